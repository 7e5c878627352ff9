"""M17.8 to M17.10 What political cards do for the power that takes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sanssouci.games.maria import saxony, subsidies
from sanssouci.games.maria.movement import EventMarch
from sanssouci.games.maria.nations import (
    FRANCE,
    NATION_INDEX,
    NATIONS,
    PRUSSIAN,
    SAXONY,
)
from sanssouci.games.maria.political_tables import (
    BEDRIDDEN,
    ITALY_TRACK,
    LAST_BOX,
    MAJOR_POWERS,
    MARCH,
    SAXONY_TRACK,
    TRACKS,
    TRUCE,
    PoliticalCard,
)
from sanssouci.games.maria.position import NOBODY, Position
from sanssouci.games.maria.tactical_cards import Deal
from sanssouci.games.maria.tracks import BOX
from sanssouci.games.maria.victory_markers import pass_marker
from sanssouci.games.maria.winter import Recruiting
from sanssouci.kernel import Action, Prospect
from sanssouci.kernel.parts import with_one

DIRECTIONS: Final = ("left", "", "right")


def most_steps(position: Position, card: PoliticalCard, nation: int) -> int:
    """How far a card can move its marker for the power that takes it (M17.1, M19.9)."""
    direction = card.direction(NATIONS[nation])
    if not direction:
        return 0
    track = TRACKS.index(card.track)
    lowest = saxony.lowest_box(position) if track == SAXONY_TRACK else 1
    box = position.tracks[track]
    return max(0, min(card.steps, LAST_BOX - box if direction > 0 else box - lowest))


def _does_more(card: PoliticalCard) -> bool:
    """True if a card does something besides moving a marker."""
    return bool(card.cards or card.fewer or card.troops or card.special)


def choices(position: Position, card: PoliticalCard, nation: int) -> list[Action]:
    """Every way to take a card: wholly, with fewer steps, or only to deny it to others (M16.9)."""
    if card.direction(NATIONS[nation]):
        least = 0 if _does_more(card) else 1
        steps = range(most_steps(position, card, nation), least - 1, -1)
        found = [Action.of("event", card.id, number) for number in steps]
    else:
        found = [Action.of("event", card.id)] if _does_more(card) else []
    return [*found, Action.of("deny", card.id)]


def carry_out(position: Position, card: PoliticalCard, nation: int, steps: int) -> None:
    """The event happens; what has to be asked or dealt lies on the stack, the first on top."""
    if steps:
        _shift(position, card, nation, steps)
    if card.special == TRUCE:
        position.truce = True
        position.tell("log.truce", "M17.9")
    if card.fewer:
        fewer = position.fewer[FRANCE] + card.fewer
        position.fewer = with_one(position.fewer, FRANCE, fewer)
        position.tell("log.fewer", "M17.10", nation=NATIONS[FRANCE], count=card.fewer)
    if card.special == BEDRIDDEN:
        position.no_force_march = True
        position.tell("log.bedridden", "M17.8", nation=NATIONS[FRANCE])
    if card.special == MARCH:
        position.push(EventMarch(nation))
    for drawer in reversed(drawers(position, card, nation)):
        position.push(Deal(drawer, card.cards))
    if card.troops:
        position.push(Recruiting(nation, card.troops, card.free))


def _shift(position: Position, card: PoliticalCard, nation: int, steps: int) -> None:
    track = TRACKS.index(card.track)
    direction = card.direction(NATIONS[nation])
    box = position.tracks[track] + steps * direction
    position.tracks = with_one(position.tracks, track, box)
    position.tell(
        "log.shifts", "M17.8", track=card.track, steps=steps,
        direction=DIRECTIONS[direction + 1], box=box,
    )  # fmt: skip


def drawers(position: Position, card: PoliticalCard, nation: int) -> list[int]:
    """The powers that draw cards; Saxony only from a Prussian box, and not if it is occupied."""
    found = [NATION_INDEX[drawer] for drawer in card.drawn_by(NATIONS[nation])]
    prussian = saxony.alliance_in(position.tracks[SAXONY_TRACK]) == PRUSSIAN
    return [
        drawer
        for drawer in found
        if drawer != SAXONY or (prussian and not subsidies.is_occupied(position, SAXONY))
    ]


# -- consequences of boxes (M16.12) ---------------------------------------------------------------


def italy_follows(position: Position) -> None:
    """The Italy box has the marker that the track of Italy gives it (M14.11)."""
    power = BOX[ITALY_TRACK, position.tracks[ITALY_TRACK]].marker
    holder = NATION_INDEX[power] if power else NOBODY
    was, position.italy = position.italy, holder
    pass_marker(position, was, holder, "M14.11", lost="log.italy_lost", gained="log.italy")


# -- foresight ------------------------------------------------------------------------------------


def foresee(position: Position, card: PoliticalCard, nation: int, steps: int) -> Iterator[Prospect]:
    """What a card would do for the power that takes it, if nothing else moved the markers."""
    after = position.clone()
    if steps:
        _shift(after, card, nation, steps)
        track = TRACKS.index(card.track)
        yield Prospect.of(
            "foresee.shifts", "M17.8", track=card.track, box=after.tracks[track],
            direction=DIRECTIONS[card.direction(NATIONS[nation]) + 1], steps=steps,
        )  # fmt: skip
        if track == SAXONY_TRACK:
            yield from saxony.foresee_box(position, after.tracks[track])
        else:
            yield from _foresee_box(position, after, track)
    for drawer in drawers(after, card, nation):
        yield Prospect.of("foresee.cards", "M17.10", nation=NATIONS[drawer], count=card.cards)
    if card.fewer:
        yield Prospect.of("foresee.fewer", "M17.10", nation=NATIONS[FRANCE], count=card.fewer)
    if card.troops:
        yield Prospect.of(
            "foresee.recruits", "M17.6", nation=NATIONS[nation], troops=card.troops, free=card.free
        )
    if card.special in (TRUCE, MARCH, BEDRIDDEN):
        yield Prospect.of(f"foresee.{card.special}", "M17.8")


def _foresee_box(position: Position, after: Position, track: int) -> Iterator[Prospect]:
    """What the new box of a track means, against the one its marker stands in."""
    old, new = BOX[track, position.tracks[track]], BOX[track, after.tracks[track]]
    for power in MAJOR_POWERS:
        if new.extra(power) < old.extra(power):
            yield Prospect.of("foresee.less", "M17.2", nation=power)
        elif new.extra(power) > old.extra(power):
            yield Prospect.of("foresee.more", "M17.2", nation=power)
    if new.marker != old.marker:
        if new.marker:
            yield Prospect.of("foresee.italy", "M14.11", nation=new.marker)
        if old.marker:
            yield Prospect.of("foresee.italy_lost", "M14.11", nation=old.marker)
    if new.mission != old.mission:
        if new.mission:
            yield Prospect.of("foresee.mission", "M17.3", nation=new.mission)
        if old.mission:
            yield Prospect.of("foresee.mission_over", "M17.5", nation=old.mission)
