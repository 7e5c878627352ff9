"""The detector of follies counts in a war what can be counted by hand in its log."""

from __future__ import annotations

from collections import Counter

import pytest

import sanssouci
from sanssouci.arena.follies import count_follies
from sanssouci.bots import Bot, Captain, play_out
from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH
from sanssouci.games.friedrich.combat import Battle, Combat
from sanssouci.games.friedrich.deck import BY_TEXT, VALUE
from sanssouci.games.friedrich.follies import FriedrichFollies
from sanssouci.games.friedrich.nations import FRANCE
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Chronicle, Entry, Folly, Record, Tally
from sanssouci.steps.field import OFF
from sanssouci.steps.officers.follies import DEAR

GAME = sanssouci.game("friedrich")
SEATS = ("frederick", "pompadour")


def _record(*bots: Bot, seed: int) -> Record:
    return play_out(
        GAME, "war-in-the-west", {}, dict(zip(SEATS, bots, strict=True)), seed, seconds=60
    )[0]


def _counted(record: Record) -> dict[tuple[str, str], Tally]:
    (count,) = count_follies([record])
    return {(folly.key, folly.seat): tally for (folly, _), tally in count.tallies.items()}


@pytest.fixture(scope="module")
def war() -> Record:
    return _record(Captain(), Captain(), seed=5)


def test_dear_defeats_are_those_of_the_log(war: Record) -> None:
    scenario = GAME.scenario("war-in-the-west")
    chronicle = Chronicle(GAME.begin(scenario, dict(war.options)), listens=True)
    laid: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    dear: Counter[str] = Counter()
    for seat, action in war.entries:
        if action.verb == "play":
            laid[seat] += VALUE[BY_TEXT[action.words[0]]]
        elif action == "concede":
            lost[seat] += 1
            dear[seat] += laid[seat] >= DEAR
        if action in ("concede", "tie"):
            laid.clear()
        chronicle.apply(seat, action)
    combats = [line for line in chronicle.log(None) if line.message.key == "log.combat"]
    found = _counted(war)
    for seat in SEATS:
        assert found.get(("folly.dear_defeat", seat), Tally()) == (dear[seat], lost[seat])
    assert sum(lost.values()) > 3
    attacks = [found.get(("folly.hopeless_attack", seat), Tally()) for seat in SEATS]
    assert sum(tally.of for tally in attacks) == len(combats)


def test_cards_kept_are_those_in_hand_at_the_end(war: Record) -> None:
    found = _counted(war)
    for seat in SEATS:
        kept = found["folly.cards_kept", seat]
        spent = sum(
            VALUE[BY_TEXT[entry.action.words[0]]]
            for entry in war.entries
            if entry.seat == seat and entry.action.verb in ("play", "pay")
        )
        assert kept.of == kept.times + spent


def test_an_attack_on_a_stack_three_times_as_strong_is_hopeless() -> None:
    """Whoever has no cards attacks seven troops with two."""
    position = GAME.new("war-in-the-west")
    assert isinstance(position, Position)
    place, troops = position.place, position.troops
    for general in range(GENERAL_COUNT):
        place[general] = OFF if place[general] >= 0 else place[general]
    attacker, defender = ATLAS.piece_index["chevert"], ATLAS.piece_index["ferdinand"]
    here = ATLAS.index["minden"]
    place[attacker], place[defender] = here, GRAPH.neighbours[here][0]
    troops[attacker], troops[defender] = 2, 7
    position.stack = [Combat(FRANCE, ()), Battle.begin(position, here, place[defender])]
    counter = FriedrichFollies()
    counter.watch(position, Entry("pompadour", Action("concede")))
    assert counter.tallies[Folly("folly.hopeless_attack", "pompadour")] == (1, 1)
    assert counter.tallies[Folly("folly.dear_defeat", "pompadour")] == (0, 1)
