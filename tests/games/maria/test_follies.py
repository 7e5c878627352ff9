"""The detector of follies counts what it says: on positions set up for it and in a whole war."""

from __future__ import annotations

from collections import Counter

import pytest

from sanssouci.arena.follies import count_follies
from sanssouci.bots import Captain, play_out
from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, CITY, GRAPH
from sanssouci.games.maria.deck import BY_TEXT, VALUE
from sanssouci.games.maria.follies import MariaFollies
from sanssouci.games.maria.nations import FRANCE
from sanssouci.games.maria.politics import Politics
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.recruitment import Recruiting
from sanssouci.games.maria.relations import NO_AGGRESSION
from sanssouci.games.maria.sequence import COMBAT, MOVEMENT
from sanssouci.games.maria.silesia import Peace
from sanssouci.kernel import Entry, Message, Tally
from sanssouci.steps.deals import Deal
from tests.games.maria.political_staging import staged
from tests.games.maria.staging import war


def watched(position: Position, *moves: str) -> dict[tuple[str, str], Tally]:
    """What is counted while some moves are made, each by whoever is asked."""
    counter = MariaFollies()
    for text in moves:
        seat, colon, rest = text.partition(": ")
        if not colon:
            seat, rest = position.actors[0], text
        entry = Entry(seat, GAME.parse(position, seat, rest))
        counter.watch(position, entry)
        position.apply(*entry)
    counter.finish(position)
    return {
        (folly.key.removeprefix("folly."), folly.seat): t for folly, t in counter.tallies.items()
    }


def test_armies_that_stand_still_far_from_any_enemy() -> None:
    at = {"friedrich": "berlin", "schwerin": "breslau", "leopold": "sagan", "karl": "neisse"}
    troops = {"friedrich": 8, "schwerin": 8, "leopold": 2, "karl": 6}
    found = watched(war(4, MOVEMENT, at, troops=troops), "done")
    assert found["idle_army", "frederick"] == (1, 2)
    marched = war(4, MOVEMENT, at, troops=troops)
    found = watched(marched, "march friedrich berlin potsdam", "done")
    assert found["idle_army", "frederick"] == (0, 2)
    assert found["hungry", "frederick"] == (0, 3)


def test_a_fortress_left_alone_and_one_taken() -> None:
    at = {"schwerin": "breslau", "karl": "wien", "prussia-train-1": "liegnitz"}
    found = watched(war(4, MOVEMENT, at), "done")
    assert found["fortress_left", "frederick"] == (1, 1)
    found = watched(war(4, MOVEMENT, at), "march schwerin breslau ohlau", "done")
    assert found["fortress_left", "frederick"] == (0, 1)


def test_wars_that_rest_by_treaty() -> None:
    at = {"moritz": "lille", "stair": "gouda", "karl": "wien"}
    truce = Deal(NO_AGGRESSION, "france", "austria", 3)
    found = watched(war(3, MOVEMENT, at, deals=[truce]), "done")
    assert found["truce", "louis"] == (1, 2)
    assert ("truce", "maria") not in found


def test_an_attack_on_a_stack_three_times_as_strong_is_hopeless() -> None:
    here = ATLAS.index["eger"]
    at = {"broglie": "eger", "karl": CITY[GRAPH.neighbours[here][0]]}
    position = war(3, COMBAT, at, troops={"broglie": 2, "karl": 8}, hands={"austria": ["10S"]})
    found = watched(position, "concede")
    assert found["hopeless_attack", "louis"] == (1, 1)
    assert found["dear_defeat", "louis"] == (0, 1)
    assert found["starved", "louis"] == (0, 1)


def test_silesia_in_hand_and_no_offer() -> None:
    seven = ["liegnitz", "glogau", "breslau", "schweidnitz", "brieg", "neisse", "cosel"]
    for answer, missed in (("forgo", 1), ("propose", 0)):
        found = watched(staged(Peace(), stage=4, flags={"prussia": seven}), answer)
        assert found["peace_not_offered", "frederick"] == (missed, 1)
        assert found["silesia_not_annexed", "frederick"] == (1, 1)


def test_troops_not_bought() -> None:
    weak = {"moritz": 2, "belle-isle": 2, "broglie": 2, "maillebois": 2, "noailles": 2}
    cards = {"france": ["10S", "7H", "8D"]}
    position = staged(Recruiting(FRANCE), stage=6, troops=weak, hands=cards)
    reinforced = ["reinforce moritz", "reinforce moritz"]
    found = watched(position, "recruit 2", "pay 8D.1", *reinforced, "louis: done")
    assert found["troops_not_bought", "louis"] == (4, 6)


@pytest.mark.parametrize(("move", "passed"), [("abstain", 1), ("bid 9H.1", 0)])
def test_a_strong_trump_not_laid(move: str, passed: int) -> None:
    hands = {"france": ["9H"], "prussia": ["7H"], "pragmatic": ["10H"], "austria": ["10S"]}
    position = staged(
        Politics(2), hands=hands, open_cards=["41a", "41c"],
        prepare=lambda position: setattr(position, "trump", 2),
    )  # fmt: skip
    found = watched(position, move, "abstain", "abstain", "abstain")
    assert found["politics_passed", "louis"] == (passed, 1)
    assert ("politics_passed", "frederick") not in found  # too low, or without the emblem
    assert ("politics_passed", "maria") not in found


def test_a_whole_war_adds_up() -> None:
    captains = dict.fromkeys(GAME.scenario("introductory").seats, Captain())
    record, _ = play_out(GAME, "introductory", {}, captains, seed=3, seconds=60)
    (count,) = count_follies([record])
    found = {(folly.key, folly.seat): tally for (folly, _), tally in count.tallies.items()}
    paid: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for seat, action in record.entries:
        if action.verb in ("play", "pay"):
            paid[seat] += VALUE[BY_TEXT[action.words[0]]]
        lost[seat] += action == "concede"
    for seat in captains:
        kept = found["folly.cards_kept", seat]
        assert kept.of - kept.times == paid[seat]
        assert found.get(("folly.dear_defeat", seat), Tally()).of == lost[seat]
    assert sum(paid.values()) > 0
    assert sum(lost.values()) > 0
    for folly, _ in count.tallies:
        assert GAME.say(Message.of(folly.key))
