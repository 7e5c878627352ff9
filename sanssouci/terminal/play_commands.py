"""``sanssouci play``, ``learn``, ``new`` and ``simulate``: games that begin, or go on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from sanssouci.arena import make_plan
from sanssouci.bots import BOTS, STYLES, RandomBot, luck_of_bots, seat_bot
from sanssouci.games import GAMES, load
from sanssouci.kernel import THEN, TIME_LIMIT, BadOption, Play, Record, last_player
from sanssouci.terminal import questions, simulation
from sanssouci.terminal.campaigns import campaign_sheet, campaigns_of
from sanssouci.terminal.command_arguments import (
    GameArgument,
    OptionOption,
    OtherRulesOption,
    ScenarioOption,
    SecondsOption,
    SeedOption,
)
from sanssouci.terminal.lessons import Course, lesson_called
from sanssouci.terminal.questions import HUMAN, Setup
from sanssouci.terminal.reader import reader_for_this_terminal, screen_reader
from sanssouci.terminal.saving import fresh_file
from sanssouci.terminal.table import Table
from sanssouci.terminal.wording import say

_LINES_TO_REMEMBER = 20
"""How much of the log is told again when a game is resumed."""


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    scenario: ScenarioOption = None,
    option: OptionOption = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=PLAYER",
        ),
    ] = None,
    seed: SeedOption = None,
    seconds: SecondsOption = TIME_LIMIT,
    training: Annotated[bool, typer.Option("--training")] = False,
    lines: Annotated[bool, typer.Option("--lines")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    other_rules: OtherRulesOption = False,
) -> None:
    """Play in the terminal, alone against bots or with others at one keyboard."""
    console = Console(highlight=False)
    reader = reader_for_this_terminal()
    if resume is not None:
        if game or scenario or option:
            raise BadOption(say("cli.resume_alone"))
        started, players, is_saved = _resumed(resume, seat or [], seed, other_rules)
        if save is not None:
            save, is_saved = _unused(save), False
        elif other_rules:  # a record is not rewritten under rules that are not its own
            save, is_saved = fresh_file(started.game.id), False
        else:
            save = resume
    else:
        if game or scenario or option or seat or seed is not None or not sys.stdin.isatty():
            setup = _setup(game, scenario, option or [], seat or [])
        else:
            asked = questions.ask(console, reader)
            if not isinstance(asked, Setup):
                below = None if lines else screen_reader(reader, console.is_dumb_terminal)
                if not Course(asked, console, reader, below=below, seconds=seconds).run():
                    return
                asked = questions.usual_setup(asked, {}, {})
            setup = asked
        started = setup.game.play(setup.scenario.id, seed=seed, **setup.options)
        players = setup.players
        save, is_saved = _unused(save) if save else fresh_file(setup.game.id), False
        started.record.players = players
    bots = {taken: seat_bot(player) for taken, player in players.items() if player != HUMAN}
    below = None if lines else screen_reader(reader, console.is_dumb_terminal)
    if below is None:
        console.print(Text(say("cli.help_lists"), "dim"))
    table = Table(
        started,
        bots,
        console,
        reader,
        save=save,
        rng=luck_of_bots(seed),
        told=max(0, len(started.lines) - _LINES_TO_REMEMBER),
        is_saved=is_saved,
        seconds=seconds,
        training=training,
        below=below,
    )
    if resume is not None:
        taken = set(questions.read_pairs(seat or []))
        for stranger in _strangers(started.record, players, taken):
            table.remark(Text(stranger, "yellow"))
    if not table.run():
        console.print(Text(say("cli.to_go_on", command=f"sanssouci play --resume {save}"), "dim"))
    elif mine := campaigns_of(started.game, started.record.scenario):
        console.print()
        console.print(campaign_sheet(started.game, mine))


def learn(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    lesson: Annotated[str | None, typer.Argument(metavar="[LESSON]")] = None,
    seed: SeedOption = None,
    seconds: SecondsOption = TIME_LIMIT,
    lines: Annotated[bool, typer.Option("--lines")] = False,
) -> None:
    """Learn a game at its own table, lesson by lesson."""
    console = Console(highlight=False)
    reader = reader_for_this_terminal()
    chosen = load(game) if game else questions.ask_game(console, reader)
    below = None if lines else screen_reader(reader, console.is_dumb_terminal)
    course = Course(chosen, console, reader, below=below, seconds=seconds, seed=seed)
    if course.run(lesson_called(chosen, lesson) if lesson else None):
        play(chosen.id, seconds=seconds, lines=lines)


def _setup(game: str | None, scenario: str | None, option: list[str], seat: list[str]) -> Setup:
    chosen = load(game or GAMES[0])
    options, taken = questions.read_pairs(option), questions.read_pairs(seat)
    if scenario is not None:
        return questions.settled(chosen, chosen.scenario(scenario), options, taken)
    return questions.usual_setup(chosen, options, taken)


def _unused(path: Path) -> Path:
    if path.exists():
        raise BadOption(say("cli.exists", file=str(path)))
    return path


def _resumed(
    path: Path, seat: list[str], seed: int | None, other_rules: bool
) -> tuple[Play, dict[str, str], bool]:
    """The game, who sits where from now on, and whether the file has it as it stands."""
    record = Record.load(path)
    game = load(record.game, record.rules, or_other=other_rules)
    started = Play.resume(game, record, seed=seed, other_rules=other_rules)
    seats = game.seats(started.state)
    chosen = questions.read_pairs(seat)
    known = {
        who: last if (last := last_player(player)) in (*BOTS, *STYLES) else HUMAN
        for who, player in record.players.items()
        if who in seats
    }
    players = questions.seated(game.scenario(record.scenario), known | chosen)
    started.record.players = _who_plays(record, players, set(chosen))
    return started, players, len(started.entries) == len(record.entries)


def _strangers(record: Record, players: dict[str, str], chosen: set[str]) -> list[str]:
    """A line for each seat that a record gives to somebody unknown, and that people play now."""
    return [
        say("cli.played_by_you", seat=seat, player=last_player(player))
        for seat, player in record.players.items()
        if players.get(seat) == HUMAN and seat not in chosen and _is_unknown(player)
    ]


def _is_unknown(player: str) -> bool:
    """True if a record names neither a bot of ours nor simply a person."""
    return last_player(player) not in (*BOTS, *STYLES, HUMAN, "")


def _who_plays(record: Record, players: dict[str, str], chosen: set[str]) -> dict[str, str]:
    """What the record says of its players: it goes on to name those who have played until now."""
    have_acted = {entry.seat for entry in record.entries}
    names = {}
    for seat, player in players.items():
        was = record.players.get(seat, "")
        if seat not in chosen and was:
            names[seat] = was  # a person keeps the name under which he was recorded
        elif was and seat in have_acted and last_player(was) != player:
            names[seat] = f"{was}{THEN}{player}"
        else:
            names[seat] = was if last_player(was) == player else player
    return names


def new(
    game: GameArgument,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE")],
    scenario: ScenarioOption = None,
    option: OptionOption = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="SEAT=PLAYER")] = None,
    seed: SeedOption = None,
    arranged: Annotated[
        Path | None,
        typer.Option("--arranged", metavar="FILE"),
    ] = None,
) -> None:
    """Write the record of a fresh game, to be played with `play --resume`."""
    setup = _setup(game, scenario, option or [], seat or [])
    if arranged is None:
        started = setup.game.play(setup.scenario.id, seed=seed, **setup.options)
    else:
        commands = arranged.read_text(encoding="utf-8").splitlines()
        position = setup.game.arrange(commands, setup.scenario.id, **setup.options)
        started = Play.from_position(position, seed=seed)
    started.record.players = setup.players
    started.finished_record().save(_unused(output))
    typer.echo(f"{output}: {setup.game.title_of(setup.scenario)}")


def simulate(
    game: GameArgument,
    count: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N")] = 1000,
    scenario: ScenarioOption = None,
    option: OptionOption = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=BOT"),
    ] = None,
    seconds: SecondsOption = TIME_LIMIT,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N")] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play many games, and count who wins and how."""
    plan = make_plan(
        {
            "game": game,
            "scenarios": scenario or (),
            "options": questions.read_pairs(option or []),
            "seats": questions.read_pairs(seat or []),
            "others": RandomBot.name,
            "games": count,
            "seed": seed,
            "seconds": seconds,
            "strict": strict,
            "records": records is not None,
        }
    )
    played = simulation.simulate(plan, jobs, records, Console(stderr=True))
    if json:
        typer.echo(simulation.as_json(played))
    else:
        Console().print(simulation.as_table(played))
