"""One screen with map, goal, hand, log and question, at any size of the window."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import sanssouci
from sanssouci.bots import RandomBot
from sanssouci.kernel import Play, Record
from sanssouci.terminal.canvas import Canvas
from sanssouci.terminal.completion import Candidates
from sanssouci.terminal.reader import (
    Above,
    Outlook,
    PromptReader,
    nothing_to_offer,
    nothing_to_say,
)
from sanssouci.terminal.table import Table
from tests.games.friedrich.staging import stage as friedrich_stage
from tests.terminal.staging import Script, screen

GAMES = ("friedrich", "crisis", "maria", "sieben-jahre")
SIZES = ((80, 24), (120, 40), (200, 60), (60, 20), (30, 8))


class Window(Script):
    """Types lines from a list, and keeps what stood above each of them."""

    def __init__(self, lines: list[str], size: tuple[int, int] = (80, 24)) -> None:
        super().__init__(lines)
        self.size = size
        self.shown: list[str] = []

    def read_below(
        self, above: Above, prompt: str, seat: str, candidates: Candidates, outlook: Outlook
    ) -> str:
        self.shown.append(Text.from_ansi(above(*self.size)).plain)
        return self.read(prompt, seat, candidates)


def sit_down(play: Play, window: Window, seat: str | None = None) -> Table:
    """A table on one screen; without a seat all seats are people's."""
    seats = play.game.seats(play.state)
    bots = {each: RandomBot() for each in seats if seat not in (None, each)}
    console = screen(window.size[0])
    return Table(play, bots, console, window, rng=Random(1), below=window)


def map_of(shown: str) -> str:
    return "\n".join(row.partition("│")[0] for row in shown.split("\n") if "│" in row)


def played(id: str, actions: int) -> Iterator[Play]:
    """A game of random moves, looked at after each of them."""
    rng, play = Random(id), sanssouci.game(id).play(seed=4)
    for _ in range(actions):
        if not play.state.actors:
            return
        yield play
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))


@pytest.mark.parametrize("id", GAMES)
def test_every_position_fits_into_every_window(id: str) -> None:
    for number, play in enumerate(played(id, 160)):
        if number % 8:
            continue
        seat = play.state.actors[0]
        for width, height in SIZES[: 1 if number % 32 else None]:
            table = sit_down(play, Window([], (width, height)))
            assert table.screen is not None
            rows = table.screen.compose(seat, width, height)
            assert len(rows) == max(height, 12) - 3
            lengths = {sum(segment.cell_length for segment in row) for row in rows}
            assert lengths == {max(width, 40)}


@pytest.mark.parametrize("id", GAMES)
def test_at_80_by_24_all_parts_are_there(id: str) -> None:
    play = sanssouci.game(id).play(seed=1)
    seat = play.state.actors[0]
    window = Window(["quit", ""])
    sit_down(play, window, seat).run()
    shown = window.shown[0]
    assert str(play.game.say(play.state.prompt(seat)))[:30] in shown
    assert "Goal " in shown
    assert "│" in shown
    assert any(0x2800 < ord(sign) < 0x2900 for sign in shown), "no road of the map"
    verb = play.state.legal(seat)[0].verb
    assert f"\n{verb} " in shown


def test_a_larger_window_shows_more() -> None:
    play = sanssouci.game("friedrich").play(seed=1)
    names = []
    for size in ((80, 24), (160, 50)):
        window = Window(["quit", ""], size)
        sit_down(play, window, "frederick").run()
        places = play.game.map.places if play.game.map else ()
        names.append(sum(play.game.name(place.id) in map_of(window.shown[0]) for place in places))
    assert names[1] > 2 * names[0]


def test_a_short_answer_stands_below_the_question_and_a_long_one_turns_pages() -> None:
    play = sanssouci.game("friedrich").play(seed=1)
    window = Window(["", "xyzzy", "help", "", "", "quit", ""])
    sit_down(play, window, "frederick").run()
    greeting, first, short, page, second, back = window.shown[:6]
    assert "You are Frederick." in greeting
    assert "“xyzzy” is nothing one can do here" in short
    assert "Goal " in short
    assert "1 of 2 · Enter turns the page" in page
    assert "Goal " not in page
    assert "2 of 2 · Enter shows the map" in second
    assert back == first


def test_what_legal_lists_is_not_offered_a_second_time_below() -> None:
    window = Window(["legal", "quit", ""])
    sit_down(sanssouci.game("friedrich").play(seed=1), window, "frederick").run()
    first, listed = window.shown[:2]
    assert first.count("1 to 8 (value)") == 1
    assert listed.count("1 to 8 (value)") == 1


@pytest.mark.parametrize("id", GAMES)
def test_no_line_that_is_typed_breaks_the_screen(id: str) -> None:
    lines = [
        "日本語 " * 40, "\x1b[31mred\x1b[2J", "8" * 400, "help " + "x" * 300, "look", "-1", "¿?",
        "board " + "é" * 90, "what what", "log -5", "log 99999", "rules zzzz", "why why",
    ]  # fmt: skip
    play = sanssouci.game(id).play(seed=1)
    seat = play.state.actors[0]
    window = Window([*lines, "quit", ""])
    sit_down(play, window, seat).run()
    assert seat not in {entry.seat for entry in play.entries}
    for shown in window.shown:
        rows = shown.split("\n")
        assert len(rows) <= 21
        assert all(cell_len(row) <= 80 for row in rows)
    assert "a fault in the program" not in "".join(window.shown)


def test_the_map_follows_the_question_the_march_and_the_eye() -> None:
    play = sanssouci.game("friedrich").play(seed=1)
    window = Window(["allot 6 6", "board prag", "board nowhere", "board", "quit", ""])
    sit_down(play, window, "frederick").run()
    first, next_, prag, nowhere, back = window.shown[:5]
    assert "Friedrich" in map_of(first)
    assert "Friedrich" not in map_of(next_)  # another general is asked about, elsewhere
    assert "Prag" in map_of(prag)
    assert "no city and no piece called “nowhere”" in nowhere
    assert map_of(back) == map_of(next_)


def test_what_others_did_is_in_the_log() -> None:
    play = sanssouci.game("friedrich").play("war-in-the-west", seed=1)
    window = Window(["allot 8", "done", "yes", "quit", ""])
    sit_down(play, window, "frederick").run()
    assert any("Pompadour has allotted" in shown for shown in window.shown)


def test_what_was_taken_back_goes_from_the_log() -> None:
    position = friedrich_stage("prussia", only=True, at={"keith": "berlin"})
    window = Window(["keith potsdam", "undo", "quit", ""])
    sit_down(Play.from_position(position, seed=1), window, "frederick").run()
    before, marched, undone = window.shown[:3]
    assert "Berlin→Potsdam" in " ".join(marched.split())
    assert "Berlin→Potsdam" not in " ".join(undone.split())
    assert "Taken back." in undone
    assert "Berlin→Potsdam" not in before


def test_nothing_of_another_is_left_when_the_keyboard_is_handed_over() -> None:
    play = sanssouci.game("friedrich").play("war-in-the-west", seed=1)
    window = Window([""])
    sit_down(play, window).run()
    assert "Hand the keyboard to" in window.shown[0]
    assert "Goal" not in window.shown[0]


def test_at_the_end_the_lines_go_to_the_terminal_again() -> None:
    path = Path(__file__).parents[1] / "golden" / "friedrich" / "war-in-the-west.record.txt"
    play = Play.resume(sanssouci.game("friedrich"), Record.load(path))
    console = screen()
    window = Window([])
    assert Table(play, {}, console, window, below=window).run()
    assert isinstance(console.file, io.StringIO)
    assert "╭" in console.file.getvalue()


def test_a_line_is_typed_below_the_screen() -> None:
    out = io.StringIO()
    output = Vt100_Output(out, lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as pipe:
        pipe.send_text("march\r")
        reader = PromptReader(pipe, output)
        asked: list[tuple[int, int]] = []

        def above(width: int, height: int) -> str:
            asked.append((width, height))
            return "the map\nthe question"

        typed = reader.read_below(
            above, "frederick> ", "frederick", nothing_to_offer, nothing_to_say
        )
        assert typed == "march"
    assert set(asked) == {(80, 24)}
    for part in ("the map", "the question", "frederick> "):
        assert part in out.getvalue()


def test_a_terminal_is_asked_for_its_own_screen_and_gets_it_back() -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, height=24, highlight=False)
    play = sanssouci.game("friedrich").play(seed=1)
    window = Window(["quit", ""])
    bots = {seat: RandomBot() for seat in play.game.seats(play.state) if seat != "frederick"}
    Table(play, bots, console, window, rng=Random(1), below=window).run()
    assert out.getvalue().startswith("\x1b[?1049h")
    assert out.getvalue().endswith("\x1b[?1049l\x1b[?25h") or "\x1b[?1049l" in out.getvalue()
    assert " is thinking …" in out.getvalue()


def test_a_label_that_stands_above_its_place_points_at_it() -> None:
    canvas = Canvas([(0, 0), (-3, 0), (3, 0)], 0, 79, 30, 5)
    for place in range(3):
        canvas.cells[canvas.cell(place)] = ("•", "")
    canvas.label(0, [("6 Frederik II", "")], must=True)
    above, towns, *_ = [row.plain for row in canvas.rows()][1:]
    assert above.index("↓") == towns.index("•", towns.index("•") + 1), "the second of three"
    assert "↓6 Frederik II" in above
