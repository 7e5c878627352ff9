"""M19 Saxony: Prussia's ally, neutral, Austria's ally, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.board import bits
from sanssouci.games.maria.atlas import GENERALS, TRAINS
from sanssouci.games.maria.bargaining import may_pay
from sanssouci.games.maria.displacement import EMPTY, Departure, displace, evict
from sanssouci.games.maria.nations import (
    ALLIANCES,
    AUSTRIA,
    MAJORS,
    NATION_INDEX,
    NEUTRAL,
    PRUSSIAN,
    SAXONY,
)
from sanssouci.games.maria.political_tables import LAST_BOX, SAXONY_TRACK
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import SUBSIDY
from sanssouci.games.maria.tracks import BOX
from sanssouci.games.maria.victory_markers import lift_flag
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.kernel.parts import with_one

S_BOX: Final = next(
    number
    for (track, number), box in BOX.items()
    if track == SAXONY_TRACK and box.alliance == ALLIANCES[NEUTRAL]
)
"""The box called S, on which Saxony is neutral."""
_RULE: Final = ("M19.9", "M19.5", "M19.7")
"""By alliance, the rule that tells how Saxony comes to it."""


def alliance_in(box: int) -> int:
    """With whom Saxony stands while its marker is in a box."""
    return ALLIANCES.index(BOX[SAXONY_TRACK, box].alliance)


def lowest_box(position: Position) -> int:
    """How far left the marker may go: once gone, Saxony may not be allowed back (M19.9)."""
    gone = position.alliance != PRUSSIAN
    return S_BOX if gone and not position.setting.option["saxony_returns"] else 1


def follow_marker(position: Position) -> None:
    """The box that Saxony's marker has reached takes effect."""
    new = alliance_in(position.tracks[SAXONY_TRACK])
    if new != position.alliance:
        change_sides(position, new)


def change_sides(position: Position, new: int) -> None:
    """Saxony stands with others from now on (M19.4 to M19.9)."""
    before = position.seat(SAXONY)
    partners = position.relations.cooperating[SAXONY]
    position.alliance = new
    leader = position.seat(SAXONY)
    if leader != before:
        position.hand_place_over(SAXONY, before, leader)
    position.seal()  # the new leader has looked at Saxony's hand
    position.tell("log.saxony", _RULE[new], alliance=ALLIANCES[new], seat=leader)
    void_deals(position)
    position.drop_from_phases(SAXONY)
    if new == NEUTRAL:
        become_neutral(position)
    else:
        _part_from(position, partners, _RULE[new])


def void_deals(position: Position) -> None:
    """Deals lapse whose powers have come under one player, subsidies of powers not allied."""
    for deal in list(position.deals):
        giver, taker = NATION_INDEX[deal.giver], NATION_INDEX[deal.taker]
        if deal.kind == SUBSIDY:
            lapses = not may_pay(position, giver, taker)
        else:
            lapses = position.seat(giver) == position.seat(taker)
        if lapses:
            position.void(deal)
    position.proposals = [
        proposal
        for proposal in position.proposals
        if SAXONY not in (NATION_INDEX[proposal.deal.giver], NATION_INDEX[proposal.deal.taker])
    ]


def become_neutral(position: Position) -> None:
    """Foreign markers and pieces leave Saxony, its own pieces go back where they began (M19.5)."""
    clear_markers(position, position.relations.home[SAXONY])
    evict(position, "M19.5", (*GENERALS[SAXONY], *TRAINS[SAXONY]))


def clear_markers(position: Position, land: int) -> None:
    """Victory markers on this land go back to their pools, and question markers leave it."""
    for nation in MAJORS:
        for city in bits(position.flags[nation] & land):
            lift_flag(position, nation, city)
    position.asked = [asked & ~land for asked in position.asked]


def _part_from(position: Position, partners: Sequence[int], rule: str) -> None:
    """A Saxon general leaves the stack of a power that he no longer stands with."""
    departures = []
    for general in GENERALS[SAXONY]:
        city = position.place[general]
        if city >= 0 and any(
            position.generals_at(city, nation) for nation in partners if nation != SAXONY
        ):
            departures.append(Departure((general,), city, EMPTY))
    displace(position, departures, rule, position.seat(SAXONY))


@dataclass(frozen=True, slots=True)
class Drift(Phase[Position]):
    """Prussia had to remove markers: Austria says how far Saxony drifts away (M19.1, M19.2)."""

    name: ClassVar[str] = "drift"

    def _most(self, position: Position) -> int:
        return min(position.removals, LAST_BOX - position.tracks[SAXONY_TRACK])

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(AUSTRIA),) if self._most(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.drift", "M19.2", steps=self._most(position))

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("drift", steps) for steps in range(self._most(position) + 1)]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.drift", "M19.2", steps=self._most(position))

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        yield from foresee_box(position, position.tracks[SAXONY_TRACK] + int(action.words[0]))

    def drift(self, position: Position, seat: str, steps: str) -> None:
        position.pop()
        position.removals = 0
        box = position.tracks[SAXONY_TRACK] + int(steps)
        position.tell("log.drifts", "M19.1", steps=int(steps), box=box)
        if position.setting.option["saxony_shift"] == "each":
            position.push(BoxByBox(box))
        else:
            position.tracks = with_one(position.tracks, SAXONY_TRACK, box)
            follow_marker(position)

    def proceed(self, position: Position) -> None:
        position.removals = 0
        position.pop()


@dataclass(frozen=True, slots=True)
class BoxByBox(Phase[Position]):
    """Every box on the way takes effect, with the option ``saxony_shift=each`` (M19.2)."""

    name: ClassVar[str] = "box_by_box"
    end: int

    def proceed(self, position: Position) -> None:
        if position.tracks[SAXONY_TRACK] == self.end:
            position.pop()
            return
        box = position.tracks[SAXONY_TRACK] + 1
        position.tracks = with_one(position.tracks, SAXONY_TRACK, box)
        follow_marker(position)


def foresee_box(position: Position, box: int) -> Iterator[Prospect]:
    """What it would mean for Saxony to have its marker in a box."""
    new = alliance_in(box)
    if new != position.alliance:
        yield Prospect.of("foresee.saxony", _RULE[new], alliance=ALLIANCES[new])
