"""F17 Options and variants."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, BadOption
from tests.games.friedrich.conduct import OBJECTIVES, gone, idle, reveal, score, winners
from tests.games.friedrich.staging import act, legal, log_keys, stage, troops, where, why

HELD_BACK = {"elisabeth", "poems", "america"}


@pytest.mark.rule("F17.1")
def test_defaults() -> None:
    assert GAME.new().view(None)["options"] == {
        "expert": True,
        "edition": 2,
        "literal_text": False,
        "forbid_blocking": True,
        "fate_deck": "shuffled",
        "anniversary": False,
        "phantom_cards": False,
        "literal_sweden": False,
    }


@pytest.mark.rule("F17.1")
@pytest.mark.parametrize("scenario", ["war-in-the-west", "austrian-theatre"])
def test_scenarios_are_basic_and_cannot_be_made_expert(scenario: str) -> None:
    with pytest.raises(BadOption):
        GAME.new(scenario, expert=True)
    general = "seydlitz" if scenario == "war-in-the-west" else "heinrich"
    position = stage(
        phase="fate", scenario=scenario, turn=6, at={general: "glogau"}, victor=general
    )
    act(position, "chance: fate 1")
    assert position.view(None)["fate"]["text"] == "F11.1S"
    assert position.view(None)["offensive"] is None


@pytest.mark.rule("F17.1")
def test_what_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(BadOption):
        GAME.new(fate_deck="stacked")
    with pytest.raises(BadOption):
        GAME.new(house_rules=True)
    with pytest.raises(BadOption):
        GAME.new(edition=3)


@pytest.mark.rule("F17.2", "F5.16")
def test_blocking_an_ally_is_refused_unless_allowed() -> None:
    """Torgau is an objective the Imperial Army still lacks; Richelieu may not stop there."""
    at = {"richelieu": "eilenburg"}
    fair = stage("france", only=True, at=at)
    assert why(fair, "march richelieu eilenburg torgau") == "F5.16"
    allowed = stage("france", only=True, at=at, forbid_blocking=False)
    assert "march richelieu eilenburg torgau" in legal(allowed)


@pytest.mark.rule("F17.3")
def test_a_seeded_deck_keeps_three_strokes_out_of_the_first_four_cards() -> None:
    position = stage(phase="fate", turn=6, only=True, fate_deck="seeded")
    for number in range(4):
        offered = {action.words[0] for action in position.legal(CHANCE)}
        assert not offered & HELD_BACK
        assert len(offered) == 15 - number
        act(position, f"chance: fate {number + 1}")
        idle(position, "fate")
    assert {action.words[0] for action in position.legal(CHANCE)} >= HELD_BACK
    assert len(position.legal(CHANCE)) == 14


@pytest.mark.rule("F17.3")
def test_a_shuffled_deck_may_begin_with_any_card() -> None:
    position = stage(phase="fate", turn=6)
    assert {action.words[0] for action in position.legal(CHANCE)} >= HELD_BACK


# -- anniversary ----------------------------------------------------------------------------------


def prussia_draws_from_an_empty_pile(opened: int, **options: Any) -> Position:
    position = stage("france", turn=1, only=True, **options)
    position.opened, position.pile = opened, []
    return act(position, "done")


def decks_opened(position: Position) -> list[object]:
    return [
        dict(line.message.args)["deck"]
        for line in position.log or ()
        if line.message.key == "log.deck_opened"
    ]


@pytest.mark.rule("F17.4")
def test_the_anniversary_has_a_fifth_deck() -> None:
    fifth = prussia_draws_from_an_empty_pile(4, anniversary=True)
    assert decks_opened(fifth) == [5]
    assert fifth.view(None)["pile"] == [0, 0, 0, 0, 50]
    usual = prussia_draws_from_an_empty_pile(4)
    assert decks_opened(usual) == [1, 2]  # the two with the most discards, the earlier first


@pytest.mark.rule("F17.4")
def test_after_the_fifth_deck_the_two_with_the_most_discards_of_all_five_return() -> None:
    position = stage("france", turn=1, only=True, anniversary=True)
    position.opened, position.pile = 5, []
    position.hands[2] = [*range(10), *range(50, 60), *range(100, 110)]  # decks 1 to 3 are held
    act(position, "done")
    assert decks_opened(position) == [4, 5]


@pytest.mark.rule("F17.5")
def test_in_the_anniversary_game_elisabeth_lets_prussia_choose() -> None:
    position = reveal("elisabeth", anniversary=True, at={"seydlitz": None})
    assert position.actors == ("frederick",)
    assert "lehwaldt" not in gone(position)
    assert set(legal(position)) == {
        f"retire {general}"
        for general in (
            *("winterfeldt", "heinrich", "schwerin", "keith"),
            *("seydlitz", "dohna", "lehwaldt"),
        )
    }
    act(position, "retire seydlitz")
    assert "seydlitz" in gone(position)
    assert where(position, "lehwaldt") == "mohrungen"


def charge(cards: list[str], *, general: str = "friedrich", nation: str = "prussia") -> Position:
    """A Prussian in Kolin against Daun in Prague, both in hearts, under the other 8D."""
    return stage(
        nation, phase="combat", only=True, fate="8D", anniversary=True,
        at={general: "kolin", "daun": "prag"}, troops={general: 1, "daun": 8},
        hands={"prussia": cards, "austria": ["13H", "12H"]},
    )  # fmt: skip


@pytest.mark.rule("F17.6")
def test_in_the_anniversary_game_8d_strengthens_friedrich_and_spares_karl() -> None:
    spared = reveal("8D", anniversary=True, only=True, at={"karl": "prag"}, troops={"karl": 4})
    assert troops(spared, "karl") == 4
    position = charge(["2H", "3H"])
    act(position, "play 2H")
    assert (position.actors, score(position)) == (("maria",), 0)  # -7 + 2 + 5
    act(position, "play 12H", "frederick: play 3H")
    assert score(position) == -9  # once only


@pytest.mark.rule("F17.6")
@pytest.mark.parametrize(("named", "worth"), [(1, 6), (10, 15)])
def test_a_charging_reserve_is_worth_six_to_fifteen(named: int, worth: int) -> None:
    position = act(charge(["R"]), f"play R as {named}")
    assert abs(score(position)) == abs(-7 + worth)


@pytest.mark.rule("F17.6")
def test_the_charge_is_for_friedrich_attacking_only() -> None:
    heinrich = act(charge(["2H"], general="heinrich"), "play 2H")
    assert score(heinrich) == -5
    defending = act(charge(["2H"], nation="austria"), "play 2H")
    assert score(defending) == -5


# -- phantom cards --------------------------------------------------------------------------------


@pytest.mark.rule("F17.7")
@pytest.mark.parametrize(
    ("scenario", "last"), [("war-in-the-west", "france"), ("austrian-theatre", "imperial")]
)
def test_an_imaginary_player_takes_five_cards_at_the_end_of_every_turn(
    scenario: str, last: str
) -> None:
    position = stage(last, scenario=scenario, turn=1, only=True, phantom_cards=True)
    before = position.view(None)["pile"][0]
    act(position, "done")
    assert position.phase.name == "phantom"
    for value in range(2, 7):
        act(position, f"chance: deal {value}S.1")
    assert position.phase.name == "deal"
    assert position.view(None)["pile"][0] == before - 5
    assert position.view(None)["turn"] == 2


@pytest.mark.rule("F17.7")
def test_the_imaginary_player_draws_before_the_first_victory_test() -> None:
    position = stage(
        "france", scenario="war-in-the-west", turn=1, only=True, phantom_cards=True,
        markers=OBJECTIVES["france"],
    )  # fmt: skip
    act(position, "done")
    assert winners(position) is None
    for value in range(2, 7):
        act(position, f"chance: deal {value}S.1")
    assert winners(position) == (("pompadour",), "objectives")


@pytest.mark.rule("F17.7")
def test_phantom_cards_are_for_two_players_and_off_by_default() -> None:
    with pytest.raises(BadOption):
        GAME.new("four-player", phantom_cards=True)
    position = act(stage("france", scenario="war-in-the-west", turn=1, only=True), "done")
    assert position.phase.name == "deal"
    assert "log.phantom" not in log_keys(position)


# -- editions -------------------------------------------------------------------------------------


@pytest.mark.rule("F17.8")
def test_the_edition_is_an_option() -> None:
    for edition in (1, 2):
        assert GAME.new(edition=edition).view(None)["options"]["edition"] == edition


@pytest.mark.rule("F17.9")
def test_the_literal_text_goes_with_the_first_edition_only() -> None:
    with pytest.raises(BadOption):
        GAME.new(literal_text=True)
    with pytest.raises(BadOption):
        GAME.new(literal_text=True, edition=2)
    assert GAME.new(literal_text=True, edition=1).view(None)["options"]["literal_text"]
