"""What the captain of Sieben Jahre does in positions with a plain answer, and its odds."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.bots import Captain, Recruit, advise, play_out
from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, PLACE_INDEX, REGION_OF
from sanssouci.games.sieben_jahre.battle import Battle
from sanssouci.games.sieben_jahre.encounter import begin
from sanssouci.games.sieben_jahre.officers import odds, weights
from sanssouci.games.sieben_jahre.officers.fighting import is_hopeless, swap_of
from sanssouci.games.sieben_jahre.officers.ground import Ground
from sanssouci.games.sieben_jahre.officers.planning import Plan
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import AP, FA
from sanssouci.kernel import CHANCE, Action, Choice, Message, Situation
from tests.games.sieben_jahre.staging import RAPID, act, chance, stage

FREDERICK, DAUN = COMMANDER_INDEX["frederik-ii"], COMMANDER_INDEX["von-daun"]
STRONG = "4fv 2av, 8/8"


def choice(position: Position) -> Choice:
    seat = position.actors[0]
    found = advise(Captain(), position, seat, Random(1))
    assert found.action in position.legal(seat)
    assert isinstance(found.why, Message)
    assert GAME.explain(found.why), "every reason is a sentence of the catalogue"
    return found


# -- odds -----------------------------------------------------------------------------------------


def test_more_of_everything_wins_more() -> None:
    even = odds.field_chance((14, 6, 8, 2), (14, 6, 8, 2))
    assert 0.35 < even < 0.55, "an even battle is even, and the defender has the draw"
    assert odds.field_chance((18, 6, 8, 2), (14, 6, 8, 2)) > even
    assert odds.field_chance((14, 6, 3, 2), (14, 6, 8, 2)) < even, "powder decides battles"
    assert odds.field_chance((14, 6, 0, 2), (1, 1, 1, 1)) == 0
    assert odds.assault_chance(16, 8, 3, 8, 10, 4) > odds.assault_chance(16, 3, 3, 8, 10, 4)
    assert odds.assault_chance(16, 8, 3, 0, 0, 4) == 1, "nobody is on the walls"


# -- posts ----------------------------------------------------------------------------------------


def test_an_army_stays_in_a_threatened_capital() -> None:
    armies = {"frederik-ii": f"berlin, {STRONG}", "rutowski": f"leipzig, {STRONG}"}
    position = stage("prussia", armies=armies)
    assert Ground(position, AP).guards == {FREDERICK: PLACE_INDEX["berlin"]}
    while position.phase.name == "actions":
        action = choice(position).action
        assert action != "move frederik-ii"
        if action.verb == "end":
            break
        act(position, str(action))


def test_an_army_goes_back_to_an_empty_capital() -> None:
    armies = {"frederik-ii": f"kustrin, {STRONG}", "rutowski": f"leipzig, {STRONG}"}
    position = stage("prussia", armies=armies)
    found = choice(position)
    assert found.action == "move frederik-ii"
    assert found.why == Message.of("why.guards", place="berlin")


def test_who_comes_near_a_capital_is_attacked_though_the_odds_are_even() -> None:
    armies = {
        "frederik-ii": f"berlin, {STRONG}",
        "von-schwerin": f"kustrin, {STRONG}",
        "von-daun": f"lubben, {STRONG}",
        "von-browne": f"wien, {STRONG}",
    }
    held = {"meissen-lausitz": "prussia", "leipziger-kreis": "prussia"}
    position = stage("prussia", armies=armies, flags=held)
    goal = Plan(position, AP).goal(COMMANDER_INDEX["von-schwerin"])
    assert goal.place == PLACE_INDEX["lubben"]
    far = stage("prussia", armies=armies | {"von-daun": f"kolin, {STRONG}"}, flags=held)
    assert Plan(far, AP).goal(COMMANDER_INDEX["von-schwerin"]).place != PLACE_INDEX["kolin"]


@pytest.mark.parametrize(("place", "hopeless"), [("berlin", False), ("pirna", True)])
def test_nobody_withdraws_from_before_his_capital(place: str, hopeless: bool) -> None:
    """Whoever loses that field loses the war; elsewhere an army is saved."""
    armies = {"frederik-ii": f"{place}, 1fv, 8/1", "von-daun": f"{place}, {STRONG}"}
    position = stage("austria", armies=armies)
    begin(position, DAUN, PLACE_INDEX[place])
    position._settle()
    act(position, "stand")
    battle = next(frame for frame in position.stack if isinstance(frame, Battle))
    assert is_hopeless(position, battle, 1) is hopeless


def test_the_last_coins_are_kept_for_the_defence() -> None:
    """Powder for an army that guards nothing is not bought with them."""
    armies = {"frederik-ii": f"berlin, {STRONG}", "keith": "glogau, 4fv 2av, 1/8"}
    position = stage("prussia", armies=armies, coins=weights.FOR_DEFENCE)
    assert choice(position).action.verb != "supply"
    position = stage("prussia", armies=armies, coins=weights.FOR_DEFENCE + 10)
    assert choice(position).action.startswith("supply keith")


# -- attack ---------------------------------------------------------------------------------------


def test_an_open_capital_is_stormed() -> None:
    """Nobody is in Berlin, and a strong army stands three steps away."""
    position = stage("austria", armies={"rutowski": f"leipzig, {STRONG}"})
    act(position, str(choice(position).action))
    chance(position, f"event {RAPID}")
    while position.phase.name == "move":
        act(position, str(choice(position).action))
    assert position.at[COMMANDER_INDEX["rutowski"]] == PLACE_INDEX["berlin"]
    assert position.phase.name == "assault_offer"
    assert choice(position).action == "storm"


def test_a_weak_army_is_not_sent_against_a_strong_one() -> None:
    armies = {"rutowski": "leipzig, 2fa, 8/4", "frederik-ii": f"wittenberg, {STRONG}"}
    plan = Plan(stage("austria", armies=armies), FA)
    assert plan.goal(COMMANDER_INDEX["rutowski"]).place != PLACE_INDEX["wittenberg"]


def test_towns_of_objectives_are_worth_more_than_others() -> None:
    towns = Plan(stage("prussia"), AP).towns
    assert towns[PLACE_INDEX["wien"]] > towns[PLACE_INDEX["dresden"]] > towns[PLACE_INDEX["graz"]]


# -- supply ---------------------------------------------------------------------------------------


def test_powder_is_bought_where_it_is_sold() -> None:
    position = stage("prussia", armies={"frederik-ii": "magdeburg, 4fv 2av, 3/2"})
    assert choice(position).action.startswith("supply frederik-ii")


def test_an_army_without_bread_in_enemy_land_gets_a_convoy() -> None:
    position = stage("prussia", armies={"frederik-ii": "pirna, 4fv 2av, 0/8"})
    position.campaigning |= 1 << FREDERICK
    position.moved |= 1 << FREDERICK
    assert choice(position).action == "convoy frederik-ii"
    act(position, "convoy frederik-ii")
    assert choice(position).action.verb == "send"


def test_an_army_takes_men_from_the_town_it_stands_in() -> None:
    position = stage("prussia", armies={"frederik-ii": "berlin, 2fv, 8/4"})
    position.mustered[FREDERICK] = 6
    position.moved |= 1 << FREDERICK
    for expected in ("convoy frederik-ii", "send berlin 0 0", "levy 3 0 1"):
        assert choice(position).action == expected
        act(position, expected)


def test_nobody_asks_for_a_convoy_that_cannot_be_sent() -> None:
    """A poor board neither begs nor turns in circles."""
    position = stage("prussia", armies={"frederik-ii": "pirna, 4fv 2av, 0/2"}, coins=5)
    for _ in range(12):
        if position.phase.name != "actions":
            break
        action = choice(position).action
        assert action.verb != "convoy"
        act(position, str(action))


# -- ways ----------------------------------------------------------------------------------------


def test_ways_are_found_anew_once_an_enemy_or_a_garrison_stands_in_them() -> None:
    armies = {"frederik-ii": f"berlin, {STRONG}", "von-daun": f"wien, {STRONG}"}
    position = stage("prussia", armies=armies)
    prag, dresden = PLACE_INDEX["prag"], PLACE_INDEX["dresden"]

    def ways() -> dict[int, float]:
        return dict(Ground(position, AP).ways(FREDERICK))

    clear = ways()
    assert ways() == clear
    position.put(DAUN, prag)
    assert ways()[prag] > clear[prag], "he may be stopped on his way there"
    position.put(DAUN, PLACE_INDEX["wien"])
    assert ways() == clear
    position.garrison[REGION_OF[dresden]] = 0
    assert min(ways()[place] - clear[place] for place in clear) < 0, "a way has opened"


def test_ways_do_not_depend_on_who_asked_before() -> None:
    armies = {"frederik-ii": f"berlin, {STRONG}", "von-schwerin": f"berlin, {STRONG}"}
    position = stage("prussia", armies=armies)
    alone = dict(Ground(position, AP).ways(FREDERICK))
    position.put(COMMANDER_INDEX["von-schwerin"], PLACE_INDEX["breslau"])
    assert Ground(position, AP).ways(FREDERICK) == alone, "friends are in nobody's way"
    position.put(FREDERICK, PLACE_INDEX["breslau"])
    assert Ground(position, AP).ways(FREDERICK)[PLACE_INDEX["breslau"]] == 0


# -- before a battle ------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "expected"), [("pirna", "disengage"), ("berlin", "stand")])
def test_an_inferior_army_leaves_but_not_its_post(place: str, expected: str) -> None:
    armies = {"frederik-ii": f"{place}, 2fa, 4/2", "von-daun": f"{place}, {STRONG}"}
    position = stage("austria", armies=armies)
    begin(position, DAUN, PLACE_INDEX[place])
    while not position.phase.actors(position):
        position.phase.proceed(position)
    position._actors = None
    assert position.phase.name == "disengagement"
    assert choice(position).action == expected


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["pommern-1758", "habana-1762", "william-henry-1757"])
def test_officers_play_a_sheet_to_its_end(scenario: str) -> None:
    first, second = GAME.seats(GAME.new(scenario))
    players = {first: Captain(), second: Recruit()}
    _, result = play_out(GAME, scenario, {}, players, seed=3, seconds=60, strict=True)
    assert result.replaced == 0


def test_the_captain_beats_the_recruit_in_the_war() -> None:
    players = {"franco-austrian": Captain(), "anglo-prussian": Recruit()}
    _, result = play_out(GAME, "campaign", {}, players, seed=1004, seconds=60, strict=True)
    assert result.winners == ("franco-austrian",)


def battle() -> Position:
    """Frederick has attacked Daun, both are equally strong, and cards are to be chosen."""
    armies = {"frederik-ii": f"pirna, {STRONG}", "von-daun": f"pirna, {STRONG}"}
    position = stage("prussia", armies=armies)
    begin(position, FREDERICK, PLACE_INDEX["pirna"])
    position._actors = None
    rng = Random(4)
    while position.phase.name != "battle" or not position.phase.actors(position):
        if not position.phase.actors(position):
            position.phase.proceed(position)
            position._actors = None
        elif position.actors[0] == CHANCE:
            position.apply(CHANCE, position.sample_chance(rng))
        else:
            position.apply(position.actors[0], position.legal(position.actors[0])[0])
    return position


def test_the_captain_does_not_look_at_the_enemys_cards() -> None:
    """Whatever the other side holds, the same card is played."""
    position, rng = battle(), Random(5)
    chosen = {
        advise(Captain(), position.resample("anglo-prussian", rng), "anglo-prussian", rng).action
        for _ in range(12)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize("cards", [("im3", "dm3"), ("dm3", "im3")])
def test_of_two_cards_alike_the_first_is_swapped(cards: tuple[str, str]) -> None:
    """And not one that the order of a set names, which is another on another interpreter."""
    position = battle()
    phase = position.phase
    assert isinstance(phase, Battle)
    judged = {Action(f"play {card}"): 0.0 for card in cards}
    legal = [Action(f"swap {card}") for card in sorted(cards)]
    assert swap_of(position, phase, 0, judged, legal) == f"swap {cards[0]}"


def test_the_odds_of_a_battle_are_fought_out() -> None:
    position = battle()
    before = position.to_json()
    situation = Situation.of(position, "anglo-prussian", Random(2), seconds=0.5)
    told = GAME.odds(situation)
    assert told is not None
    assert told["nation"] == "prussia"
    assert 0 <= told["overall"]["win"] <= 1
    plays = {action for action in position.legal("anglo-prussian") if action.verb == "play"}
    assert {line["action"] for line in told["actions"]} == plays
    assert position.to_json() == before, "only imagined worlds have been fought in"
    assert GAME.odds(Situation.of(stage("prussia"), "anglo-prussian", Random(1))) is None
