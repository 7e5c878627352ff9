"""M6 Generals, troops and stacks."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.nations import AUSTRIA, PRUSSIA
from sanssouci.games.maria.sequence import COMBAT, MOVEMENT, SUPPLY
from tests.games.maria.staging import do, ends, is_down, legal, troops, war, where, why


@pytest.mark.rule("M6.1", "M6.6")
def test_generals_of_one_power_shift_troops_at_any_time() -> None:
    position = war(
        3, MOVEMENT, {"karl": "prag", "traun": "prag", "moritz": "paris"},
        troops={"karl": 6, "traun": 7},
    )  # fmt: skip
    shifts = [a for a in position.asides("maria") if a.startswith("transfer")]
    assert "transfer karl traun 1" in shifts
    assert "transfer karl traun 2" not in shifts  # Traun would lead nine
    assert why(position, "transfer karl traun 2", "maria") == "M6.1"
    do(position, "maria: transfer traun karl 2")
    assert (troops(position, "karl"), troops(position, "traun")) == (8, 5)


@pytest.mark.rule("M6.6")
def test_powers_never_exchange_troops() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "prag", "torring": "prag"})
    assert not [a for a in position.asides("louis") if a.startswith("transfer")]
    assert why(position, "transfer belle-isle torring 1", "louis") == "M6.6"


@pytest.mark.rule("M6.6")
def test_nothing_is_shifted_in_a_supply_check() -> None:
    position = war(
        3, SUPPLY,
        {"belle-isle": "steyr", "broglie": "steyr", "france-train-2": "melk"},
        hussars=["enns"], hands={"france": ["2S", "10S", "5C", "9H"]},
    )  # fmt: skip
    assert position.phase.name == "hussar_payment"
    assert why(position, "transfer belle-isle broglie 1", "louis") == "M6.6"
    assert not [a for a in position.asides("louis") if a.startswith("transfer")]


@pytest.mark.rule("M6.3", "M9.6")
def test_a_stack_is_two_generals() -> None:
    position = war(
        5, MOVEMENT, {"karl": "prag", "traun": "brandeis", "khevenhuller": "bohmisch-brod"}
    )
    do(position, "maria: march traun brandeis prag")
    assert where(position, "traun") == where(position, "karl") == "prag"
    assert "prag" not in ends(position, "march khevenhuller", "maria")
    assert why(position, "march khevenhuller bohmisch-brod prag", "maria") == "M6.3"
    assert not legal(position, "march karl", "maria")  # his march is over, too


@pytest.mark.rule("M6.4")
def test_austria_and_the_pragmatic_army_stack_by_consent() -> None:
    position = war(5, MOVEMENT, {"arenberg": "brussel", "stair": "mecheln"})
    do(position, "frederick: march stair mecheln brussel")
    assert position.actors == ("maria",)
    assert where(position, "stair") == "mecheln"
    [told] = position.foresee("maria", "agree")
    assert GAME.say(told.message) == (
        "The Pragmatic Army would play the cards and count the victories; "
        "losses would fall on Arenberg first"
    )
    refused = do(position.clone(), "maria: refuse")
    assert where(refused, "stair") == "mecheln"
    assert "brussel" not in ends(refused, "march stair", "frederick")
    assert why(refused, "march stair mecheln brussel", "frederick") == "M6.4"
    assert "mecheln" not in ends(refused, "march arenberg", "maria")
    do(position, "maria: agree")
    assert where(position, "stair") == "brussel"


@pytest.mark.rule("M6.4")
def test_a_mixed_stack_marches_as_one_only_if_both_agree() -> None:
    position = war(5, MOVEMENT, {"arenberg": "brussel", "stair": "brussel"})
    assert legal(position, "march arenberg brussel ath", "maria")  # off alone, without asking
    do(position, "maria: march arenberg+stair brussel ath")
    assert position.actors == ("frederick",)
    do(position, "frederick: agree")
    assert where(position, "stair") == where(position, "arenberg") == "ath"


@pytest.mark.rule("M6.5")
def test_the_lower_rank_number_commands() -> None:
    position = war(3, MOVEMENT, {"belle-isle": "prag", "torring": "prag"})
    assert [p["id"] for p in position.view(None)["pieces"] if p.get("commands")] == ["torring"]


@pytest.mark.rule("M6.5")
def test_of_equal_ranks_their_owner_names_the_commander() -> None:
    position = war(3, MOVEMENT, {"moritz": "ulm", "torring": "gunzburg"})
    do(position, "march torring gunzburg ulm")
    assert set(legal(position)) == {"command moritz", "command torring", "cancel"}
    assert where(do(position.clone(), "cancel"), "torring") == "gunzburg"
    do(position, "command torring")
    assert position.commander(position.city_index["ulm"]) == position.roster.index["torring"]
    assert where(position, "torring") == "ulm"


@pytest.mark.rule("M6.5")
def test_without_agreement_on_the_commander_there_is_no_stack() -> None:
    position = war(5, MOVEMENT, {"karl": "brussel", "george": "mecheln"})
    do(position, "frederick: march george mecheln brussel", "frederick: command george")
    assert position.actors == ("maria",)
    assert dict(position.prompt("maria").args)["leader"] == "george"
    do(position, "maria: refuse")
    assert where(position, "george") == "mecheln"


@pytest.mark.rule("M6.7", "M11.10")
def test_the_owner_says_who_leads_the_last_troop() -> None:
    position = war(
        5, COMBAT, {"karl": "prag", "friedrich": "brandeis", "schwerin": "brandeis"},
        troops={"karl": 8, "friedrich": 1, "schwerin": 1},
    )  # fmt: skip
    assert position.phase.name == "battle"  # 8 against 2
    do(position, "frederick: concede")
    assert troops(position, "friedrich") == troops(position, "schwerin") == 0
    weaker = war(
        5, COMBAT, {"karl": "prag", "friedrich": "brandeis", "schwerin": "brandeis"},
        troops={"karl": 8, "friedrich": 5, "schwerin": 2},
    )  # fmt: skip
    do(weaker, "frederick: concede")  # one troop short: six are left to two generals
    assert troops(weaker, "friedrich") + troops(weaker, "schwerin") == 6
    last = war(
        5, COMBAT,
        {"karl": "prag", "traun": "prag", "friedrich": "brandeis", "schwerin": "brandeis"},
        troops={"karl": 3, "traun": 2, "friedrich": 1, "schwerin": 2},
    )  # fmt: skip
    do(last, "frederick: concede")
    assert legal(last) == ["spare friedrich", "spare schwerin"]
    do(last, "frederick: spare schwerin")
    assert where(last, "friedrich") is None
    assert troops(last, "schwerin") == 1


@pytest.mark.rule("M6.7", "M7.9")
@pytest.mark.parametrize("hungry", ["friedrich", "schwerin"])
@pytest.mark.parametrize("spared", ["friedrich", "schwerin"])
def test_who_leads_the_last_troop_lies_as_he_lay(hungry: str, spared: str) -> None:
    position = war(
        5, COMBAT,
        {"karl": "prag", "traun": "prag", "friedrich": "brandeis", "schwerin": "brandeis"},
        troops={"karl": 3, "traun": 2, "friedrich": 1, "schwerin": 2}, down=[hungry],
    )  # fmt: skip
    do(position, "frederick: concede", f"frederick: spare {spared}")
    assert is_down(position, spared) is (spared == hungry)


@pytest.mark.rule("M6.7")
def test_a_hungry_general_without_troops_gets_one_of_his_comrade() -> None:
    position = war(
        3, SUPPLY, {"belle-isle": "prag", "broglie": "prag"},
        troops={"belle-isle": 1, "broglie": 4}, turn=2,
    )  # fmt: skip
    assert (troops(position, "belle-isle"), troops(position, "broglie")) == (1, 2)


@pytest.mark.rule("M6.2", "M6.8")
def test_troops_never_exceed_the_start_and_missions_count() -> None:
    position = war(4, MOVEMENT, {"friedrich": "berlin"}, troops={"friedrich": 8, "dessauer": 6})
    assert position.ceiling(PRUSSIA) == 22
    assert position.total(PRUSSIA) == 14
    assert position.ceiling(AUSTRIA) == 28
    assert why(position, "march schwerin berlin potsdam") == "M6.8"
