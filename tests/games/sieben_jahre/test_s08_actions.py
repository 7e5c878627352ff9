"""S8, S10 and S11: actions, moves and Events."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre.actions import Actions, Mode, granted
from sanssouci.games.sieben_jahre.areas import allowance
from sanssouci.games.sieben_jahre.atlas import (
    ARMY_PACE,
    COMMANDER_INDEX,
    EVENT_INDEX,
    EVENTS,
    FLEET_PACE,
    PLACE_INDEX,
)
from sanssouci.games.sieben_jahre.sequence import SECOND_PHASE, Turn
from sanssouci.games.sieben_jahre.states import AU, PR
from tests.games.sieben_jahre.staging import (
    NONE,
    NORMAL,
    RAPID,
    VERY_SLOW,
    act,
    chance,
    offered,
    purse,
    refusal,
    stage,
    told,
    where,
)

FRITZ = {"frederik-ii": "berlin, 4fv 1cv 1av, 8/8"}


@pytest.mark.rule("S8.1", "S8.3", "S11.2")
def test_an_action_names_its_piece_draws_an_event_and_pays_for_it() -> None:
    position = stage("prussia", armies=FRITZ, coins=100)
    act(position, "move frederik-ii")
    assert position.actors == ("chance",)
    chance(position, "event e8")
    assert purse(position, "prussia") == 97
    assert "log.event_paid" in told(position)
    act(position, "go potsdam", "go magdeburg", "halt")
    assert where(position, "frederik-ii") == "magdeburg"
    assert position.phase == Actions(PR, 3)


@pytest.mark.rule("S8.1")
def test_who_ends_with_actions_left_is_told_so() -> None:
    position = stage("prussia", armies=FRITZ, coins=100)
    [left] = position.foresee(position.actors[0], "end")
    assert left.message.key == "foresee.left_actions"
    assert dict(left.message.args)["count"] == 4


@pytest.mark.rule("S11.2")
def test_a_russian_army_is_paid_from_the_austrian_purse() -> None:
    position = stage("austria", armies={"apraksin": "riga, 3fa, 8/5"}, coins=50)
    act(position, "move apraksin")
    chance(position, "event e14")
    assert position.purse == [50, 47, 50, 50]


@pytest.mark.rule("S8.3")
def test_a_purse_that_is_too_small_is_emptied_and_the_action_lost() -> None:
    position = stage("prussia", armies=FRITZ, coins=2)
    act(position, "move frederik-ii")
    chance(position, "event e8")
    assert purse(position, "prussia") == 0
    assert where(position, "frederik-ii") == "berlin"
    assert isinstance(position.phase, Actions)
    assert position.phase.left == 3


@pytest.mark.rule("S8.3")
def test_one_step_has_to_be_taken() -> None:
    position = stage("prussia", armies=FRITZ)
    act(position, "move frederik-ii")
    chance(position, f"event {NORMAL}")
    assert refusal(position, "halt") == "S8.3"
    act(position, "go ruppin")
    assert "halt" in position.legal(position.actors[0])


@pytest.mark.rule("S8.4")
def test_nobody_moves_twice_in_a_fraction() -> None:
    position = stage("prussia", armies=FRITZ)
    act(position, "move frederik-ii")
    chance(position, f"event {NONE}")
    assert where(position, "frederik-ii") == "berlin"
    assert refusal(position, "move frederik-ii") == "S8.4"


@pytest.mark.rule("S8.4")
def test_only_contingents_of_the_board_are_used() -> None:
    position = stage("prussia", armies={**FRITZ, "hawke": "irish-sea, 3na, 5/5"})
    assert refusal(position, "move hawke") == "S8.4"
    assert refusal(position, "move von-zieten") == "S8.4"


@pytest.mark.rule("S8.2")
@pytest.mark.parametrize(("mode", "left"), [("four", 4), ("split", 3)])
def test_four_in_a_row_or_three_and_three(mode: str, left: int) -> None:
    position = stage(stack=[Mode(PR)], armies=FRITZ)
    act(position, f"mode {mode}")
    assert position.phase == Actions(PR, left)
    position.stack = [*position.stack[:2], Turn(PR, SECOND_PHASE, fled=True)]
    position.phase.proceed(position)
    second = [phase for phase in position.stack if isinstance(phase, Actions)]
    assert second == ([Actions(PR, 3)] if mode == "split" else [])


@pytest.mark.rule("S8.2")
def test_no_fifth_action() -> None:
    position = stage("prussia", armies={**FRITZ, "keith": "potsdam, 2fa, 4/4"}, left=0)
    assert refusal(position, "move keith") == "S8.2"


@pytest.mark.rule("S8.5")
def test_a_year_ends_when_all_have_stopped() -> None:
    position = stage(stack=[Mode(PR)], armies=FRITZ, year=1757, fraction=3)
    position.stopped = 0b0111
    act(position, "stop")
    assert position.stopped == 0b1111 or position.year == 1758
    assert position.year == 1758


@pytest.mark.rule("S8.6")
def test_owed_actions_come_out_of_the_next_allowance() -> None:
    position = stage()
    position.owed[AU] = 4
    assert granted(position, AU, 3) == 0
    assert granted(position, AU, 3) == 2
    assert position.owed[AU] == 0


@pytest.mark.rule("S10.1", "S10.2", "S11.1")
def test_allowances_by_class() -> None:
    classes = {event.pace: (ARMY_PACE[event.index], FLEET_PACE[event.index]) for event in EVENTS}
    assert classes == {
        "rapid": (5, 6), "normal": (4, 5), "slowed": (3, 4),
        "difficult": (2, 3), "very-slow": (1, 2), "none": (0, 0),
    }  # fmt: skip
    assert len(EVENTS) == 22


@pytest.mark.rule("S11.3", "S11.4", "S10.2")
def test_very_slow_is_one_province_and_the_card_goes_back() -> None:
    position = stage("prussia", armies=FRITZ)
    act(position, "move frederik-ii")
    assert len(position.legal("chance")) == 22
    chance(position, f"event {VERY_SLOW}")
    act(position, "go potsdam")
    assert isinstance(position.phase, Actions)
    assert where(position, "frederik-ii") == "potsdam"


@pytest.mark.rule("S10.2")
def test_squadrons_go_square_by_square() -> None:
    position = stage("britain", armies={"hawke": "irish-sea, 3na, 8/5"})
    act(position, "move hawke")
    chance(position, f"event {RAPID}")
    assert offered(position, "go") == ["minch", "celtic-sea"]
    for square in ("celtic-sea", "ushant", "quiberon", "pertuis", "cantabria", "finisterre"):
        act(position, f"go {square}")
    assert where(position, "hawke") == "finisterre"


@pytest.mark.rule("S10.2")
def test_only_neighbours_are_entered() -> None:
    position = stage("prussia", armies=FRITZ)
    act(position, "move frederik-ii")
    chance(position, f"event {RAPID}")
    assert refusal(position, "go dresden") == "S10.2"


@pytest.mark.rule("S10.3")
def test_two_armies_fill_a_province_but_let_others_pass() -> None:
    others = {"keith": "potsdam, 2fa, 4/4", "von-dohna": "potsdam, 2fa, 4/4"}
    position = stage("prussia", armies={**FRITZ, **others})
    act(position, "move frederik-ii")
    chance(position, f"event {NORMAL}")
    act(position, "go potsdam")
    assert refusal(position, "halt") == "S10.3"
    act(position, "go magdeburg")
    slow = stage("prussia", armies={**FRITZ, **others})
    act(slow, "move frederik-ii")
    chance(slow, f"event {VERY_SLOW}")
    assert refusal(slow, "go potsdam") == "S10.3"


@pytest.mark.rule("S10.3")
@pytest.mark.parametrize(
    "others",
    [
        {"von-browne": "breslau, 4fa, 8/6", "von-daun": "breslau, 4fa, 8/6"},
        {
            "von-browne": "schweidnitz, 4fa, 8/6",
            "von-daun": "schweidnitz, 4fa, 8/6",
            "keith": "schweidnitz, 2fa, 8/4",
        },
    ],
)
def test_nobody_passes_a_full_province_where_enemies_would_end_his_move(
    others: dict[str, str],
) -> None:
    position = stage("austria", armies={"von-laudon": "liegnitz, 4fa, 8/6", **others})
    act(position, "move von-laudon")
    chance(position, f"event {RAPID}")
    place = others["von-browne"].partition(",")[0]
    assert refusal(position, f"go {place}") == "S10.3"


@pytest.mark.rule("S10.3", "S7.5")
@pytest.mark.parametrize(("loads", "may_pass"), [("4/4", True), ("0/4", False)])
def test_nobody_passes_a_full_province_from_which_he_could_not_go_on(
    loads: str, may_pass: bool
) -> None:
    """Whoever has come home without loads may not leave again, and Ostfriesland is full."""
    others = {"keith": "emden", "von-dohna": "emden", "von-finck": "aurich", "von-zieten": "aurich"}
    armies = {id: f"{place}, 2fa, 4/4" for id, place in others.items()}
    position = stage("prussia", armies={"von-lehwalt": f"meppen, 4fa, {loads}", **armies})
    act(position, "move von-lehwalt")
    chance(position, f"event {RAPID}")
    assert ("emden" in offered(position, "go")) == may_pass


@pytest.mark.rule("S10.3", "S29.4")
def test_nobody_sets_out_for_a_harbour_that_is_full() -> None:
    armies = {"granby": "dover, 4fa, 8/6", "von-imhof": "hamburg, 2fa, 4/4"}
    position = stage("britain", armies=armies, year=1759)
    assert offered(position, "voyage", "granby") == ["hamburg"]
    armies["von-sporcken"] = "hamburg, 2fa, 4/4"
    position = stage("britain", armies=armies, year=1759)
    assert "voyage" not in offered(position)


@pytest.mark.rule("S10.3")
def test_an_enemy_chief_town_stops_a_march() -> None:
    position = stage("prussia", armies={"frederik-ii": "torgau, 4fv 1cv 1av, 8/8"})
    act(position, "move frederik-ii")
    chance(position, f"event {RAPID}")
    foreseen = position.foresee("anglo-prussian", "go dresden")
    assert [prospect.message.key for prospect in foreseen] == ["foresee.garrison"]
    act(position, "go dresden", "stay")
    assert position.phase.name == "actions"
    assert where(position, "frederik-ii") == "dresden"


@pytest.mark.rule("S10.3", "S20.1")
def test_an_enemy_army_stops_a_march() -> None:
    armies = {"frederik-ii": "pirna, 4fv, 8/6", "von-browne": "leitmeritz, 4fa, 8/6"}
    position = stage("prussia", armies=armies)
    act(position, "move frederik-ii")
    chance(position, f"event {RAPID}")
    foreseen = position.foresee("anglo-prussian", "go leitmeritz")
    assert [prospect.message.key for prospect in foreseen] == ["foresee.battle"]
    act(position, "go leitmeritz")
    assert position.halted


@pytest.mark.rule("S1.2", "S12.2")
def test_closed_land_and_foreign_areas_are_not_entered() -> None:
    position = stage("prussia", armies={"von-lehwalt": "memel, 4fa, 8/6"})
    act(position, "move von-lehwalt")
    chance(position, f"event {RAPID}")
    assert refusal(position, "go libau") == "S1.2"
    position = stage("france", armies={"de-soubise": "bayonne, 4fa, 8/6"}, year=1762)
    act(position, "move de-soubise")
    chance(position, f"event {RAPID}")
    assert refusal(position, "go pamplona") == "S12.2"


@pytest.mark.rule("S21.2")
def test_a_grand_army_goes_one_less_but_at_least_one() -> None:
    position = stage(armies={**FRITZ, "keith": "berlin, 2fa, 4/4"})
    fritz, keith = (COMMANDER_INDEX[id] for id in ("frederik-ii", "keith"))
    assert allowance(position, fritz, EVENT_INDEX[NORMAL]) == 4
    position.chief[keith] = fritz
    assert allowance(position, fritz, EVENT_INDEX[NORMAL]) == 3
    assert allowance(position, fritz, EVENT_INDEX[VERY_SLOW]) == 1
    assert allowance(position, fritz, EVENT_INDEX[NONE]) == 0
    position.put(fritz, PLACE_INDEX["potsdam"])
    assert where(position, "keith") == "potsdam"


@pytest.mark.rule("S8.6")
def test_standing_orders_silence_reactions() -> None:
    from sanssouci.games.sieben_jahre.scorched_earth import Scorching

    frame = Scorching(PR, 0, leave=False)
    position = stage("prussia", stack=[frame], armies=FRITZ)
    assert position.actors == ("anglo-prussian",)
    act(position, "hold fraction")
    assert position.quiet_until[PR] == position.date + 1
    assert frame.is_quiet(position)
    position.fraction += 1
    assert not frame.is_quiet(position)


@pytest.mark.rule("S8.3", "S10.2")
def test_who_can_go_nowhere_is_warned_of_it() -> None:
    armies = {"keppel": "port-arthur, 4fa, 8/6", "murray": "philadelphia, 4fa, 8/6"}
    position = stage("britain", armies=armies, year=1762)
    seat = position.actors[0]
    keys = [prospect.message.key for prospect in position.foresee(seat, "move keppel")]
    assert "foresee.nowhere" in keys, "Jamaica is an island"
    keys = [prospect.message.key for prospect in position.foresee(seat, "move murray")]
    assert "foresee.nowhere" not in keys
