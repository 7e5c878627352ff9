"""F15 Two-player scenarios: the War in the West and the Austrian Theatre."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE
from tests.games.friedrich.conduct import (
    OBJECTIVES,
    SECOND_ORDER,
    draws,
    gone,
    hand,
    idle,
    known_cards,
    leader,
    text_in_force,
    total,
    winners,
)
from tests.games.friedrich.reading import marked, nation
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why

WEST = "war-in-the-west"
THEATRE = "austrian-theatre"
BOHEMIA = OBJECTIVES["prussia"]


def fate(scenario: str, card: str, **case: Any) -> Position:
    return act(stage(phase="fate", scenario=scenario, turn=6, **case), f"chance: fate {card}")


def cities(position: Position) -> dict[str, str]:
    """Where the pieces of the game stand."""
    return {p["id"]: p["city"] for p in position.view(None)["pieces"] if p["city"]}


def stages(position: Position) -> list[str]:
    return [
        str(dict(line.message.args)["nation"])
        for line in position.log or ()
        if line.message.key == "log.stage"
    ]


# -- both -----------------------------------------------------------------------------------------


@pytest.mark.rule("F15.1")
@pytest.mark.parametrize(
    ("scenario", "last", "order"),
    [
        (WEST, "france", ["prussia", "hanover", "france"]),
        (THEATRE, "imperial", ["prussia", "austria", "imperial"]),
    ],
)
def test_only_the_nations_named_have_stages_in_the_usual_order(
    scenario: str, last: str, order: list[str]
) -> None:
    position = stage(last, scenario=scenario, turn=5)
    act(position, "done")
    idle(position, "fate")
    assert stages(position) == order


@pytest.mark.rule("F15.1")
@pytest.mark.parametrize(("scenario", "last"), [(WEST, "france"), (THEATRE, "imperial")])
def test_scenarios_know_no_offensive_option(scenario: str, last: str) -> None:
    position = stage(last, scenario=scenario, turn=2, hands={"prussia": ["13C"]})
    act(position, "done")
    idle(position, "movement")
    assert position.view(None)["turn"] == 3
    assert "log.option_declined" not in log_keys(position)
    assert position.view(None)["offensive"] is None


@pytest.mark.rule("F15.1")
def test_scenarios_read_spades_only() -> None:
    position = fate(THEATRE, "7", at={"friedrich": "glogau"}, victor="friedrich")
    assert text_in_force(position) == "F11.7S"


@pytest.mark.rule("F15.2")
@pytest.mark.parametrize("scenario", [WEST, THEATRE])
@pytest.mark.parametrize("card", ["elisabeth", "sweden"])
def test_strokes_against_absent_nations_remove_nobody(scenario: str, card: str) -> None:
    before = cities(stage(phase="fate", scenario=scenario, turn=6))
    position = fate(scenario, card)
    assert cities(position) == before
    assert position.actors == (CHANCE,)


@pytest.mark.rule("F15.2", "F15.11")
def test_absent_nations_change_no_player_and_ease_no_victory() -> None:
    markers = [*OBJECTIVES["austria"], *SECOND_ORDER["imperial"]]
    case: dict[str, Any] = {"markers": markers}
    north = fate(THEATRE, "sweden", strokes=["Elisabeth"], out=["russia"], **case)
    west = fate(THEATRE, "india", strokes=["America"], **case)
    for position in (north, west):
        assert leader(position, "imperial") == "maria"
        assert winners(position) is None
        assert marked(position) == set(markers)
        assert gone(position) == set()


# -- the War in the West --------------------------------------------------------------------------


@pytest.mark.rule("F15.3")
def test_west_sides_and_pieces() -> None:
    position = GAME.new(WEST)
    assert GAME.seats(position) == ("frederick", "pompadour")
    assert isinstance(position, Position)
    assert {n["id"]: n["seat"] for n in position.view(None)["nations"]} == {
        "prussia": "frederick",
        "hanover": "frederick",
        "france": "pompadour",
    }
    assert cities(position) == {
        "seydlitz": "brandenburg",
        "prussia-train-2": "juterbog",
        "ferdinand": "stade",
        "cumberland": "alfeld",
        "hanover-train-1": "gifhorn",
        "richelieu": "iserlohn",
        "soubise": "fulda",
        "chevert": "iserlohn",
        "france-train-1": "gemunden",
        "france-train-2": "koblenz",
    }
    strengths = [(n["troops"], n["most_troops"]) for n in position.view(None)["nations"]]
    assert strengths == [(3, 3), (12, 12), (20, 20)]
    assert troops(position, "seydlitz") == 3


def west_turn(**case: Any) -> Position:
    """The end of a turn: Prussia is about to draw."""
    return act(stage("france", scenario=WEST, turn=1, only=True, **case), "done")


@pytest.mark.rule("F15.4")
def test_west_prussia_draws_two_and_discards_one_of_them_unseen() -> None:
    position = west_turn(hands={"prussia": ["9H"]})
    act(position, "chance: deal 4C.1", "chance: deal 13D.1")
    assert (position.phase.name, position.actors) == ("discard", ("frederick",))
    assert set(legal(position)) == {"discard 4C.1", "discard 13D.1"}
    assert why(position, "discard 9H.1") == "F15.4"
    act(position, "discard 4C")
    assert hand(position, "prussia") == ["13D", "9H"]
    assert known_cards(position, "frederick") == ["4C"]
    assert known_cards(position, "pompadour") == []


@pytest.mark.rule("F15.4")
@pytest.mark.parametrize("strokes", [["Bute"], ["Poems"], ["Bute", "Poems"]])
def test_west_after_the_first_reduction_prussia_draws_one_and_keeps_it(strokes: list[str]) -> None:
    position = west_turn(strokes=strokes)
    assert draws(position, "prussia") == 1
    act(position, "chance: deal 4C.1")
    assert position.phase.name == "movement"
    assert hand(position, "prussia") == ["4C"]


@pytest.mark.rule("F15.4")
def test_west_hanover_and_france_draw_as_usual() -> None:
    position = stage("prussia", scenario=WEST)
    assert [draws(position, n) for n in ("prussia", "hanover", "france")] == [2, 2, 4]
    idle(position, "movement", nation=6)
    assert nation(position, "france")["cards"] == 3
    lost = stage("prussia", scenario=WEST, strokes=["India"])
    assert [draws(lost, n) for n in ("prussia", "hanover", "france")] == [2, 2, 3]
    idle(lost, "movement", nation=6)
    assert nation(lost, "france")["cards"] == 3


@pytest.mark.rule("F15.5")
def test_west_france_wins_with_all_her_objectives() -> None:
    assert winners(west_turn(markers=OBJECTIVES["france"])) == (("pompadour",), "objectives")
    assert winners(west_turn(markers=OBJECTIVES["france"][1:])) is None


@pytest.mark.rule("F15.6")
@pytest.mark.parametrize(("first", "second"), [("India", "america"), ("America", "india")])
def test_west_frederick_wins_with_the_second_colony(first: str, second: str) -> None:
    assert winners(fate(WEST, first.lower())) is None
    position = fate(WEST, second, strokes=[first])
    assert winners(position) == (("frederick",), "endurance")


@pytest.mark.rule("F15.6")
def test_west_france_still_has_the_test_before_the_second_card() -> None:
    position = stage(
        "france", scenario=WEST, turn=9, strokes=["India"], markers=OBJECTIVES["france"], only=True
    )
    act(position, "done")
    assert winners(position) == (("pompadour",), "objectives")
    assert "log.fate" not in log_keys(position)


@pytest.mark.rule("F15.6")
def test_west_russia_and_sweden_do_not_matter() -> None:
    position = fate(WEST, "sweden", strokes=["Elisabeth", "India"], out=["russia"])
    assert winners(position) is None


@pytest.mark.rule("F15.7")
def test_west_texts_that_have_an_effect() -> None:
    eight = fate(WEST, "8", troops={"seydlitz": 2})
    if eight.actors == ("frederick",):
        act(eight, "reinforce seydlitz")
    assert troops(eight, "seydlitz") == 3
    full = fate(WEST, "8", troops={"seydlitz": 3})
    assert total(full, "prussia") == 3
    soubise = stage(
        "france", scenario=WEST, only=True, fate="5S",
        at={"soubise": "kassel", "cumberland": "gottingen"},
    )  # fmt: skip
    assert why(soubise, "march soubise kassel munden") == "F11.6"
    fight: dict[str, Any] = {
        "scenario": WEST,
        "phase": "combat",
        "only": True,
        "at": {"seydlitz": "munden", "richelieu": "gottingen"},
        "troops": {"seydlitz": 1, "richelieu": 8},
    }
    doubled = stage("prussia", fate="11S", hands={"prussia": ["11S"]}, **fight)
    assert "play 11S.1 as 22" in legal(doubled)
    fresh = stage(
        "prussia", scenario=WEST, only=True, fate="10S", hands={"prussia": ["6S"]},
        at={"seydlitz": "kassel", "richelieu": "gottingen"}, troops={"seydlitz": 1},
    )  # fmt: skip
    act(fresh, "recruit 1 0", "pay 6S")
    if fresh.phase.name == "placement":
        act(fresh, "reinforce seydlitz")
    assert why(fresh, "march seydlitz kassel munden") == "F11.6"


@pytest.mark.rule("F15.7")
@pytest.mark.parametrize("number", [1, 2, 3, 6, 7, 9, 12])
def test_west_all_other_texts_are_void(number: int) -> None:
    position = fate(WEST, str(number))
    assert position.phase.name == "deal"
    for name in ("prussia", "hanover", "france"):
        assert legal(stage(name, scenario=WEST, fate=f"{number}S")) == legal(
            stage(name, scenario=WEST)
        )


# -- the Austrian Theatre -------------------------------------------------------------------------


def theatre_turn(markers: list[str], **case: Any) -> Position:
    """The Imperial Army does nothing; the turn is over."""
    return act(
        stage("imperial", scenario=THEATRE, turn=2, only=True, markers=markers, **case), "done"
    )


@pytest.mark.rule("F15.8")
def test_theatre_sides_and_pieces() -> None:
    position = GAME.new(THEATRE)
    assert GAME.seats(position) == ("frederick", "maria")
    assert isinstance(position, Position)
    assert cities(position) == {
        "friedrich": "oschatz",
        "winterfeldt": "oschatz",
        "heinrich": "berlin",
        "schwerin": "strehlen",
        "keith": "strehlen",
        "prussia-train-1": "grunberg",
        "prussia-train-2": "juterbog",
        "daun": "brunn",
        "browne": "melnik",
        "karl": "melnik",
        "laudon": "olmutz",
        "lacy": "tabor",
        "austria-train-1": "beraun",
        "austria-train-2": "pardubitz",
        "hildburghausen": "hildburghausen",
        "imperial-train-1": "erlangen",
    }
    strengths = {
        n["id"]: (n["seat"], n["troops"], n["most_troops"]) for n in position.view(None)["nations"]
    }
    assert strengths == {
        "prussia": ("frederick", 24, 24),
        "austria": ("maria", 30, 30),
        "imperial": ("maria", 6, 6),
    }


@pytest.mark.rule("F15.9")
@pytest.mark.parametrize("turn", [1, 3, 4, 12])
def test_theatre_bohemia_may_be_conquered_and_reconquered_in_any_turn(turn: int) -> None:
    position = stage("prussia", scenario=THEATRE, turn=turn, only=True, at={"keith": "prag"})
    act(position, "march keith prag melnik")
    assert marked(position) == {"prag"}
    back = stage(
        "austria", scenario=THEATRE, turn=turn, only=True, at={"daun": "prag"}, markers=["prag"]
    )
    assert marked(act(back, "march daun prag melnik")) == set()
    guarded = stage(
        "prussia", scenario=THEATRE, turn=turn, only=True, at={"keith": "prag", "daun": "tabor"}
    )
    assert marked(act(guarded, "march keith prag melnik")) == set()  # Tabor is three cities away


@pytest.mark.rule("F15.10")
@pytest.mark.parametrize(
    ("strokes", "numbers"),
    [
        ([], [5, 5, 1]),
        (["Bute"], [4, 5, 1]),
        (["Bute", "Poems"], [3, 5, 1]),
        (["India"], [5, 4, 1]),
        (["India", "America"], [5, 4, 1]),
    ],
)
def test_theatre_cards(strokes: list[str], numbers: list[int]) -> None:
    position = stage("imperial", scenario=THEATRE, only=True, strokes=strokes)
    assert [draws(position, n) for n in ("prussia", "austria", "imperial")] == numbers
    act(position, "done")
    idle(position, "movement", nation=5)
    assert [nation(position, n)["cards"] for n in ("prussia", "austria", "imperial")] == numbers


@pytest.mark.rule("F15.11")
@pytest.mark.parametrize("name", ["austria", "imperial"])
def test_theatre_attackers_need_all_their_objectives(name: str) -> None:
    everything = [*OBJECTIVES[name], *SECOND_ORDER[name]]
    assert winners(theatre_turn(everything)) == (("maria",), "objectives")
    assert winners(theatre_turn(everything[:-1])) is None
    assert winners(theatre_turn(everything[1:])) is None


@pytest.mark.rule("F15.12")
def test_theatre_frederick_wins_in_bohemia_or_by_endurance() -> None:
    assert winners(theatre_turn(BOHEMIA)) == (("frederick",), "bohemia")
    assert winners(theatre_turn(BOHEMIA[1:])) is None
    endured = fate(
        THEATRE, "sweden", out=["russia", "france"], strokes=["Elisabeth", "India", "America"]
    )
    assert winners(endured) == (("frederick",), "endurance")


@pytest.mark.rule("F15.12")
@pytest.mark.parametrize("first", ["India", "America"])
def test_theatre_france_is_out_with_the_second_colony_only(first: str) -> None:
    case: dict[str, Any] = {"out": ["russia", "sweden"]}
    one = fate(THEATRE, first.lower(), strokes=["Elisabeth", "Sweden"], **case)
    assert winners(one) is None
    other = {"India": "america", "America": "india"}[first]
    both = fate(THEATRE, other, strokes=["Elisabeth", "Sweden", first], **case)
    assert winners(both) == (("frederick",), "endurance")


@pytest.mark.rule("F15.13")
def test_theatre_bohemia_wins_at_the_end_of_the_turn_not_at_once() -> None:
    rest = [city for city in BOHEMIA if city != "prag"]
    position = stage(
        "prussia", scenario=THEATRE, turn=2, only=True, at={"keith": "prag"}, markers=rest
    )
    act(position, "march keith prag melnik")
    assert marked(position) == set(BOHEMIA)
    assert winners(position) is None
    idle(position, "movement", nation=5)
    assert winners(act(position, "done")) == (("frederick",), "bohemia")


@pytest.mark.rule("F15.13")
def test_theatre_both_sides_may_win_together() -> None:
    position = theatre_turn([*BOHEMIA, *OBJECTIVES["imperial"], *SECOND_ORDER["imperial"]])
    assert position.outcome is not None
    assert position.outcome.winners == ("frederick", "maria")


@pytest.mark.rule("F15.14")
def test_theatre_texts_that_have_an_effect() -> None:
    assert fate(THEATRE, "6").phase.name == "move_laudon"
    friedrich = stage(
        "prussia",
        scenario=THEATRE,
        only=True,
        fate="7S",
        at={"friedrich": "kolin", "daun": "beraun"},
    )
    assert why(friedrich, "march friedrich kolin prag") == "F11.6"
    few = {"friedrich": 1, "winterfeldt": 1, "heinrich": 1, "schwerin": 1, "keith": 1}
    assert fate(THEATRE, "8", troops=few).phase.name == "choose_stack"
    daun = stage("austria", scenario=THEATRE, only=True, fate="12S", at={"daun": "kuttenberg"})
    assert why(daun, "march daun kuttenberg tschaslau brod trebitsch brunn") == "F11.8"
    doubled = stage(
        "prussia", scenario=THEATRE, phase="combat", only=True, fate="11S",
        at={"keith": "pirna", "daun": "dresden"}, troops={"keith": 1, "daun": 8},
        hands={"prussia": ["11S"]},
    )  # fmt: skip
    assert "play 11S.1 as 22" in legal(doubled)
    fresh = stage(
        "prussia", scenario=THEATRE, only=True, fate="10S", at={"keith": "kolin", "daun": "beraun"},
        troops={"keith": 1}, hands={"prussia": ["6S"]},
    )  # fmt: skip
    act(fresh, "recruit 1 0", "pay 6S", "reinforce keith")
    assert why(fresh, "march keith kolin prag") == "F11.6"


@pytest.mark.rule("F15.14")
@pytest.mark.parametrize("number", [4, 5, 9])
def test_theatre_texts_about_absent_nations_are_void(number: int) -> None:
    position = fate(THEATRE, str(number))
    assert position.phase.name == "deal"
    for name in ("prussia", "austria", "imperial"):
        assert legal(stage(name, scenario=THEATRE, fate=f"{number}S")) == legal(
            stage(name, scenario=THEATRE)
        )
    assert where(position, "daun") == "brunn"
