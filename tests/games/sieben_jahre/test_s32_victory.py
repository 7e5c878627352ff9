"""S3 and S32: how a campaign ends and what is counted."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from sanssouci.games.sieben_jahre import (
    GAME,
    commanders,
    conquest,
    difficulty,
    scoring,
    victory,
)
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER_INDEX,
    OWNER,
    PACK,
    PLACE_INDEX,
    REGION_INDEX,
    REVENUE,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import AP, AU, FA, FR, GB, HA, PR, RU, SE
from tests.games.sieben_jahre.staging import stage

FRENCH_TOWNS = next(o.regions for o in PACK.objectives if o.id == "british-america")
BRITISH_TOWNS = next(o.regions for o in PACK.objectives if o.id == "french-america")


def hold(position: Position, state: int, *regions: str | int) -> None:
    for region in regions:
        number = REGION_INDEX[region] if isinstance(region, str) else region
        position.flag[number] = state


@pytest.mark.rule("S3.4")
@pytest.mark.parametrize(
    ("region", "state", "winner"),
    [
        ("brandenburg", AU, "franco-austrian"),
        ("middlesex", FR, "franco-austrian"),
        ("osterreich", PR, "anglo-prussian"),
        ("ile-de-france", GB, "anglo-prussian"),
    ],
)
def test_a_principal_capital_ends_the_game(region: str, state: int, winner: str) -> None:
    position = stage()
    conquest.capture(position, REGION_INDEX[region], state)
    assert position.outcome is not None
    assert position.outcome.winners == (winner,)
    assert position.outcome.reason == "capital"
    assert "wins the war" in GAME.say(position.outcome.message)


@pytest.mark.rule("S3.4", "S32.5")
def test_with_four_players_both_boards_of_the_coalition_win() -> None:
    position = stage(scenario="campaign-4")
    conquest.capture(position, REGION_INDEX["brandenburg"], RU)
    assert position.outcome is not None
    assert position.outcome.winners == ("france", "austria")


@pytest.mark.rule("S3.1", "S32.1")
def test_total_victory_of_either_coalition() -> None:
    position = stage(year=1762)
    hold(position, AU, "schlesien")
    hold(position, FR, *BRITISH_TOWNS)
    victory.reckon(position)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == (("franco-austrian",), "total")
    position = stage(year=1762)
    hold(position, HA, "meissen-lausitz")
    hold(position, GB, *FRENCH_TOWNS)
    victory.reckon(position)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.reason) == (("anglo-prussian",), "total")
    assert len(FRENCH_TOWNS) == len(BRITISH_TOWNS) == 9


@pytest.mark.rule("S3.2", "S3.3")
def test_whoever_has_lost_land_cannot_claim_total_victory() -> None:
    position = stage(year=1762)
    hold(position, AU, "schlesien")
    hold(position, FR, *BRITISH_TOWNS)
    hold(position, GB, "belle-ile")
    victory.reckon(position)
    assert position.outcome is not None
    assert position.outcome.reason == "partial"
    swedish = stage(year=1762)
    hold(swedish, PR, "vorpommern")
    assert victory.borders_whole(swedish, FA), "Sweden is no longer a member"


@pytest.mark.rule("S32.5", "S3.3")
def test_revenue_of_conquests_and_bonuses() -> None:
    position = stage(year=1762)
    hold(position, AU, "schlesien")
    scoring.note_goals(position)
    assert scoring.score(position, AU) == REVENUE[REGION_INDEX["schlesien"]] + 100
    assert scoring.score(position, PR) == 20, "Hannover was never French"
    victory.reckon(position)
    assert position.outcome is not None
    assert dict(position.outcome.scores) == {"franco-austrian": 124, "anglo-prussian": 20}
    assert position.outcome.winners == ("franco-austrian",)


@pytest.mark.rule("S32.5")
def test_equal_points_are_a_draw() -> None:
    position = stage(year=1762, flags={"minorca": "france"})
    position.hannover_fell = True
    hold(position, GB, "champagne")
    assert scoring.score(position, FR) == 15
    hold(position, GB, "roussillon")
    hold(position, FR, "devon")
    position.flag[REGION_INDEX["champagne"]] = FR
    assert scoring.score(position, GB) == 15
    position.flag[REGION_INDEX["devon"]] = GB
    victory.reckon(position)
    assert position.outcome is not None
    assert position.outcome.drawn


@pytest.mark.rule("S32.5")
def test_with_four_players_each_board_counts_for_itself() -> None:
    position = stage(year=1762, scenario="campaign-4")
    hold(position, AU, "schlesien")
    scoring.note_goals(position)
    victory.reckon(position)
    assert position.outcome is not None
    assert position.outcome.winners == ("austria",)
    assert dict(position.outcome.scores)["prussia"] == 20


@pytest.mark.rule("S32.3", "S32.4", "S6.8")
def test_the_most_that_boards_can_have() -> None:
    totals = [sum(o.points for o in PACK.objectives if o.board == board) for board in range(4)]
    assert totals == [200, 140, 160, 140]


@pytest.mark.rule("S32.3", "S32.5")
@pytest.mark.parametrize(
    ("year", "region", "state", "points"),
    [
        (1756, "minorca", FR, 20),
        (1757, "minorca", FR, 0),
        (1761, "ostpreussen", RU, 20),
        (1761, "ostpreussen", AU, 0),
        (1760, "ostpreussen", RU, 0),
        (1761, "pommern", SE, 20),
        (1758, "hannover", FR, 20),
        (1761, "belle-ile", GB, 20),
        (1762, "belle-ile", GB, 0),
        (1759, "bohmen-mahren", PR, 20),
    ],
)
def test_goals_count_in_their_years(year: int, region: str, state: int, points: int) -> None:
    position = stage(year=year)
    hold(position, state, region)
    scoring.note_goals(position)
    before = 20 if state == PR else 0
    assert sum(scoring.bonus(position, b) for b in range(4)) - 20 == points
    board = position.setting.board_of_state[state]
    assert scoring.bonus(position, board) == points + before


@pytest.mark.rule("S32.4")
def test_hannover_once_french_is_no_bonus_for_prussia() -> None:
    position = stage()
    conquest.capture(position, REGION_INDEX["hannover"], FR)
    conquest.capture(position, REGION_INDEX["hannover"], HA)
    assert scoring.bonus(position, PR) == 0


@pytest.mark.rule("S32.5")
def test_the_caribbean_has_spain_s_colonies_in_1762() -> None:
    goal = next(o for o in PACK.objectives if o.id == "british-caribbean")
    assert len(scoring.wanted(stage(year=1761), goal)) == 2
    assert len(scoring.wanted(stage(year=1762), goal)) == 6


@pytest.mark.rule("S32.2")
def test_the_loser_of_north_america_leaves_it() -> None:
    armies = {
        "de-levis": "montreal, 3fa, 4/4",
        "de-bourlamaque": "nova-scotia-shelf, 3fa, 4/4",
        "de-bompar": "nova-scotia-shelf, 3na, 4/4",
        "de-soubise": "metz, 2fa, 1/1",
    }
    position = stage(armies=armies)
    aboard, admiral = (COMMANDER_INDEX[id] for id in ("de-bourlamaque", "de-bompar"))
    position.embark(aboard, admiral)
    hold(position, GB, *[r for r in FRENCH_TOWNS if r != REGION_INDEX["quebec"]])
    conquest.capture(position, REGION_INDEX["quebec"], GB)
    assert position.america == AP
    assert not position.in_play(COMMANDER_INDEX["de-levis"])
    assert not commanders.is_free(position, COMMANDER_INDEX["de-levis"])
    assert not position.in_play(aboard), "who knows America alone leaves with his ships"
    assert position.set_aside >> aboard & 1
    assert position.in_play(admiral)
    assert position.in_play(COMMANDER_INDEX["de-soubise"])


@pytest.mark.rule("S32.1")
def test_with_the_option_the_capital_of_a_colony_falls_last() -> None:
    quebec = REGION_INDEX["quebec"]
    position = stage(capital_last=True)
    assert victory.is_barred(position, quebec, AP)
    hold(position, GB, *[r for r in FRENCH_TOWNS if r != quebec])
    assert not victory.is_barred(position, quebec, AP)
    assert not victory.is_barred(stage(), quebec, AP)
    armies = {"hawke": "st-lawrence, 3na, 8/5"}
    off_quebec = stage("britain", armies=armies, capital_last=True)
    assert "bombard hawke quebec" not in off_quebec.legal("anglo-prussian")
    assert "bombard hawke quebec" in stage("britain", armies=armies).legal("anglo-prussian")


@pytest.mark.rule("S3.5")
def test_the_channel_is_guarded() -> None:
    from sanssouci.games.sieben_jahre.atlas import GUARDED

    guarded = {"flanders-bank", "dover-strait", "mid-channel", "west-channel"}
    assert {id for id in guarded if GUARDED >> PLACE_INDEX[id] & 1} == guarded
    assert GUARDED.bit_count() == 4
    assert OWNER[REGION_INDEX["kent"]] == GB


@pytest.mark.rule("S3.1", "S3.2", "S3.3", "S3.4")
def test_the_card_of_goals_of_a_campaign() -> None:
    position = stage(year=1760, flags={"schlesien": "austria", "quebec": "britain"})
    aims = {(aim.seat, aim.message.key): aim for aim in position.aims(None)}
    austrian = aims["franco-austrian", "aim.total"]
    assert (austrian.have, austrian.need) == (1, 10)
    assert {"quebec", "boston"} <= set(austrian.places), "what is lost and what is wanted"
    assert "breslau" not in austrian.places
    assert "the one region back" in GAME.say(austrian.message)
    prussian = aims["anglo-prussian", "aim.total"]
    assert (prussian.have, prussian.need) == (1, 10)
    assert aims["anglo-prussian", "aim.capital"].places == ("paris", "wien")
    points = dict(aims["franco-austrian", "aim.points"].message.args)
    assert points["points"] == REVENUE[REGION_INDEX["schlesien"]]
    assert points["others"] == scoring.score(position, GB) + scoring.score(position, PR)
    four = stage(scenario="campaign-4").aims(None)
    assert [aim.seat for aim in four if aim.message.key == "aim.total"] == [
        "france", "austria", "britain", "prussia",
    ]  # fmt: skip


@pytest.mark.rule("SIII.3")
def test_the_card_of_goals_of_a_scenario() -> None:
    position = stage(scenario="saxony-1756", flags={"meissen-lausitz": "prussia"})
    position.points = [2, 1, 0, 0]
    prussian, austrian = position.aims(None)
    assert (prussian.seat, prussian.have, prussian.need) == ("prussia", 3, 7)
    assert prussian.places == ()
    assert austrian.places == ("breslau", "dresden")
    solo = stage(scenario="hannover-1757-solo").aims("player")
    assert [(aim.seat, aim.message.key) for aim in solo] == [
        ("player", "aim.take"), ("player", "aim.optional"),
    ]  # fmt: skip
    assert solo[1].places == ("hannover",)


def test_every_seat_has_a_role_and_a_first_game_is_small() -> None:
    said = GAME.catalogues.speak()
    for scenario in GAME.scenarios:
        assert all(f"role.{seat}" in said for seat in scenario.seats), scenario.id
        assert scenario.minutes
    easy = [scenario for scenario in GAME.scenarios if scenario.level == "first"]
    assert easy
    assert all(scenario.automata for scenario in easy)


def test_what_is_called_easy_or_hard_is_what_was_measured() -> None:
    """Wins of captains and recruits in docs/strength/sieben-jahre.md, of 20 from either side."""
    page = Path(__file__).parents[3] / "docs" / "strength" / "sieben-jahre.md"
    text = page.read_text(encoding="utf-8")
    table = text.partition("## The rulebook's BOT")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([a-z-]+-17\d\d) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", table, re.M)
    told = {
        sheet: ((int(one), int(three)), (int(two), int(four)))
        for sheet, one, two, three, four in rows
    }
    assert told == difficulty.WINS
    assert set(told) == {sheet.id for sheet in PACK.sheets}
    levels = {
        (scenario.called, number): part.level
        for scenario in GAME.scenarios
        for number, part in enumerate(scenario.parts)
    }
    assert set(levels.values()) == set(difficulty.LEVELS)
    assert (levels["ostpreussen-1757", 0], levels["ostpreussen-1757", 1]) == ("seasoned", "first")
    for easy, hard in itertools.product(levels, repeat=2):
        if (levels[easy], levels[hard]) == ("first", "veteran"):
            assert sum(told[easy[0]][easy[1]]) > 2 * sum(told[hard[0]][hard[1]])
