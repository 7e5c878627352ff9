"""C12 Winter; C13 events; C14 victory."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis.atlas import (
    AUSTRIAN,
    COMMANDER_INDEX,
    INDEX,
    NATION_INDEX,
    PRUSSIAN,
    TURNS,
)
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.mobilization import WinterMobilization
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.winter import card_limit
from sanssouci.kernel import Action
from tests.games.crisis.staging import (
    FEBRUARY_1762,
    WINTER_1756,
    act,
    legal,
    owner,
    phase,
    stage,
    units,
    why,
)

SAXONY_TAKEN = {"dresden": "prussia", "leipzig": "prussia"}


def winter(turn: int = WINTER_1756, **more: object) -> Position:
    return stage(None, phase="winter", turn=turn, **more)  # type: ignore[arg-type]


def skip_to(position: Position, name: str) -> Position:
    """Go on, doing as little as possible, until a phase is asked."""
    while phase(position) != name:
        actions = position.legal(position.actors[0])
        act(position, "done" if "done" in actions else str(actions[0]))
    return position


def mobilizing(position: Position, nation: str) -> Position:
    """Go on to the mobilisation of a nation."""
    skip_to(position, "winter_mobilization")
    return act(position, f"mobilize {nation}")


def mobilized(position: Position) -> object:
    """The nation whose points are being spent."""
    return dict(position.prompt(position.actors[0]).args)["nation"]


@pytest.mark.rule("C12.1")
def test_the_steps_of_winter_in_order() -> None:
    position = winter(turn=9, hands={"austria": ["hills"], "prussia": ["surprise"]})
    seen: list[str] = []
    while position.turn == 9:
        if not seen or seen[-1] != phase(position):
            seen.append(phase(position))
        actions = position.legal(position.actors[0])
        act(position, "done" if "done" in actions else str(actions[0]))
    assert seen == [
        *("winter_cards", "release"),
        *("winter_mobilization", "mobilization") * 8,
        *("discard", "draw_cards", "discard", "draw_cards"),
    ]


@pytest.mark.rule("C12.2")
def test_winter_cards_austria_first() -> None:
    position = winter(
        hands={"austria": ["rapid-mobilization", "hills"], "prussia": ["rapid-advance"]}
    )
    assert position.actors == ("austria",)
    assert "play rapid-mobilization russia" in legal(position)
    assert why(position, "play hills") == "C12.2"
    act(position, "done")
    assert position.actors == ("prussia",)
    assert legal(position) == ["done"]


@pytest.mark.rule("C12.3")
def test_each_nation_releases_one_commander_at_random() -> None:
    position = winter()
    assert position.actors == ("chance",)
    released = []
    while phase(position) == "release":
        assert len(set(position.legal("chance"))) == len(position.legal("chance"))
        released.append(str(position.legal("chance")[0]).split()[1])
        act(position, f"chance: release {released[-1]}")
    assert len(released) == 8  # also those not yet at war
    assert "saltykow" in released


@pytest.mark.rule("C12.4")
def test_points_are_resource_spaces_and_austria_is_first() -> None:
    position = mobilizing(winter(), "austria")
    assert position.actors == ("austria",)
    prompt = dict(position.prompt("austria").args)
    assert (prompt["nation"], prompt["points"]) == ("austria", 5)
    assert why(position, "place france metz") == "C1.7"
    assert why(position, "march wien brunn") == "C12.4"


@pytest.mark.rule("C12.4")
def test_points_of_winter_left_over_are_said_before_they_are_lost() -> None:
    position = mobilizing(winter(), "austria")
    (left,) = position.foresee("austria", Action("done"))
    points = position.resources(1 << NATION_INDEX["austria"])
    assert left.message.key == "foresee.left_raising"
    assert position.game.explain(left.message).startswith(f"{points} points are left")
    (place, *_) = (each for each in legal(position) if each.startswith("place"))
    assert not list(position.foresee("austria", Action(place)))


@pytest.mark.rule("C12.4")
def test_the_player_chooses_which_nation_mobilizes_next() -> None:
    position = skip_to(winter(), "winter_mobilization")
    austrian = ["austria", "france", "russia", "sweden", "saxony", "empire"]
    assert legal(position) == [f"mobilize {nation}" for nation in austrian]
    assert why(position, "mobilize prussia") == "C12.4"
    for nation in reversed(austrian):
        assert position.actors == ("austria",)
        act(position, f"mobilize {nation}")
        assert mobilized(position) == nation
        act(position, "done")
    assert position.actors == ("prussia",)
    assert legal(position) == ["mobilize prussia", "mobilize britain"]


@pytest.mark.rule("C12.4")
def test_done_for_one_nation_passes_over_no_other() -> None:
    position = mobilizing(winter(), "austria")
    act(position, "done")
    assert why(position, "done") == "C12.4"
    for nation in ("france", "russia", "sweden", "saxony"):
        act(position, f"mobilize {nation}", "done")
    assert legal(position) == ["mobilize empire"]  # the last one, too, has to be named


@pytest.mark.rule("C2.7", "C12.4")
def test_the_only_nation_that_can_mobilize_is_not_asked_for() -> None:
    position = winter(only=True)
    position.stack[-1:] = [WinterMobilization(PRUSSIAN, (0, 1))]
    position.reserve[1], position.waiting = 0, 0  # Britain has nobody to raise
    position._actors = None
    position._settle()
    assert (phase(position), mobilized(position)) == ("mobilization", "prussia")


@pytest.mark.rule("C12.4")
def test_a_point_places_one_unit_or_restores_two() -> None:
    at = {"wien": "4 austria.depleted"}
    position = mobilizing(winter(only=True, at=at), "austria")
    act(position, "restore wien austria.depleted", "restore wien austria.depleted")
    assert dict(position.prompt("austria").args)["points"] == 4
    act(position, "restore wien austria.depleted")
    left = dict(position.prompt("austria").args)
    assert (left["points"], left["half"]) == (3, 1)  # for one more
    assert "3½ points" in CRISIS.say(position.prompt("austria"))
    act(position, *["place austria prag"] * 2, "place austria linz")
    assert legal(position, "place") == []
    assert why(position, "place austria linz") == "C12.4"
    assert legal(position, "restore") == ["restore wien austria.depleted"]
    assert units(position, "prag") == "2 austria"


@pytest.mark.rule("C12.5")
def test_where_new_units_come() -> None:
    at = {"prag": "3 prussia, austria.inside", "wien": "austria"}
    position = mobilizing(winter(only=True, at=at, control={"pilsen": "prussia"}), "austria")
    open_to = {action.split()[2] for action in legal(position, "place austria")}
    assert "prag" not in open_to  # besieged
    assert "pilsen" not in open_to  # the enemy's
    assert "schweden" not in open_to
    assert {"wien", "nurnberg", "dresden"} <= open_to  # of the alliance, whatever the nation
    act(position, "place austria wien", "place austria wien", "place austria budweis")
    assert why(position, "place austria wien") == "C12.5"
    assert why(position, "place austria budweis") == "C12.5"
    act(position, "done", "mobilize france")
    assert "place france wien" not in legal(position)  # full for this winter


@pytest.mark.rule("C12.5")
def test_a_box_takes_any_number_of_its_own() -> None:
    position = mobilizing(winter(only=True), "russia")
    act(position, *["place russia russland"] * 4)
    assert units(position, "russland") == "4 russia"


@pytest.mark.rule("C12.6")
def test_who_recovers_in_winter() -> None:
    at = {
        "wien": "austria.depleted", "brunn": "austria.depleted.inside, 2 prussia",
        "kustrin": "austria.depleted", "glatz": "austria.depleted, prussia.inside",
        "leipzig": "saxony.depleted",
    }  # fmt: skip
    position = skip_to(winter(only=True, at=at, control={"kustrin": "austria"}), "mobilization")
    assert legal(position, "restore") == ["restore wien austria.depleted"]
    assert why(position, "restore glatz austria.depleted") == "C12.6"


@pytest.mark.rule("C12.7")
def test_besiegers_wear_out() -> None:
    at = {"leipzig": "3 prussia, frederick, saxony.inside"}
    position = skip_to(winter(only=True, at=at), "winter_depletion")
    act(position, "chance: roll 1 2 3 6")
    assert legal(position) == ["take prussia 2", "take prussia 1"]
    act(position, "take prussia 2")
    assert units(position, "leipzig") == "prussia, 2 prussia.depleted, saxony.inside, frederick"


@pytest.mark.rule("C12.7", "C4.4")
def test_isolated_besiegers_wear_out_faster() -> None:
    at = {"prag": "prussia, austria.inside"}
    position = skip_to(winter(only=True, at=at), "winter_depletion")
    assert units(position, "prag") == "prussia.isolated, austria.inside"
    act(position, "chance: roll 3")
    assert units(position, "prag") == "prussia.depleted.isolated, austria.inside"


@pytest.mark.rule("C12.7", "C3.6")
def test_a_siege_may_end_in_winter() -> None:
    at = {"leipzig": "prussia.depleted, saxony.inside"}
    position = skip_to(winter(only=True, at=at), "winter_depletion")
    act(position, "chance: roll 1")
    assert units(position, "leipzig") == "saxony"


@pytest.mark.rule("C12.8")
def test_the_card_limit_counts_armies_at_war() -> None:
    position = winter(control=SAXONY_TAKEN)
    assert card_limit(position, PRUSSIAN) == 3
    assert card_limit(position, AUSTRIAN) == 4
    assert card_limit(winter(turn=9), PRUSSIAN) == 5


@pytest.mark.rule("C12.8", "C11.1")
def test_discard_down_to_the_limit_and_draw_up_to_it() -> None:
    cards = ["hills", "hills", "marsh", "marsh", "marsh", "forest"]
    position = skip_to(winter(hands={"austria": cards}), "discard")
    assert why(position, "done") == "C12.8"
    assert why(position, "discard scorched-earth") == "C11.1"
    assert why(position, "mobilize austria") == ""  # no card that he lacks
    assert legal(position) == ["discard hills", "discard marsh", "discard forest"]
    act(position, "discard hills", "discard hills")
    assert legal(position)[0] == "done"
    act(position, "discard forest", "done")
    assert position.actors == ("chance",)
    assert len(position.decks[1]) == 13
    act(position, "draw hills")
    assert len(position.hands[1]) == 4


@pytest.mark.rule("C13.1")
def test_the_empress_may_die_from_1762_on() -> None:
    assert (TURNS[FEBRUARY_1762 - 1].month, TURNS[FEBRUARY_1762 - 1].year) == ("February", 1762)
    before = stage(None, phase="end_of_turn", turn=FEBRUARY_1762 - 1)
    assert before.turn == FEBRUARY_1762
    position = stage(None, phase="end_of_turn", turn=FEBRUARY_1762)
    assert phase(position) == "event_die"
    act(position, "chance: roll 2")
    assert not position.empress_dead
    assert phase(stage(None, phase="end_of_turn", turn=39)) == "event_die"  # in winter too


@pytest.mark.rule("C13.2")
def test_russia_changes_sides() -> None:
    at = {
        "konigsberg": "5 russia, russia.depleted", "memel": "russia.inside, prussia",
        "kolberg": "2 russia, austria", "berlin": "prussia",
    }  # fmt: skip
    held = {"konigsberg": "russia", "memel": "russia", "kolberg": "russia"}
    position = stage(None, phase="end_of_turn", turn=FEBRUARY_1762, only=True, at=at, control=held)
    act(position, "chance: roll 1")
    assert units(position, "russland") == "8 russia, russia.depleted"
    assert owner(position, "konigsberg") == "prussia"
    assert owner(position, "memel") == "prussia"
    assert owner(position, "kolberg") == "austria"  # only Austrians stand there
    assert position.view(None)["nations"][4]["seat"] == "prussia"
    assert position.view(None)["cup"]["russia"] == 2
    assert position.outcome is None


@pytest.mark.rule("C13.3", "C14.4")
def test_peace() -> None:
    position = stage(None, phase="end_of_turn", turn=36, empress_dead=True, control=SAXON_LOSS)
    act(position, "chance: roll 1")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == ((), "peace")
    assert str(position.outcome) == "(peace)"
    position = stage(None, phase="end_of_turn", turn=36, empress_dead=True, control=SAXON_LOSS)
    act(position, "chance: roll 4")
    assert position.turn == 37


SAXON_LOSS = {"konigsberg": "austria"}
"""So that Prussia with Russia's four has not won already."""


@pytest.mark.rule("C14.1")
def test_austria_wins_when_the_king_is_lost() -> None:
    position = stage("austria", points=1)
    position.removed |= 1 << COMMANDER_INDEX["frederick"]
    act(position, "done")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == (("austria",), "king_lost")
    waiting = stage("prussia", points=1)
    waiting.removed |= 1 << COMMANDER_INDEX["frederick"]
    act(waiting, "done")
    assert waiting.outcome is None  # not at the end of a Prussian phase
    act(waiting, "chance: chit turn-end")
    assert waiting.outcome is not None


@pytest.mark.rule("C14.2")
@pytest.mark.parametrize(
    ("lost", "over"),
    [
        (("breslau",), False),
        (("breslau", "stade"), True),
        (("berlin",), True),
        (("stettin", "konigsberg"), True),
        ((), False),
    ],
)
def test_austria_wins_by_exhaustion(lost: tuple[str, ...], over: bool) -> None:
    position = stage("austria", points=1, control=dict.fromkeys(lost, "austria"))
    act(position, "done")
    assert bool(position.outcome) == over
    if position.outcome:
        assert position.outcome.reason == "exhaustion"


@pytest.mark.rule("C14.2", "C14.3")
def test_the_view_says_at_how_many_the_war_is_lost_and_won() -> None:
    for lost, expected in ({}, 8), ({"berlin": "austria"}, 9), ({"berlin": "france"}, 9):
        prussian, austrian = stage("austria", control=lost).view(None)["alliances"]
        assert prussian["goal"] == {"lost": expected, "won": 16}
        assert austrian["goal"] is None


@pytest.mark.rule("C14.2")
def test_saxony_gained_delays_exhaustion() -> None:
    lost = dict.fromkeys(("stade", "hannover", "konigsberg"), "austria")
    position = stage("austria", points=1, control={**SAXONY_TAKEN, **lost})
    act(position, "done")
    assert position.outcome is None
    lost["berlin"] = "austria"
    position = stage("austria", points=1, control={**SAXONY_TAKEN, **lost})
    assert position.resources(position.friends(PRUSSIAN)) == 8
    act(position, "done")
    assert position.outcome is not None


@pytest.mark.rule("C14.3")
def test_prussia_wins_with_sixteen() -> None:
    held = dict.fromkeys(("dresden", "leipzig", "prag", "olmutz", "wien"), "prussia")
    position = stage("prussia", points=1, control=held)
    act(position, "done")
    assert position.outcome is None
    position = stage("prussia", points=1, control={**held, "brunn": "britain"})
    act(position, "done")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == (("prussia",), "conquest")
    with_russia = stage("prussia", points=1, control=SAXONY_TAKEN, empress_dead=True)
    act(with_russia, "done")
    assert with_russia.outcome is not None


@pytest.mark.rule("C14.4")
def test_the_war_ends_with_1763() -> None:
    position = stage(None, phase="end_of_turn", turn=45)
    act(position, "chance: roll 6")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == ((), "end_of_war")
    assert INDEX["berlin"] == 0
