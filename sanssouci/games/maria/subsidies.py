"""M5.3 to M5.5, M24.3, M24.4 How many cards a power draws, and the subsidies among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.maria import missions
from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.nations import (
    BAVARIA,
    FRANCE,
    MAJORS,
    MINORS,
    NATION_INDEX,
    NATIONS,
    SAXONY,
)
from sanssouci.games.maria.political_tables import SAXONY_TRACK
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import SUBSIDY
from sanssouci.games.maria.tracks import BOX
from sanssouci.games.maria.victory_markers import held_by
from sanssouci.kernel import Action, Message, Phase, Prospect

FRENCH_STAGE: Final = 3
LAST_COMPULSORY_TURN: Final = 3
TURNS_A_YEAR: Final = 3
_CHOICES: Final = (Action("subsidise"), Action("withhold"))


def is_occupied(position: Position, nation: int) -> bool:
    """True if a minor power's major fortress is in enemy hands (M5.5)."""
    if nation not in MINORS:
        return False
    enemies = position.relations.enemies[nation]
    capitals = ATLAS.majors & ATLAS.home[nation]
    return bool(capitals & held_by(position, enemies))


def income(position: Position, nation: int) -> int:
    """The cards a power may draw in its stage, before subsidies (M5.3, M5.4, M17.2)."""
    if is_occupied(position, nation):
        return 0
    cards = position.setting.income[nation]
    if not position.setting.whole_war:
        return cards
    boxes = [BOX[place] for place in enumerate(position.tracks)]
    if nation == SAXONY:
        cards = boxes[SAXONY_TRACK].cards
    name = NATIONS[nation]
    for box in boxes:
        cards += box.extra(name)
    if position.setting.option["mission_impossible"] == "card":
        cards -= len(missions.unmanned(position, nation))
    return max(0, cards - position.fewer[nation])


def draw_size(position: Position, nation: int) -> int:
    """How many cards a power draws, what it gives and gets in subsidies included (M24.6)."""
    given = len(paid_by(position, nation))
    if position.deals:
        givers: Sequence[int] = MAJORS
    else:
        givers = (FRANCE,) if nation == BAVARIA else ()
    got = sum([nation in paid_by(position, giver) for giver in givers])
    return income(position, nation) - given + got


def paid_by(position: Position, giver: int) -> list[int]:
    """The powers that get a card of a power's income this turn; no card, no subsidy."""
    able = [taker for taker in _takers(position, giver) if _can_be_paid(position, giver, taker)]
    return able[: income(position, giver)] if able else []


def _can_be_paid(position: Position, giver: int, taker: int) -> bool:
    """True if a subsidy reaches a power: one of the two may have drawn before it was freed (M5.5).

    Saxony draws in stage 4, so that only France has drawn before it.
    """
    if is_occupied(position, taker):
        return False
    one_has_drawn = taker == BAVARIA or giver == FRANCE
    return not (one_has_drawn and position.cut_off >> taker & 1)


def _takers(position: Position, giver: int) -> list[int]:
    """The powers that a power has promised a subsidy, whether it can be paid or not."""
    if not position.setting.whole_war or giver not in MAJORS:
        return []
    takers = [BAVARIA] if giver == FRANCE and position.bavarian else []
    if position.deals:
        contracts = sorted(position.deals_of(SUBSIDY, NATIONS[giver]))
        takers += [NATION_INDEX[deal.taker] for deal in contracts]
    return takers


def begin_stage(position: Position, stage: int) -> None:
    """Before the first draw of a turn offers of subsidies lapse and France may have to choose."""
    if stage != FRENCH_STAGE or not position.setting.whole_war:
        return
    position.proposals = [offer for offer in position.proposals if offer.deal.kind != SUBSIDY]
    position.cut_off = sum(1 << minor for minor in MINORS if is_occupied(position, minor))
    if position.turn <= LAST_COMPULSORY_TURN:
        return
    if position.setting.option["bavarian_subsidy"] == "year":
        asked = position.turn % TURNS_A_YEAR == 1
    else:
        asked = not is_occupied(position, BAVARIA)
    if asked:
        position.push(Bavarian())


@dataclass(frozen=True, slots=True)
class Bavarian(Phase[Position]):
    """France chooses whether Bavaria gets a card of its income (M24.4)."""

    name: ClassVar[str] = "bavarian_subsidy"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(FRANCE),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.bavarian_subsidy", "M24.4")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return _CHOICES

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.bavarian_subsidy", "M24.4")

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        after = position.clone()
        after.bavarian = action.verb == "subsidise"
        yield Prospect.of(
            "foresee.draws", "M24.4",
            france=draw_size(after, FRANCE), bavaria=draw_size(after, BAVARIA),
        )  # fmt: skip

    def subsidise(self, position: Position, seat: str) -> None:
        self._decide(position, pays=True)

    def withhold(self, position: Position, seat: str) -> None:
        self._decide(position, pays=False)

    def _decide(self, position: Position, *, pays: bool) -> None:
        position.pop()
        position.bavarian = pays
        position.tell("log.subsidises" if pays else "log.withholds", "M24.4")
