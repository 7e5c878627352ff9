"""Positions for rulebook cases: put pieces, troops, cards and markers where a case wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.arranging import lay_out
from sanssouci.games.friedrich.atlas import ATLAS, GENERALS
from sanssouci.games.friedrich.deck import BY_TEXT, DECK_SIZE
from sanssouci.games.friedrich.fate_cards import NUMBERED, STROKES, text
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Line, Play
from sanssouci.steps.field import OFF


def stage(
    nation: str | None = None,
    *,
    scenario: str = "four-player",
    phase: str = "movement",
    turn: int = 1,
    at: Mapping[str, str | None] | None = None,
    only: bool = False,
    troops: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    markers: Sequence[str] = (),
    down: Sequence[str] = (),
    fate: str | None = None,
    strokes: Sequence[str] = (),
    out: Sequence[str] = (),
    victor: str | None = None,
    offensive: int | None = None,
    **options: Any,
) -> Position:
    """A position in the middle of a game, its log switched on.

    ``nation``: whose stage it is, right at the start of ``phase``: "movement", "combat" (pairs are
    worked out), "supply"; or phase="fate": the card of fate is about to be drawn (chance acts).
    ``at``: piece id -> city id, or None for off the map. With ``only=True`` all pieces not named in
    ``at`` are off the map; otherwise they stand where they start. ``troops``: general id -> number;
    other generals on the map get an equal share (at least one) of what the nation has at the start.
    ``hands``: nation -> cards such as "10D" or "R" (taken from deck 1, or "10D.2" for deck 2).
    ``markers``: conquered objectives. ``fate``: text in force, "7S". ``strokes``: strokes already
    drawn ("Bute", "India", ...); ``out``: nations out of the war. ``victor``: the last victorious
    general.
    """
    position = GAME.new(scenario, **options)
    assert isinstance(position, Position)
    position.turn = turn
    index, city = ATLAS.piece_index, ATLAS.index
    if only:
        for number in position.setting.pieces:
            position.place[number] = OFF
    for piece, where in (at or {}).items():
        position.place[index[piece]] = OFF if where is None else city[where]
    for number in range(len(NATIONS)):
        _share_troops(position, number, troops or {})
        for stack in position.stacks(number).values():
            position.merge_pools(stack)
    _deal(position, hands or {})
    for name in markers:
        position.markers |= 1 << city[name]
    for general in down:
        position.down |= 1 << index[general]
    if fate:
        position.fate = text(int(fate[:-1]), fate[-1])
        position.fate_left.remove(int(fate[:-1]) - 1)
    for stroke in strokes:
        position.strokes |= 1 << STROKES.index(stroke)
        position.fate_left.remove(NUMBERED + STROKES.index(stroke))
    for name in out:
        position.out |= 1 << NATION_INDEX[name]
    if victor:
        position.victor = index[victor]
    if offensive is not None:
        position.offensive = offensive
    lay_out(position, None if phase == "fate" else NATION_INDEX[nation or ""], phase)
    lines: list[Line] = []
    position.log = lines
    position._settle()
    return position


def _share_troops(position: Position, nation: int, given: Mapping[str, int]) -> None:
    on_map = [g for g in GENERALS[nation] if position.place[g] >= 0]
    for general in GENERALS[nation]:
        position.troops[general] = 0
    named = {ATLAS.piece_index[id]: n for id, n in given.items()}
    left = position.setting.strength[nation] - sum(named.get(g, 0) for g in on_map)
    others = [g for g in on_map if g not in named]
    for general in on_map:
        position.troops[general] = named.get(general, 0)
    for number, general in enumerate(others):
        share = left // (len(others) - number)
        position.troops[general] = max(1, min(8, share))
        left -= position.troops[general]


def _deal(position: Position, hands: Mapping[str, Sequence[str]]) -> None:
    """Give the cards out and make what is left of deck 1 the draw pile."""
    taken: list[int] = []
    for nation, cards in hands.items():
        for name in cards:
            card = BY_TEXT[name if "." in name else f"{name}.1"]
            if card in taken:
                card += 1  # the second Reserve of the deck
            assert card not in taken, f"{name} is dealt twice; name another deck, as in 10D.2"
            taken.append(card)
            position.add_card(NATION_INDEX[nation], card)
    position.opened = max([1, *(card // DECK_SIZE + 1 for card in taken)])
    position.pile = [card for card in range(DECK_SIZE) if card not in taken]


def act(position: Position, *actions: str) -> Position:
    """Carry out actions, each by whoever is asked; ``seat: action`` names the seat."""
    for text_ in actions:
        seat, colon, rest = text_.partition(": ")
        if not colon:
            seat, rest = position.actors[0], text_
        position.apply(seat, GAME.parse(position, seat, rest) if seat != CHANCE else rest)
    return position


def where(position: Position, piece: str) -> str | None:
    """The city of a piece; None off the map."""
    city = position.place[ATLAS.piece_index[piece]]
    return ATLAS.ids[city] if city >= 0 else None


def troops(position: Position, general: str) -> int:
    return position.troops[ATLAS.piece_index[general]]


def log_keys(position: Position) -> list[str]:
    """The keys of all log lines so far."""
    return [line.message.key for line in position.log or ()]


def legal(position: Position, start: str = "") -> list[str]:
    """The legal actions of whoever is asked that begin with some words."""
    return [str(a) for a in position.legal(position.actors[0]) if a.startswith(start)]


def why(position: Position, action: str) -> str:
    """The id of the rule that forbids an action to whoever is asked."""
    reason = position.why_not(position.actors[0], action)
    assert reason is not None, f"{action!r} is legal"
    return reason.rule


def purchase() -> Play:
    """Prussia has decided to buy two troops and has more than one way to pay and to place them."""
    weak = [f"troops {general} 1" for general in ("friedrich", "winterfeldt", "heinrich")]
    hand = "hand prussia 13S.1 12S.1 7C.1 5H.1"
    state = GAME.arrange([*weak, hand, "begin prussia"], "austrian-theatre")
    play = Play.from_position(state, seed=1)
    play.act("frederick", "recruit 2 0")
    return play
