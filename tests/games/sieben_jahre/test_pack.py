"""The pack: what the rulebook states of map, pieces and cards, and that mistakes are found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sanssouci.board.findings import BadPack
from sanssouci.games.sieben_jahre import units
from sanssouci.games.sieben_jahre.pack import BUILT_IN, PACES, STATES, Pack, load_pack
from sanssouci.games.sieben_jahre.pack_summary import summary


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack()


def total(pack: Pack, state: str, column: str) -> int:
    number = STATES.index(state)
    return sum(getattr(r, column) for r in pack.regions if r.state == number)


@pytest.mark.rule("S7.4")
@pytest.mark.parametrize(
    ("states", "revenue"),
    [
        (["france"], 600),
        (["austria", "empire", "saxony"], 402),
        (["britain"], 750),
        (["prussia", "hanover", "hessen-kassel", "brunswick"], 380),
        (["russia"], 126),
        (["sweden"], 90),
        (["spain"], 216),
        (["portugal"], 78),
    ],
)
def test_the_regions_add_up_to_the_printed_purses(
    pack: Pack, states: list[str], revenue: int
) -> None:
    assert sum(total(pack, state, "revenue") for state in states) == revenue


@pytest.mark.rule("S6.1")
@pytest.mark.parametrize(
    ("region", "values"),
    [
        ("bohmen-mahren", (18, 6, 3)),
        ("ungarn", (18, 6, 3)),
        ("slowakei-ukraine", (12, 4, 2)),
        ("mecklenburg", (12, 4, 2)),
        ("obersachsen", (12, 4, 2)),
        ("unterrhein", (15, 5, 2)),
        ("ostpreussen", (18, 6, 3)),
        ("magdeburg", (15, 5, 2)),
        ("bayern", (18, 6, 3)),
        ("haiti", (18, 6, 3)),
    ],
)
def test_the_printed_values_of_regions(
    pack: Pack, region: str, values: tuple[int, int, int]
) -> None:
    found = next(each for each in pack.regions if each.id == region)
    assert (found.revenue, found.garrison, found.defence) == values


@pytest.mark.rule("S1.1")
def test_land_and_sea_have_twelve_sectors(pack: Pack) -> None:
    sectors = {each.sector for each in pack.provinces} | {each.sector for each in pack.seas}
    assert sectors == set(range(1, 13))
    assert (len(pack.provinces), len(pack.seas)) == (363, 47)


@pytest.mark.rule("S20.3")
def test_the_battle_deck_has_28_cards(pack: Pack) -> None:
    assert sum(card.copies for card in pack.battle_cards) == 28
    without_cavalry = [card for card in pack.battle_cards if card.arm != "cavalry"]
    fire = sum(card.copies for card in without_cavalry if card.mode == "fire")
    assert (fire, sum(card.copies for card in without_cavalry) - fire) == (14, 8)


@pytest.mark.rule("SI.1")
def test_every_campaign_has_four_scenarios(pack: Pack) -> None:
    campaigns = [sheet.campaign for sheet in pack.sheets]
    assert {campaigns.count(campaign) for campaign in campaigns} == {4}
    assert len(campaigns) == 20


@pytest.mark.rule("S1.3")
@pytest.mark.rule("S6.4")
def test_harbours_are_ports_or_anchorages_of_a_region(pack: Pack) -> None:
    kinds = {province.id: province.harbour for province in pack.provinces}
    for port in ("toulon", "la-rochelle", "liverpool", "dover", "cork", "porto"):
        assert kinds[port] == "port"
    for anchorage in ("stralsund", "a-coruna"):
        assert kinds[anchorage] == "anchorage"


@pytest.mark.rule("S4.1")
@pytest.mark.rule("S12.11")
def test_there_are_43_pieces_and_64_unit_markers(pack: Pack) -> None:
    assert len({commander.piece for commander in pack.commanders}) == 43
    assert sum(marker.count for marker in pack.markers) == 64
    prussians = {c.id for c in pack.commanders if STATES[c.state] == "prussia"}
    assert {"von-brunswick-bevern", "von-anhalt-dessau"} <= prussians


@pytest.mark.rule("S12.3")
def test_printed_levels_pairs_and_deaths(pack: Pack) -> None:
    by_id = {commander.id: commander for commander in pack.commanders}
    for id, level in (("de-broglie", 1), ("von-hessen-kassel", 2), ("de-lery", 3), ("hawke", 1)):
        assert by_id[id].level == level
    for one, other in (("von-daun", "von-konigsegg"), ("von-lehwalt", "de-la-motte-fouque")):
        assert by_id[one].piece == by_id[other].piece
    assert (by_id["wolfe"].dies, by_id["byng"].dies, by_id["frederik-ii"].dies) == (1759, 1756, 0)


@pytest.mark.rule("S6.3")
@pytest.mark.rule("S6.6")
@pytest.mark.rule("S6.7")
def test_forts_islands_and_the_contested_strip(pack: Pack) -> None:
    forts = [r for r in pack.regions if r.id.startswith("fort-")]
    owners = [STATES[fort.state] for fort in forts]
    assert (owners.count("france"), owners.count("britain")) == (7, 6)
    assert all(fort.garrison for fort in forts)
    strip = next(r for r in pack.regions if r.kind == "contested")
    assert (strip.revenue, strip.garrison) == (0, 0)
    assert sum(r.areas == "C" for r in pack.regions) == 8


@pytest.mark.rule("S6.8")
@pytest.mark.rule("S32.3")
@pytest.mark.rule("S32.4")
def test_the_goals_add_up_to_the_printed_most(pack: Pack) -> None:
    most = [sum(o.points for o in pack.objectives if o.board == board) for board in range(4)]
    assert most == [200, 140, 160, 140]


@pytest.mark.rule("S9.1")
def test_six_fortunes_for_each_of_seven_years(pack: Pack) -> None:
    assert len(pack.fortunes) == 42
    assert all(sorted(fortune.order) == [0, 1, 2, 3] for fortune in pack.fortunes)


@pytest.mark.rule("S11.1")
@pytest.mark.rule("S11.4")
def test_the_classes_of_events(pack: Pack) -> None:
    assert [*PACES.values()] == [(5, 6), (4, 5), (3, 4), (2, 3), (1, 2), (0, 0)]
    assert len(pack.events) == 22
    assert PACES["very-slow"] == (1, 2)


@pytest.mark.rule("S12.6")
def test_the_strength_of_a_contingent_by_the_table() -> None:
    veterans = (units.INFANTRY, units.ARTILLERY)
    assert units.combat_strength(units.make(3, 2, 1, veterans=veterans)) == 14


def test_a_summary_names_the_sources(pack: Pack) -> None:
    told = dict(summary(pack))
    assert "invented" in told["sources"]
    assert "reconstruction" in told["title"]


def spoiled(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """What is said of the built-in data with one mistake in it."""
    folder = tmp_path / "pack"
    shutil.copytree(BUILT_IN, folder)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    with pytest.raises(BadPack) as caught:
        load_pack(folder)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("regions.tsv", "\t24\t8\t4\t", "\t24\t9\t4\t", "whole number from 0 to 8"),
        ("provinces.tsv", "\tcapital\t", "\t\t", "0 chief towns"),
        ("roads.tsv", "berlin\t", "berlim\t", "does not stand in provinces.tsv"),
        ("fortunes.tsv", "1756\t1\t", "1756\t2\t", "they stand once"),
        ("forces.tsv", "4fv 1cv 1av", "4fv 1cv 2av", "more than 6 units"),
        ("forces.tsv", "\tberlin\tdresden", "\tberlin\tlondon", "outside the sectors"),
        ("sides.tsv", "\tdresden\tbreslau", "\tpirna\tbreslau", "pirna is no chief town"),
        ("pack.toml", "events = 22", "events = 23", "add up to 22"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    assert any(said in problem for problem in spoiled(tmp_path, file, old, new))
