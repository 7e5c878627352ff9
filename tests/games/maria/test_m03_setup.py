"""M3 Set-up, M4 Sequence of play, M5 Tactical cards, M23 Hidden information."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, PIECES
from sanssouci.games.maria.deck import DECK_SIZE, RESERVE, SUIT, TACTICAL
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, NATIONS, PRAGMATIC, PRUSSIA, SAXONY
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import COMBAT, DRAW, MOVEMENT, nations_of_stage
from sanssouci.games.maria.tactical_cards import Deal
from sanssouci.kernel import CHANCE, laws
from sanssouci.steps.field import AWAY
from tests.games.maria.political_staging import chance, staged
from tests.games.maria.staging import do, keys, legal, war, where, why


def fresh(scenario: str = "advanced", **options: object) -> Position:
    position = GAME.new(scenario, **options)
    assert isinstance(position, Position)
    return position


def after_set_up(scenario: str = "advanced", seed: int = 1) -> Position:
    """Sheets written at random and opening hands dealt."""
    position, rng = fresh(scenario), Random(seed)
    position.log = []
    while position.phase.name == "allotment":
        seat = position.actors[0]
        position.apply(seat, rng.choice(position.legal(seat)))
    while position.phase.name == "deal" and position.turn == 1 and position.stage == 1:
        if position.actors != (CHANCE,) or any(p.name == "politics" for p in position.stack):
            break
        position.apply(CHANCE, position.sample_chance(rng))
    return position


@pytest.mark.rule("M3.1")
def test_pieces_start_where_the_rules_say() -> None:
    position = fresh()
    assert where(position, "moritz") == "fontainebleau"
    assert where(position, "karl") == "brunn"
    assert position.place[ATLAS.piece_index["dessauer"]] == AWAY
    assert position.place[ATLAS.piece_index["prussia-train-2"]] == AWAY
    assert len([piece for piece in PIECES if piece.is_general]) == 20
    assert len(PIECES) == 30


@pytest.mark.rule("M3.2")
def test_the_sheet_shows_the_bounds_of_everybody_on_it() -> None:
    """Of the Old Dessauer, too, who is on a mission and in no town."""
    view = fresh().view("frederick")
    bounds = {
        piece["id"]: (piece["least"], piece["greatest"])
        for piece in view["pieces"]
        if piece["kind"] == "general" and piece["nation"] == "prussia"
    }
    assert bounds == {
        "friedrich": (1, 8),
        "schwerin": (1, 8),
        "leopold": (4, 8),
        "dessauer": (6, 8),
    }


@pytest.mark.rule("M3.2", "M23.1")
def test_troops_are_allotted_in_secret_within_minima() -> None:
    position = fresh()
    assert position.actors == ("maria", "frederick", "louis")
    assert legal(position, "allot moritz", "louis") == ["allot moritz 7", "allot moritz 8"]
    assert why(position, "allot moritz 3", "louis") == "M6.1"
    do(position, "louis: allot moritz 8")
    laws.check_resample(position, Random(1))
    pieces = {p["id"]: p for p in position.view("maria")["pieces"]}
    assert pieces["moritz"]["troops"] is None


@pytest.mark.rule("M3.2", "M28.1")
def test_exact_numbers_by_option() -> None:
    position = fresh(fixed_troops="exact")
    assert legal(position, "allot", "louis") == ["allot moritz 7"]


@pytest.mark.rule("M3.3", "M3.4", "M3.7")
def test_markers_and_electors_at_the_start() -> None:
    position = fresh()
    assert set(ATLAS.names(position.flags[PRUSSIA])) == {"liegnitz", "glogau"}
    assert set(ATLAS.names(position.flags[AUSTRIA])) == {
        "breslau", "schweidnitz", "brieg", "neisse", "cosel",
    }  # fmt: skip
    assert set(ATLAS.names(position.french_seats)) == {"koln", "mannheim"}
    assert position.hussars == [-1, -1]
    assert position.bavarian


@pytest.mark.rule("M3.5", "M5.1", "M23.2")
def test_opening_hands_and_four_decks_of_38() -> None:
    position = after_set_up()
    sizes = {NATIONS[n]: len(position.hands[n]) for n in range(6)}
    assert sizes == {
        "france": 2, "bavaria": 5, "prussia": 9, "saxony": 3, "austria": 5, "pragmatic": 3,
    }  # fmt: skip
    assert DECK_SIZE == 38
    assert len(TACTICAL.DECKS) == 4
    assert sum(SUIT[card] == RESERVE for card in TACTICAL.DECKS[0]) == 2
    shown = {n["id"]: n for n in position.view("maria")["nations"]}
    assert shown["france"]["cards"] == 2
    assert shown["france"]["hand"] is None
    assert shown["france"]["backs"] == [2, 0, 0, 0]
    assert shown["france"]["troops"] == 26


@pytest.mark.rule("M3.6")
def test_political_cards_come_year_by_year() -> None:
    position = after_set_up()
    rng = Random(2)
    while not position.open_cards:
        seat = position.actors[0]
        action = position.sample_chance(rng) if seat == CHANCE else position.legal(seat)[0]
        position.apply(seat, action)
    assert set(position.open_cards) <= set(range(6))


@pytest.mark.rule("M4.1", "M4.2", "M4.3", "M4.4")
def test_stages_and_their_powers() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"})
    names = [[NATIONS[n] for n in nations_of_stage(position, stage)] for stage in (3, 4, 5)]
    assert names == [["france", "bavaria"], ["prussia", "saxony"], ["austria", "pragmatic"]]
    after = war(3, MOVEMENT, {"moritz": "paris"}, tracks={"saxony": 3})
    assert SAXONY not in nations_of_stage(after, 4)
    assert SAXONY in nations_of_stage(after, 5)
    whole = chance(war(3, DRAW, {"moritz": "lille", "arenberg": "tournai"}))
    order = [key for key in keys(whole) if key in ("log.draws", "log.turned_down", "log.combat")]
    assert order[0] == "log.draws"
    assert whole.phase.name == "movement"
    do(whole, "done")
    assert "log.combat" in keys(whole)


@pytest.mark.rule("M4.1", "M4.2")
def test_a_turn_goes_through_its_stages_and_a_year_ends_in_winter() -> None:
    position, rng = fresh("introductory"), Random(5)
    position.log = []
    seen: list[tuple[int, int]] = []
    while not position.outcome and position.turn < 4:
        seat = position.actors[0]
        action = position.sample_chance(rng) if seat == CHANCE else position.legal(seat)[-1]
        position.apply(seat, action)
        if not seen or seen[-1] != (position.turn, position.stage):
            seen.append((position.turn, position.stage))
    stages = [stage for turn, stage in seen if turn == 1]
    assert stages == sorted(stages)
    assert stages[-1] >= 5
    assert keys(position).count("log.winter") == 1


@pytest.mark.rule("M5.3", "M5.9", "M5.7")
def test_income_is_drawn_by_each_power_for_itself() -> None:
    position = chance(war(5, DRAW, {"karl": "prag"}))
    assert len(position.hands[AUSTRIA]) == 5
    assert len(position.hands[PRAGMATIC]) == 3
    assert position.hands[FRANCE] == []


@pytest.mark.rule("M5.4", "M19.8")
def test_saxony_draws_two_with_austria_and_once_a_turn() -> None:
    position = chance(war(5, DRAW, {"karl": "prag"}, tracks={"saxony": 4}))
    assert len(position.hands[SAXONY]) == 2
    assert position.saxony_drew


@pytest.mark.rule("M5.5")
def test_an_occupied_capital_draws_nothing() -> None:
    position = chance(war(3, DRAW, {"moritz": "paris"}, flags={"austria": ["munchen"]}))
    assert position.hands[1] == []


@pytest.mark.rule("M5.6")
def test_decks_follow_one_another_and_come_back() -> None:
    position = staged(Deal(FRANCE, 40), stage=3)
    chance(position)
    assert position.opened == 2
    assert len(position.hands[FRANCE]) == 40
    rest = staged(Deal(FRANCE, 3), stage=3)
    rest.opened, rest.pile = 4, []
    rest.hands[AUSTRIA] = [card for deck in (0, 1) for card in TACTICAL.DECKS[deck]][:60]
    rest._settle()
    chance(rest)
    assert {card // DECK_SIZE for card in rest.pile} <= {2, 3}


@pytest.mark.rule("M5.8", "M28.1")
def test_a_reserve_pays_eight_or_ten() -> None:
    for option in (8, 10):
        position = fresh(reserve_pays=option)
        assert position.pay_values[TACTICAL.BY_TEXT["R.1"]] == option
        assert position.pay_values[TACTICAL.BY_TEXT["7S.1"]] == 7


@pytest.mark.rule("M23.1", "M23.2", "M23.3")
def test_troops_shown_in_combat_are_shown_to_all() -> None:
    at = {"friedrich": "brandeis", "schwerin": "berlin", "karl": "prag", "traun": "wien"}
    before = war(4, MOVEMENT, at, troops={"friedrich": 5, "schwerin": 3, "karl": 4, "traun": 8})
    pools = [set(p["generals"]) for p in before.view("louis")["strengths"]]
    assert {"karl", "traun"} in pools
    after = war(4, COMBAT, at, troops={"friedrich": 5, "schwerin": 3, "karl": 4, "traun": 8})
    strengths = {tuple(p["generals"]): p["troops"] for p in after.view("louis")["strengths"]}
    assert strengths[("karl",)] == 4
    assert strengths[("friedrich",)] == 5
    for seat in ("maria", "louis", None):
        laws.check_resample(after, Random(3))
        world = after.resample(seat, Random(4))
        assert world.troops[ATLAS.piece_index["karl"]] == 4
