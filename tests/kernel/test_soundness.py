"""Positions that cannot be are refused in a sentence that names the part."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

import pytest

import sanssouci
from sanssouci.games.friedrich import soundness as friedrich_soundness
from sanssouci.kernel import (
    BadRecord,
    Game,
    Phase,
    Play,
    RuleFailed,
    State,
    laws,
    soundness,
)
from sanssouci.kernel import state as state_module

GAMES = [sanssouci.game(id) for id in sanssouci.GAMES]


def middle(game: Game, entries: int = 160) -> Play:
    play, rng = game.play(seed=2), Random(2)
    while len(play.entries) < entries:
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    return play


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.id)
def written(request: pytest.FixtureRequest) -> tuple[Game, str]:
    game: Game = request.param
    return game, json.dumps(middle(game).state.to_json())


def scrambled(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every number, word and flag."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        if isinstance(value, dict | list):
            yield from scrambled(value, (*path, key))
        else:
            yield (*path, key)


def replaced(text: str, path: tuple[Any, ...], value: object) -> Any:
    data = json.loads(text)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def refusal(game: Game, data: Any) -> str:
    try:
        game.from_json(data)
    except BadRecord as error:
        return str(error)
    return ""


@pytest.mark.parametrize("value", ["x", 10**90, -7, 1.5, None, [1], {"a": 1}], ids=repr)
def test_a_scrambled_part_is_refused_by_name(written: tuple[Game, str], value: object) -> None:
    game, text = written
    for path in Random(str(value)).sample(list(scrambled(json.loads(text))), 50):
        if isinstance(value, int) and path == ("turn",):
            continue  # a long war is not impossible
        changed = replaced(text, path, value)
        if changed == json.loads(text):
            continue  # it was so before
        problem = refusal(game, changed)
        assert problem.startswith("not a position of"), f"{path} may be {value!r}"
        assert "\n" not in problem


@pytest.mark.parametrize(
    ("game", "path", "value", "problem"),
    [
        ("friedrich", ("place", 0), 9999, "place: 9999 is not from −2"),
        ("friedrich", ("troops", 0), 9, "troops: 9 is not from 0 to 8"),
        ("friedrich", ("opened",), 77, "opened: "),
        ("friedrich", ("controllers", 1), "napoleon", "controllers: there is no seat 'napoleon'"),
        ("friedrich", ("stack", 0, "phase"), "siesta", "stack: there is no phase 'siesta'"),
        ("friedrich", ("stack",), [], "stack: a game that goes on has a phase"),
        ("friedrich", ("stack", 0, "phase"), "supply", "stack: supply with nothing below it"),
        ("crisis", ("stack", 0), {"phase": "campaign"}, "stack: campaign with nothing below it"),
        ("crisis", ("reserve", 0), 99, "at: .* troops with its reserve"),
        ("crisis", ("control", 3), 12, "control: 12 is not from 0"),
        ("maria", ("place", 0), 9999, "place: 9999 is not from"),
        ("maria", ("stage",), 9, "stage: 9 is not from 1 to 6"),
        ("maria", ("tracks", 0), 0, "tracks: 0 is not from 1 to 5"),
        ("maria", ("pool", 0), 40, "pool: .* markers in all"),
        ("sieben-jahre", ("year",), 1700, "year: 1700 is not from"),
        ("sieben-jahre", ("bag",), [], "bag: an Advantage too many or too few"),
        ("sieben-jahre", ("battle_deck",), [], "battle_deck: a card too many or too few"),
        ("sieben-jahre", ("at", 0), 9999, "at: 9999 is not from"),
        ("crisis", ("hands", 0), [0] * 9, "decks: a card of .* too many or too few"),
    ],
)
def test_what_cannot_be_is_said(
    game: str, path: tuple[Any, ...], value: object, problem: str
) -> None:
    played = sanssouci.game(game)
    text = json.dumps(middle(played).state.to_json())
    with pytest.raises(BadRecord, match=problem):
        played.from_json(replaced(text, path, value))


def test_a_card_in_two_hands_is_refused() -> None:
    game = sanssouci.game("friedrich")
    data = middle(game).state.to_json()
    data["hands"][1].append(next(card for hand in data["hands"] for card in hand))
    with pytest.raises(BadRecord, match="hands: a card that also lies elsewhere"):
        game.from_json(data)


def test_cards_laid_down_that_are_in_nobodys_hand_are_refused() -> None:
    game = sanssouci.game("friedrich")
    play, rng = game.play("war-in-the-west", seed=1), Random(5)
    while not any(phase.name == "discard" for phase in play.state.stack):
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    data = play.state.to_json()
    data["hands"][data["stack"][-1]["nation"]].clear()
    data["held_over"] = [0] * len(data["held_over"])
    with pytest.raises(BadRecord, match=r"stack: discard: drawn_cards: .* has no such card"):
        game.from_json(data)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_part_that_no_position_has_is_refused(game: Game) -> None:
    """It was ignored but kept, and PostgreSQL cannot store a NaN."""
    data = game.new().to_json()
    assert game.from_json(data).hash() == game.new().hash()
    with pytest.raises(BadRecord, match="'ballast' is no part of a position"):
        game.from_json({**data, "ballast": float("nan")})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_json_shares_nothing_with_the_position(game: Game) -> None:
    state = middle(game).state
    before, data = state.hash(), state.to_json()
    for value in data.values():
        if isinstance(value, list | dict):
            value.clear()
    assert state.hash() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_spoilt_position_is_refused_or_can_be_played_on(game: Game) -> None:
    """Of every phase that is met, some with one thing wrong: numbers, lists, phases of others."""
    seen: deque[dict[str, Any]] = deque(maxlen=20)
    play, rng, met = game.play(seed=3), Random(3), set[str]()
    while len(play.entries) < 250:
        if play.state.phase.name not in met:
            met.add(play.state.phase.name)
            seen.append(play.state.to_json())
            laws.check_spoilt(play.state, rng, seen, count=6)
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))


def test_a_position_that_is_accepted_and_breaks_down_breaks_the_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As it was before positions were played on, and before phases had an order."""
    monkeypatch.setattr(soundness, "demand_order", lambda *_: None)
    for module in (friedrich_soundness, state_module):
        for name in ("demand_order", "demand_it_goes_on"):
            monkeypatch.setattr(module, name, lambda *_: None, raising=False)
    play, rng = middle(sanssouci.game("friedrich")), Random(1)
    with pytest.raises(AssertionError, match="accepted, and then"):
        laws.check_spoilt(play.state, rng, [play.state.to_json()], count=200)


@pytest.mark.parametrize(
    ("game", "frame", "problem"),
    [
        ("friedrich", "battle", "stack: battle cannot lie above "),
        ("maria", "bidding", "stack: bidding cannot lie above "),
        ("crisis", "encounter", "stack: encounter cannot lie above "),
        ("sieben-jahre", "clash", "stack: clash cannot lie above "),
    ],
)
def test_a_phase_lies_where_it_is_begun(game: str, frame: str, problem: str) -> None:
    played = sanssouci.game(game)
    state = middle(played).state
    phase = object.__new__(played.phases[frame])  # whatever stands in it
    with pytest.raises(BadRecord, match=problem):
        _order_of(played)([*state.stack, phase])


def _order_of(game: Game) -> Callable[[Sequence[Phase[Any]]], None]:
    rules = import_module(f"{type(game).__module__.rpartition('.')[0]}.soundness")
    return lambda stack: soundness.demand_order(stack, rules._ROOTS, rules._ABOVE)


def test_what_breaks_down_only_after_some_actions_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first actions of all are sound; only games that go on meet the fault."""
    game = sanssouci.game("friedrich")
    play = middle(game)
    data = play.state.to_json()
    tried = 0

    def fails(state: State, settle: Any = State._settle) -> None:
        nonlocal tried
        tried += 1
        assert tried < 20, "a fault"
        settle(state)

    monkeypatch.setattr(State, "_settle", fails)
    with pytest.raises(BadRecord, match=r"stack: .* breaks the rules of .*a fault"):
        game.from_json(data)
    assert game.from_json(data, trial=False).hash() == play.state.hash()
    assert tried == 20


class _Rest(Phase[Any]):
    """A phase that is followed by itself."""

    name = "rest"

    def proceed(self, state: Any) -> None:
        state.become(_Rest())


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    """A stage beyond the last one of Maria went on for ever, and took the server's time along."""
    play = middle(sanssouci.game("friedrich"))
    before = play.state.hash()
    seat, action = play.state.actors[0], play.state.legal(play.state.actors[0])[0]
    verb = action.verb

    def astray(phase: Any, position: State, *words: str) -> None:
        position.push(_Rest())

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(type(play.state.phase), verb, astray)
        with pytest.raises(RuleFailed, match="nobody is asked anything after"):
            play.act(seat, action)
    assert play.state.hash() == before
    play.act(seat, action)


def test_a_frame_that_does_not_fit_the_map_is_refused() -> None:
    """Each number is one that could be, but the stacks that fight stand elsewhere."""
    game = sanssouci.game("friedrich")
    play, rng = game.play("austrian-theatre", seed=1), Random(5)
    while play.state.phase.name != "battle":
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    data = play.state.to_json()
    taken = set(data["place"])
    data["stack"][-1]["cities"] = [city for city in range(40) if city not in taken][:2]
    with pytest.raises(BadRecord, match="not a position of Friedrich"):
        game.from_json(data)
