"""Positions for cases of war: a phase of a stage, with nothing on the map but what a case names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, PIECE_ID
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import Stage
from sanssouci.kernel import CHANCE
from sanssouci.steps.deals import Deal
from sanssouci.steps.field import OFF
from tests.games.maria.political_staging import staged

_WAITING = ("dessauer", "prussia-train-2")
"""Pieces that begin off the map and stay there unless they are named."""


def war(
    stage: int,
    step: int,
    at: Mapping[str, str | None],
    *,
    down: Sequence[str] = (),
    hussars: Sequence[str] = (),
    chosen: Sequence[str] = (),
    troops: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    flags: Mapping[str, Sequence[str]] | None = None,
    tracks: Mapping[str, int] | None = None,
    deals: Sequence[Deal] = (),
    turn: int = 2,
    **options: Any,
) -> Position:
    """A stage of a turn right at the start of a phase, such as ``sequence.MOVEMENT``.

    ``at`` has all pieces on the map. ``chosen`` command stacks of equal ranks.
    """
    scenario = options.pop("scenario", "advanced")
    elsewhere = {id: None for id in PIECE_ID if id not in at and id not in _WAITING}
    if scenario == "introductory":
        setting = GAME.new(scenario).setting
        elsewhere = {
            id: place for id, place in elsewhere.items()
            if ATLAS.piece_index[id] in setting.pieces  # type: ignore[attr-defined]
        }  # fmt: skip

    def prepare(position: Position) -> None:
        index = ATLAS.piece_index
        for general in down:
            position.down |= 1 << index[general]
        for general in chosen:
            position.chosen |= 1 << index[general]
        towns = [ATLAS.index[town] for town in hussars]
        position.hussars = [*towns, *[OFF] * (2 - len(towns))]
        for city in {position.place[index[id]] for id in at}:
            position.gather(position.stack_at(city))

    return staged(
        Stage(step), scenario=scenario, turn=turn, stage=stage, at={**elsewhere, **at},
        troops=troops, hands=hands, flags=flags, tracks=tracks, deals=deals, prepare=prepare,
        **options,
    )  # fmt: skip


def do(position: Position, *actions: str) -> Position:
    """Carry out actions, each by whoever is asked; ``seat: action`` names the seat."""
    for text in actions:
        seat, colon, rest = text.partition(": ")
        if not colon:
            seat, rest = position.actors[0], text
        position.apply(seat, rest if seat == CHANCE else GAME.parse(position, seat, rest))
    return position


def legal(position: Position, start: str = "", seat: str | None = None) -> list[str]:
    """The legal actions of a seat, or of whoever is asked, that begin with some words."""
    return [str(a) for a in position.legal(seat or position.actors[0]) if a.startswith(start)]


def ends(position: Position, start: str, seat: str | None = None) -> set[str]:
    """The towns in which the marches that begin with some words end."""
    return {action.split(" ")[-1] for action in legal(position, start, seat)}


def why(position: Position, action: str, seat: str | None = None) -> str:
    """The id of the rule that forbids an action to a seat, or to whoever is asked."""
    reason = position.why_not(seat or position.actors[0], action)
    assert reason is not None, f"{action!r} is legal"
    assert GAME.say(reason)
    return reason.rule


def where(position: Position, piece: str) -> str | None:
    """The town of a piece; None off the map."""
    city = position.place[ATLAS.piece_index[piece]]
    return ATLAS.ids[city] if city >= 0 else None


def troops(position: Position, general: str) -> int:
    return position.troops[ATLAS.piece_index[general]]


def is_down(position: Position, general: str) -> bool:
    return position.is_down(ATLAS.piece_index[general])


def marked(position: Position, nation: int) -> set[str]:
    """The fortresses with a power's markers."""
    return set(ATLAS.names(position.flags[nation]))


def keys(position: Position) -> list[str]:
    return [line.message.key for line in position.log or ()]
