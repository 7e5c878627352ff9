"""Whatever is typed, and whatever breaks, costs nobody the game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import sanssouci
from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Play
from sanssouci.kernel.nonsense import nonsense
from sanssouci.terminal.desk import Desk
from tests.command_line import run
from tests.terminal.staging import Script, advance, new_play, printed, screen, session, sit


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("game", "scenario", "phases"),
    [
        ("friedrich", "austrian-theatre", 6),
        ("crisis", "campaign", 6),
        ("maria", "advanced", 10),
        ("sieben-jahre", "campaign-4", 10),
        ("sieben-jahre", "saxony-1756-solo", 6),
    ],
)
def test_nonsense_in_every_phase_is_refused(game: str, scenario: str, phases: int) -> None:
    rng, met = Random(4), set[str]()
    for seed in range(2):
        play = sanssouci.game(game).play(scenario, seed=seed)
        table = sit(play, Script(), console=screen())
        for _ in range(700):
            if not play.state.actors:
                break
            if play.state.phase.name not in met:
                met.add(play.state.phase.name)
                _say_nonsense(play, table._desks[play.state.actors[0]], rng)
            elif play.state.actors:
                seat = rng.choice(play.state.actors)
                play.act(seat, rng.choice(play.state.legal(seat)))
    assert len(met) > phases, met


def _say_nonsense(play: Play, desk: Desk, rng: Random) -> None:
    legal = set(desk.actions())
    for line in (*nonsense(play.state, rng, 25), "take 1", "allot 3", "enter", "march", "pay"):
        before, entries = play.state.hash(), len(play.entries)
        desk.table.reader = Script([line])
        if not desk.take_line():
            assert play.state.hash() == before
        else:  # it was an abbreviation of something legal after all
            assert play.entries[entries].action in legal, line
            return


def test_a_line_is_carried_out_whole_or_not_at_all() -> None:
    play = new_play()
    shown = session(["allot 8 8 99", "quit"], play)
    said = " ".join(shown.split())
    assert "Nothing was done, as “allot 99”, number 3 of them, cannot be added" in said
    assert not [entry for entry in play.entries if entry.seat == "maria"]
    session(["allot 8 8 5", "quit"], play)
    assert len([entry for entry in play.entries if entry.seat == "maria"]) == 3


def test_a_word_that_could_never_be_said_there_stops_the_whole_line() -> None:
    """``reinforce daun 2`` with one troop to place: the 2 is not just no longer needed."""
    play, rng = new_play(seed=2), Random(5)
    while not any(action.verb == "reinforce" for action in play.state.legal("maria")):
        seat = play.state.actors[0]
        legal = play.state.legal(seat)
        play.act(seat, rng.choice([a for a in legal if a.verb == "recruit"] or legal))
    (stack, *_), before = play.state.legal("maria"), play.state.hash()
    shown = " ".join(session([f"{stack} 2", "quit"], play).split())
    assert "1 troop to go" in shown
    assert "Nothing was done, as “reinforce 2”, number 2 of them, cannot be added" in shown
    assert play.state.hash() == before


def test_a_rule_that_breaks_down_is_told_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = advance(new_play(seed=3), 40)
    while not any(action.verb == "march" for action in play.state.legal("maria")):
        advance(play, 1, seed=len(play.entries))
    march = next(a for a in play.state.legal("maria") if a.verb == "march")

    def half(phase: Movement, position: Position, seat: str, *words: str) -> None:
        position.turn += 7
        raise KeyError("nowhere")

    before, whole = play.state.hash(), Movement.march
    with monkeypatch.context() as broken:
        broken.setattr(Movement, "march", half)
        console = screen()
        sit(play, Script([march]), bots=["frederick"], console=console).run()
    shown = " ".join(printed(console).split())
    assert "could not be carried out (KeyError: 'nowhere'). Nothing has changed." in shown
    assert play.state.hash() == before
    (kept,) = (tmp_path / "sanssouci" / "faults").iterdir()
    assert "raise KeyError" in kept.read_text("utf-8")
    assert Movement.march is whole
    play.act("maria", march)


def test_a_fault_while_a_line_is_read_is_told_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = new_play()
    monkeypatch.setattr(Desk, "action", lambda desk, line: [][0])
    shown = " ".join(session(["allot 8", "quit"], play).split())
    assert "A fault in the program (IndexError: list index out of range). Nothing has" in shown
    assert not [entry for entry in play.entries if entry.seat == "maria"]
    assert len(list((tmp_path / "sanssouci" / "faults").iterdir())) == 1


def test_bots_go_on_where_a_rule_breaks_down(monkeypatch: pytest.MonkeyPatch) -> None:
    play = new_play("war-in-the-west", seed=2)
    calls = 0
    march = Movement.march

    def sometimes(phase: Movement, position: Position, seat: str, *words: str) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyError("nowhere")
        march(phase, position, seat, *words)

    monkeypatch.setattr(Movement, "march", sometimes)
    assert sit(play, Script(), bots=play.game.seats(play.state)).run()


def test_output_that_is_not_utf_8_is_no_reason_to_break_down(tmp_path: Path) -> None:
    for words in (["games"], ["rules", "friedrich", "F4"], ["play"]):
        done = subprocess.run(
            [sys.executable, "-m", "sanssouci", *words],
            env=os.environ | {"PYTHONIOENCODING": "cp1252", "XDG_DATA_HOME": str(tmp_path)},
            input="map\nhelp\n", capture_output=True, text=True, encoding="cp1252", check=False,
        )  # fmt: skip
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode == 0, done.stderr


def test_a_finished_record_is_not_rewritten(tmp_path: Path) -> None:
    play = advance(new_play("war-in-the-west", seed=2), 5000)
    play.record.players = {"frederick": "Anna Amalia", "pompadour": "captain"}
    file = tmp_path / "war.txt"
    play.finished_record().save(file)
    before = file.read_text("utf-8")
    run("play", "--resume", file, "--seat", "frederick=human", "--seat", "pompadour=human")
    assert file.read_text("utf-8") == before


def test_a_record_goes_on_to_name_those_who_have_played(tmp_path: Path) -> None:
    play = new_play()
    play.act("maria", play.state.legal("maria")[0])
    play.record.players = {"frederick": "random", "maria": "Maria Theresa"}
    file = tmp_path / "war.txt"
    play.finished_record().save(file)
    before = file.read_text("utf-8")
    run("play", "--resume", file, "--seat", "maria=random", "--seat", "frederick=human",
        typed="quit\n")  # fmt: skip
    players = sanssouci.kernel.Record.load(file).players
    assert players["maria"] == "Maria Theresa, then random"
    assert players["frederick"] == "human"  # nobody had acted there
    assert before != file.read_text("utf-8")  # random has acted at once
    run("play", "--resume", file, typed="quit\n")
    assert sanssouci.kernel.Record.load(file).players == players
    play.finished_record().save(file)
    run("play", "--resume", file, typed="auto\nquit\n")
    assert file.read_text("utf-8") != before
    assert sanssouci.kernel.Record.load(file).players == play.record.players  # she keeps her name


def test_a_verb_said_at_the_wrong_moment_is_told_from_one_that_is_wrong() -> None:
    play = new_play("campaign")
    shown = session(["pick magdeburg halle", "pick magdeburg halle frederick", "done"], play,
                    "prussia")  # fmt: skip
    assert "“pick” is not what is asked now; you can say take." in shown
    assert "First say how many of Frederick. [C6.1]" in shown  # a rule of the moment speaks of it


def test_a_file_that_cannot_be_written_is_named_without_a_number() -> None:
    shown = session(["save /nowhere/at-all.txt"])
    assert "/nowhere/at-all.txt.part cannot be used: No such file or directory" in shown
    assert "Errno" not in shown


@pytest.mark.parametrize("word", ["quit", "undo", "y", "march"])
def test_a_word_of_the_table_is_no_name_for_a_file(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = " ".join(session([f"save {word}", f"save ./{word}.txt"]).split())
    assert f"save ./{word} makes a file called so" in shown
    assert [file.name for file in tmp_path.iterdir()] == [f"{word}.txt"]


def test_who_says_twice_that_he_leaves_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert not sit(new_play(), Script(["quit", "quit"])).run()
    assert not list(tmp_path.iterdir())


def test_a_copy_is_written_over_only_by_the_game_it_is_of(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.txt", tmp_path / "other.txt"
    other.write_text("of somebody else")
    shown = session([f"save {mine}", f"save {mine}", f"save {other}"])
    assert shown.count("Saved in") == 2
    assert "exists already" in shown
    assert other.read_text() == "of somebody else"


def test_nobody_is_told_how_chance_would_write_it() -> None:
    shown = session(["8 8 8"], new_play("campaign"), "prussia")
    assert "“8 8 8” is nothing one can do here" in shown
    assert "roll DICE" not in shown
