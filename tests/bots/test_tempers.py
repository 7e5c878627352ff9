"""Captains of several tempers: the same knowledge, other leanings."""

from __future__ import annotations

from random import Random

import pytest

import sanssouci
from sanssouci.bots import STYLES, Captain, advise, has_tempers, play_out, seat_bot
from sanssouci.games.crisis.officers import Captain as CrisisCaptain
from sanssouci.games.crisis.officers.tempers import MET as MET_IN_THE_CRISIS
from sanssouci.games.crisis.officers.tempers import TEMPERS as CRISIS_TEMPERS
from sanssouci.games.friedrich.officers.manner import Manner
from sanssouci.games.friedrich.officers.tempers import MET, TEMPERS, temper_named
from sanssouci.kernel import CHANCE, BadOption, Bot, State
from sanssouci.steps.officers.war_tempers import EVEN, Temper

GAME = sanssouci.game("friedrich")


def test_a_temper_is_asked_for_by_name() -> None:
    assert temper_named("bold").fear < EVEN.fear
    with pytest.raises(BadOption, match="even, bold"):
        temper_named("furious")


def test_a_captain_with_a_temper_sits_down_and_plays_otherwise() -> None:
    games = {
        name: play_out(
            GAME, "war-in-the-west", {},
            {"frederick": Captain(), "pompadour": seat_bot(name)}, 3, strict=True, seconds=60,
        )[0].entries
        for name in ("captain", "captain:temper=even", "captain:temper=hoarding", "lieutenant")
    }  # fmt: skip
    assert games["captain"] == games["captain:temper=even"]
    assert games["captain"] != games["captain:temper=hoarding"]
    assert games["captain"] != games["lieutenant"]


def test_a_style_is_a_captain_of_that_temper() -> None:
    state = _first_marches()
    seat = state.actors[0]
    for name, style in STYLES.items():
        temper = str(vars(style)["temper"])
        assert temper in TEMPERS
        named = advise(seat_bot(name), state, seat, Random(1)).action
        assert named == advise(Captain(temper), state, seat, Random(1)).action


def test_a_game_without_tempers_has_captains_all_the_same() -> None:
    other = sanssouci.game("maria")
    state = other.new()
    assert has_tempers(GAME)
    if not has_tempers(other):
        rng = Random(1)
        while state.actors[0] == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        seat = state.actors[0]
        bold: Bot = Captain("bold")
        assert advise(bold, state, seat, Random(1)) == advise(Captain(), state, seat, Random(1))


def test_the_great_crisis_has_the_same_tempers() -> None:
    crisis = sanssouci.game("crisis")
    assert has_tempers(crisis)
    assert CRISIS_TEMPERS.keys() == TEMPERS.keys()
    assert [temper.name for temper in MET_IN_THE_CRISIS] == [temper.name for temper in MET]
    with pytest.raises(BadOption, match="even, bold"):
        CrisisCaptain("furious")


def test_playouts_meet_one_half_of_the_pool_and_the_other_measures() -> None:
    held_out = [name for name, temper in TEMPERS.items() if temper not in MET]
    assert {"wary", "racing", "greedy"} <= set(held_out)
    assert MET.count(EVEN) == len(MET) / 2


def test_who_sees_less_far_wants_only_what_is_near() -> None:
    from sanssouci.games.friedrich.officers.staff import Staff

    state = _first_marches()
    view = state.view(state.actors[0])
    far = Staff.of_active(view)
    near = Staff.of_active(view, Manner(Temper("near", sight=4)))
    assert near.wanted
    assert near.wanted.items() < far.wanted.items()


def _first_marches() -> State:
    """The first movement phase of an attacker."""
    state, rng = GAME.new("war-in-the-west"), Random(1)
    captain = Captain()
    while state.phase.name != "movement" or "pompadour" not in state.actors:
        seat = state.actors[0]
        chance = seat == CHANCE
        state.apply(
            seat,
            state.sample_chance(rng) if chance else advise(captain, state, seat, rng).action,
        )
    return state


@pytest.mark.parametrize(
    ("game", "scenario"), [("maria", "introductory"), ("sieben-jahre", "pommern-1758")]
)
def test_captains_of_other_games_lean_as_well(game: str, scenario: str) -> None:
    from sanssouci.games.maria.officers import tempers as of_maria
    from sanssouci.games.sieben_jahre.officers import tempers as of_sieben_jahre

    known = {"maria": [*of_maria.TEMPERS], "sieben-jahre": [*of_sieben_jahre.TEMPERS]}[game]
    assert known == [*TEMPERS]
    rules = sanssouci.game(game)
    assert has_tempers(rules)
    games = {
        name: play_out(
            rules, scenario, {}, dict.fromkeys(rules.seats(rules.new(scenario)), seat_bot(name)), 7,
            strict=True, seconds=60,
        )[0].entries
        for name in ("captain", "captain:temper=even", "captain:temper=bold", "lieutenant")
    }  # fmt: skip
    assert games["captain"] == games["captain:temper=even"]
    assert games["captain"] != games["captain:temper=bold"]
    assert games["captain"] != games["lieutenant"]


def test_a_lieutenant_of_maria_wants_what_is_near() -> None:
    from sanssouci.games.maria.nations import PRUSSIA
    from sanssouci.games.maria.officers.manner import Manner
    from sanssouci.games.maria.officers.staff import Staff
    from sanssouci.games.maria.officers.tempers import TEMPERS as OF_MARIA
    from sanssouci.games.maria.position import Position

    position = sanssouci.game("maria").new("advanced")
    assert isinstance(position, Position)
    far = Staff(position, PRUSSIA)
    near = Staff(position, PRUSSIA, manner=Manner(OF_MARIA["short-sighted"]))
    assert near.wanted
    assert near.wanted.items() < far.wanted.items()
