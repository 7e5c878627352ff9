"""Positions for cases of politics: frames, pieces, cards and markers as a case wants them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, GENERALS, MOST_TROOPS
from sanssouci.games.maria.deck import BY_TEXT, DECK_SIZE
from sanssouci.games.maria.election import Election
from sanssouci.games.maria.nations import ALLIANCES, NATION_INDEX
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.political_tables import TRACKS
from sanssouci.games.maria.politics import Politics
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import AfterPolitics, EndOfTurn, Turn
from sanssouci.games.maria.victory_markers import lift_all, put_flag
from sanssouci.kernel import CHANCE, Phase, laws
from sanssouci.kernel.parts import with_one
from sanssouci.steps.deals import Deal
from sanssouci.steps.field import AWAY, OFF


def staged(
    *frames: Phase[Any],
    scenario: str = "advanced",
    turn: int = 2,
    stage: int = 1,
    at: Mapping[str, str | None] | None = None,
    troops: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    kept: Mapping[str, Sequence[str]] | None = None,
    flags: Mapping[str, Sequence[str]] | None = None,
    tracks: Mapping[str, int] | None = None,
    open_cards: Sequence[str] = (),
    winner: str | None = None,
    deals: Sequence[Deal] = (),
    prepare: Callable[[Position], None] | None = None,
    **options: Any,
) -> Position:
    """A position in a stage of a turn with these frames on its stack, the last on top.

    ``at``: piece -> town, or None for off the map. ``troops``: general -> number; others have
    what is left, fairly shared. ``hands`` and ``kept`` (open on the display): power -> cards such
    as "10D", of deck 1. ``flags``: power -> fortresses with its marker. Saxony stands as its track
    says. ``prepare`` does what else is wanted before anything happens.
    """
    position = GAME.new(scenario, **options)
    assert isinstance(position, Position)
    position.turn, position.stage = turn, stage
    for piece, town in (at or {}).items():
        position.place[ATLAS.piece_index[piece]] = OFF if town is None else ATLAS.index[town]
    _share_troops(position, troops or {})
    _deal(position, hands or {}, kept or {})
    for power, towns in (flags or {}).items():
        for town in towns:
            lift_all(position, ATLAS.index[town])
            put_flag(position, NATION_INDEX[power], ATLAS.index[town])
    for track, box in (tracks or {}).items():
        position.tracks = with_one(position.tracks, TRACKS.index(track), box)
    position.alliance = ALLIANCES.index(_saxon_box(position).alliance)
    position.open_cards = [CARD_INDEX[id] for id in open_cards]
    used = {card.index for card in CARDS if card.year < 1741 + (turn - 1) // 3}
    position.political_left = [
        card.index
        for card in CARDS
        if card.index not in used and card.index not in position.open_cards
    ]
    if winner:
        position.winner = NATION_INDEX[winner]
    position.deals = list(deals)
    position.stack = [*_beneath(frames, stage), *frames]
    if prepare:
        prepare(position)
    position.log = []
    position._legal = {}
    position._settle()
    return position


def _beneath(frames: Sequence[Phase[Any]], stage: int) -> list[Phase[Any]]:
    """What lies below these frames where the rules begin them."""
    if frames and isinstance(frames[0], Election):
        return [EndOfTurn(1)]
    between = [AfterPolitics()] if frames and isinstance(frames[0], Politics) else []
    return [Turn(stage + 1), *between]


def _saxon_box(position: Position) -> Any:
    from sanssouci.games.maria.tracks import BOX

    return BOX[0, position.tracks[0]]


def _share_troops(position: Position, given: Mapping[str, int]) -> None:
    named = {ATLAS.piece_index[id]: number for id, number in given.items()}
    for nation, generals in enumerate(GENERALS):
        serving = [g for g in generals if position.place[g] >= 0 or position.place[g] == AWAY]
        left = position.setting.strength[nation] - sum(named.get(g, 0) for g in serving)
        others = [g for g in serving if g not in named]
        for general in generals:
            position.troops[general] = named.get(general, 0) if general in serving else 0
        for number, general in enumerate(others):
            share = max(1, min(MOST_TROOPS, left // (len(others) - number)))
            position.troops[general] = share
            left -= share


def _deal(
    position: Position, hands: Mapping[str, Sequence[str]], kept: Mapping[str, Sequence[str]]
) -> None:
    taken: list[int] = []

    def take(text: str) -> int:
        card = BY_TEXT[f"{text}.1"]
        if card in taken:
            card += 1  # the second Reserve of the deck
        assert card not in taken, f"{text} is dealt twice"
        taken.append(card)
        return card

    position.hands = [[] for _ in position.hands]
    for power, texts in hands.items():
        position.hands[NATION_INDEX[power]] = [take(text) for text in texts]
    for power, texts in kept.items():
        cards = [take(text) for text in texts]
        position.hands[position.display(NATION_INDEX[power])] = cards
        position.kept = [*position.kept, *cards]
        for card in cards:
            position.show(card)
    position.opened = 1
    position.pile = [card for card in range(DECK_SIZE) if card not in taken]


def act(position: Position, *actions: str) -> Position:
    """Carry out actions, each by whoever is asked; ``seat: action`` names the seat.

    The laws of hidden information are asked before each of them.
    """
    rng = Random(len(actions))
    for text in actions:
        seat, colon, rest = text.partition(": ")
        if not colon:
            seat, rest = position.actors[0], text
        laws.check_resample(position, rng)
        laws.check_json(position)
        position.apply(seat, GAME.parse(position, seat, rest) if seat != CHANCE else rest)
    return position


def chance(position: Position, seed: int = 0) -> Position:
    """Let chance decide until somebody else has to."""
    rng = Random(seed)
    while position.actors == (CHANCE,):
        position.apply(CHANCE, position.sample_chance(rng))
    return position


def legal(position: Position, start: str = "") -> list[str]:
    """The legal actions of whoever is asked that begin with some words."""
    return [str(a) for a in position.legal(position.actors[0]) if a.startswith(start)]


def why(position: Position, action: str) -> str:
    """The id of the rule that forbids an action to whoever is asked."""
    reason = position.why_not(position.actors[0], action)
    assert reason is not None, f"{action!r} is legal"
    return reason.rule


def where(position: Position, piece: str) -> str | None:
    town = position.place[ATLAS.piece_index[piece]]
    return ATLAS.ids[town] if town >= 0 else None


def log_keys(position: Position) -> list[str]:
    return [line.message.key for line in position.log or ()]


def foreseen(position: Position, action: str) -> list[str]:
    """What whoever is asked is told of an action, in words."""
    seat = position.actors[0]
    return [GAME.say(prospect.message) for prospect in position.foresee(seat, action)]
