"""Sieben Jahre in the terminal: ledgers, fights, the map, and the war told."""

from __future__ import annotations

import io
from functools import partial
from random import Random

import pytest
from rich.console import Console

from sanssouci.games.sieben_jahre import GAME, encounter, siege
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, PLACE_INDEX, REGION_INDEX
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import CHANCE, BadOption
from sanssouci.kernel.branching import any_of
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import Presenter, presenter_for
from sanssouci.terminal.sieben_jahre import sheets
from sanssouci.terminal.sieben_jahre.ground import Ground
from tests.games.sieben_jahre.staging import act, chance, stage
from tests.terminal.staging import printed, screen
from tests.terminal.test_presenter import shown
from tests.terminal.test_screen import SIZES, Window, sit_down

PRUSSIAN, AUSTRIAN = "anglo-prussian", "franco-austrian"
ARMIES = {"frederik-ii": "pirna, 4fv 1ca 1aa, 8/8", "von-daun": "prag, 5fa 2ca, 6/5"}
CARDS = ("if1", "if1", "im1", "cm1", "if2", "if2", "im2", "cm2")


@pytest.fixture
def presenter() -> Presenter:
    return presenter_for(GAME, Library(GAME))


def a_war() -> Position:
    return stage("prussia", armies=ARMIES, flags={"meissen-lausitz": "prussia"})


def a_battle() -> Position:
    armies = {**ARMIES, "von-daun": "pirna, 4fa 2ca, 6/6"}
    position = stage(armies=armies)
    encounter.begin(position, COMMANDER_INDEX["frederik-ii"], PLACE_INDEX["pirna"])
    position._settle()
    act(position, "stand")
    chance(position, *(f"deal {card}" for card in CARDS))
    return position


def test_the_status_names_the_year_and_the_ministries(presenter: Presenter) -> None:
    text = shown(presenter.status(a_war().view(PRUSSIAN)))
    assert "1757 · fraction 1 of 10" in text
    for ministry in ("France", "Austria", "United Kingdom", "Prussia"):
        assert f"{ministry} 500" in text
    assert "our own reconstruction" in text


def test_a_move_shows_who_goes_and_how_far(presenter: Presenter) -> None:
    position = a_war()
    act(position, "move frederik-ii", "event e5")
    text = shown(presenter.status(position.view(PRUSSIAN)))
    assert "Frederik II is on the move ·" in text
    assert "steps left" in text


def test_ministries_are_ledgers(presenter: Presenter) -> None:
    view = a_war().view(PRUSSIAN)
    own = shown(presenter.pieces(view))
    assert "Ministry of Prussia" in own
    assert "Ministry of Austria" not in own
    assert "purse 500" in own
    assert "Frederik II 1 Pirna 4 inf★ 1 cav 1 art" in own
    assert "Meissen-Lausitz" in own, "a captured town is named"
    other = shown(presenter.pieces(view, ["austria"]))
    assert "von Daun 1 Prag 5 inf 2 cav" in other
    assert "Ministry of France" in shown(presenter.pieces(view, ["all"]))
    with pytest.raises(BadOption, match="no ministry “turkey”"):
        presenter.pieces(view, ["turkey"])


def test_places_are_found_by_name_and_by_commander() -> None:
    ground = Ground(a_war().view(None))
    assert ground.place("Königsberg") == "konigsberg"
    assert ground.place("frederik-ii") == "pirna"
    with pytest.raises(BadOption, match="could be"):
        ground.place("k")
    with pytest.raises(BadOption, match="no place"):
        ground.place("peking")


def test_a_look_shows_land_and_sea(presenter: Presenter) -> None:
    view = a_war().view(PRUSSIAN)
    near = shown(presenter.look(view, ["pirna"]))
    assert near.startswith("Pirna Meissen-Lausitz Prussia Frederik II 1: 4 inf★ 1 cav 1 art")
    assert "dresden ─pirna Meissen-Lausitz Prussia capital, garrison" in near
    assert "CAPTURED" in near
    prag = shown(presenter.look(view, ["prag"]))
    assert prag.startswith("Prag (Praha) Böhmen-Mähren Austria chief town, garrison 6 of 6")
    at_sea = shown(presenter.look(view, ["pertuis"]))
    assert "la-rochelle ⚓pertuis" in at_sea
    assert "quiberon ~pertuis square 12" in at_sea
    with pytest.raises(BadOption, match="1 to 4 steps"):
        presenter.look(view, ["prag", "9"])


def test_the_map_is_drawn_around_a_place(presenter: Presenter) -> None:
    view = a_war().view(PRUSSIAN)
    drawn = shown(presenter.board(view, ["prag", "1"], 100))
    assert "7 von Daun" in drawn
    assert "Kolin" in drawn
    with pytest.raises(BadOption, match="1 to 6"):
        presenter.board(view, ["prag", "7"], 90)


def test_a_battle_is_shown_with_all_that_counts(presenter: Presenter) -> None:
    position = a_battle()
    text = shown(presenter.decision(position.view(PRUSSIAN)))
    assert "Battle of Pirna · phase 1" in text
    assert "Frederik II attacking von Daun defending" in text
    assert "units 4 inf★ 1 cav 1 art 4 inf 2 cav" in text
    assert "ammunition 8, 2 of them in reserve 6" in text
    assert "losses 0 lost, 3 to recover 0 lost, 3 to recover" in text
    assert presenter.decision(a_war().view(PRUSSIAN)) is None


def a_second_phase(option: str) -> Position:
    """Frederick's two cards of one point lose him a brigade, and he draws an Options card."""
    position = a_battle()
    position.apply(PRUSSIAN, "play im1")
    position.apply(AUSTRIAN, "play cm2")
    chance(position, f"option {option}")
    act(position, "forgo")
    return position


@pytest.mark.rule("S24.2")
def test_the_sheet_of_a_fight_says_what_an_options_card_has_brought(presenter: Presenter) -> None:
    text = shown(presenter.decision(a_second_phase("o3").view(PRUSSIAN)))
    assert "losses 1 lost, 3 to recover 0 lost, 3 to recover" in text
    assert "Options card 2 more losses are the end" in text
    endless = shown(presenter.decision(a_second_phase("o4").view(PRUSSIAN)))
    assert "Options card fights to the end" in endless


@pytest.mark.rule("S23.1")
def test_before_a_town_the_cavalry_has_no_attacks(presenter: Presenter) -> None:
    position = stage(armies={"frederik-ii": "prag, 4fv 1ca 1aa, 8/8"})
    siege.storm(position, COMMANDER_INDEX["frederik-ii"], REGION_INDEX["bohmen-mahren"], -1)
    position._settle()
    text = shown(presenter.decision(position.view(PRUSSIAN)))
    assert "Assault on Prag · phase 1" in text, "the town, as sentences call it"
    assert "attacks left 4 inf 1 art 6" in text


def test_on_a_small_screen_nothing_that_decides_a_fight_is_cut_off(presenter: Presenter) -> None:
    play = GAME.play("campaign", seed=1)
    play.state = a_second_phase("o3")
    table = sit_down(play, Window([]))
    assert table.screen is not None
    table.screen.hear(PRUSSIAN, presenter.narration(play.state.log or ()))
    rows = table.screen.compose(PRUSSIAN, 80, 24)
    text = " ".join("".join(segment.text for row in rows for segment in row).split())
    for wanted in (
        "1 lost, 3 to recover",
        "2 more losses are the end",
        "Von Daun plays cavalry, sabres 2. Von Daun: 4 (points 2, strength 2).",
        "Frederik II loses a unit: infantry. Frederik II draws Options 3",
        "withdraw",
    ):
        assert wanted in text


@pytest.mark.parametrize("size", SIZES)
def test_a_fight_fits_into_every_window(size: tuple[int, int]) -> None:
    play = GAME.play("campaign", seed=1)
    play.state = a_second_phase("o3")
    table = sit_down(play, Window([], size))
    assert table.screen is not None
    assert len(table.screen.compose(PRUSSIAN, *size)) == max(size[1], 12) - 3


def test_a_phase_of_a_fight_is_told_in_few_lines(presenter: Presenter) -> None:
    told = [shown(line) for line in presenter.narration(a_second_phase("o3").log or ())]
    assert not any("battle card" in line or "has chosen" in line for line in told)
    assert sum("Von Daun plays" in line or "Von Daun:" in line for line in told) == 1, (
        "what he plays, with its sum"
    )


def test_the_other_side_s_cards_stay_hidden(presenter: Presenter) -> None:
    view = a_battle().view(PRUSSIAN)
    assert "im1" in shown(presenter.hand(view))
    assert "im2" not in shown(presenter.hand(view))
    assert "im1" not in shown(presenter.hand(a_battle().view(None)))


def test_objectives_say_what_is_won(presenter: Presenter) -> None:
    text = shown(presenter.objectives(a_war().view(PRUSSIAN)))
    assert "Austria take Schlesien 100" in text
    assert "Prussia keep Hannover 20 won" in text


def test_steps_of_a_march_are_told_in_one_line(presenter: Presenter) -> None:
    position = a_war()
    act(position, "move frederik-ii", "event e1", "go dresden", "go pirna", "halt")
    told = [shown(line) for line in presenter.narration(position.log or ())]
    assert "Frederik II → Dresden → Pirna" in told


@pytest.mark.parametrize(
    ("scenario", "met"),
    [("campaign", {"actions", "move"}), ("saxony-1756-solo", {"battle", "stores"})],
)
def test_every_position_of_a_war_can_be_shown(
    presenter: Presenter, scenario: str, met: set[str]
) -> None:
    """Sheets, offers and tales of all phases that random play comes to."""
    play = GAME.play(scenario, seed=3)
    rng = Random(3)
    phases: set[str] = set()
    told = 0
    for _ in range(1200):
        if play.state.outcome:
            break
        seat = rng.choice(play.state.actors)
        legal = play.state.legal(seat)
        play.act(seat, any_of(legal, rng))
        for eyes in play.state.actors:
            view = play.state.view(eyes)
            if eyes == CHANCE or view["phase"] in phases:
                continue
            phases.add(view["phase"])
            console = screen()
            offers = play.state.legal(eyes)[:20]
            for content in (
                presenter.status(view), presenter.hand(view), presenter.pieces(view),
                presenter.decision(view) or "", presenter.legal(view, offers),
                presenter.choices(view, offers, partial(play.state.foresee, eyes)),
                presenter.objectives(view), *presenter.narration(play.lines[told:]),
            ):  # fmt: skip
                console.print(content)
            assert printed(console)
            told = len(play.lines)
    assert met <= phases


def test_at_eighty_columns_nothing_of_a_small_ministry_is_cut() -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    view = GAME.new("ostpreussen-1757-solo", side="second").view("player")
    console.print(sheets.ministries(view, ["prussia"]))
    text = console.export_text()
    assert "…" not in text
    for word in ("von Lehwalt", "Königsberg", "provisions", "ammunition"):
        assert word in text


def test_the_map_shows_the_ministry_that_is_asked(presenter: Presenter) -> None:
    armies = {"hawke": "irish-sea, 6nv, 8/8", "frederik-ii": "pirna, 1fa, 8/3"}
    view = stage("prussia", armies=armies).view(PRUSSIAN)
    assert presenter.centre(view) == "irish-sea", "the strongest of all"
    assert presenter.centre(view, ["prussia", "4"]) == "pirna"
