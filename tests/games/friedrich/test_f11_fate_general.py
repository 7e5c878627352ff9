"""F11 The clock of fate: what holds for all cards."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE
from tests.games.friedrich.conduct import (
    OBJECTIVES,
    SECOND_ORDER,
    down,
    draws,
    fighting,
    gone,
    hand,
    idle,
    leader,
    reveal,
    score,
    text_in_force,
    total,
    winners,
)
from tests.games.friedrich.reading import marked, questioned
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why


def two_prussians_and_eight_of_spades() -> Position:
    """Heinrich and Dohna have one troop each; one of them gets another."""
    return reveal("8S", only=True, at={"heinrich": "burg"}, troops={"heinrich": 1, "dohna": 1})


# -- the deck ---------------------------------------------------------------------------------


@pytest.mark.rule("F11.1")
def test_eighteen_cards_twelve_numbered_and_six_strokes() -> None:
    position = stage(phase="fate", turn=6)
    assert set(position.legal(CHANCE)) == {
        *(f"fate {number}" for number in range(1, 13)),
        *("fate bute", "fate poems", "fate india", "fate america"),
        *("fate elisabeth", "fate sweden"),
    }


@pytest.mark.rule("F11.1")
def test_the_first_card_is_drawn_at_the_end_of_the_sixth_turn() -> None:
    fifth = stage("france", turn=5, only=True, at={"richelieu": "koblenz"})
    act(fifth, "done")
    assert (fifth.view(None)["turn"], fifth.phase.name) == (6, "deal")
    sixth = stage("france", turn=6, only=True, at={"richelieu": "koblenz"})
    act(sixth, "done")
    assert (sixth.view(None)["turn"], sixth.phase.name) == (6, "fate")


@pytest.mark.rule("F11.2")
@pytest.mark.parametrize(
    ("scenario", "options"),
    [("four-player", {"expert": False}), ("war-in-the-west", {}), ("austrian-theatre", {})],
)
def test_the_basic_game_and_the_scenarios_read_spades(
    scenario: str, options: dict[str, Any]
) -> None:
    general = "seydlitz" if scenario == "war-in-the-west" else "heinrich"
    position = stage(
        phase="fate", scenario=scenario, turn=6, at={general: "brandenburg"}, victor=general,
        **options,
    )  # fmt: skip
    act(position, "chance: fate 7")
    assert text_in_force(position) == "F11.7S"


@pytest.mark.rule("F11.2")
@pytest.mark.parametrize("suit", "SCHD")
def test_the_expert_game_reads_one_text_of_four(suit: str) -> None:
    assert text_in_force(reveal(f"3{suit}")) == f"F11.3{suit}"


@pytest.mark.rule("F11.3")
def test_each_card_comes_once_and_the_eighteenth_ends_the_game() -> None:
    position = stage(phase="fate", turn=6, only=True)
    drawn: list[str] = []
    while not position.outcome:
        choices = position.legal(CHANCE)
        assert not {action.words[0] for action in choices} & set(drawn)
        card = sorted(choices, key=lambda action: (not action.words[0].isdigit(), action))[0]
        drawn.append(card.words[0])
        position.apply(CHANCE, card)
        idle(position, "fate")
    assert len(drawn) == 18
    assert position.view(None)["turn"] == 23
    assert winners(position) == (("frederick",), "endurance")


# -- how long -----------------------------------------------------------------------------------


@pytest.mark.rule("F11.4")
def test_a_text_for_the_next_turn_holds_through_all_seven_stages() -> None:
    position = reveal("5S", only=True, at={"soubise": "kassel", "heinrich": "gottingen"})
    idle(position, "movement", nation=6)  # the last stage of turn 7
    assert position.view(None)["turn"] == 7
    assert why(position, "march soubise kassel munden") == "F11.6"
    act(position, "done")
    assert position.phase.name == "fate"
    assert text_in_force(position) == "F11.5S"


@pytest.mark.rule("F11.4")
@pytest.mark.parametrize("next_card", ["1", "bute"])
def test_the_next_card_ends_a_text_even_if_it_is_a_stroke(next_card: str) -> None:
    position = stage(
        phase="fate",
        turn=7,
        fate="5S",
        only=True,
        at={"soubise": "kassel", "heinrich": "gottingen"},
    )
    act(position, f"chance: fate {next_card}")
    assert text_in_force(position) in (None, "F11.1S", "F11.1D")
    idle(position, "movement", nation=6)
    assert "march soubise kassel munden" in legal(position)


@pytest.mark.rule("F11.4")
def test_once_means_that_a_text_ends_when_it_has_been_used() -> None:
    position = stage(
        "france", phase="combat", only=True, fate="4S",
        at={"richelieu": "munden", "heinrich": "kassel"},
        troops={"richelieu": 2, "heinrich": 8},
        hands={"france": ["2S", "3S"]},
    )  # fmt: skip
    act(position, "play 2S")
    assert score(position) == -6 + 2 + 1
    act(position, "play 3S")
    assert score(position) == 0


@pytest.mark.rule("F11.4", "F11.17")
def test_a_text_for_now_is_carried_out_before_the_next_turn_begins() -> None:
    position = two_prussians_and_eight_of_spades()
    assert position.view(None)["turn"] == 6
    assert position.actors == ("frederick",)
    act(position, "reinforce heinrich")
    assert position.view(None)["turn"] == 7


# -- what fate cannot do ------------------------------------------------------------------------


@pytest.mark.rule("F11.5")
def test_a_piece_moved_by_fate_conquers_nothing_and_starts_no_combat() -> None:
    position = reveal(
        "6S", only=True, at={"laudon": "waldenburg", "schwerin": "breslau", "dohna": "berlin"}
    )
    act(position, "maria: step schweidnitz")  # next to Schwerin; off an Austrian objective
    assert where(position, "laudon") == "schweidnitz"
    assert marked(position) == questioned(position) == set()
    assert fighting(position) is None
    assert position.phase.name == "deal"


@pytest.mark.rule("F11.5")
@pytest.mark.parametrize(
    ("card", "case"),
    [
        ("6S", {"at": {"laudon": None}}),
        ("1D", {"at": {"tottleben": None}}),
        ("2H", {"at": {"apraxin": None}}),
        ("1C", {"out": ["russia"], "only": True}),
        ("4H", {"out": ["france"], "only": True, "hands": {"austria": ["2S"]}}),
    ],
)
def test_a_text_about_a_missing_piece_or_nation_is_void(card: str, case: dict[str, Any]) -> None:
    before = {n["id"]: n["troops"] for n in stage("prussia", **_late(case)).view(None)["nations"]}
    position = reveal(card, **case)
    assert position.actors == (CHANCE,)  # nobody is asked anything
    after = {n["id"]: n["troops"] for n in position.view(None)["nations"]}
    assert {n: t for n, t in after.items() if n != "prussia"} == {
        n: t for n, t in before.items() if n != "prussia"
    }


def _late(case: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in case.items() if key != "hands"}


@pytest.mark.rule("F11.5")
def test_strokes_remove_generals_off_the_map_too() -> None:
    position = reveal("elisabeth", at={"lehwaldt": None})
    assert "lehwaldt" in gone(position)


# -- clauses that several texts share -----------------------------------------------------------


def soubise_under_five_of_spades(**case: Any) -> Position:
    """Heinrich stands in Göttingen, so Münden is a city next to an enemy."""
    at = {"soubise": "fritzlar", "chevert": "fritzlar", "heinrich": "gottingen"}
    return stage("france", only=True, fate="5S", **{"at": at, **case})


@pytest.mark.rule("F11.6")
def test_no_attack_bars_marches_that_end_next_to_an_enemy_general() -> None:
    position = soubise_under_five_of_spades()
    assert why(position, "march soubise fritzlar kassel munden") == "F11.6"
    assert why(position, "march soubise+chevert fritzlar kassel munden") == "F11.6"
    assert "march soubise fritzlar kassel" in legal(position)
    assert "march chevert fritzlar kassel munden" in legal(position)


@pytest.mark.rule("F11.6")
def test_no_attack_does_not_bar_passing_by_an_enemy() -> None:
    """Heinrich in Osterode is next to Northeim, not to Goslar."""
    position = soubise_under_five_of_spades(
        at={"soubise": "gottingen", "heinrich": "osterode-hanover"}
    )
    assert why(position, "march soubise gottingen northeim") == "F11.6"
    assert "march soubise gottingen northeim goslar" in legal(position)


@pytest.mark.rule("F11.6")
def test_who_stands_next_to_an_enemy_and_stays_fights_as_usual() -> None:
    position = soubise_under_five_of_spades(
        at={"soubise": "munden", "chevert": "munden", "heinrich": "gottingen", "richelieu": "bebra"}
    )
    assert "march chevert munden kassel" in legal(position)  # a companion is free
    act(position, "march richelieu bebra kassel munden")  # others may join him
    assert why(position, "march soubise munden kassel") == "F4.8"
    act(position, "done")
    assert fighting(position) == [["richelieu", "soubise", "chevert"], ["heinrich"]]


@pytest.mark.rule("F11.6")
def test_who_is_under_no_attack_may_not_march_back_to_an_enemy_he_stood_next_to() -> None:
    position = soubise_under_five_of_spades(at={"soubise": "munden", "heinrich": "gottingen"})
    assert why(position, "march soubise munden kassel munden") == "F11.6"


@pytest.mark.rule("F11.6", "F10.12")
def test_no_attack_bars_re_entry_next_to_an_enemy() -> None:
    position = soubise_under_five_of_spades(
        at={"heinrich": "schluchtern", "richelieu": "kassel"},
        troops={"richelieu": 8},
        hands={"france": ["6S", "6C"]},
    )
    act(position, "recruit 1 0", "pay 6S")
    assert "enter soubise koblenz" in legal(position)
    assert "enter soubise gemunden" not in legal(position)  # Heinrich is next to Gemünden
    assert "enter chevert gemunden" in legal(position)


@pytest.mark.rule("F11.6")
def test_who_is_under_no_attack_defends_himself() -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate="5S",
        at={"soubise": "munden", "heinrich": "gottingen"},
        troops={"soubise": 2, "heinrich": 4}, hands={"france": ["9S"]},
    )  # fmt: skip
    act(position, "pompadour: play 9S")
    assert score(position) == -7


@pytest.mark.rule("F11.7")
def test_no_trains_bars_entering_a_city_with_an_enemy_train() -> None:
    position = soubise_under_five_of_spades(
        at={"soubise": "fritzlar", "chevert": "fritzlar", "hanover-train-1": "munden"}
    )
    assert why(position, "march soubise fritzlar kassel munden") == "F11.7"
    assert why(position, "march soubise+chevert fritzlar kassel munden") == "F11.7"
    act(position, "march chevert fritzlar kassel munden")
    assert where(position, "hanover-train-1") is None


@pytest.mark.rule("F11.8")
def test_a_changed_range_holds_for_every_group_and_the_whole_march() -> None:
    """Alsfeld - Fritzlar - Kassel - Münden - Göttingen is all main road; Bebra is not."""
    swift = stage("prussia", only=True, fate="9C", at={"friedrich": "alsfeld", "keith": "alsfeld"})
    five = "alsfeld fritzlar kassel munden gottingen northeim"
    assert f"march friedrich {five}" in legal(swift)
    assert f"march friedrich+keith {five}" in legal(swift)
    assert why(swift, f"march keith {five}") == "F4.2"
    assert why(swift, f"march friedrich {five} goslar") == "F11.8"
    assert (
        why(swift, "march friedrich alsfeld fritzlar kassel munden gottingen eschwege") == "F11.8"
    )
    slow = stage("austria", only=True, fate="12S", at={"daun": "kuttenberg", "lacy": "kuttenberg"})
    four = "kuttenberg tschaslau brod trebitsch brunn"
    assert why(slow, f"march daun+lacy {four}") == "F11.8"
    assert f"march lacy {four}" in legal(slow)
    assert "march daun+lacy kuttenberg tschaslau brod trebitsch" in legal(slow)
    assert "done" in legal(slow)  # nobody has to march


# -- troops -------------------------------------------------------------------------------------


@pytest.mark.rule("F11.9")
def test_a_free_troop_needs_a_nation_below_its_maximum() -> None:
    full = reveal(
        "6C", only=True,
        at={"daun": "brunn", "browne": "prag", "karl": "wotitz", "lacy": "kolin"},
        troops={"daun": 7, "browne": 8, "karl": 8, "lacy": 7},
    )  # fmt: skip
    assert troops(full, "daun") == 7  # Austria has her 30
    below = reveal("6C", only=True, at={"daun": "brunn"}, troops={"daun": 7})
    assert troops(below, "daun") == 8


@pytest.mark.rule("F11.9")
def test_a_free_troop_needs_room_in_the_stack() -> None:
    lone = reveal("6C", only=True, at={"daun": "brunn"}, troops={"daun": 8})
    assert (troops(lone, "daun"), total(lone, "austria")) == (8, 8)
    stacked = reveal(
        "6C", only=True, at={"daun": "brunn", "lacy": "brunn"}, troops={"daun": 8, "lacy": 2}
    )
    assert total(stacked, "austria") == 11


@pytest.mark.rule("F11.9")
def test_a_free_troop_cannot_be_refused_and_its_place_is_secret() -> None:
    position = two_prussians_and_eight_of_spades()
    assert all(action.startswith("reinforce") for action in legal(position))
    act(position, "reinforce heinrich")
    assert troops(position, "heinrich") == 2
    lines = [line for line in position.log or () if line.message.key.startswith("log.free_troop")]
    public = [line for line in lines if line.visible_to("maria")]
    assert [line.message.key for line in public] == ["log.free_troop_somewhere"]
    assert any(dict(line.message.args).get("general") == "heinrich" for line in lines)


@pytest.mark.rule("F11.10")
def test_a_loss_by_fate_strikes_the_stack_as_a_pool() -> None:
    position = reveal(
        "8D", only=True, at={"browne": "prag", "karl": "prag"}, troops={"browne": 5, "karl": 1}
    )
    assert (troops(position, "browne"), troops(position, "karl")) == (4, 1)


@pytest.mark.rule("F11.10")
def test_nobody_leaves_the_map_by_a_loss_of_one_troop() -> None:
    position = reveal(
        "8D", only=True, at={"browne": "prag", "karl": "prag"}, troops={"browne": 1, "karl": 1}
    )
    assert (where(position, "karl"), troops(position, "karl")) == ("prag", 1)
    assert total(position, "austria") == 2


# -- supply -------------------------------------------------------------------------------------


def russians(**more: str | None) -> Position:
    """9S with the one Russian train in Fordon: Lipno is 4 roads away, Sierpc 5, Plonsk 6."""
    return reveal(
        "9S",
        only=True,
        at={
            "russia-train-1": "fordon",
            "saltikov": "lipno",
            "fermor": "sierpc",
            "apraxin": "plonsk",
            "tottleben": "nowy-dwor",
            "dohna": "berlin",
            **more,
        },
    )


@pytest.mark.rule("F11.11")
def test_generals_at_exactly_five_or_six_roads_are_turned_down() -> None:
    """Even in a depot such as Sierpc; at four or seven roads nothing happens."""
    assert down(russians()) == {"fermor", "apraxin"}


@pytest.mark.rule("F11.11")
def test_the_nearest_train_counts() -> None:
    assert down(russians(**{"russia-train-2": "ciechanow"})) == set()


@pytest.mark.rule("F11.11")
def test_the_distance_is_that_of_a_free_supply_path() -> None:
    """Dohna in Lipno cuts the short way; the way round is seven roads and more."""
    assert down(russians(saltikov=None, dohna="lipno")) == set()


@pytest.mark.rule("F11.11")
def test_without_a_train_nobody_is_turned_down() -> None:
    assert down(russians(**{"russia-train-1": None})) == set()


@pytest.mark.rule("F11.12")
@pytest.mark.parametrize(("train", "end"), [("jungbunzlau", "prag"), ("berlin", None)])
def test_who_was_turned_down_is_judged_in_the_next_supply_step(train: str, end: str | None) -> None:
    position = reveal(
        "6D", only=True, at={"keith": "prag", "prussia-train-1": train, "dohna": "gartz"}
    )
    act(position, "maria: raid keith")
    assert down(position) == {"keith"}
    idle(position, "deal", nation=1)  # Prussia's stage is over
    assert down(position) == set()
    assert where(position, "keith") == end


# -- cards --------------------------------------------------------------------------------------


@pytest.mark.rule("F11.13")
def test_a_card_that_is_paid_does_not_use_up_a_text_on_cards_played() -> None:
    position = stage(
        "france", only=True, fate="4S",
        at={"richelieu": "munden", "heinrich": "kassel"},
        troops={"richelieu": 2, "heinrich": 8}, hands={"france": ["6C", "3S"]},
    )  # fmt: skip
    act(position, "recruit 1 0", "pay 6C")
    if position.phase.name == "placement":
        act(position, "reinforce richelieu")
    act(position, "done", "play 3S")
    assert score(position) == 3 - 8 + 3 + 1


@pytest.mark.rule("F11.13")
def test_a_text_on_cards_played_holds_for_attack_and_defence_alike() -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate="4S",
        at={"richelieu": "munden", "heinrich": "kassel"},
        troops={"richelieu": 2, "heinrich": 8}, hands={"france": ["3S"]},
    )  # fmt: skip
    act(position, "play 3S")
    assert score(position) == 2 - 8 + 3 + 1


# -- leaving the war ----------------------------------------------------------------------------


@pytest.mark.rule("F11.14")
def test_a_nation_that_leaves_takes_pieces_markers_and_hand_with_it() -> None:
    position = reveal(
        "sweden",
        markers=["anklam", "prenzlau", "colberg"],
        hands={"sweden": ["13S", "2C"], "russia": ["3C"]},
    )
    assert gone(position) == {"ehrensvard", "sweden-train-1"}
    assert marked(position) == {"colberg"}
    assert total(position, "sweden") == 0
    assert hand(position, "sweden") == []
    line = next(x for x in position.log or () if x.message.key == "log.withdraws")
    assert dict(line.message.args)["cards"] == 2
    assert line.audience is None
    told = [str(arg) for x in position.log or () for arg in x.message.args if x.audience is None]
    assert not any("13S" in each for each in told)
    act(position, "frederick: retire dohna")
    idle(position, "movement", nation=2)
    act(position, "done")
    assert "sweden" not in [
        dict(x.message.args)["nation"] for x in position.log or () if x.message.key == "log.stage"
    ]
    assert position.view(None)["active"] == "austria"


@pytest.mark.rule("F11.15")
def test_the_imperial_army_goes_to_elisabeth_once_russia_and_sweden_are_out() -> None:
    assert leader(reveal("elisabeth"), "imperial") == "maria"
    assert leader(reveal("sweden"), "imperial") == "maria"
    both = reveal("elisabeth", out=["sweden"], strokes=["Sweden"])
    assert leader(both, "imperial") == "elisabeth"
    reverse = reveal("sweden", out=["russia"], strokes=["Elisabeth"])
    assert leader(reverse, "imperial") == "elisabeth"


@pytest.mark.rule("F11.15")
def test_the_imperial_army_goes_to_pompadour_once_france_is_out_and_keeps_what_it_has() -> None:
    position = reveal(
        "india",
        strokes=["America"],
        hands={"imperial": ["9C"], "france": ["3C"]},
        markers=["leipzig", "kassel"],
    )
    assert leader(position, "imperial") == "pompadour"
    assert hand(position, "imperial") == ["9C"]
    assert total(position, "imperial") == 6
    assert marked(position) == {"leipzig"}
    idle(position, "movement", nation=5)
    assert position.actors == ("pompadour",)
    order = [
        dict(x.message.args)["nation"] for x in position.log or () if x.message.key == "log.stage"
    ]
    assert order[-2:] == ["austria", "imperial"]


@pytest.mark.rule("F11.16")
def test_victory_is_eased_for_sweden_once_russia_is_out() -> None:
    holding = [*OBJECTIVES["sweden"]]
    assert winners(reveal("elisabeth", markers=holding)) == (("elisabeth",), "objectives")
    assert winners(reveal("bute", markers=holding)) is None


@pytest.mark.rule("F11.16")
@pytest.mark.parametrize("nation", ["austria", "imperial"])
def test_victory_is_eased_for_austria_and_the_imperial_army_once_it_has_changed_player(
    nation: str,
) -> None:
    holding = OBJECTIVES[nation]
    assert winners(reveal("elisabeth", markers=holding)) is None  # Sweden is still there
    won = winners(reveal("india", strokes=["America"], markers=holding))
    assert won == (("maria" if nation == "austria" else "pompadour",), "objectives")


@pytest.mark.rule("F11.16", "F5.15")
def test_second_order_markers_go_when_victory_is_eased() -> None:
    markers = [*SECOND_ORDER["austria"], *SECOND_ORDER["imperial"], *SECOND_ORDER["sweden"]]
    eased = reveal("america", strokes=["India"], markers=[*markers, "breslau"])
    assert marked(eased) == {*SECOND_ORDER["sweden"], "breslau"}


@pytest.mark.rule("F11.17", "F12.7")
def test_a_stroke_counts_at_once_for_the_second_test() -> None:
    """The new leader of the Imperial Army wins with it before the card is carried out."""
    position = reveal(
        "sweden", out=["russia"], strokes=["Elisabeth"], markers=OBJECTIVES["imperial"]
    )
    assert winners(position) == (("elisabeth",), "objectives")
    assert gone(position) == set()  # the Swedes are still on the map


@pytest.mark.rule("F11.17")
def test_reductions_count_from_the_next_draw_on() -> None:
    assert draws(reveal("bute"), "prussia") == 5
    assert "log.draws" not in log_keys(reveal("bute"))
