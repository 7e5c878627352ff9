"""Walking through a recorded game, forwards and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.kernel import CHANCE, Record, replay
from sanssouci.terminal import replaying
from sanssouci.terminal.replaying import Tape
from tests.terminal.staging import Script, printed, screen

GOLDEN = Path(__file__).parents[1] / "golden"
FRIEDRICH = GOLDEN / "friedrich" / "war-in-the-west.record.txt"


@pytest.fixture(scope="module")
def tape() -> Tape:
    return Tape(Record.load(FRIEDRICH))


def walk(*lines: str) -> str:
    console = screen()
    replaying.replay(Record.load(FRIEDRICH), console, step=Script(lines))
    return printed(console)


def moments(*lines: str) -> list[int]:
    """Where one stands after each line, by the numbers of the prompts."""
    script = Script(lines)
    replaying.replay(Record.load(FRIEDRICH), screen(), step=script)
    return [int(prompt.split()[0]) for prompt, _ in script.prompts]


def test_one_goes_on_and_back_from_decision_to_decision(tape: Tape) -> None:
    at = moments("", "", "b", "b", "b", "", "q")
    assert at == [0, 1, 2, 1, 0, 0, 1]
    at = moments("100", "", "b", "q")
    assert at[1] == at[3]
    entries = tape.record.entries
    assert all(entries[number].seat != CHANCE for number in at)


def test_one_goes_to_an_entry_and_to_a_turn(tape: Tape) -> None:
    third = tape.turns()[2]
    at = moments("t 3", "q")[1]
    assert at >= third
    assert {entry.seat for entry in tape.record.entries[third:at]} <= {CHANCE}
    assert "── Turn 3 ──" in walk("t 3", "q")
    assert "── Turn 3 ──" in walk("300", "turn 3", "q")


def test_each_decision_has_its_number(tape: Tape) -> None:
    assert tape.record.entries[1] == ("pompadour", "allot soubise 8")
    assert "   2 Pompadour: allot Soubise 8" in walk("", "q")


def test_positions_on_the_way_are_those_of_the_record(tape: Tape) -> None:
    for number in (0, 1, 99, 100, 101, 250, len(tape)):
        record = Record.load(FRIEDRICH)
        record.entries, record.hash = record.entries[:number], ""
        assert tape.position(number).hash() == replay(tape.game, record).hash()


def test_what_is_told_by_all_entries_is_the_whole_log(tape: Tape) -> None:
    told = [line for number in range(len(tape)) for line in tape.told_by(number, number + 1)]
    assert told == list(tape.lines[len(tape.lines) - len(told) :])
    assert len(tape.turns()) == 18


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/*.record.txt")), ids=lambda path: path.stem)
def test_every_game_has_turns_to_go_to_and_a_position_to_show(path: Path) -> None:
    record = Record.load(path)
    console = screen()
    replaying.replay(record, console, step=Script(["t 1", "s", "b", "q"]))
    assert "leads nowhere" not in printed(console)
    assert "there is no turn" not in printed(console)


def test_a_line_that_leads_nowhere_is_answered(tape: Tape) -> None:
    said = walk("backwards", "t 99", "t x", "99999", "-1", "q")
    assert said.count("leads nowhere") == 3
    assert "there is no turn 99" in said
    assert "there is no moment 99999" in said


def test_at_the_end_one_has_seen_it_all() -> None:
    record = Record.load(FRIEDRICH)
    state = replaying.replay(record, screen(), step=Script([str(len(record.entries))]))
    assert state is not None
    assert state.outcome is not None
    assert replaying.replay(record, screen(), step=Script([])) is None
