"""F11 The clock of fate: the 48 texts of the twelve numbered cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE
from tests.games.friedrich.conduct import (
    distances,
    down,
    fighting,
    hand,
    idle,
    places,
    reveal,
    roads,
    score,
    text_in_force,
    total,
    winners,
)
from tests.games.friedrich.reading import marked, questioned
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why

# -- quiet texts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("1S", marks=pytest.mark.rule("F11.1S")),
        pytest.param("2S", marks=pytest.mark.rule("F11.2S")),
        pytest.param("3S", marks=pytest.mark.rule("F11.3S")),
        pytest.param("4C", marks=pytest.mark.rule("F11.4C")),
        pytest.param("5C", marks=pytest.mark.rule("F11.5C")),
        pytest.param("6H", marks=pytest.mark.rule("F11.6H")),
        pytest.param("7C", marks=pytest.mark.rule("F11.7C")),
        pytest.param("8H", marks=pytest.mark.rule("F11.8H")),
        pytest.param("9H", marks=pytest.mark.rule("F11.9H")),
        pytest.param("10D", marks=pytest.mark.rule("F11.10D")),
        pytest.param("11D", marks=pytest.mark.rule("F11.11D")),
        pytest.param("12D", marks=pytest.mark.rule("F11.12D")),
    ],
)
def test_a_quiet_text_changes_nothing(text: str) -> None:
    hands = {"prussia": ["11S", "R"], "austria": ["2S"], "russia": ["3S"], "france": ["4S"]}
    still = ("place", "troops", "down", "markers", "questions", "hands", "known", "strokes")
    position = reveal(text, hands=hands)
    before = stage(
        phase="fate", turn=6, victor="dohna", at={"dohna": where(position, "dohna")}, hands=hands
    )
    assert text_in_force(position) == f"F11.{text}"
    assert {key: position.to_json()[key] for key in still} == {
        key: before.to_json()[key] for key in still
    }
    assert position.phase.name == "deal"  # nobody is asked; the next turn has begun
    for nation in NATIONS:  # and nothing is different in it
        assert legal(stage(nation, fate=text)) == legal(stage(nation))
    fight: dict[str, Any] = {
        "phase": "combat",
        "only": True,
        "at": {"friedrich": "berlin", "richelieu": "potsdam"},
        "troops": {"friedrich": 2, "richelieu": 4},
        "hands": {"prussia": ["11S", "R"]},
    }
    for nation in ("prussia", "france"):
        assert legal(stage(nation, fate=text, **fight)) == legal(stage(nation, **fight))


# -- one ------------------------------------------------------------------------------------------


@pytest.mark.rule("F11.1C")
def test_1c_one_russian_general_gets_a_troop() -> None:
    at: dict[str, str | None] = {"saltikov": "torun", "apraxin": "lomza"}
    position = reveal("1C", only=True, at=at, troops={"saltikov": 3, "apraxin": 4})
    assert position.actors == ("elisabeth",)
    assert set(legal(position)) == {"reinforce saltikov", "reinforce apraxin"}
    act(position, "reinforce apraxin")
    assert (troops(position, "saltikov"), troops(position, "apraxin")) == (3, 5)
    assert reveal("1C").actors == (CHANCE,)  # at her full 16 Russia is not asked


EXCHANGE = {"austria": ["9S", "2C"], "russia": ["13H", "R"]}


@pytest.mark.rule("F11.1H")
def test_1h_austria_and_russia_exchange_a_card_each_choosing_its_own() -> None:
    position = reveal("1H", hands=EXCHANGE)
    assert position.actors == ("maria",)
    assert set(legal(position)) == {"offer 9S.1", "offer 2C.1", "decline"}
    act(position, "offer 2C")
    assert position.actors == ("elisabeth",)
    assert set(legal(position)) == {"offer 13H.1", "offer R.1", "decline"}
    act(position, "offer 13H")
    assert hand(position, "austria") == ["13H", "9S"]
    assert hand(position, "russia") == ["2C", "R"]


@pytest.mark.rule("F11.1H")
@pytest.mark.parametrize("answers", [["decline"], ["offer 2C", "decline"]])
def test_1h_if_one_refuses_nothing_changes_hands(answers: list[str]) -> None:
    position = act(reveal("1H", hands=EXCHANGE), *answers)
    assert position.phase.name == "deal"
    assert hand(position, "austria") == ["2C", "9S"]
    assert hand(position, "russia") == ["13H", "R"]


@pytest.mark.rule("F11.1H")
@pytest.mark.parametrize("empty", ["austria", "russia"])
def test_1h_without_a_card_there_is_no_exchange(empty: str) -> None:
    hands = {nation: cards for nation, cards in EXCHANGE.items() if nation != empty}
    assert reveal("1H", hands=hands).actors == (CHANCE,)


@pytest.mark.rule("F11.1D")
def test_1d_tottleben_gets_a_troop() -> None:
    position = reveal("1D", only=True, at={"tottleben": "sierpc"}, troops={"tottleben": 3})
    assert (troops(position, "tottleben"), position.actors) == (4, (CHANCE,))
    assert total(reveal("1D"), "russia") == 16


# -- two ------------------------------------------------------------------------------------------


@pytest.mark.rule("F11.2C")
@pytest.mark.parametrize("city", ["kustrin", "drossen", "landsberg", "neudamm"])
def test_2c_fermor_may_not_march_from_kustrin_or_a_neighbour(city: str) -> None:
    away = sorted(roads()[city])[0]
    position = stage(
        "russia", only=True, fate="2C", at={"fermor": city, "saltikov": city, "apraxin": away}
    )
    assert why(position, f"march fermor {city} {away}") == "F11.2C"
    assert why(position, f"march saltikov+fermor {city} {away}") == "F11.2C"
    assert f"march saltikov {city} {away}" in legal(position)  # a companion may leave him
    act(position, f"march apraxin {away} {city}")  # others may join him
    assert where(position, "apraxin") == city


@pytest.mark.rule("F11.2C")
def test_2c_elsewhere_fermor_is_free_and_may_even_march_to_kustrin() -> None:
    position = stage("russia", only=True, fate="2C", at={"fermor": "soldin"})
    act(position, "march fermor soldin neudamm kustrin")
    assert where(position, "fermor") == "kustrin"


@pytest.mark.rule("F11.2C")
def test_2c_a_retreat_is_not_a_march() -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate="2C",
        at={"fermor": "kustrin", "dohna": "landsberg"}, troops={"fermor": 4, "dohna": 5},
    )  # fmt: skip
    act(position, "elisabeth: concede", "frederick: retreat drossen")
    assert where(position, "fermor") == "drossen"


@pytest.mark.rule("F11.2H")
def test_2h_apraxin_loses_a_troop() -> None:
    position = reveal("2H", only=True, at={"apraxin": "lomza"}, troops={"apraxin": 3})
    assert troops(position, "apraxin") == 2
    spared = reveal("2H", only=True, at={"apraxin": "lomza"}, troops={"apraxin": 1})
    assert (where(spared, "apraxin"), troops(spared, "apraxin")) == ("lomza", 1)


@pytest.mark.rule("F11.2D")
def test_2d_saltikov_marches_two_cities_three_on_main_roads() -> None:
    position = stage(
        "russia", only=True, fate="2D", at={"saltikov": "bydgoszcz", "fermor": "bydgoszcz"}
    )
    main = "bydgoszcz fordon swiecie nowe"
    for group in ("saltikov", "saltikov+fermor"):
        assert f"march {group} {main}" in legal(position)
        assert why(position, f"march {group} {main} pelplin") == "F11.8"
        assert f"march {group} bydgoszcz naklo tuchola" in legal(position)
        assert why(position, f"march {group} bydgoszcz naklo tuchola chojnice") == "F11.8"
    assert f"march fermor {main} pelplin" in legal(position)
    assert "march fermor bydgoszcz naklo tuchola chojnice" in legal(position)


# -- three ----------------------------------------------------------------------------------------


def under_three_of_clubs(attacker: str, defender: str, **hands: list[str]) -> Position:
    nation = {"heinrich": "prussia", "cumberland": "hanover", "richelieu": "france"}[attacker]
    return stage(
        nation, phase="combat", only=True, fate="3C",
        at={attacker: "kassel", defender: "munden"}, troops={attacker: 4, defender: 8},
        hands=hands,
    )  # fmt: skip


@pytest.mark.rule("F11.3C")
def test_3c_no_card_of_ten_or_more_between_prussia_and_france() -> None:
    position = under_three_of_clubs(
        "heinrich", "richelieu", prussia=["10D", "9D", "R"], france=["13S", "9S"]
    )
    assert why(position, "play 10D.1") == "F11.3C"
    assert legal(position, "play R") == [f"play R.1 as {value}" for value in range(1, 10)]
    act(position, "play 9D")  # -4 + 9 = 5
    assert legal(position, "play") == ["play 9S.1"]


@pytest.mark.rule("F11.3C")
def test_3c_does_not_concern_hanover() -> None:
    position = under_three_of_clubs("cumberland", "richelieu", hanover=["10D", "R"])
    assert {"play 10D.1", "play R.1 as 10"} <= set(legal(position))


@pytest.mark.rule("F11.3C")
def test_3c_does_not_concern_prussia_and_austria() -> None:
    position = under_three_of_clubs("heinrich", "daun", prussia=["10D"])
    assert "play 10D.1" in legal(position)


def the_imperial_army_and_france(
    hildburghausen: str, keith: str, imperial: Sequence[str] = ("2D", "R"), turn: int = 7
) -> Position:
    """Imperial stage under 3H; later Soubise in Eschwege looks at Seydlitz in Münden."""
    return stage(
        "imperial", only=True, fate="3H", turn=turn,
        hands={"imperial": imperial, "france": ["3D.2", "3S.2", "R.2"]},
        at={
            "hildburghausen": hildburghausen, "keith": keith, "seydlitz": "munden",
            "soubise": "eschwege", "chevert": "eschwege",
        },
        troops={"hildburghausen": 6, "keith": 6, "seydlitz": 8, "soubise": 3, "chevert": 2},
    )  # fmt: skip


def soubise_attacks(position: Position, road: str, group: str = "soubise") -> Position:
    """On to the French stage, in which Soubise marches against Seydlitz in Münden."""
    idle(position, "movement", nation=6)
    return act(position, f"march {group} {road}", "done")


TO_DIAMONDS, TO_SPADES = "eschwege sontra bebra kassel", "eschwege gottingen"


@pytest.mark.rule("F11.3H")
@pytest.mark.parametrize("card", ["2D.1", "R.1 as 1"])
@pytest.mark.parametrize("group", ["soubise", "soubise+chevert"])
def test_3h_soubise_attacks_with_no_card_of_a_suit_hildburghausen_attacked_with(
    card: str, group: str
) -> None:
    position = the_imperial_army_and_france("meiningen", "kissingen")  # diamonds against spades
    act(position, "done", f"play {card}", "frederick: concede")
    soubise_attacks(position, TO_DIAMONDS, group)
    assert position.view(None)["fate"]["barred_suits"] == ["diamonds"]
    assert position.actors == ("pompadour",)
    assert len(legal(position)) == 1  # a tie or defeat; neither the diamond nor the Reserve
    assert why(position, "play 3D.2") == why(position, "play R.2 as 4") == "F11.3H"
    assert position.prompt("pompadour").rule == "F11.3H"


@pytest.mark.rule("F11.3H")
def test_3h_other_suits_are_free() -> None:
    position = the_imperial_army_and_france("meiningen", "kissingen")
    act(position, "done", "play 2D.1", "concede")
    soubise_attacks(position, TO_SPADES)
    assert {"play 3S.2", "play R.2 as 4"} <= set(legal(position))


@pytest.mark.rule("F11.3H")
def test_3h_an_attack_without_cards_bars_nothing() -> None:
    position = the_imperial_army_and_france("meiningen", "kissingen", imperial=())
    act(position, "done", "tie")
    soubise_attacks(position, TO_DIAMONDS)
    assert position.view(None)["fate"]["barred_suits"] == []
    assert {"play 3D.2", "play R.2 as 4"} <= set(legal(position))


@pytest.mark.rule("F11.3H")
def test_3h_soubise_defends_with_any_card() -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate="3H",
        at={"seydlitz": "munden", "soubise": "kassel"}, troops={"seydlitz": 5, "soubise": 2},
        hands={"france": ["3D"]},
    )  # fmt: skip
    position.imperial_suits = 15
    assert position.actors == ("pompadour",)
    assert "play 3D.1" in legal(position)


@pytest.mark.rule("F11.3H")
@pytest.mark.parametrize(
    ("general", "troops", "player"),
    [("soubise", 8, "frederick"), ("richelieu", 2, "pompadour")],
)
def test_3h_binds_soubise_alone(general: str, troops: int, player: str) -> None:
    """Neither those he attacks nor another French general."""
    position = stage(
        "france", phase="combat", only=True, fate="3H",
        at={"seydlitz": "munden", general: "kassel"}, troops={"seydlitz": 5, general: troops},
        hands={"france": ["3D"], "prussia": ["3S", "3C", "3H", "3D.2"]},
    )  # fmt: skip
    position.imperial_suits = 15
    assert position.actors == (player,)
    assert len(legal(position, "play")) == 1


@pytest.mark.rule("F11.3H")
@pytest.mark.parametrize("attacker", ["prussia", "imperial"])
def test_3h_a_suit_played_in_defence_is_free(attacker: str) -> None:
    """Hildburghausen's own, and that of those he attacks."""
    strong, weak = {"prussia": (5, 2), "imperial": (2, 5)}[attacker]
    position = stage(
        attacker, phase="combat", only=True, fate="3H",
        at={"seydlitz": "meiningen", "hildburghausen": "kissingen"},
        troops={"seydlitz": strong, "hildburghausen": weak},
        hands={"imperial": ["2S", "3D", "4H", "5C"], "prussia": ["6S", "6D", "6H", "6C"]},
    )  # fmt: skip
    act(position, legal(position, "play")[0])
    assert position.view(None)["fate"]["barred_suits"] == []


@pytest.mark.rule("F11.3H")
def test_3h_binds_for_the_same_turn_only() -> None:
    position = the_imperial_army_and_france("meiningen", "kissingen", turn=1)
    act(position, "done", "play 2D.1", "concede")
    idle(position, "movement", nation=0)
    assert position.turn == 2
    assert position.view(None)["fate"]["barred_suits"] == []


def near_halle(nation: str = "france", **at: str) -> Position:
    return stage(nation, only=True, fate="3D", at=at)


@pytest.mark.rule("F11.3D")
def test_3d_no_march_into_halle_next_to_an_enemy() -> None:
    barred = near_halle(richelieu="eisleben", keith="kothen")
    assert why(barred, "march richelieu eisleben halle") == "F11.3D"
    assert "march richelieu eisleben halle" in legal(near_halle(richelieu="eisleben"))


@pytest.mark.rule("F11.3D")
def test_3d_no_march_next_to_an_enemy_in_halle() -> None:
    barred = near_halle(richelieu="sangerhausen", keith="halle")
    assert why(barred, "march richelieu sangerhausen eisleben") == "F11.3D"
    elsewhere = near_halle(richelieu="sangerhausen", keith="aschersleben")
    assert "march richelieu sangerhausen eisleben" in legal(elsewhere)  # Keith is not in Halle


@pytest.mark.rule("F11.3D")
def test_3d_holds_for_all_nations() -> None:
    barred = near_halle("prussia", richelieu="halle", keith="wurzen")
    assert why(barred, "march keith wurzen leipzig") == "F11.3D"


@pytest.mark.rule("F11.3D")
def test_3d_a_train_in_halle_is_safe() -> None:
    position = near_halle(richelieu="eisleben", **{"prussia-train-1": "halle"})
    assert why(position, "march richelieu eisleben halle") in ("F11.3D", "F11.7")


@pytest.mark.rule("F11.3D")
def test_3d_who_stands_so_already_fights() -> None:
    position = near_halle(richelieu="eisleben", keith="halle")
    act(position, "done")
    assert fighting(position) == [["richelieu"], ["keith"]]


# -- four -----------------------------------------------------------------------------------------


def french_fight(cards: list[str], *, nation: str = "france") -> Position:
    """Richelieu with 2 against Heinrich with 8, from a spades sector, under 4S."""
    return stage(
        nation, phase="combat", only=True, fate="4S",
        at={"richelieu": "munden", "heinrich": "kassel"},
        troops={"richelieu": 2, "heinrich": 8}, hands={"france": cards},
    )  # fmt: skip


@pytest.mark.rule("F11.4S")
@pytest.mark.parametrize("nation", ["france", "prussia"])
def test_4s_the_first_french_card_is_worth_one_more(nation: str) -> None:
    position = french_fight(["2S", "3S", "4S"], nation=nation)
    act(position, "play 2S")
    assert score(position) == -6 + 3
    act(position, "play 3S")
    assert (position.actors, score(position)) == (("frederick",), 0)


@pytest.mark.rule("F11.4S")
@pytest.mark.parametrize(("named", "worth"), [(1, 2), (10, 11)])
def test_4s_a_reserve_is_then_worth_two_to_eleven(named: int, worth: int) -> None:
    position = french_fight(["R"])
    act(position, f"play R as {named}")
    after = -6 + worth
    assert score(position) == (after if after < 0 else -after)


@pytest.mark.rule("F11.4H")
def test_4h_france_may_change_a_card() -> None:
    position = reveal("4H", hands={"france": ["2C", "9H"]})
    assert position.actors == ("pompadour",)
    assert set(legal(position)) == {"discard 2C.1", "discard 9H.1", "decline"}
    act(position, "discard 2C", "chance: deal 13S.1")
    assert hand(position, "france") == ["13S", "9H"]
    assert position.phase.name == "deal"  # Prussia's draw of the next turn
    kept = act(reveal("4H", hands={"france": ["2C", "9H"]}), "decline")
    assert hand(kept, "france") == ["2C", "9H"]


@pytest.mark.rule("F11.4D")
def test_4d_cumberland_neither_attacks_nor_takes_trains() -> None:
    position = stage(
        "hanover", only=True, fate="4D",
        at={
            "cumberland": "kassel", "ferdinand": "kassel", "richelieu": "gottingen",
            "france-train-1": "fritzlar",
        },
    )  # fmt: skip
    assert why(position, "march cumberland kassel munden") == "F11.6"
    assert why(position, "march ferdinand+cumberland kassel munden") == "F11.6"
    assert why(position, "march cumberland kassel fritzlar") == "F11.7"
    assert {"march ferdinand kassel munden", "march ferdinand kassel fritzlar"} <= set(
        legal(position)
    )


# -- five -----------------------------------------------------------------------------------------


@pytest.mark.rule("F11.5S")
def test_5s_soubise_neither_attacks_nor_takes_trains() -> None:
    position = stage(
        "france", only=True, fate="5S",
        at={
            "soubise": "kassel", "richelieu": "kassel", "heinrich": "gottingen",
            "hanover-train-1": "hofgeismar",
        },
    )  # fmt: skip
    assert why(position, "march soubise kassel munden") == "F11.6"
    assert why(position, "march richelieu+soubise kassel munden") == "F11.6"
    assert why(position, "march soubise kassel hofgeismar") == "F11.7"
    assert {"march richelieu kassel munden", "march richelieu kassel hofgeismar"} <= set(
        legal(position)
    )


@pytest.mark.rule("F11.5S")
def test_5s_soubise_may_not_re_enter_next_to_an_enemy() -> None:
    position = stage(
        "france", only=True, fate="5S",
        at={"heinrich": "lohr", "richelieu": "kassel"}, troops={"richelieu": 8},
        hands={"france": ["6S"]},
    )  # fmt: skip
    act(position, "recruit 1 0", "pay 6S")
    assert set(legal(position, "enter soubise")) == {"enter soubise koblenz"}
    assert "enter chevert gemunden" in legal(position)


@pytest.mark.rule("F11.5H")
def test_5h_richelieu_marches_two_cities_three_on_main_roads() -> None:
    position = stage(
        "france", only=True, fate="5H", at={"richelieu": "alsfeld", "chevert": "alsfeld"}
    )
    main = "alsfeld fritzlar kassel munden"
    for group in ("richelieu", "richelieu+chevert"):
        assert f"march {group} {main}" in legal(position)
        assert why(position, f"march {group} {main} gottingen") == "F11.8"
        assert why(position, f"march {group} alsfeld fritzlar kassel bebra") == "F11.8"
    assert f"march chevert {main} gottingen" in legal(position)


def chevert_with(*companions: str, **at: str) -> Position:
    return stage(
        "france", only=True, fate="5D",
        at={"chevert": "iserlohn", **dict.fromkeys(companions, "iserlohn"), **at},
    )  # fmt: skip


@pytest.mark.rule("F11.5D")
def test_5d_a_pair_marches_or_stays_together() -> None:
    position = chevert_with("richelieu")
    assert why(position, "march chevert iserlohn soest") == "F11.5D"
    assert why(position, "march richelieu iserlohn soest") == "F11.5D"
    assert "march richelieu+chevert iserlohn soest" in legal(position)


@pytest.mark.rule("F11.5D")
def test_5d_of_three_one_companion_may_go_alone_but_not_the_second() -> None:
    position = chevert_with("richelieu", "soubise")
    assert why(position, "march chevert iserlohn soest") == "F11.5D"
    assert why(position, "march richelieu+soubise iserlohn soest") == "F11.5D"
    act(position, "march richelieu iserlohn soest")
    assert why(position, "march soubise iserlohn olpe") == "F11.5D"
    assert "march soubise+chevert iserlohn olpe" in legal(position)


@pytest.mark.rule("F11.5D")
def test_5d_of_three_one_may_go_with_chevert() -> None:
    position = chevert_with("richelieu", "soubise")
    act(position, "march soubise+chevert iserlohn olpe")
    assert "march richelieu iserlohn soest" in legal(position)


@pytest.mark.rule("F11.5D")
def test_5d_alone_chevert_is_free() -> None:
    position = chevert_with(richelieu="soest")
    assert "march chevert iserlohn olpe" in legal(position)
    joined = act(chevert_with(richelieu="soest"), "march richelieu soest iserlohn")
    assert where(joined, "richelieu") == "iserlohn"


# -- six ------------------------------------------------------------------------------------------


def laudon_in_olmutz(**case: Any) -> Position:
    """Next to Olmütz lie Proßnitz, Schönberg and Sternberg."""
    at = {"laudon": "olmutz", "dohna": "berlin", **case.pop("at", {})}
    return reveal("6S", only=True, at=at, **case)


@pytest.mark.rule("F11.6S")
def test_6s_laudon_may_move_one_city() -> None:
    position = laudon_in_olmutz()
    steps = {"step prossnitz", "step schonberg-austria", "step sternberg", "decline"}
    assert position.actors == ("maria",)
    assert set(legal(position)) == steps
    assert where(act(laudon_in_olmutz(), "decline"), "laudon") == "olmutz"
    assert where(act(position, "step sternberg"), "laudon") == "sternberg"


@pytest.mark.rule("F11.6S")
def test_6s_laudon_may_leave_and_join_stacks_but_no_full_one() -> None:
    position = laudon_in_olmutz(
        at={"daun": "olmutz", "browne": "prossnitz", "karl": "prossnitz", "lacy": "sternberg"}
    )
    assert "step prossnitz" in legal(position)
    act(position, "step prossnitz")
    assert [where(position, g) for g in ("laudon", "daun")] == ["prossnitz", "olmutz"]
    full = laudon_in_olmutz(at={"browne": "prossnitz", "karl": "prossnitz", "lacy": "prossnitz"})
    assert "step prossnitz" not in legal(full)


@pytest.mark.rule("F11.6S")
def test_6s_laudon_destroys_an_enemy_train_but_enters_no_other_piece() -> None:
    position = laudon_in_olmutz(
        at={
            "prussia-train-1": "prossnitz",
            "schwerin": "sternberg",
            "russia-train-1": "schonberg-austria",
        }
    )
    assert set(legal(position)) == {"step prossnitz", "decline"}
    act(position, "step prossnitz")
    assert where(position, "prussia-train-1") is None


@pytest.mark.rule("F11.6S")
def test_6s_laudon_shares_the_state_of_those_he_joins() -> None:
    position = laudon_in_olmutz(at={"lacy": "sternberg"}, down=["lacy"])
    act(position, "step sternberg")
    assert down(position) == {"lacy", "laudon"}


@pytest.mark.rule("F11.6C")
def test_6c_daun_gets_a_troop() -> None:
    position = reveal("6C", only=True, at={"daun": "brunn"}, troops={"daun": 4})
    assert (troops(position, "daun"), position.actors) == (5, (CHANCE,))


@pytest.mark.rule("F11.6D")
def test_6d_partisans_turn_a_prussian_stack_in_austria_or_saxony_face_down() -> None:
    position = reveal(
        "6D", only=True,
        at={
            "friedrich": "oschatz", "keith": "oschatz", "schwerin": "prag",
            "heinrich": "berlin", "seydlitz": "hof", "ferdinand": "dresden",
        },
    )  # fmt: skip
    assert position.actors == ("maria",)
    assert set(legal(position)) == {"raid friedrich", "raid schwerin", "decline"}
    act(position, "raid friedrich")
    assert down(position) == {"friedrich", "keith"}


@pytest.mark.rule("F11.6D")
def test_6d_may_be_declined_and_is_void_without_a_victim() -> None:
    declined = act(reveal("6D", only=True, at={"keith": "oschatz"}), "decline")
    assert down(declined) == set()
    assert reveal("6D", only=True, at={"keith": "berlin"}).actors == (CHANCE,)


# -- seven ----------------------------------------------------------------------------------------


@pytest.mark.rule("F11.7S")
def test_7s_friedrich_neither_attacks_nor_takes_trains() -> None:
    position = stage(
        "prussia", only=True, fate="7S",
        at={
            "friedrich": "kassel", "keith": "kassel", "richelieu": "gottingen",
            "france-train-1": "fritzlar",
        },
    )  # fmt: skip
    assert why(position, "march friedrich kassel munden") == "F11.6"
    assert why(position, "march friedrich+keith kassel munden") == "F11.6"
    assert why(position, "march friedrich kassel fritzlar") == "F11.7"
    assert {"march keith kassel munden", "march keith kassel fritzlar"} <= set(legal(position))


@pytest.mark.rule("F11.7H")
def test_7h_no_bought_troop_goes_to_the_stack_of_friedrich() -> None:
    position = stage(
        "prussia", only=True, fate="7H",
        at={"friedrich": "torgau", "keith": "torgau", "heinrich": "magdeburg"},
        troops={"friedrich": 2, "keith": 4, "heinrich": 3}, hands={"prussia": ["6S"]},
    )  # fmt: skip
    act(position, "recruit 1 0", "pay 6S")
    assert not legal(position, "reinforce friedrich")
    assert "reinforce heinrich" in legal(position)
    assert "transfer keith friedrich 3" in position.asides("frederick")  # but shifting is free


@pytest.mark.rule("F11.7H")
def test_7h_friedrich_cannot_re_enter() -> None:
    position = stage(
        "prussia", only=True, fate="7H",
        at={"heinrich": "magdeburg"}, troops={"heinrich": 3}, hands={"prussia": ["6S"]},
    )  # fmt: skip
    act(position, "recruit 1 0", "pay 6S")
    assert not legal(position, "enter friedrich")
    assert "enter keith berlin" in legal(position)


@pytest.mark.rule("F11.7H")
def test_7h_nobody_re_enters_where_friedrich_stands() -> None:
    position = stage(
        "prussia", only=True, fate="7H", at={"friedrich": "berlin", "heinrich": "magdeburg"},
        troops={"friedrich": 3, "heinrich": 3}, hands={"prussia": ["6S"]},
    )  # fmt: skip
    act(position, "recruit 1 0", "pay 6S")
    assert not legal(position, "enter")


def friedrich_fights(
    friedrich: int, daun: int, prussia: list[str], austria: list[str] | None = None, **case: Any
) -> Position:
    """Friedrich in Kolin and Daun in Prague, both in hearts, under 7D."""
    return stage(
        case.pop("nation", "prussia"), phase="combat", only=True, fate="7D",
        at={"friedrich": "kolin", "daun": "prag", **case.pop("at", {})},
        troops={"friedrich": friedrich, "daun": daun, **case.pop("troops", {})},
        hands={"prussia": prussia, "austria": austria or []}, **case,
    )  # fmt: skip


@pytest.mark.rule("F11.7D")
@pytest.mark.parametrize("nation", ["prussia", "austria"])
def test_7d_friedrich_may_not_give_in_before_he_was_above_zero(nation: str) -> None:
    position = friedrich_fights(2, 6, ["3H", "4H", "9S"], ["13H"], nation=nation)
    assert why(position, "concede") == "F11.7D"
    act(position, "play 3H")
    assert score(position) == -1
    assert why(position, "concede") == "F11.7D"
    act(position, "play 4H")  # +3: the duty is done
    act(position, "maria: play 13H")
    assert (position.actors, score(position)) == (("frederick",), -10)
    assert "concede" in legal(position)


@pytest.mark.rule("F11.7D")
def test_7d_after_a_positive_score_he_may_give_in_with_cards_in_hand() -> None:
    position = friedrich_fights(2, 3, ["3H", "4H"], ["13H"])
    act(position, "play 3H", "maria: play 13H")
    assert {"play 4H.1", "concede"} <= set(legal(position))


@pytest.mark.rule("F11.7D")
def test_7d_more_troops_at_the_start_do_not_fulfil_the_duty() -> None:
    position = friedrich_fights(5, 3, ["2H", "9H"], ["4H"])
    act(position, "maria: play 4H")
    assert (position.actors, score(position)) == (("frederick",), -2)
    assert why(position, "concede") == "F11.7D"


@pytest.mark.rule("F11.7D")
def test_7d_if_it_is_impossible_he_plays_all_he_can() -> None:
    position = friedrich_fights(1, 8, ["2H", "3H", "13S"])
    act(position, "play 3H")
    assert legal(position) == ["play 2H.1"]
    act(position, "play 2H")
    assert (score(position), legal(position)) == (-2, ["concede"])
    assert legal(friedrich_fights(1, 8, ["13S"])) == ["concede"]


@pytest.mark.rule("F11.7D")
def test_7d_on_exactly_zero_he_plays_on_while_he_can() -> None:
    position = friedrich_fights(2, 5, ["3H", "R"], ["2H"])
    act(position, "play 3H")
    assert (position.actors, score(position)) == (("frederick",), 0)
    assert why(position, "tie") == "F11.7D"  # even with nothing but a Reserve
    act(position, "play R as 1")
    assert (position.actors, score(position)) == (("maria",), -1)


@pytest.mark.rule("F11.7D")
def test_7d_on_exactly_zero_without_cards_the_right_passes() -> None:
    position = friedrich_fights(2, 5, ["3H", "13S"], ["2H"])
    act(position, "play 3H")
    assert (position.actors, score(position)) == (("maria",), 0)


@pytest.mark.rule("F11.7D")
@pytest.mark.parametrize(
    ("friedrich", "daun", "values"),
    [(2, 6, range(5, 11)), (4, 4, range(1, 11)), (1, 8, range(8, 11))],
)
def test_7d_a_reserve_must_lift_the_score_above_zero(
    friedrich: int, daun: int, values: range
) -> None:
    position = friedrich_fights(friedrich, daun, ["R"])
    assert legal(position) == [f"play R.1 as {value}" for value in values]


@pytest.mark.rule("F11.7D")
def test_7d_a_reserve_that_cannot_lift_him_above_zero_is_set_at_ten() -> None:
    position = friedrich_fights(1, 8, ["R", "2H"], at={"browne": "prag"}, troops={"browne": 5})
    assert score(position) == -12
    assert legal(position, "play R") == ["play R.1 as 10"]


@pytest.mark.rule("F11.7D")
def test_7d_waits_for_the_next_combat_if_the_enemy_gives_in_first() -> None:
    position = friedrich_fights(5, 3, ["2H", "9H"], at={"lacy": "pardubitz"}, troops={"lacy": 8})
    act(position, "attack friedrich daun", "maria: concede")
    while position.phase.name == "retreat":
        act(position, legal(position)[0])
    assert fighting(position) == [["friedrich"], ["lacy"]]
    assert why(position, "concede") == "F11.7D"


@pytest.mark.rule("F11.7D")
def test_7d_binds_one_combat_only() -> None:
    position = friedrich_fights(2, 3, ["2H", "9H"], at={"lacy": "pardubitz"}, troops={"lacy": 8})
    act(position, "attack friedrich daun", "play 2H", "maria: concede")
    while position.phase.name == "retreat":
        act(position, legal(position)[0])
    assert fighting(position) == [["friedrich"], ["lacy"]]
    assert "concede" in legal(position)


@pytest.mark.rule("F11.7D")
def test_7d_an_attempt_without_cards_uses_the_duty_up() -> None:
    """Friedrich in Kolin, with no hearts, loses to Daun; the card binds no later combat."""
    position = friedrich_fights(2, 2, ["13S"], at={"lacy": "pardubitz"}, troops={"lacy": 4})
    act(position, "attack friedrich daun", "tie")
    assert legal(position) == ["concede"]
    assert not position.view(None)["fate"]["in_force"]


@pytest.mark.rule("F11.7D")
def test_7d_binds_nobody_but_friedrich() -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate="7D",
        at={"heinrich": "kolin", "daun": "prag"}, troops={"heinrich": 2, "daun": 6},
        hands={"prussia": ["9H"]},
    )  # fmt: skip
    assert "concede" in legal(position)


# -- eight ----------------------------------------------------------------------------------------


@pytest.mark.rule("F11.8S")
def test_8s_one_prussian_general_gets_a_troop() -> None:
    position = reveal(
        "8S", only=True, at={"heinrich": "burg", "keith": "burg"},
        troops={"heinrich": 1, "keith": 1, "dohna": 8},
    )  # fmt: skip
    assert position.actors == ("frederick",)
    assert legal(position) == ["reinforce heinrich"]  # Dohna is full
    act(position, "reinforce heinrich")
    assert total(position, "prussia") == 11
    assert reveal("8S").actors == (CHANCE,)  # at 32 nobody is asked


def evading_daun(**at: str) -> Position:
    """Austria's combat step under 8C; Daun in Dresden, Schwerin in Deuben."""
    return stage(
        "austria", phase="combat", only=True, fate="8C",
        at={"daun": "dresden", "schwerin": "deuben", **at},
    )  # fmt: skip


@pytest.mark.rule("F11.8C")
def test_8c_prussians_next_to_daun_may_fall_back_without_loss() -> None:
    position = evading_daun(keith="deuben")
    before = total(position, "prussia")
    assert position.actors == ("frederick",)
    assert set(legal(position)) == {
        *("evade schwerin dippoldiswalde", "evade schwerin freiberg", "stand"),
    }
    act(position, "evade schwerin freiberg")
    assert where(position, "schwerin") == where(position, "keith") == "freiberg"
    assert total(position, "prussia") == before
    assert "log.combat" not in log_keys(position)


@pytest.mark.rule("F11.8C")
def test_8c_who_has_evaded_fights_nobody_wherever_he_stands() -> None:
    position = evading_daun(browne="chemnitz")  # next to Freiberg
    act(position, "evade schwerin freiberg")
    assert "log.combat" not in log_keys(position)
    assert position.phase.name == "deal"


@pytest.mark.rule("F11.8C")
def test_8c_who_stands_fights() -> None:
    position = act(evading_daun(), "stand")
    assert fighting(position) == [["daun"], ["schwerin"]]


@pytest.mark.rule("F11.8C")
def test_8c_each_stack_evades_once_and_only_into_empty_cities() -> None:
    """From Pirna Schwerin can only reach Tetschen; Keith stands next to Browne alone."""
    position = stage(
        "austria", phase="combat", only=True, fate="8C",
        at={"daun": "dresden", "schwerin": "pirna", "keith": "prag", "browne": "kolin",
            "winterfeldt": "meissen", "prussia-train-1": "dobeln", "lacy": "grossenhain"},
    )  # fmt: skip
    assert set(legal(position)) == {
        *("evade schwerin tetschen", "evade winterfeldt riesa", "stand"),
    }
    act(position, "evade schwerin tetschen")
    assert not legal(position, "evade schwerin")
    act(position, "stand")
    assert set(legal(position)) == {
        *("attack daun winterfeldt", "attack browne keith", "attack lacy winterfeldt"),
    }


@pytest.mark.rule("F11.8C")
def test_8c_who_has_evaded_and_is_still_next_to_daun_does_not_evade_again() -> None:
    """Berlin, Potsdam and Spandau are all next to each other."""
    position = stage(
        "austria", phase="combat", only=True, fate="8C", at={"daun": "berlin", "keith": "potsdam"}
    )
    act(position, "evade keith spandau")
    assert where(position, "keith") == "spandau"
    assert "log.combat" not in log_keys(position)
    assert position.phase.name == "deal"


@pytest.mark.rule("F11.8C")
def test_8c_hanover_may_not_evade_and_without_an_empty_city_nobody_does() -> None:
    hanover = stage(
        "austria", phase="combat", only=True, fate="8C",
        at={"daun": "dresden", "ferdinand": "deuben"},
    )  # fmt: skip
    assert fighting(hanover) == [["daun"], ["ferdinand"]]
    shut_in = evading_daun(**{"prussia-train-1": "freiberg", "prussia-train-2": "dippoldiswalde"})
    assert fighting(shut_in) == [["daun"], ["schwerin"]]


@pytest.mark.rule("F11.8C", "F5.10")
@pytest.mark.parametrize(("end", "falls"), [("haynau", True), ("wohlau", False)])
def test_8c_protection_is_judged_from_the_new_place(end: str, falls: bool) -> None:
    """Schweidnitz is three cities from Liegnitz, four from Haynau, two from Wohlau."""
    position = stage(
        "austria", only=True, fate="8C", at={"daun": "schweidnitz", "keith": "liegnitz"}
    )
    act(position, "march daun schweidnitz striegau jauer")
    assert questioned(position) == {"schweidnitz"}
    act(position, "done", f"evade keith {end}")
    assert marked(position) == ({"schweidnitz"} if falls else set())


@pytest.mark.rule("F11.8D")
def test_8d_karl_loses_a_troop() -> None:
    position = reveal("8D", only=True, at={"karl": "prag"}, troops={"karl": 4})
    assert troops(position, "karl") == 3


# -- nine -----------------------------------------------------------------------------------------


@pytest.mark.rule("F11.9S")
def test_9s_russians_five_or_six_roads_from_a_train_are_turned_down() -> None:
    position = reveal(
        "9S", only=True,
        at={"russia-train-1": "fordon", "saltikov": "sierpc", "fermor": "lipno", "daun": "brunn"},
    )  # fmt: skip
    assert (distances("fordon")["sierpc"], distances("fordon")["lipno"]) == (5, 4)
    assert down(position) == {"saltikov"}


@pytest.mark.rule("F11.9C")
def test_9c_friedrich_marches_four_cities_five_on_main_roads() -> None:
    position = stage(
        "prussia", only=True, fate="9C", at={"friedrich": "alsfeld", "keith": "alsfeld"}
    )
    main = "alsfeld fritzlar kassel munden gottingen northeim"
    minor = "alsfeld hunfeld salzungen eisenach gotha"
    for group in ("friedrich", "friedrich+keith"):
        assert {f"march {group} {main}", f"march {group} {minor}"} <= set(legal(position))
    assert why(position, f"march keith {minor}") == "F4.3"


@pytest.mark.rule("F11.9D")
def test_9d_prussia_gives_a_card_and_takes_one_at_random() -> None:
    position = reveal("9D", hands={"prussia": ["2C", "9H"], "austria": ["13S", "R"]})
    assert position.actors == ("frederick",)
    assert set(legal(position)) == {"give 2C.1", "give 9H.1"}  # no declining
    act(position, "give 2C")
    assert position.actors == (CHANCE,)
    assert set(position.legal(CHANCE)) == {"take 2C.1", "take 13S.1", "take R.1"}
    act(position, "chance: take 13S.1")
    assert hand(position, "prussia") == ["13S", "9H"]
    assert hand(position, "austria") == ["2C", "R"]


@pytest.mark.rule("F11.9D")
def test_9d_the_very_card_given_may_come_back() -> None:
    position = reveal("9D", hands={"prussia": ["2C", "3C"], "austria": ["13S"]})
    act(position, "give 2C", "chance: take 2C.1")
    assert hand(position, "prussia") == ["2C", "3C"]
    assert hand(position, "austria") == ["13S"]


@pytest.mark.rule("F11.9D")
def test_9d_without_a_prussian_card_nothing_happens() -> None:
    position = reveal("9D", hands={"austria": ["13S"]}, offensive=2)
    assert position.phase.name == "deal"
    assert hand(position, "austria") == ["13S"]


# -- ten ------------------------------------------------------------------------------------------


def fresh_troops(**case: Any) -> Position:
    """Prussia's movement under 10S; Richelieu in Göttingen makes Münden a place of attack."""
    return stage(
        "prussia", only=True, fate="10S",
        at={"heinrich": "kassel", "richelieu": "gottingen", **case.pop("at", {})},
        troops={"heinrich": 3, **case.pop("troops", {})},
        hands={"prussia": ["6S", "6C", "6H"]}, **case,
    )  # fmt: skip


@pytest.mark.rule("F11.10S")
def test_10s_who_has_received_troops_may_not_march_next_to_an_enemy() -> None:
    position = fresh_troops(at={"keith": "kassel", "seydlitz": "fritzlar"}, troops={"keith": 2})
    assert "march heinrich kassel munden" in legal(position)
    act(position, "recruit 1 0", "pay 6S", "reinforce heinrich")
    assert why(position, "march heinrich kassel munden") == "F11.6"
    assert why(position, "march keith kassel munden") == "F11.6"  # all of the stack count
    assert "march heinrich kassel hofgeismar" in legal(position)


@pytest.mark.rule("F11.10S")
def test_10s_who_has_marched_next_to_an_enemy_receives_none() -> None:
    position = fresh_troops(at={"seydlitz": "magdeburg"}, troops={"seydlitz": 2})
    act(position, "march heinrich kassel munden", "recruit 1 0", "pay 6S")
    assert not legal(position, "reinforce heinrich")
    assert "reinforce seydlitz" in legal(position)


@pytest.mark.rule("F11.10S")
def test_10s_who_stands_there_and_stays_receives_troops_and_fights() -> None:
    position = fresh_troops(at={"heinrich": "munden", "seydlitz": "magdeburg"})
    act(position, "recruit 1 0", "pay 6S", "reinforce heinrich", "done")
    assert fighting(position) == [["heinrich"], ["richelieu"]]
    assert troops(position, "heinrich") == 4


@pytest.mark.rule("F11.10S")
def test_10s_nobody_re_enters_next_to_an_enemy() -> None:
    position = fresh_troops(at={"richelieu": "potsdam"})
    act(position, "recruit 1 0", "pay 6S")
    assert not legal(position, "enter")
    assert where(position, "keith") is None


@pytest.mark.rule("F11.10C")
def test_10c_one_prussian_stack_that_can_loses_a_troop() -> None:
    at: dict[str, str | None] = {"heinrich": "burg", "keith": "breslau", "seydlitz": "breslau"}
    position = reveal(
        "10C", only=True, at=at, troops={"heinrich": 1, "keith": 3, "seydlitz": 1, "dohna": 4}
    )
    assert position.actors == ("frederick",)
    assert set(legal(position)) == {"weaken keith", "weaken dohna"}  # Heinrich has but one troop
    act(position, "weaken keith")
    assert [troops(position, g) for g in ("keith", "seydlitz", "dohna")] == [2, 1, 4]
    spared = reveal("10C", only=True, troops={"dohna": 1})
    assert (total(spared, "prussia"), spared.actors) == (1, (CHANCE,))


def friedrich_attacked(prussia: list[str], *, nation: str = "austria", daun: int = 6) -> Position:
    """Daun in Prague attacks Friedrich in Kolin, both in hearts, under 10H."""
    return stage(
        nation, phase="combat", only=True, fate="10H",
        at={"friedrich": "kolin", "daun": "prag"}, troops={"friedrich": 4, "daun": daun},
        hands={"prussia": prussia, "austria": ["3H", "2H"]},
    )  # fmt: skip


@pytest.mark.rule("F11.10H")
@pytest.mark.parametrize("first", ["play 9H", "play R as 10"])
def test_10h_the_first_prussian_card_is_worth_nothing(first: str) -> None:
    position = friedrich_attacked(["9H", "5H", "R"])
    act(position, first)
    assert (position.actors, score(position)) == (("frederick",), -2)
    act(position, "play 5H")
    assert (position.actors, score(position)) == (("maria",), -3)


@pytest.mark.rule("F11.10H")
def test_10h_at_zero_the_score_stays_zero_and_the_right_passes() -> None:
    position = friedrich_attacked(["9H"], daun=1)
    act(position, "maria: play 3H")
    assert (position.actors, score(position)) == (("frederick",), 0)
    act(position, "play 9H")
    assert (position.actors, score(position)) == (("maria",), 0)


@pytest.mark.rule("F11.10H")
def test_10h_does_not_touch_friedrich_when_he_attacks() -> None:
    position = friedrich_attacked(["9H"], nation="prussia")
    act(position, "play 9H")
    assert score(position) == -7


@pytest.mark.rule("F11.10H")
def test_10h_waits_if_a_combat_ends_before_prussia_has_played() -> None:
    position = stage(
        "austria", phase="combat", only=True, fate="10H",
        at={"friedrich": "kolin", "daun": "prag", "lacy": "pardubitz"},
        troops={"friedrich": 4, "daun": 3, "lacy": 6}, hands={"prussia": ["9H", "5H"]},
    )  # fmt: skip
    act(position, "attack daun friedrich", "maria: concede")
    while position.phase.name == "retreat":
        act(position, legal(position)[0])
    act(position, "play 9H")
    assert score(position) == -2


# -- eleven ---------------------------------------------------------------------------------------


def spades_fight(cards: list[str], **case: Any) -> Position:
    """Heinrich in Münden, spades, attacks Richelieu in Kassel under 11S."""
    return stage(
        case.pop("nation", "prussia"), phase="combat", only=True, fate="11S",
        at={"heinrich": "munden", "richelieu": "kassel"}, troops={"heinrich": 1, "richelieu": 8},
        hands={"prussia": cards}, **case,
    )  # fmt: skip


@pytest.mark.rule("F11.11S")
def test_11s_prussia_may_play_one_eleven_of_spades_at_double_value() -> None:
    position = spades_fight(["11S", "11S.2", "10S", "R"])
    assert {"play 11S.1", "play 11S.1 as 22", "play 10S.1"} <= set(legal(position))
    assert "play R.1 as 22" not in legal(position)
    act(position, "play 11S.1 as 22")
    assert (position.actors, score(position)) == (("pompadour",), -15)
    plain = act(spades_fight(["11S"]), "play 11S.1")
    assert score(plain) == -4


@pytest.mark.rule("F11.11S")
def test_11s_works_once() -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate="11S",
        at={"heinrich": "munden", "richelieu": "kassel"}, troops={"heinrich": 1, "richelieu": 8},
        hands={"prussia": ["11S", "11S.2"], "france": ["13D", "12D"]},
    )  # fmt: skip
    act(position, "play 11S.1 as 22", "pompadour: play 13D", "play 12D")
    assert (position.actors, score(position)) == (("frederick",), -10)
    assert legal(position, "play") == ["play 11S.2"]


@pytest.mark.rule("F11.11S")
def test_11s_an_eleven_pays_eleven_in_recruiting() -> None:
    position = stage(
        "prussia", only=True, fate="11S", at={"heinrich": "magdeburg"}, troops={"heinrich": 1},
        hands={"prussia": ["11S"]},
    )  # fmt: skip
    assert why(position, "recruit 2 0") == "F10.2"


@pytest.mark.rule("F11.11S")
def test_11s_is_for_spades_and_for_prussia_only() -> None:
    hearts = stage(
        "prussia", phase="combat", only=True, fate="11S",
        at={"heinrich": "kolin", "daun": "prag"}, troops={"heinrich": 1, "daun": 8},
        hands={"prussia": ["11H"]},
    )  # fmt: skip
    assert legal(hearts, "play") == ["play 11H.1"]
    hanover = stage(
        "hanover", phase="combat", only=True, fate="11S",
        at={"ferdinand": "munden", "richelieu": "kassel"}, troops={"ferdinand": 1, "richelieu": 8},
        hands={"hanover": ["11S"]},
    )  # fmt: skip
    assert legal(hanover, "play") == ["play 11S.1"]


@pytest.mark.rule("F11.11C")
def test_11c_one_hanoverian_general_gets_a_troop() -> None:
    at: dict[str, str | None] = {"ferdinand": "stade", "cumberland": "alfeld"}
    position = reveal("11C", only=True, at=at, troops={"ferdinand": 3, "cumberland": 4})
    assert position.actors == ("frederick",)
    assert set(legal(position)) == {"reinforce ferdinand", "reinforce cumberland"}
    act(position, "reinforce cumberland")
    assert (troops(position, "ferdinand"), troops(position, "cumberland")) == (3, 5)


@pytest.mark.rule("F11.11H")
@pytest.mark.parametrize(("fate", "falls"), [(None, True), ("11H", False)])
def test_11h_heinrich_protects_four_cities_away(fate: str | None, falls: bool) -> None:
    """Glogau is four cities from Schweidnitz."""
    position = stage(
        "austria", only=True, fate=fate, at={"daun": "schweidnitz", "heinrich": "glogau"}
    )
    act(position, "march daun schweidnitz waldenburg")
    assert marked(position) == ({"schweidnitz"} if falls else set())
    assert questioned(position) == (set() if falls else {"schweidnitz"})


@pytest.mark.rule("F11.11H")
def test_11h_only_heinrich_and_only_four_cities() -> None:
    keith = stage("austria", only=True, fate="11H", at={"daun": "schweidnitz", "keith": "glogau"})
    act(keith, "march daun schweidnitz waldenburg")
    assert marked(keith) == {"schweidnitz"}
    five = stage("austria", only=True, fate="11H", at={"daun": "waldenburg", "heinrich": "glogau"})
    act(five, "march daun waldenburg trautenau")
    assert marked(five) == {"waldenburg"}


@pytest.mark.rule("F11.11H")
@pytest.mark.parametrize(("fate", "lost"), [(None, True), ("11H", False)])
def test_11h_holds_against_reconquest_too(fate: str | None, lost: bool) -> None:
    """Meißen is four cities from Teplitz, over Dresden, Deuben and Dippoldiswalde."""
    position = stage(
        "austria", only=True, fate=fate, offensive=2, turn=7, markers=["teplitz"],
        at={"daun": "teplitz", "heinrich": "meissen"},
    )  # fmt: skip
    act(position, "march daun teplitz brux")
    assert marked(position) == (set() if lost else {"teplitz"})


# -- twelve ---------------------------------------------------------------------------------------


@pytest.mark.rule("F11.12S")
def test_12s_daun_marches_two_cities_three_on_main_roads() -> None:
    position = stage(
        "austria", only=True, fate="12S", at={"daun": "kuttenberg", "lacy": "kuttenberg"}
    )
    main = "kuttenberg tschaslau brod trebitsch"
    for group in ("daun", "daun+lacy"):
        assert f"march {group} {main}" in legal(position)
        assert why(position, f"march {group} {main} brunn") == "F11.8"
        assert "march daun kuttenberg tschaslau beneschau" in legal(position)
        assert why(position, f"march {group} kuttenberg tschaslau beneschau wotitz") == "F11.8"
    assert f"march lacy {main} brunn" in legal(position)


@pytest.mark.rule("F11.12C")
@pytest.mark.parametrize(
    ("city", "roads_away", "turned"),
    [
        ("greifswald", 4, False),
        ("wolgast", 5, True),
        ("anklam", 5, True),
        ("ueckermunde", 6, True),
        ("pasewalk", 7, False),
    ],
)
def test_12c_ehrensvard_is_turned_down_at_five_or_six_roads(
    city: str, roads_away: int, turned: bool
) -> None:
    assert distances("wismar")[city] == roads_away
    position = reveal("12C", only=True, at={"sweden-train-1": "wismar", "ehrensvard": city})
    assert down(position) == ({"ehrensvard"} if turned else set())


def the_imperial_army_is_beaten(hildburghausen: int = 3, end: str = "grimma") -> Position:
    """At the end of turn 6 Hildburghausen attacks Keith in Halle, a hearts city, from Leipzig."""
    position = stage(
        "imperial", phase="combat", turn=6, only=True,
        at={"hildburghausen": "leipzig", "keith": "halle", "richelieu": "koblenz"},
        troops={"hildburghausen": hildburghausen, "keith": hildburghausen + 1},
    )  # fmt: skip
    act(position, "maria: concede")
    if position.phase.name == "retreat":
        act(position, f"retreat {end}")
    idle(position, "fate")
    return act(position, "chance: fate 12")


@pytest.mark.rule("F11.12H")
def test_12h_prussia_may_move_the_beaten_hildburghausen_two_cities_west() -> None:
    position = the_imperial_army_is_beaten(end="eilenburg")
    assert text_in_force(position) == "F11.12H"
    assert position.actors == ("frederick",)
    occupied = {"eilenburg", "halle", "koblenz"}
    x, y = places()["eilenburg"]
    two_away = {
        end for middle in roads()["eilenburg"] - occupied for end in roads()[middle] - occupied
    }
    west = {
        city
        for city in two_away
        if x - places()[city][0] > 0 and x - places()[city][0] >= abs(y - places()[city][1])
    }
    assert west  # Merseburg at least
    assert set(legal(position)) == {*(f"chase {city}" for city in west), "decline"}
    act(position, f"chase {min(west)}")
    assert where(position, "hildburghausen") == min(west)


@pytest.mark.rule("F11.12H")
def test_12h_may_be_declined() -> None:
    position = act(the_imperial_army_is_beaten(end="eilenburg"), "decline")
    assert where(position, "hildburghausen") == "eilenburg"
    assert winners(position) is None


@pytest.mark.rule("F11.12H")
def test_12h_is_void_if_he_has_left_the_map() -> None:
    position = the_imperial_army_is_beaten(hildburghausen=1)
    assert where(position, "hildburghausen") is None
    assert position.phase.name == "deal"


@pytest.mark.rule("F11.12H")
def test_12h_is_void_without_a_defeat_in_this_turn() -> None:
    """A tie does not count, nor does having won."""
    tied = stage(
        "imperial", phase="combat", turn=6, only=True, victor="keith",
        at={"hildburghausen": "leipzig", "keith": "halle", "richelieu": "koblenz"},
        troops={"hildburghausen": 3, "keith": 3},
    )  # fmt: skip
    act(tied, "maria: tie")
    idle(tied, "fate")
    act(tied, "chance: fate 12")
    assert text_in_force(tied) == "F11.12H"
    assert tied.phase.name == "deal"
    assert reveal("12H").phase.name == "deal"


@pytest.mark.rule("F11.12H")
def test_12h_a_defeat_in_an_earlier_turn_does_not_count() -> None:
    position = stage(
        "imperial", phase="combat", turn=6, only=True,
        at={"hildburghausen": "leipzig", "keith": "halle"},
        troops={"hildburghausen": 3, "keith": 4},
    )  # fmt: skip
    act(position, "maria: concede", "retreat eilenburg")
    idle(position, "fate")
    act(position, "chance: fate 7")
    idle(position, "fate")
    act(position, "chance: fate 12")
    assert text_in_force(position) == "F11.12H"
    assert position.phase.name == "deal"
