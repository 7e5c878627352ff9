"""Observation tensors: documented, complete, and blind to what a seat may not know."""

from __future__ import annotations

import hashlib
import json
from array import array
from pathlib import Path
from random import Random

import pytest

import sanssouci
from examples.blind_bid import BLIND_BID, Auction, BidEncoding
from sanssouci.kernel import Entry, Game, Message, Record, State, View, replay
from tests.research.staging import GAMES, SCENARIOS, in_every_scenario, positions
from tools.research_tables import DOCUMENT, with_tables

LAYOUTS = {
    "blind-bid": ("1", "e9060f541b271754"),
    "crisis": ("5", "f0b9a5b7d4fb9624"),
    "friedrich": ("2", "47304f190b1f3407"),
    "maria": ("1", "e0c4c0901008cfab"),
    "sieben-jahre": ("3", "eec75eac98a14458"),
}
"""Version and fingerprint of every layout; a network fits one of them."""

NUMBERS = {
    "friedrich/objectives-france": "f5c0e1492353da8d",
    "crisis/king_lost": "cfdc33e62d89eeaa",
}
"""Fingerprint of all numbers of a recorded game."""
ROOT = Path(__file__).parent.parent.parent


def tensor(state: State, seat: str | None) -> bytes:
    encoding = state.game.encoding
    assert encoding is not None
    prompt = state.prompt(seat) if seat else Message.of("kernel.waiting")
    return encoding.observe(state.view(seat), prompt).tobytes()


def check_resample(state: State, rng: Random) -> None:
    for seat in (*state.game.seats(state), None):
        world = state.resample(seat, rng)
        assert tensor(state, seat) == tensor(world, seat), f"{seat} can tell the worlds apart"


@in_every_scenario
def test_worlds_a_seat_cannot_tell_apart_have_the_same_tensor(game: Game, scenario: str) -> None:
    rng = Random(5)
    for state in positions(game, scenario, seed=5):
        if rng.random() < 0.1:
            check_resample(state, rng)


def test_the_law_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_view, honest_fill = Auction.view, BidEncoding.fill

    def leaking_fill(self: BidEncoding, numbers: array[float], view: View, prompt: Message) -> None:
        honest_fill(self, numbers, view, prompt)
        numbers[self.offsets["own_bid"]] = sum(view["bids"].values())

    monkeypatch.setattr(
        Auction, "view", lambda s, seat: honest_view(s, seat) | {"bids": dict(s.bids)}
    )
    monkeypatch.setattr(BidEncoding, "fill", leaking_fill)
    play = BLIND_BID.play(seed=1)
    play.act("left", "bid 5")
    with pytest.raises(AssertionError, match="right can tell the worlds apart"):
        check_resample(play.state, Random(1))


@in_every_scenario
def test_the_tensor_tells_all_that_the_view_tells(game: Game, scenario: str) -> None:
    """What looks different is different: no two views share a tensor."""
    rng = Random(6)
    seen: dict[bytes, str] = {}
    for seed in range(2):
        for state in positions(game, scenario, seed):
            seat = rng.choice(state.game.seats(state))
            shown = json.dumps([state.view(seat), state.prompt(seat).to_json()], sort_keys=True)
            key = hashlib.sha256(tensor(state, seat)).digest()
            assert seen.setdefault(key, shown) == shown
    assert len(seen) > (200 if game.id in sanssouci.GAMES else 20)


def test_numbers_stay_small() -> None:
    rng = Random(2)
    for game, scenario in SCENARIOS:
        assert game.encoding is not None
        for state in positions(game, scenario, seed=2):
            if rng.random() > 0.1:
                continue
            seat = game.seats(state)[0]
            numbers = game.encoding.observe(state.view(seat), state.prompt(seat))
            assert len(numbers) == game.encoding.size
            assert max(map(abs, numbers)) < 5


def test_no_layout_has_changed_unnoticed() -> None:
    found = {}
    for game in GAMES:
        assert game.encoding is not None
        layout = json.dumps(game.encoding.slices).encode()
        found[game.id] = (game.encoding.version, hashlib.sha256(layout).hexdigest()[:16])
    assert found == LAYOUTS


@pytest.mark.parametrize("name", NUMBERS)
def test_no_number_has_changed_unnoticed(name: str) -> None:
    """A recorded game gives the numbers it has always given; if it must not, change the version."""
    record = Record.load(ROOT / "tests" / "records" / f"{name}.txt")
    digest = hashlib.sha256()

    def watch(state: State, entry: Entry) -> None:
        for seat in state.game.seats(state):
            digest.update(tensor(state, seat))

    replay(sanssouci.game(record.game), record, watch=watch)
    assert digest.hexdigest()[:16] == NUMBERS[name]


def test_offsets_follow_from_the_slices() -> None:
    for game in GAMES:
        encoding = game.encoding
        assert encoding is not None
        at = 0
        for part in encoding.slices:
            assert encoding.offsets[part.name] == at
            at += part.size
        assert at == encoding.size


def test_what_a_position_of_friedrich_looks_like() -> None:
    game = sanssouci.game("friedrich")
    play = game.play("austrian-theatre", seed=1756)
    play.act("frederick", "allot friedrich 8")
    encoding = game.encoding
    assert encoding is not None
    seen = encoding.observe(play.state.view("frederick"), play.state.prompt("frederick"))
    parts = {part.name: part for part in encoding.slices}

    def row(name: str, number: int) -> list[float]:
        width = parts[name].shape[1]
        start = encoding.offsets[name] + number * width
        return list(seen[start : start + width])

    assert row("pieces", 0)[:3] == [1, 1, 0]
    assert row("pieces", 0)[6:8] == [1, 1], "eight troops, known"
    assert row("pieces", 15)[6:8] == [0, 0], "Daun's are not"
    assert row("pieces", 8)[0] == 0, "Ferdinand does not take part"
    assert sum(seen[encoding.offsets["scenario"] :][:4]) == 1
    assert seen[encoding.offsets["prompt_pieces"] + 1] == 1, "Winterfeldt is asked for"
    assert seen[encoding.offsets["prompt_numbers"]] == pytest.approx(1.6)


def test_the_tables_in_the_docs_are_those_of_the_code() -> None:
    text = Path(DOCUMENT).read_text(encoding="utf-8")
    assert with_tables(text) == text, "run python -m tools.research_tables"
