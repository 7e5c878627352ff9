"""The command line: every command, and every mistake one can make with it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console

import sanssouci
from sanssouci.cli import app
from sanssouci.games import game_ids, load
from sanssouci.kernel import BadOption, Catalogues, Record
from sanssouci.terminal import questions
from sanssouci.terminal.helping import keys_of_help
from sanssouci.terminal.saving import fresh_file
from sanssouci.terminal.wording import SENTENCES
from tests.command_line import fail, run
from tests.terminal.staging import Script, printed, screen


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    folder = tmp_path_factory.mktemp("records")
    run("simulate", "friedrich", "-n", "1", "--scenario", "war-in-the-west", "--seed", "4",
        "--jobs", "1", "--records", folder)  # fmt: skip
    return folder / "friedrich-war-in-the-west-4.txt"


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    file = tmp_path / "fresh.txt"
    run("new", "friedrich", "--scenario", "austrian-theatre", "--seed", "1", "-o", file)
    return file


# -- games, rules, maps ---------------------------------------------------------------------------


def test_version_and_help() -> None:
    assert run("--version") == f"sanssouci {sanssouci.__version__}"
    assert "simulate" in run()
    assert "simulate" in run("--help")


def test_help_is_told_in_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Board games of Frederick" in run("--help")
    assert "Giochi da tavolo" in run("--language", "it", "--help")
    assert "Giochi da tavolo" in run("--help", "--language=it")
    shown = run("--language", "it", "play", "-h")
    assert "[OPZIONI] [GIOCO]" in shown
    assert "POSTO=GIOCATORE" in shown
    assert "Riprende dove una registrazione si ferma." in shown
    assert run("play", "-h", "--language", "it") == shown
    assert fail("--language", "it", "dance") == (
        "sanssouci: Il comando «dance» non esiste. sanssouci --help dice come si usa."
    )
    assert "sanssouci: Manca FILE. " in fail("--language", "it", "show")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Begegnungen und Turniere zwischen Bots" in run("arena", "--help")
    monkeypatch.setenv("SANSSOUCI_LANGUAGE", "el")
    assert "Ορίσματα" in run("arena", "run", "--help")


@pytest.mark.parametrize(
    ("line", "italian"),
    [
        ("show /nowhere", "/nowhere: file o cartella inesistente"),
        ("show --at", "--at vuole un valore."),
        ("games --version=3", "L’opzione --version non esiste."),
        ("arena show --json=3", "--json non accetta valori."),
        ("rules friedrich F1 --pdf", "--pdf vuole un valore."),
        ("docs friedrich", "C’è qualcosa di troppo: friedrich."),
        ("new --seed x", "--seed non accetta questo valore: deve essere un numero intero"),
        ("arena run --seed -1", "--seed non accetta questo valore: deve essere almeno 0"),
        ("serve --port 65536", "--port non accetta questo valore: deve essere al massimo 65535"),
        ("map --theme green", "--theme non accetta questo valore: deve essere uno di day, candle"),
        ("arena run --seconds x", "--seconds non accetta questo valore: deve essere un numero"),
        ("arena run --bots captain --seconds 0", "seconds: deve essere più di 0"),
    ],
)
def test_what_libraries_refuse_is_told_in_the_language_asked_for(line: str, italian: str) -> None:
    said = fail("--language", "it", *line.split()).removesuffix("--help dice come si usa.")
    assert said.startswith(f"sanssouci: {italian}")


@pytest.mark.parametrize("language", Catalogues(SENTENCES).languages)
def test_every_command_and_option_is_explained_in_every_language(language: str) -> None:
    said = Catalogues(SENTENCES).speak(language)
    said.fallback = None

    def explain(command: Any, path: tuple[str, ...]) -> int:
        assert "-".join(("help", *path)) in said
        for parameter in command.params:
            assert any(key in said for key in keys_of_help(path, parameter.name)), parameter.name
        commands = getattr(command, "commands", {})
        return 1 + sum(explain(each, (*path, name)) for name, each in commands.items())

    assert explain(typer.main.get_command(app), ()) == 33


def test_games_are_listed_with_scenarios_and_options() -> None:
    shown = run("games")
    for words in ("four-player", "austrian-theatre", "[shuffled] seeded", "Histogame", "F17.3"):
        assert words in shown


def test_rules_are_read_and_searched() -> None:
    assert "F7 Combat" in run("rules", "friedrich")
    assert "An objective is protected if" in run("rules", "friedrich", "f5.6")
    assert "F5.6 Protection" in run("rules", "friedrich", "F5")
    assert "F9.4" in run("rules", "friedrich", "supply", "train")
    assert "speaks of “xyzzy”" in fail("rules", "friedrich", "xyzzy")
    assert "no game called 'chess'" in fail("rules", "chess")


def test_maps_are_drawn(tmp_path: Path, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    svg, png = tmp_path / "map.svg", tmp_path / "map.png"
    monkeypatch.chdir(tmp_path)
    assert run("map", "--theme", "candle") == "map.svg"
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    run("map", "friedrich", "-o", png, "--width", "300", "--record", finished, "--at", "50",
        "--seat", "pompadour")  # fmt: skip
    assert png.read_bytes().startswith(b"\x89PNG")


def test_maps_that_cannot_be_drawn(tmp_path: Path, finished: Path) -> None:
    assert ".svg, .png or .pdf" in fail("map", "friedrich", "-o", tmp_path / "map.doc")
    assert "printed as .pdf" in fail("rules", "friedrich", "--pdf", tmp_path / "rules.txt")
    assert not (tmp_path / "rules.txt").exists()
    assert "need a --record" in fail("map", "friedrich", "-o", tmp_path / "m.svg", "--at", "3")
    assert "--theme" in fail("map", "friedrich", "-o", tmp_path / "m.svg", "--theme", "dusk")
    assert "no seat called 'tsar'" in fail(
        "map", "friedrich", "-o", tmp_path / "m.svg", "--record", finished, "--seat", "tsar"
    )


# -- records --------------------------------------------------------------------------------------


def test_a_new_record(fresh: Path) -> None:
    record = Record.load(fresh)
    assert record.scenario == "austrian-theatre"
    assert record.players == {"frederick": "human", "maria": "recruit"}


def test_show_keeps_secrets_while_the_game_goes_on(fresh: Path) -> None:
    spectator = run("show", fresh)
    assert "Frederick has to decide." in spectator
    assert "Allot troops" not in spectator
    own = run("show", fresh, "--seat", "maria")
    assert "Allot troops to Daun" in own
    assert "8 legal actions" in own
    assert "Allot troops to Friedrich" not in own
    assert "Allot troops to Friedrich" in run("show", fresh, "--reveal")


def test_show_opens_finished_games(finished: Path) -> None:
    assert "worth" in run("show", finished)
    assert "worth" not in run("show", finished, "--at", "100")
    assert "worth" in run("show", finished, "--at", "100", "--seat", "frederick")


def test_replay_tells_and_verifies(finished: Path) -> None:
    told = run("replay", finished)
    assert "── Turn 2 ──" in told
    assert "as the record says" in told
    assert "Result: frederick (endurance)" in told
    short = run("replay", finished, "--fast")
    assert "Turn 2" not in short
    assert "as the record says" in short
    assert "after 40 of" in run("replay", finished, "--to", "40")


def test_replay_step_by_step(finished: Path) -> None:
    shown = run("replay", finished, "--step", typed="\n\nq\n")
    assert shown.count("Enter on") == 3
    assert "as the record says" not in shown


def test_replay_begins_where_one_wants(finished: Path) -> None:
    told = run("replay", finished, "--turn", "3")
    assert "── Turn 3 ──" in told
    assert "── Turn 2 ──" not in told
    begun = int(told.partition("[")[2].partition("]")[0])
    assert f"[{begun}]" in run("replay", finished)
    assert "── Turn 3 ──" in run("replay", finished, "--from", str(begun))
    assert "there is no turn 999" in fail("replay", finished, "--turn", "999")
    assert "nothing to tell" in fail("replay", finished, "--from", "50", "--to", "40")
    assert "exclude each other" in fail("replay", finished, "--from", "5", "--turn", "1")


def test_a_tampered_record_is_refused(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    bad = tmp_path / "bad.txt"
    bad.write_text(text.replace("Hash: ", "Hash: 0"), encoding="utf-8")
    assert "but the record says" in fail("replay", bad)
    assert "Under its own rules" in run("replay", bad, "--fast", "--other-rules")
    bad.write_text(text.replace("Rules: ", "Rules: 0."), encoding="utf-8")
    assert "recorded under rules" in fail("replay", bad)
    bad.write_text("hello\n", encoding="utf-8")
    assert "line 1" in fail("show", bad)


@pytest.mark.parametrize("format", ["json", "md", "log", "svg"])
def test_export(format: str, finished: Path, tmp_path: Path) -> None:
    output = tmp_path / "out"
    run("export", finished, "--format", format, "-o", output, "--at", "100")
    assert output.stat().st_size > 500


def test_exported_data_keeps_secrets(finished: Path, tmp_path: Path) -> None:
    output = tmp_path / "out.json"
    run("export", finished, "--format", "json", "-o", output, "--at", "100", "--seat", "frederick")
    document = json.loads(output.read_text(encoding="utf-8"))
    hands = {nation["id"]: nation["hand"] for nation in document["view"]["nations"]}
    assert hands["hanover"] is not None
    assert hands["france"] is None
    assert "position" not in document
    run("export", finished, "--format", "json", "-o", output, "--at", "100", "--reveal")
    document = json.loads(output.read_text(encoding="utf-8"))
    assert all(nation["hand"] is not None for nation in document["view"]["nations"])
    assert document["view"]["seat"] is None
    assert document["hash"]


def test_the_ending_of_a_file_says_what_is_written_to_it(finished: Path, tmp_path: Path) -> None:
    run("export", finished, "-o", tmp_path / "war.json")
    assert json.loads((tmp_path / "war.json").read_text("utf-8"))["game"] == "friedrich"
    refused = fail("export", finished, "-o", tmp_path / "war.doc")
    assert ".json" in refused
    assert "--format" in refused


def test_a_record_is_not_written_over_by_its_own_export(finished: Path) -> None:
    before = finished.read_bytes()
    assert "is the record itself" in fail("export", finished, "--format", "log", "-o", finished)
    assert finished.read_bytes() == before


def test_a_language_that_is_asked_for_and_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "There is no language “xx”; there are en" in fail("--language", "xx", "games")
    monkeypatch.setenv("LANG", "xx_XX.UTF-8")  # meant for all programs: we speak what we can
    assert "sanssouci" in run("--version")


def test_one_game_can_be_listed_alone() -> None:
    shown = run("games", "maria")
    assert "introductory" in shown
    assert "war-in-the-west" not in shown


def test_exported_reports(finished: Path, tmp_path: Path) -> None:
    output = tmp_path / "out"
    run("export", finished, "--format", "md", "-o", output)
    report = output.read_text(encoding="utf-8")
    assert report.startswith("# The War in the West")
    assert "## Turn 3" in report
    assert "## The end" in report
    run("export", finished, "--format", "log", "-o", output, "--at", "100", "--seat", "pompadour")
    assert "Drawn for France" in output.read_text(encoding="utf-8")
    assert "Drawn for Hanover" not in output.read_text(encoding="utf-8")


def test_records_that_cannot_be_read(finished: Path, tmp_path: Path) -> None:
    for command in ("show", "replay"):
        assert "no-such-file" in fail(command, tmp_path / "no-such-file")
    assert "no moment 99999" in fail("show", finished, "--at", "99999")
    assert "no moment 99999" in fail("replay", finished, "--to", "99999")
    assert "exclude each other" in fail("replay", finished, "--fast", "--step")
    assert "--format" in fail("export", finished, "--format", "doc", "-o", tmp_path / "x")
    assert "no seat called" in fail("show", finished, "--seat", "nobody")
    assert "-o is missing" in fail("export", finished)


# -- simulation -----------------------------------------------------------------------------------


def test_simulate_prints_a_table() -> None:
    shown = run("simulate", "friedrich", "-n", "3", "--scenario", "war-in-the-west", "--jobs", "1")
    for words in ("won by Frederick", "won by Pompadour", "turns, on average", "games per second"):
        assert words in shown


def test_simulate_is_repeatable_on_any_number_of_processes(tmp_path: Path) -> None:
    common = ["simulate", "friedrich", "-n", "4", "--scenario", "war-in-the-west", "--json"]
    alone = json.loads(run(*common, "--jobs", "1", "--seed", "7"))
    pooled = json.loads(run(*common, "--jobs", "2", "--seed", "7", "--records", tmp_path / "r"))
    for key in ("wins", "reasons", "mean_turns", "mean_actions", "games"):
        assert alone[key] == pooled[key]
    assert len(list((tmp_path / "r").iterdir())) == 4


def test_simulations_that_cannot_be(tmp_path: Path) -> None:
    assert "has no scenario 'x'" in fail("simulate", "friedrich", "--scenario", "x")
    assert "has no option 'x'" in fail("simulate", "friedrich", "--option", "x=1")
    assert "form name=value" in fail("simulate", "friedrich", "--option", "expert")
    assert "literal_text goes with" in fail("simulate", "friedrich", "--option", "literal_text=yes")
    fail("simulate", "friedrich", "-n", "0")


# -- playing --------------------------------------------------------------------------------------


def test_play_without_a_terminal_takes_the_defaults(tmp_path: Path) -> None:
    shown = run("play", typed="allot 8\nquit\n")
    assert "Allot troops to" in shown
    (file,) = (tmp_path / "data" / "sanssouci" / "games").iterdir()
    assert Record.load(file).players["frederick"] == "recruit"
    assert f"--resume{file}" in "".join(shown.split())  # long paths wrap


def test_play_saves_and_resumes(tmp_path: Path) -> None:
    file = tmp_path / "war.txt"
    run("play", "friedrich", "--scenario", "austrian-theatre", "--seat", "maria=human",
        "--seed", "5", "--save", file, typed="allot 8 8\n")  # fmt: skip
    before = len(Record.load(file).entries)
    shown = run("play", "--resume", file, typed="allot 5\n")
    assert "Allot troops to Laudon" in shown
    assert len(Record.load(file).entries) == before + 1
    handed = run("play", "--resume", file, "--seat", "maria=random", "--seat", "frederick=random")
    assert "Victory for" in handed


def test_a_fresh_record_is_played(fresh: Path) -> None:
    shown = run("play", "--resume", fresh)
    assert "Allot troops to Friedrich" in shown
    assert "was played by" not in shown


def test_a_lesson_is_learnt_by_its_name_or_number() -> None:
    shown = run("learn", "friedrich", "roads", typed="march friedrich bautzen\nquit\n")
    assert "Lesson 2 of 13" in shown
    assert "Learnt." in shown
    assert "There is no lesson ghosts" in fail("learn", "maria", "ghosts")


def test_people_may_have_names_and_other_rules_another_file(fresh: Path, tmp_path: Path) -> None:
    text = fresh.read_text(encoding="utf-8").replace("frederick human", "frederick Anna Amalia")
    fresh.write_text(text.replace("Rules: ", "Rules: 0."), encoding="utf-8")
    before = fresh.read_text(encoding="utf-8")
    assert "recorded under rules" in fail("play", "--resume", fresh)
    shown = run("play", "--resume", fresh, "--other-rules")
    assert "Allot troops to Friedrich" in shown
    assert "frederick was played by Anna Amalia" in " ".join(shown.split())
    assert fresh.read_text(encoding="utf-8") == before
    assert len(list((tmp_path / "data" / "sanssouci" / "games").iterdir())) == 1


def test_a_game_of_bots_runs_to_the_end() -> None:
    shown = run("play", "friedrich", "--scenario", "war-in-the-west", "--seat",
                "frederick=random", "--seat", "pompadour=random", "--seed", "3")  # fmt: skip
    assert "Victory for" in shown


def test_games_that_cannot_be_played(fresh: Path, tmp_path: Path) -> None:
    assert "no game called 'chess'" in fail("play", "chess")
    assert "has no scenario" in fail("play", "friedrich", "--scenario", "chess")
    assert "option expert is one of" in fail("play", "friedrich", "--option", "expert=7")
    assert "no seat called 'tsar'" in fail("play", "friedrich", "--seat", "tsar=human")
    assert "human, random" in fail("play", "friedrich", "--seat", "maria=god")
    assert "takes game, scenario" in fail("play", "friedrich", "--resume", fresh)
    assert "exists already" in fail("play", "friedrich", "--save", fresh)
    assert "exists already" in fail("new", "friedrich", "-o", fresh)
    assert "missing.txt" in fail("play", "--resume", tmp_path / "missing.txt")
    assert "There is no command" in fail("dance")
    assert "sanssouci --help tells how" in fail("dance")
    assert "sanssouci arena run --help tells how" in fail("arena", "run", "--dance")
    assert "There is no option" in fail("games", "--loud")


def asked(console: Console, reader: Script) -> questions.Setup:
    """The answers of somebody who goes to war at once."""
    setup = questions.ask(console, reader)
    assert isinstance(setup, questions.Setup)
    return setup


def test_three_enters_start_a_game() -> None:
    reader = Script(["", "", ""])
    setup = asked(screen(), reader)
    assert setup.scenario.id == "war-in-the-west"
    assert setup.players == {"frederick": "recruit", "pompadour": "human"}
    assert not reader.lines


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        ("friedrich", "war-in-the-west", {}),
        ("crisis", "campaign", {}),
        ("maria", "introductory", {}),
        ("sieben-jahre", "ostpreussen-1757-solo", {"side": "second"}),
    ],
)
def test_a_newcomer_is_given_a_small_game(
    game: str, scenario: str, options: dict[str, str]
) -> None:
    number = str(game_ids().index(game) + 1)
    answered = asked(screen(), Script([number, "", ""]))
    given = questions.usual_setup(load(game), {}, {})
    for setup in (answered, given):
        assert (setup.scenario.id, setup.options) == (scenario, options)


def test_a_first_war_is_one_that_a_newcomer_can_win() -> None:
    console = screen()
    answered = asked(console, Script(["1", "", ""]))
    given = questions.usual_setup(load("friedrich"), {}, {})
    for setup in (answered, given):
        assert setup.players == {"frederick": "recruit", "pompadour": "human"}
    assert "Against you: Recruit. Level 1, for a first game" in printed(console)
    named = questions.usual_setup(load("friedrich"), {}, {"pompadour": "human"})
    assert named.players == {"frederick": "captain", "pompadour": "human"}, "who knows the seats"


def test_a_newcomer_meets_recruits_in_any_war_and_then_whom_he_met_last() -> None:
    console = screen()
    assert asked(console, Script(["1", "4", "maria"])).players["frederick"] == "recruit"
    assert "Against you: Recruit." in printed(console)
    play = load("friedrich").play("war-in-the-west", seed=1)
    play.record.players = {"frederick": "lieutenant", "pompadour": "human"}
    play.finished_record().save(fresh_file("friedrich"))
    for answers in (["1", "", ""], ["1", "4", "maria"]):
        assert asked(screen(), Script(answers)).players["frederick"] == "lieutenant"


@pytest.mark.parametrize("answer", ["3", "Maria", "MAR", "mariä"])
def test_a_game_is_chosen_by_number_or_name(answer: str) -> None:
    assert questions.ask_game(screen(), Script([answer])).id == "maria"


def test_who_names_no_game_is_told_their_names() -> None:
    console = screen()
    assert questions.ask_game(console, Script(["chess", "the great crisis"])).id == "crisis"
    assert "Type a number from 1 to 4, or friedrich, crisis, maria, sieben-jahre." in printed(
        console
    )


def test_who_names_seats_or_options_gets_a_game_that_has_them() -> None:
    game = load("friedrich")
    assert questions.usual_setup(game, {}, {"pompadour": "human"}).scenario.id == "war-in-the-west"
    assert questions.usual_setup(game, {}, {"maria": "human"}).scenario.id == "four-player"
    assert questions.usual_setup(game, {"expert": "no"}, {}).scenario.id == "four-player"
    theatre = questions.usual_setup(game, {"literal_sweden": "yes"}, {"maria": "human"})
    assert theatre.scenario.id == "austrian-theatre"


def test_a_scenario_for_one_asks_which_side() -> None:
    console = screen()
    setup = asked(console, Script(["4", "saxony-1756-solo", "3", "aus"]))
    assert setup.options == {"side": "second"}
    assert setup.players == {"player": "human"}
    assert "Take Dresden and hold Breslau." in printed(console)
    assert "a number from 1 to 2, or prussia, austria" in printed(console)
    said = asked(screen(), Script(["4", "saxony-1756-solo side=second"]))
    assert said.options == {"side": "second"}, "who has said it is not asked"


def test_a_side_can_be_named_like_a_seat() -> None:
    scenario = load("sieben-jahre").scenario("saxony-1756-solo")
    assert questions.take_parts(scenario, {}, {"austria": "human"}) == (
        {"side": "second"},
        {"player": "human"},
    )
    with pytest.raises(BadOption, match="austria means side=second"):
        questions.take_parts(scenario, {"side": "first"}, {"austria": "human"})


def test_questions_answered_otherwise() -> None:
    console = screen()
    reader = Script(["8", "1", "?", "9", "1 expert", "x", "1 expert=no", "nobody", "eli, pom"])
    setup = asked(console, reader)
    assert setup.options == {"expert": "no"}
    assert [seat for seat, player in setup.players.items() if player == "human"] == [
        "elisabeth", "pompadour",
    ]  # fmt: skip
    shown = printed(console)
    for words in ("forbid_blocking", "a number from 1 to 4", "form name=value", "no seat called"):
        assert words in shown
    assert set(asked(screen(), Script(["1", "4", "all"])).players.values()) == {"human"}
    crisis = asked(screen(), Script(["2", "", ""]))
    assert (crisis.game.id, crisis.scenario.id) == ("crisis", "campaign")
    assert set(asked(screen(), Script(["1", "4", "none"])).players.values()) == {"captain"}


def test_who_would_rather_learn_first_says_so() -> None:
    console = screen()
    assert questions.ask(console, Script(["3", "learn"])) is load("maria")
    assert "learn: Maria in 14 short lessons" in printed(console)


def test_the_module_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sanssouci", "--version"],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(sanssouci.__file__).parents[1],
    )
    assert done.stdout.startswith("sanssouci ")


# -- programs in seats ----------------------------------------------------------------------------

OUTSIDE_BOT = Path(__file__).parents[1] / "examples" / "outside" / "any_action.py"


def test_a_program_sits_down_by_its_command(tmp_path: Path) -> None:
    seat = f"pompadour=exec:{sys.executable} {OUTSIDE_BOT}"
    figures = json.loads(
        run("simulate", "friedrich", "--scenario", "war-in-the-west", "-n", "2", "--jobs", "2",
            "--seat", seat, "--seconds", "30", "--strict", "--json")
    )  # fmt: skip
    assert figures["games"] == 2
    assert figures["replaced"] == 0
    assert figures["players"]["pompadour"] == seat.partition("=")[2]
    file = tmp_path / "war.txt"
    run("play", "friedrich", "--scenario", "war-in-the-west", "--seat", seat, "--seat",
        "frederick=random", "--save", file, "--seconds", "30", "--training")  # fmt: skip
    assert Record.load(file).players["pompadour"] == seat.partition("=")[2]


HELLO_AND_GIBBERISH = """
import json, sys
for line in sys.stdin:
    hello = json.loads(line)["type"] == "hello"
    print(json.dumps({"hello": 1}) if hello else "gibberish", flush=True)
"""


def test_a_program_that_fails_is_replaced_unless_strictness_is_wanted(tmp_path: Path) -> None:
    gibberish = tmp_path / "gibberish.py"
    gibberish.write_text(HELLO_AND_GIBBERISH, "utf-8")
    words = ["simulate", "friedrich", "--scenario", "war-in-the-west", "-n", "1", "--jobs", "1",
             "--seat", f"pompadour=exec:{sys.executable} {gibberish}"]  # fmt: skip
    figures = json.loads(run(*words, "--json"))
    assert figures["replaced"] > 0
    assert figures["wins"]["pompadour"] == 0
    assert figures["reasons"] == {"forfeit": 1}
    (told,) = figures["forfeits"]
    assert "forfeited 1 of 1: more than 5% of its decisions" in told
    assert "which is no JSON" in told
    assert "broke down: exec:" in fail(*words, "--strict")


def test_a_program_that_cannot_start_ends_the_run() -> None:
    words = ["simulate", "friedrich", "--scenario", "war-in-the-west", "-n", "1", "--jobs", "1",
             "--seat", "pompadour=exec:false"]  # fmt: skip
    assert "exec:false cannot start: the program has ended" in fail(*words)
    missing = f"exec:{sys.executable} /no/such/file.py"
    arena = ["arena", "run", "--scenario", "war-in-the-west", "--jobs", "1", "--games", "1"]
    assert "cannot start" in fail(*arena, "--bots", f"random,{missing}")
    assert "no program to run" in fail(*words[:-1], "pompadour=exec:/no/such/bot")


def test_a_record_never_names_a_program_to_run(tmp_path: Path) -> None:
    mark, file = tmp_path / "was-run", tmp_path / "war.txt"
    run(
        "new", "friedrich", "--scenario", "war-in-the-west", "--seat", "frederick=human", "-o", file
    )
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("frederick human", f"frederick exec:touch {mark}"), "utf-8")
    run("play", "--resume", file, typed="quit\n")
    assert not mark.exists()
