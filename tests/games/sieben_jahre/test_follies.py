"""The detector of follies counts what it says: on positions set up for it and in a whole game."""

from __future__ import annotations

import pytest

from sanssouci.arena.follies import count_follies
from sanssouci.bots import Captain, play_out
from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.atlas import REGION_INDEX
from sanssouci.games.sieben_jahre.conquest import capture
from sanssouci.games.sieben_jahre.follies import SiebenJahreFollies
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import AU
from sanssouci.kernel import CHANCE, Entry, Message, Tally

from .staging import act, give_tiles, stage

FRANCO_AUSTRIAN, ANGLO_PRUSSIAN = "franco-austrian", "anglo-prussian"
Found = dict[tuple[str, str], Tally]


def tallies(counter: SiebenJahreFollies) -> Found:
    return {(f.key.removeprefix("folly."), f.seat): t for f, t in counter.tallies.items()}


def watched(position: Position, *actions: str) -> Found:
    """What is counted while somebody acts, chance included."""
    counter = SiebenJahreFollies()
    for text in actions:
        seat = position.actors[0]
        entry = Entry(seat, GAME.parse(position, seat, text))
        counter.watch(position, entry)
        position.apply(*entry)
    counter.finish(position)
    return tallies(counter)


def attack(armies: dict[str, str]) -> Position:
    """Daun has marched against Frederick, and the cards are about to be dealt."""
    position = stage("austria", armies=armies)
    act(position, "move von-daun", "event e5", "go bautzen")
    if position.phase.name == "disengagement":
        act(position, "stand")
    return position


@pytest.mark.parametrize(("attacker", "hopeless"), [("1fa, 8/3", 1), ("6fv, 8/8", 0)])
def test_an_attack_on_a_much_stronger_army_is_hopeless(attacker: str, hopeless: int) -> None:
    armies = {"von-daun": f"pirna, {attacker}", "frederik-ii": "bautzen, 4fa, 8/6"}
    found = watched(attack(armies), "deal if1")
    assert found["hopeless_attack", FRANCO_AUSTRIAN] == (hopeless, 1)
    assert ("hopeless_attack", ANGLO_PRUSSIAN) not in found
    assert ("hopeless_storm", FRANCO_AUSTRIAN) not in found


def test_who_comes_out_because_a_card_says_so_has_not_sought_the_fight() -> None:
    armies = {"frederik-ii": "anklam, 6fv, 8/8", "ungern-sternberg": "stralsund, 1fa, 8/3"}
    position = stage("prussia", armies=armies, fraction=8)
    march = ["move frederik-ii", "event e5", "go wolgast", "hold", "option o1", "deal if1"]
    found = watched(position, *march)
    assert ("hopeless_attack", FRANCO_AUSTRIAN) not in found
    assert found["short_of_powder", FRANCO_AUSTRIAN] == (0, 1)


@pytest.mark.parametrize(("besieger", "hopeless"), [("1fa, 8/3", 1), ("4fv 2av, 8/8", 0)])
def test_a_storm_that_must_fail(besieger: str, hopeless: int) -> None:
    position = stage("prussia", armies={"frederik-ii": f"dresden, {besieger}"})
    found = watched(position, "assault frederik-ii", "event e5")
    assert found["hopeless_storm", ANGLO_PRUSSIAN] == (hopeless, 1)


@pytest.mark.parametrize(("loads", "short"), [(3, 1), (4, 0)])
def test_a_fight_without_a_load_for_every_unit(loads: int, short: int) -> None:
    armies = {"von-daun": "pirna, 6fv, 8/8", "frederik-ii": f"bautzen, 4fa, 8/{loads}"}
    found = watched(attack(armies), "deal if1")
    assert found["short_of_powder", ANGLO_PRUSSIAN] == (short, 1)
    assert found["short_of_powder", FRANCO_AUSTRIAN] == (0, 1)


@pytest.mark.parametrize(("guard", "alone"), [("olmutz", 1), ("glogau", 0)])
def test_a_town_that_falls_with_no_army_near(guard: str, alone: int) -> None:
    armies = {"frederik-ii": f"{guard}, 4fv, 8/8", "von-daun": "breslau, 6fv, 8/8"}
    position = stage("prussia", armies=armies)
    counter = SiebenJahreFollies()
    counter.watch(position, Entry(ANGLO_PRUSSIAN, GAME.parse(position, ANGLO_PRUSSIAN, "done")))
    capture(position, REGION_INDEX["schlesien"], AU)
    counter.finish(position)
    assert tallies(counter)["lost_unguarded", ANGLO_PRUSSIAN] == (alone, 1)


def test_cards_and_coins_left_at_the_end() -> None:
    position = stage("prussia", armies={"frederik-ii": "berlin, 4fv, 8/8"}, coins=50)
    give_tiles(position, "prussia", "rally")
    found = watched(position, "move frederik-ii", "event e5", "go potsdam")
    assert found["coins_kept", ANGLO_PRUSSIAN].times == 99
    assert found["coins_kept", ANGLO_PRUSSIAN].of == 100
    assert found["advantages_kept", ANGLO_PRUSSIAN] == (1, 1)


def test_a_whole_scenario_adds_up() -> None:
    """Hunger is counted for each contingent and fraction, and every fight has an attacker."""
    players = {seat: Captain() for seat in GAME.scenario("minden-1759").seats}
    record, result = play_out(GAME, "minden-1759", {}, dict(players), seed=4, seconds=60)
    (count,) = count_follies([record])
    found = {(folly.key, folly.seat): tally for (folly, _), tally in count.tallies.items()}
    for seat in players:
        assert found["folly.hungry", seat].of >= result.turns
        assert found["folly.idle_contingent", seat].of == 2
    for folly, _ in count.tallies:
        assert GAME.say(Message.of(folly.key))


def test_the_rulebooks_own_side_commits_none() -> None:
    record, _ = play_out(GAME, "pommern-1758-solo", {}, {"player": Captain()}, seed=4, seconds=60)
    (count,) = count_follies([record])
    assert {folly.seat for folly, _ in count.tallies} == {"player"}
    assert CHANCE not in {folly.seat for folly, _ in count.tallies}
