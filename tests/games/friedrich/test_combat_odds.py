"""What the odds panel promises in a duel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Line, Message, Situation, State
from tests.games.friedrich.staging import stage
from tests.terminal.staging import new_play

A_LOT_OF_TIME = 60.0


def odds(position: State, seat: str) -> dict[str, Any] | None:
    return GAME.odds(Situation.of(position, seat, Random(1), A_LOT_OF_TIME))


def duel(prussia: tuple[str, ...] = (), france: tuple[str, ...] = ()) -> Position:
    """Heinrich in Kassel (diamonds), at -2, against Richelieu in Münden (spades)."""
    return stage(
        "prussia", phase="combat", only=True,
        at={"heinrich": "kassel", "richelieu": "munden"},
        troops={"heinrich": 4, "richelieu": 6},
        hands={"prussia": prussia, "france": france},
    )  # fmt: skip


def row(found: dict[str, Any] | None, action: str) -> dict[str, Any]:
    assert found is not None
    [one] = [row for row in found["actions"] if row["action"] == action]
    return dict(one)


def test_against_an_empty_hand_everything_is_certain() -> None:
    found = odds(duel(prussia=("5D", "2D")), "frederick")
    assert found is not None
    assert (found["kind"], found["nation"]) == ("combat", "prussia")
    five = row(found, "play 5D.1")
    assert (five["win"], five["tie"], five["lose"]) == (1, 0, 0)
    assert (five["own_losses"], five["enemy_losses"]) == (0, 3)
    given_in = row(found, "concede")
    assert (given_in["lose"], given_in["own_losses"], given_in["enemy_losses"]) == (1, 2, 0)
    assert found["overall"]["win"] == 1


def test_an_unknown_hand_makes_it_a_gamble() -> None:
    """Nine unknown cards may or may not answer; which ones they truly are does not matter."""
    harmless = ("2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D")
    mighty = ("2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S")
    shares = []
    for hand in (harmless, mighty):
        found = row(odds(duel(prussia=("11D",), france=hand), "frederick"), "play 11D.1")
        assert found["win"] + found["tie"] + found["lose"] == pytest.approx(1, abs=0.002)
        assert 0 < found["win"] < 1
        shares.append(found["win"])
    assert shares[0] == pytest.approx(shares[1], abs=0.2)


def test_what_has_always_happened_is_not_called_certain() -> None:
    """One unknown card hardly ever answers thirteen points, and yet it may."""
    found = odds(duel(prussia=("13D", "12D", "11D"), france=("2S",)), "frederick")
    assert found is not None
    assert 0.9 < found["overall"]["win"] < 1
    assert found["overall"]["lose"] > 0
    low, high = found["overall"]["bounds"]["win"]
    assert low < found["overall"]["win"] <= high


def test_they_count_what_the_enemy_has_shown() -> None:
    """Who has given in again and again in spades has few of them, as a rule."""
    position = duel(prussia=("10D",), france=("2S", "3H", "4C", "5D"))
    combat = Message.of(
        "log.combat", "F7.6", attacker="heinrich", attackers=4, own_city="kassel",
        defender="richelieu", defenders=6, city="munden",
    )  # fmt: skip
    defeat = Message.of("log.defeat", "F7.13", loser="richelieu", winner="heinrich", losses=1)
    log = [Line(combat), Line(defeat)] * 4
    shares = []
    for told in ((), log):
        situation = Situation.of(position, "frederick", Random(1), A_LOT_OF_TIME, log=told)
        shares.append(row(GAME.odds(situation), "play 10D.1")["win"])
    assert shares[1] > shares[0] + 0.05


def test_one_use_of_a_reserve_is_enough() -> None:
    found = odds(duel(prussia=("R", "4D"), france=("5S",)), "frederick")
    assert found is not None
    kinds = [row["action"].split(" ")[:2] for row in found["actions"]]
    assert sorted(kinds) == [["concede"], ["play", "4D.1"], ["play", "R.1"]]


def test_the_one_who_waits_is_told_the_whole_only() -> None:
    found = odds(duel(prussia=("5D",), france=("3S", "4S")), "pompadour")
    assert found is not None
    assert found["nation"] == "france"
    assert found["actions"] == []
    assert found["overall"]["action"] is None


def test_outside_of_a_combat_of_ones_own_there_are_none() -> None:
    assert odds(duel(), "maria") is None
    assert odds(new_play().state, "maria") is None


def test_they_are_made_for_every_duel_on_the_way() -> None:
    duels = seed = 0
    while duels < 8:
        seed += 1
        play = new_play("austrian-theatre", seed=seed)
        rng = Random(seed)
        while (actors := play.state.actors) and duels < 8:
            if "battle" in play.state.view(None):
                duels += 1
                for seat in ("frederick", "maria"):
                    found = GAME.odds(Situation.of(play.state, seat, Random(1), 0))
                    assert found is not None
                    legal = play.state.legal(seat)
                    assert all(one["action"] in legal for one in found["actions"])
                    assert bool(found["actions"]) == (seat in actors)
            play.act(actors[0], rng.choice(play.state.legal(actors[0])))
