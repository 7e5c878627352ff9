"""F13 Expert game: the suit of fate, East Prussia, the Offensive Option."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.deck import BY_TEXT
from sanssouci.games.friedrich.position import CARD_TAKEN, DECLINED, FAILED, STANDING, Position
from sanssouci.kernel import CHANCE
from tests.games.friedrich.conduct import (
    EAST_PRUSSIAN,
    OBJECTIVES,
    SECOND_ORDER,
    hand,
    idle,
    places,
    reveal,
    roads,
    text_in_force,
    winners,
)
from tests.games.friedrich.reading import marked, questioned
from tests.games.friedrich.staging import act, legal, log_keys, stage, where, why

BOHEMIA = OBJECTIVES["prussia"]
COSTLY = range(6, 14)


def option(position: Position) -> tuple[str, str | None]:
    """The state of the Offensive Option and the card that lies aside, without its deck."""
    shown = position.view(None)["offensive"]
    return shown["status"], shown["card"] and shown["card"].split(".")[0]


def with_option(position: Position, card: str = "12C") -> Position:
    """Lay the card of a standing Option aside."""
    position.aside = BY_TEXT[f"{card}.1"]
    position.pile.remove(position.aside)
    return position


# -- the suit of fate ---------------------------------------------------------------------------


@pytest.mark.rule("F13.1")
@pytest.mark.parametrize(
    ("city", "suit"), [("berlin", "S"), ("glogau", "C"), ("kolin", "H"), ("gartz", "D")]
)
def test_the_suit_is_that_of_the_sector_where_the_last_victor_stands(city: str, suit: str) -> None:
    position = stage(phase="fate", at={"daun": city, "friedrich": "torgau"}, victor="daun")
    act(position, "chance: fate 1")
    assert text_in_force(position) == f"F11.1{suit}"


@pytest.mark.rule("F13.1", "F13.2")
def test_where_he_stands_counts_not_where_he_won() -> None:
    """Saltikov wins in spades and marches on to clubs in the next turn."""
    position = stage(
        "russia", phase="combat", turn=5, only=True,
        at={"saltikov": "bydgoszcz", "dohna": "naklo", "russia-train-1": "torun"},
        troops={"saltikov": 5, "dohna": 4},
    )  # fmt: skip
    act(position, "frederick: concede", "retreat tuchola")
    assert position.view(None)["victor"] == "saltikov"
    idle(position, "movement", nation=2)
    act(position, "march saltikov bydgoszcz solec")
    idle(position, "fate")
    act(position, "chance: fate 1")
    assert text_in_force(position) == "F11.1D"


def last_fight(nation: str, **troops: int) -> Position:
    """Browne and Karl in Kolin, Keith in Prague."""
    return stage(
        nation, phase="combat", only=True, victor="soubise",
        at={"browne": "kolin", "karl": "kolin", "keith": "prag"}, troops=troops,
    )  # fmt: skip


@pytest.mark.rule("F13.2")
@pytest.mark.parametrize("nation", ["prussia", "austria"])
def test_the_victor_is_the_commander_of_the_winning_stack_attacking_or_not(nation: str) -> None:
    won = last_fight(nation, browne=1, karl=4, keith=4)
    act(won, "frederick: concede")
    assert won.view(None)["victor"] == "browne"
    lost = last_fight(nation, browne=1, karl=4, keith=6)
    act(lost, "maria: concede")
    assert lost.view(None)["victor"] == "keith"


@pytest.mark.rule("F13.2")
def test_a_tie_changes_nothing() -> None:
    position = act(last_fight("austria", browne=2, karl=2, keith=4), "maria: tie")
    assert position.view(None)["victor"] == "soubise"


@pytest.mark.rule("F13.2")
def test_off_the_map_or_removed_for_good_spades_are_read() -> None:
    off = stage(phase="fate", at={"daun": None, "friedrich": "glogau"}, victor="daun")
    assert text_in_force(act(off, "chance: fate 1")) == "F11.1S"
    removed = stage(
        phase="fate", only=True, at={"friedrich": "glogau"}, victor="lehwaldt",
    )  # fmt: skip
    act(removed, "chance: fate elisabeth")
    idle(removed, "fate")
    assert text_in_force(act(removed, "chance: fate 1")) == "F11.1S"


@pytest.mark.rule("F13.3")
@pytest.mark.parametrize(("city", "suit"), [("glogau", "C"), ("kolin", "H"), ("gartz", "D")])
def test_before_any_victory_friedrich_counts(city: str, suit: str) -> None:
    position = stage(phase="fate", at={"friedrich": city, "winterfeldt": "berlin"})
    assert text_in_force(act(position, "chance: fate 1")) == f"F11.1{suit}"


# -- East Prussia -------------------------------------------------------------------------------

TRAIN_NEAR = {"russia-train-1": "torun"}


def russia_ends(
    at: dict[str, str], markers: tuple[str, ...] = EAST_PRUSSIAN, **case: Any
) -> Position:
    return stage("russia", phase="supply", only=True, at=at, markers=markers, **case)


def east_prussia() -> set[str]:
    """What Königsberg reaches through Prussian cities."""
    prussian = set(ATLAS.names(ATLAS.country["prussia"]))
    found, frontier = set[str](), {"konigsberg-prussia-hearts"}
    while frontier:
        found |= frontier
        frontier = {next_ for city in frontier for next_ in roads()[city] & prussian} - found
    return found


@pytest.mark.rule("F13.4")
def test_east_prussia_has_thirty_cities_and_four_russian_objectives() -> None:
    cities = east_prussia()
    assert len(cities) == 30
    assert cities & set(OBJECTIVES["russia"]) == set(EAST_PRUSSIAN)
    for city in cities:  # a Russian in any of them is enough
        position = russia_ends({"saltikov": city})
        assert position.phase.name != "east_prussia", city


@pytest.mark.rule("F13.5")
@pytest.mark.parametrize("city", ["torun", "butow", "lauenburg-prussia", "lidzbark-warminski"])
def test_left_without_a_general_east_prussia_gives_two_cities_back(city: str) -> None:
    position = russia_ends({"saltikov": city, **TRAIN_NEAR})
    assert position.actors == ("frederick",)
    assert set(legal(position)) == {f"liberate {each}" for each in EAST_PRUSSIAN}
    act(position, "liberate ortelsburg")
    assert position.actors == ("frederick",)
    act(position, "liberate riesenburg")
    assert marked(position) == {"konigsberg-prussia-hearts", "rastenburg"}
    assert position.phase.name == "deal"


@pytest.mark.rule("F13.5")
def test_a_face_down_general_is_enough_but_a_train_is_not() -> None:
    cut_off = russia_ends({"saltikov": "tilsit"})  # turned down in this very step
    assert cut_off.phase.name == "deal"
    assert russia_ends({"russia-train-1": "tilsit"}).phase.name == "east_prussia"


@pytest.mark.rule("F13.5")
def test_it_is_looked_at_after_the_supply_step() -> None:
    starving = russia_ends({"saltikov": "tilsit"}, down=["saltikov"])
    assert where(starving, "saltikov") is None
    assert starving.phase.name == "east_prussia"


@pytest.mark.rule("F13.5")
def test_nothing_happens_unless_russia_holds_all_four() -> None:
    assert russia_ends(TRAIN_NEAR, EAST_PRUSSIAN[:3]).phase.name == "deal"
    assert russia_ends(TRAIN_NEAR, expert=False).phase.name == "deal"


@pytest.mark.rule("F13.5")
def test_protection_does_not_help_and_it_strikes_again_only_with_all_four() -> None:
    """Saltikov in Sztum, next to Riesenburg, protects it; it goes all the same."""
    position = russia_ends({"saltikov": "sztum", **TRAIN_NEAR})
    act(position, "liberate riesenburg", "liberate ortelsburg")
    assert marked(position) == {"konigsberg-prussia-hearts", "rastenburg"}
    idle(position, "movement", nation=2)
    act(position, "done")  # next turn, with only two of the four: nothing
    assert position.phase.name == "deal"
    assert log_keys(position).count("log.liberated") == 2


# -- the Offensive Option: the decision ---------------------------------------------------------


def before_turn_three(hand_: list[str], **case: Any) -> Position:
    """Prussia has drawn her seven cards of turn 3, all spades below ten."""
    position = stage("france", turn=2, only=True, hands={"prussia": hand_}, **case)
    act(position, "done")
    for value in range(2, 9):
        act(position, f"chance: deal {value}S.1")
    return position


@pytest.mark.rule("F13.6")
@pytest.mark.parametrize("turn", [1, 2])
def test_early_conquests_in_bohemia(turn: int) -> None:
    position = stage("prussia", turn=turn, only=True, at={"keith": "prag"})
    act(position, "march keith prag melnik")
    assert marked(position) == {"prag"}
    basic = stage("prussia", turn=turn, only=True, at={"keith": "prag"}, expert=False)
    assert marked(act(basic, "march keith prag melnik")) == set()


@pytest.mark.rule("F13.7")
def test_in_turn_three_prussia_decides_before_any_march() -> None:
    position = before_turn_three(["10D", "13C", "9H", "R"])
    assert (position.phase.name, position.actors) == ("offensive", ("frederick",))
    assert set(legal(position)) == {"aside 10D.1", "aside 13C.1", "aside R.1", "decline"}
    assert why(position, "aside 9H.1") == "F13.7"
    act(position, "aside 10D")
    assert option(position) == ("standing", "10D")
    assert "10D" not in hand(position, "prussia")
    assert position.phase.name == "movement"


@pytest.mark.rule("F13.7")
def test_without_a_card_of_ten_there_is_no_option() -> None:
    position = before_turn_three(["9H"])
    assert legal(position) == ["decline"]


@pytest.mark.rule("F13.7")
def test_it_is_asked_in_turn_three_of_the_expert_game_only() -> None:
    assert before_turn_three(["10D"], expert=False).phase.name == "movement"
    later = stage("france", turn=3, only=True, hands={"prussia": ["10D"]}, offensive=DECLINED)
    act(later, "done")
    for value in range(2, 9):
        act(later, f"chance: deal {value}S.1")
    assert later.phase.name == "movement"


@pytest.mark.rule("F13.7", "F3.10")
def test_the_card_aside_is_in_no_hand_and_no_discard() -> None:
    """When all decks are used up it does not come back with the discards of its deck."""
    position = act(before_turn_three(["10D"]), "aside 10D")
    position.opened, position.pile = 4, []
    for deck in (2, 3, 4):  # so that deck 1 has the most discards
        costly = [BY_TEXT[f"{value}{suit}.{deck}"] for suit in "CH" for value in COSTLY]
        position.hands[0] = [*position.hands[0], *costly]
    act(position, "done")
    assert position.actors == (CHANCE,)  # Hanover draws from a new pile
    offered = {action.words[0] for action in position.legal(CHANCE)}
    assert "9D.1" in offered
    assert "10D.1" not in offered
    assert option(position) == ("standing", "10D")


@pytest.mark.rule("F13.8")
def test_declining_gives_bohemia_up_for_good() -> None:
    position = before_turn_three(["10D"], markers=["prag", "kolin", "breslau"])
    assert {"prag", "kolin"} <= marked(position)
    act(position, "decline")
    assert option(position) == ("declined", None)
    assert marked(position) == {"breslau"}
    later = stage("prussia", turn=5, only=True, at={"keith": "prag"}, offensive=DECLINED)
    act(later, "march keith prag melnik")
    assert marked(later) == questioned(later) == set()


# -- the Offensive Option: the card is lost -----------------------------------------------------


def option_fight(nation: str, keith: int, enemy: int, foe: str = "daun") -> Position:
    """Keith in Kolin and an enemy in Prague while the Option stands."""
    return with_option(
        stage(
            nation,
            phase="combat",
            only=True,
            turn=5,
            offensive=STANDING,
            at={"keith": "kolin", foe: "prag"},
            troops={"keith": keith, foe: enemy},
        )
    )


@pytest.mark.rule("F13.9")
@pytest.mark.parametrize("nation", ["prussia", "austria"])
def test_a_defeat_by_three_costs_the_card_before_the_retreat(nation: str) -> None:
    position = option_fight(nation, 4, 7)
    act(position, "frederick: concede")
    assert position.phase.name == "retreat"
    assert option(position) == ("card taken", None)
    assert hand(position, "austria") == ["12C"]


@pytest.mark.rule("F13.9")
def test_a_defeat_by_two_costs_nothing() -> None:
    position = act(option_fight("austria", 4, 6), "frederick: concede")
    assert option(position) == ("standing", "12C")


@pytest.mark.rule("F13.9")
def test_the_score_counts_not_the_troops_really_lost() -> None:
    position = act(option_fight("austria", 1, 4), "frederick: concede")
    assert option(position)[0] == "card taken"


@pytest.mark.rule("F13.9")
def test_the_imperial_army_is_not_austria() -> None:
    position = act(option_fight("imperial", 2, 6, "hildburghausen"), "frederick: concede")
    assert option(position) == ("standing", "12C")


@pytest.mark.rule("F13.9")
def test_an_austrian_defeat_costs_prussia_nothing() -> None:
    position = act(option_fight("austria", 8, 4), "maria: concede")
    assert option(position) == ("standing", "12C")


@pytest.mark.rule("F13.10")
@pytest.mark.parametrize(
    ("city", "taken"), [("olmutz", True), ("gdansk", False), ("poznan", False), ("nimburg", True)]
)
def test_hunger_south_of_line_five_costs_the_card(city: str, taken: bool) -> None:
    assert (places()[city][1] > 935) is taken
    position = with_option(
        stage(
            "prussia",
            only=True,
            turn=5,
            offensive=STANDING,
            at={"keith": city},
            down=["keith"],
        )
    )
    act(position, "done")
    assert where(position, "keith") is None
    assert option(position)[0] == ("card taken" if taken else "standing")
    assert hand(position, "austria") == (["12C"] if taken else [])


@pytest.mark.rule("F13.10")
def test_being_turned_down_is_not_yet_hunger() -> None:
    position = with_option(
        stage("prussia", only=True, turn=5, offensive=STANDING, at={"keith": "olmutz"})
    )
    act(position, "done")
    assert option(position) == ("standing", "12C")


@pytest.mark.rule("F13.10")
def test_the_card_is_taken_once() -> None:
    position = stage(
        "austria", phase="combat", only=True, turn=5, offensive=CARD_TAKEN,
        at={"keith": "kolin", "daun": "prag"}, troops={"keith": 4, "daun": 8},
        hands={"austria": ["12C"]},
    )  # fmt: skip
    act(position, "frederick: concede")
    assert hand(position, "austria") == ["12C"]
    assert option(position)[0] == "card taken"


# -- the Offensive Option: how it ends ----------------------------------------------------------


def last_city(offensive: int, **case: Any) -> Position:
    """Thirteen markers lie in Bohemia; Keith is about to leave Prague."""
    rest = [city for city in BOHEMIA if city != "prag"]
    return stage(
        "prussia", only=True, turn=case.pop("turn", 7), offensive=offensive,
        at={"keith": "prag", **case.pop("at", {})}, markers=rest, **case,
    )  # fmt: skip


@pytest.mark.rule("F13.11")
@pytest.mark.parametrize(("offensive", "strokes"), [(CARD_TAKEN, []), (STANDING, ["Bute"])])
def test_with_only_one_of_two_misfortunes_prussia_goes_on_and_can_win(
    offensive: int, strokes: list[str]
) -> None:
    position = act(last_city(offensive, strokes=strokes), "march keith prag melnik")
    assert winners(position) == (("frederick",), "offensive")


@pytest.mark.rule("F13.12")
@pytest.mark.parametrize("subsidies", ["bute", "poems"])
def test_the_option_fails_by_subsidies_after_the_card(subsidies: str) -> None:
    position = reveal(
        subsidies, offensive=CARD_TAKEN, markers=["prag", "kolin", "breslau"], only=True
    )
    assert option(position) == ("failed", None)
    assert marked(position) == {"breslau"}


@pytest.mark.rule("F13.12")
def test_the_option_fails_by_the_card_after_subsidies() -> None:
    position = with_option(
        stage(
            "austria",
            phase="combat",
            only=True,
            turn=8,
            offensive=STANDING,
            strokes=["Poems"],
            at={"keith": "kolin", "daun": "prag"},
            troops={"keith": 4, "daun": 7},
            markers=["prag", "kolin", "breslau"],
        )
    )
    act(position, "frederick: concede")
    assert option(position) == ("failed", None)
    assert marked(position) == {"breslau"}
    assert hand(position, "austria") == ["12C"]


@pytest.mark.rule("F13.12")
def test_after_the_failure_nothing_can_be_conquered_in_bohemia() -> None:
    position = act(last_city(FAILED), "march keith prag melnik")
    assert winners(position) is None
    assert "prag" not in marked(position)


@pytest.mark.rule("F13.12")
def test_a_standing_option_survives_subsidies() -> None:
    position = reveal("bute", only=True, offensive=STANDING, markers=["prag"])
    assert option(position)[0] == "standing"
    assert marked(position) == {"prag"}


@pytest.mark.rule("F13.13")
def test_the_fourteenth_marker_wins_in_the_midst_of_a_march() -> None:
    position = last_city(STANDING)
    act(position, "march keith prag beneschau pilgram")
    assert winners(position) == (("frederick",), "offensive")
    assert position.actors == ()
    assert position.outcome is not None
    assert position.outcome.message.rule == "F13.13"


@pytest.mark.rule("F13.13")
def test_thirteen_markers_are_not_enough() -> None:
    position = last_city(STANDING)
    position.markers &= position.markers - 1  # take one off
    act(position, "march keith prag melnik")
    assert winners(position) is None


@pytest.mark.rule("F13.13")
@pytest.mark.parametrize(("end", "won"), [("hohenelbe", True), ("leipa", False)])
def test_the_fourteenth_marker_wins_in_the_step_of_retroactive_conquest(
    end: str, won: bool
) -> None:
    """Daun in Nimburg protects Prague. Beaten, he goes to Hohenelbe, four cities from Prague, or
    to Leipa, three."""
    position = last_city(STANDING, at={"daun": "nimburg"}, troops={"keith": 6, "daun": 4})
    act(position, "march keith prag kolin")
    assert questioned(position) == {"prag"}
    act(position, "done", "maria: concede", f"frederick: retreat {end}")
    assert winners(position) == ((("frederick",), "offensive") if won else None)


# -- Austria's gifts ----------------------------------------------------------------------------

TWELVE = [*OBJECTIVES["austria"][:10], "bunzlau", "kamenz"]
"""Ten Prussian cities of first order, Bunzlau, and Kamenz in Saxony."""


def austria_at_the_end_of_the_turn(markers: list[str], offensive: int) -> Position:
    position = stage("france", turn=4, only=True, markers=markers, offensive=offensive)
    return act(position, "done")


@pytest.mark.rule("F13.14")
@pytest.mark.parametrize("offensive", [STANDING, CARD_TAKEN, FAILED])
def test_once_the_option_is_taken_austria_needs_four_fewer(offensive: int) -> None:
    won = austria_at_the_end_of_the_turn(TWELVE, offensive)
    assert winners(won) == (("maria",), "objectives")
    assert winners(austria_at_the_end_of_the_turn(TWELVE[1:], offensive)) is None


@pytest.mark.rule("F13.14")
def test_without_the_option_there_are_no_gifts() -> None:
    assert winners(austria_at_the_end_of_the_turn(TWELVE, DECLINED)) is None
    all_but_one = [*OBJECTIVES["austria"], *SECOND_ORDER["austria"]][1:]
    assert winners(austria_at_the_end_of_the_turn(all_but_one, DECLINED)) is None


@pytest.mark.rule("F13.14", "F13.15")
def test_under_eased_victory_eight_of_twelve_will_do_with_a_saxon_city() -> None:
    def eased(markers: list[str]) -> Position:
        return reveal("america", strokes=["India"], only=True, offensive=FAILED, markers=markers)

    seven = OBJECTIVES["austria"][:7]
    assert winners(eased([*seven, "zittau"])) == (("maria",), "objectives")
    assert winners(eased([*seven, "radeberg"])) == (("maria",), "objectives")
    assert winners(eased([*seven, *OBJECTIVES["austria"][7:10]])) is None  # ten, none in Saxony
    # Saxon cities of second order count no more, neither as Saxon nor for the number.
    assert winners(eased([*OBJECTIVES["austria"][:8], "gorlitz", "kamenz"])) is None
    assert winners(eased([*OBJECTIVES["austria"][:6], "zittau", "bunzlau"])) is None


@pytest.mark.rule("F13.15")
@pytest.mark.parametrize("saxon", ["radeberg", "zittau", "gorlitz", "kamenz", "muskau"])
def test_any_saxon_objective_of_austria_serves_while_victory_is_not_eased(saxon: str) -> None:
    eleven = [*OBJECTIVES["austria"][:10], "bunzlau"]
    won = austria_at_the_end_of_the_turn([*eleven, saxon], STANDING)
    assert winners(won) == (("maria",), "objectives")


@pytest.mark.rule("F13.15")
def test_a_saxon_marker_of_the_imperial_army_does_not_serve() -> None:
    eleven = [*OBJECTIVES["austria"][:10], "bunzlau"]
    assert winners(austria_at_the_end_of_the_turn([*eleven, "dresden"], STANDING)) is None


# -- the struggle for Bohemia -------------------------------------------------------------------


@pytest.mark.rule("F13.16")
def test_austrian_generals_protect_bohemia_but_the_imperial_army_does_not() -> None:
    def leaves_prague(at: dict[str, str]) -> Position:
        position = stage(
            "prussia", turn=5, offensive=STANDING, only=True, at={"keith": "prag", **at}
        )
        return act(position, "march keith prag melnik")

    assert questioned(leaves_prague({"daun": "nimburg"})) == {"prag"}  # two cities away
    assert marked(leaves_prague({"daun": "turnau"})) == set()  # three
    assert marked(leaves_prague({"daun": "hohenelbe"})) == {"prag"}  # four
    assert marked(leaves_prague({"hildburghausen": "kolin"})) == {"prag"}


@pytest.mark.rule("F13.16")
def test_austria_reconquers_what_prussian_generals_do_not_protect() -> None:
    def daun_leaves_prague(keith: str) -> Position:
        position = stage(
            "austria",
            turn=5,
            offensive=STANDING,
            only=True,
            markers=["prag"],
            at={"daun": "prag", "keith": keith},
        )
        return act(position, "march daun prag melnik")

    assert marked(daun_leaves_prague("hohenelbe")) == set()
    assert marked(daun_leaves_prague("turnau")) == {"prag"}


@pytest.mark.rule("F13.16", "F12.6")
def test_other_conditions_remain_as_they_are() -> None:
    russian = stage(
        "france", turn=4, only=True, markers=OBJECTIVES["russia"], offensive=STANDING
    )  # fmt: skip
    assert winners(act(russian, "done")) == (("elisabeth",), "objectives")
    nine = stage(
        "france", turn=4, only=True, markers=OBJECTIVES["russia"][1:], offensive=STANDING
    )  # fmt: skip
    assert winners(act(nine, "done")) is None
    endured = reveal(
        "sweden", offensive=STANDING, out=["russia", "france"],
        strokes=["Elisabeth", "India", "America"],
    )  # fmt: skip
    assert winners(endured) == (("frederick",), "endurance")
