"""M20 The annexation of Silesia: the offer of peace, the truce, and the return to war."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.board import bits
from sanssouci.games.maria import saxony
from sanssouci.games.maria.atlas import (
    ATLAS,
    CITY,
    NATION_OF,
    PIECE_ID,
    SECOND_TRAIN,
)
from sanssouci.games.maria.displacement import evict
from sanssouci.games.maria.nations import AUSTRIA, NATIONS, PRUSSIA, PRUSSIAN
from sanssouci.games.maria.political_tables import SAXONY_TRACK
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.victory_markers import free_marker, holdings, lift_flag, use_marker
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.kernel.parts import with_one
from sanssouci.steps.consent import Consent

PRUSSIAN_STAGE: Final = 4
TRUCE_TURNS: Final = 2
"""Neutrality ends when Prussia's stage of the turn after next begins (M20.7)."""
_CHOICES: Final = (Action("propose"), Action("forgo"))


def holds_silesia(position: Position) -> bool:
    """True if Prussia controls all seven Silesian fortresses."""
    return not ATLAS.silesian & ~holdings(position)[PRUSSIA]


@dataclass(frozen=True, slots=True)
class Peace(Phase[Position]):
    """At the end of its stage Prussia may offer Austria peace for Silesia (M20.1)."""

    name: ClassVar[str] = "peace"

    def actors(self, position: Position) -> tuple[str, ...]:
        if position.silesia or not holds_silesia(position):
            return ()
        return (position.seat(PRUSSIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.peace", "M20.1")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return _CHOICES

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.peace", "M20.1")

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "propose":
            yield from foresee_annexation(position)

    def propose(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.offers_peace", "M20.1")
        position.push(PeaceOffered(seat, position.seat(AUSTRIA)))

    def forgo(self, position: Position, seat: str) -> None:
        position.pop()

    def proceed(self, position: Position) -> None:
        position.pop()


@dataclass(frozen=True, slots=True)
class PeaceOffered(Consent[Position]):
    """Austria accepts, once in the game, or refuses (M20.1)."""

    name: ClassVar[str] = "peace_offered"
    rule: ClassVar[str] = "M20.1"

    def question(self, position: Position) -> Message:
        return Message.of("prompt.peace_offered", "M20.1")

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "agree":
            yield from foresee_annexation(position)

    def agreed(self, position: Position) -> None:
        annex(position)


def foresee_annexation(position: Position) -> Iterator[Prospect]:
    """What the peace would mean for Prussia, its markers and Saxony."""
    away = markers_in(position, PRUSSIA, position.relations.home[AUSTRIA])
    aside = half_rounded_up(len(away))
    yield Prospect.of("foresee.rewarded", "M20.6")
    if away:
        yield Prospect.of(
            "foresee.annexes", "M20.4", *(CITY[city] for city in away),
            aside=aside, back=len(away) - aside,
        )  # fmt: skip
    yield Prospect.of("foresee.neutral", "M20.7", turn=position.turn + TRUCE_TURNS)
    if position.alliance == PRUSSIAN:
        yield from saxony.foresee_box(position, saxony.S_BOX)


def markers_in(position: Position, nation: int, land: int) -> list[int]:
    """The towns of this land that bear a power's victory marker."""
    return list(bits(position.flags[nation] & land))


def half_rounded_up(count: int) -> int:
    return (count + 1) // 2


def annex(position: Position) -> None:
    """Silesia is Prussian, and Prussia neutral for a while (M20.2 to M20.7)."""
    position.silesia = True
    position.neutral_until = position.turn + TRUCE_TURNS
    position.tell("log.annexed", "M20.2", turn=position.neutral_until)
    relations = position.relations
    for city in markers_in(position, AUSTRIA, relations.home[PRUSSIA]):
        lift_flag(position, AUSTRIA, city)
    set_markers_aside(position, PRUSSIA, relations.home[AUSTRIA], "M20.4")
    if position.setting.option["silesian_markers"] == "return":
        for city in markers_in(position, PRUSSIA, ATLAS.country["silesia"]):
            lift_flag(position, PRUSSIA, city)
    position.asked = [asked & ~relations.neutral_land for asked in position.asked]
    use_marker(position, PRUSSIA)
    position.second_train_due = True
    position.push(SecondTrain())
    if position.alliance == PRUSSIAN:
        position.tracks = with_one(position.tracks, SAXONY_TRACK, saxony.S_BOX)
        saxony.change_sides(position, saxony.alliance_in(saxony.S_BOX))
    else:
        evict(position, "M20.5")


def set_markers_aside(position: Position, nation: int, land: int, rule: str) -> None:
    """A power takes its markers off some land: half of them, rounded up, are set aside."""
    cities = markers_in(position, nation, land)
    for city in cities:
        lift_flag(position, nation, city)
    aside = half_rounded_up(len(cities))
    for _ in range(aside):
        use_marker(position, nation)
    position.set_aside = with_one(position.set_aside, nation, position.set_aside[nation] + aside)
    position.tell(
        "log.set_aside", rule, nation=NATIONS[nation], aside=aside, back=len(cities) - aside
    )


def take_back(position: Position, nation: int, rule: str) -> None:
    """The markers a power has set aside go to its pool (M20.8, M21.2)."""
    count = position.set_aside[nation]
    if count:
        position.set_aside = with_one(position.set_aside, nation, 0)
        for _ in range(count):
            free_marker(position, nation)
        position.tell("log.taken_back", rule, nation=NATIONS[nation], count=count)


def home_to_keep(position: Position, pieces: Sequence[int]) -> int:
    """The land that pieces cannot leave without losing what is set aside; 0 if there is none."""
    if not position.set_aside[PRUSSIA] or position.is_neutral(PRUSSIA):
        return 0
    prussian = any(NATION_OF[piece] == PRUSSIA for piece in pieces)
    return position.relations.home[PRUSSIA] if prussian else 0


def left_home(position: Position, pieces: Sequence[int], entered: int) -> None:
    """Pieces have come to these towns; Prussia may be at war again (M20.8)."""
    home = home_to_keep(position, pieces)
    if home and entered & ~home:
        take_back(position, PRUSSIA, "M20.8")


def begin_stage(position: Position, stage: int) -> None:
    """The truce ends with Prussia's stage (M20.7)."""
    if stage == PRUSSIAN_STAGE and 0 < position.neutral_until <= position.turn:
        position.neutral_until = 0
        position.tell("log.truce_over", "M20.7")


def begin_phase(position: Position) -> None:
    """A second train that had no place may find one before a phase begins (M20.6)."""
    if position.second_train_due:
        position.push(SecondTrain())


def train_sites(position: Position) -> int:
    """Where the second Prussian train may be put: a free major fortress of Prussia (M20.6)."""
    own = ATLAS.majors & position.relations.home[PRUSSIA] & holdings(position)[PRUSSIA]
    return own & ~position.occupied()


@dataclass(frozen=True, slots=True)
class SecondTrain(Phase[Position]):
    """Prussia puts its second train on the map without cost, as soon as it can (M20.6)."""

    name: ClassVar[str] = "second_train"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),) if train_sites(position).bit_count() > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.second_train", "M20.6")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        train = PIECE_ID[SECOND_TRAIN]
        return [Action.of("place", train, city) for city in ATLAS.names(train_sites(position))]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.second_train", "M20.6")

    def place(self, position: Position, seat: str, train: str, city: str) -> None:
        self._put(position, ATLAS.index[city])

    def proceed(self, position: Position) -> None:
        sites = train_sites(position)
        if sites:
            self._put(position, next(bits(sites)))
        else:
            position.pop()

    def _put(self, position: Position, city: int) -> None:
        position.pop()
        position.second_train_due = False
        position.set_down(SECOND_TRAIN, city)
        position.tell("log.second_train", "M20.6", piece=PIECE_ID[SECOND_TRAIN], city=CITY[city])
