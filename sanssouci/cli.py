"""The command ``sanssouci``: play, read, replay, draw, simulate.

Every command only reads its arguments here; the work is done in ``sanssouci.terminal``. Those of a
host are in ``sanssouci.hosting``. What a
user can get wrong ends in one line on the error output and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import StrEnum
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

import sanssouci
from sanssouci import hosting
from sanssouci.arena import make_plan
from sanssouci.bots import BOTS, STYLES, RandomBot, luck_of_bots, seat_bot
from sanssouci.folders import guides_folder
from sanssouci.games import GAMES, game_ids, load
from sanssouci.kernel import (
    ENGLISH,
    TIME_LIMIT,
    BadOption,
    Play,
    Record,
    SanssouciError,
    check_luck,
    language_tag,
    speaking,
)
from sanssouci.terminal import (
    arena_commands,
    exporting,
    pack_commands,
    pictures,
    questions,
    replaying,
    simulation,
)
from sanssouci.terminal.campaigns import campaign_sheet, campaigns_of
from sanssouci.terminal.datasets import dataset
from sanssouci.terminal.follies import follies
from sanssouci.terminal.library import Library
from sanssouci.terminal.printed_rules import printed_rules
from sanssouci.terminal.questions import HUMAN, Setup
from sanssouci.terminal.reader import reader_for_this_terminal, screen_reader
from sanssouci.terminal.records import read_moment
from sanssouci.terminal.saving import fresh_file
from sanssouci.terminal.showing import show as show_moment
from sanssouci.terminal.table import Table as GameTable
from sanssouci.terminal.wording import say

# Newer releases of typer carry a copy of click of their own, so its base error is found this way.
_USAGE_ERRORS: tuple[type[Exception], ...] = tuple(
    error for error in typer.BadParameter.__mro__ if error.__name__ == "ClickException"
)
_USER_ERROR, _INTERRUPTED = 2, 130
_LINES_TO_REMEMBER = 20
"""How much of the log is told again when a game is resumed."""
_THEN = ", then "
"""Between those who have played a seat one after the other, as a record names them."""
_BOT_NAMES = f"{', '.join((*BOTS, *STYLES))}, module:Class or exec:COMMAND"


class _OneLineErrors(TyperGroup):
    """Turns expected errors into one line and an exit code."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        try:
            code = super().main(args, *rest, **(extra | {"standalone_mode": False}))
        except _USAGE_ERRORS as error:
            if problem := error.format_message():  # type: ignore[attr-defined]
                _fail(problem)
            code = 0  # there was nothing but a request for help, which has been shown
        except (SanssouciError, OSError) as error:
            _fail(_one_line(error))
        except typer.Abort:
            sys.exit(_INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def _one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())


def _fail(problem: str) -> None:
    typer.echo(f"sanssouci: {' '.join(problem.split())}", err=True)
    sys.exit(_USER_ERROR)


app = typer.Typer(
    cls=_OneLineErrors,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(arena_commands.app, name="arena")
app.add_typer(pack_commands.app, name="pack")


def main() -> None:
    for stream in (sys.stdout, sys.stderr):  # letters a terminal does not have become a ?
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


class ExportFormat(StrEnum):
    JSON = "json"
    SVG = "svg"
    PNG = "png"
    MD = "md"
    LOG = "log"


class Theme(StrEnum):
    DAY = "day"
    CANDLE = "candle"


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as friedrich.")]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]
ScenarioOption = Annotated[
    str | None, typer.Option("--scenario", metavar="ID", help="Which scenario of the game.")
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A choice of the game; may be repeated."),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Repeats the luck of the game and of the bots.")
]
SeatOption = Annotated[
    str | None, typer.Option("--seat", metavar="SEAT", help="Show what this seat may know.")
]
RevealOption = Annotated[
    bool, typer.Option("--reveal", help="Show what is hidden, though the game is not over.")
]
SecondsOption = Annotated[
    float, typer.Option(min=0.01, help="How long a bot may think about one decision.")
]
AtOption = Annotated[
    int | None, typer.Option("--at", metavar="N", help="After so many entries of the record.")
]
OtherRulesOption = Annotated[
    bool, typer.Option("--other-rules", help="Try a record made under other rules.")
]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sanssouci {sanssouci.__version__}")
        raise typer.Exit


@app.callback()
def _common(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=_show_version, help="Show the version and exit."
        ),
    ] = False,
    language: Annotated[
        str,
        typer.Option(
            envvar=["SANSSOUCI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"],
            help="The language to read in, such as it.",
        ),
    ] = ENGLISH,
) -> None:
    """Board games of Frederick the Great's wars, with the rules enforced."""
    context.with_resource(speaking(language_tag(language)))


# -- playing --------------------------------------------------------------------------------------


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Which game.")] = None,
    scenario: ScenarioOption = None,
    option: OptionOption = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=PLAYER",
            help=f"Who sits where: {HUMAN} or a bot ({_BOT_NAMES}); may be repeated.",
        ),
    ] = None,
    seed: SeedOption = None,
    seconds: SecondsOption = TIME_LIMIT,
    training: Annotated[
        bool, typer.Option("--training", help="Bots say at once why they act as they do.")
    ] = False,
    lines: Annotated[
        bool, typer.Option("--lines", help="Print line after line instead of one screen.")
    ] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record here.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on where a record stops.")
    ] = None,
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
            setup = questions.ask(console, reader)
        started = setup.game.play(setup.scenario.id, seed=seed, **setup.options)
        players = setup.players
        save, is_saved = _unused(save) if save else fresh_file(setup.game.id), False
        started.record.players = players
    bots = {taken: seat_bot(player) for taken, player in players.items() if player != HUMAN}
    below = None if lines else screen_reader(reader, console.is_dumb_terminal)
    if below is None:
        console.print(Text(say("cli.help_lists"), "dim"))
    table = GameTable(
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
    if not table.run():
        console.print(Text(say("cli.to_go_on", command=f"sanssouci play --resume {save}"), "dim"))
    elif mine := campaigns_of(started.game, started.record.scenario):
        console.print()
        console.print(campaign_sheet(started.game, mine))


def _setup(game: str | None, scenario: str | None, option: list[str], seat: list[str]) -> Setup:
    chosen = load(game or GAMES[0])
    options = questions.read_pairs(option)
    place = chosen.scenario(scenario)
    options, taken = questions.take_parts(place, options, questions.read_pairs(seat))
    chosen.check_options(place, options)
    players = questions.seated(place.seats, taken)
    return Setup(chosen, place, options, players)


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
        who: last if (last := player.rpartition(_THEN)[2]) in (*BOTS, *STYLES) else HUMAN
        for who, player in record.players.items()
        if who in seats
    }
    players = questions.seated(seats, known | chosen)
    started.record.players = _who_plays(record, players, set(chosen))
    return started, players, len(started.entries) == len(record.entries)


def _who_plays(record: Record, players: dict[str, str], chosen: set[str]) -> dict[str, str]:
    """What the record says of its players: it goes on to name those who have played until now."""
    have_acted = {entry.seat for entry in record.entries}
    names = {}
    for seat, player in players.items():
        was = record.players.get(seat, "")
        if seat not in chosen and was:
            names[seat] = was  # a person keeps the name under which he was recorded
        elif was and seat in have_acted and was.rpartition(_THEN)[2] != player:
            names[seat] = f"{was}{_THEN}{player}"
        else:
            names[seat] = was if was.rpartition(_THEN)[2] == player else player
    return names


@app.command()
def new(
    game: GameArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help="The record to write.")],
    scenario: ScenarioOption = None,
    option: OptionOption = None,
    seat: Annotated[
        list[str] | None, typer.Option(metavar="SEAT=PLAYER", help="Who will sit where.")
    ] = None,
    seed: SeedOption = None,
    arranged: Annotated[
        Path | None,
        typer.Option("--arranged", metavar="FILE", help="Commands that set up the position."),
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


for _command in (hosting.serve, hosting.backup, hosting.restore, hosting.patch):
    app.command()(_command)


# -- records --------------------------------------------------------------------------------------


@app.command()
def show(
    file: FileArgument,
    seat: SeatOption = None,
    at: AtOption = None,
    reveal: RevealOption = False,
    other_rules: OtherRulesOption = False,
) -> None:
    """Show a position of a recorded game as text."""
    moment = read_moment(file, at, other_rules=other_rules)
    show_moment(moment, Console(highlight=False), seat, reveal)


@app.command()
def replay(
    file: FileArgument,
    step: Annotated[
        bool, typer.Option("--step", help="Go from decision to decision, forwards and back.")
    ] = False,
    start: Annotated[
        int | None, typer.Option("--from", metavar="N", help="Begin after so many entries.")
    ] = None,
    turn: Annotated[int | None, typer.Option(metavar="N", help="Begin with this turn.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Only verify, tell nothing.")] = False,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop there.")] = None,
    reveal: RevealOption = False,
    other_rules: OtherRulesOption = False,
) -> None:
    """Walk through a recorded game and verify that it leads where it says."""
    if step and fast:
        raise BadOption(say("cli.exclude", one="--step", other="--fast"))
    if start is not None and turn is not None:
        raise BadOption(say("cli.exclude", one="--from", other="--turn"))
    console = Console(highlight=False)
    record = Record.load(file)
    state = replaying.replay(
        record,
        console,
        start=start or 0,
        turn=turn,
        to=to,
        reveal=reveal,
        told=not fast,
        step=reader_for_this_terminal() if step else None,
        other_rules=other_rules,
    )
    if state is None:
        return
    console.print(_verdict(record, state.hash(), to, other_rules), style="dim")
    if record.result and to in (None, len(record.entries)):
        console.print(say("cli.result", result=record.result))


def _verdict(record: Record, hash: str, to: int | None, other_rules: bool) -> str:
    count = len(record.entries)
    if to is not None and to < count:
        return say("cli.position_at", hash=hash, at=to, count=count)
    reached = say("cli.position", hash=hash, count=count)
    if not record.hash:
        return f"{reached} {say('cli.nothing_to_compare')}"
    if hash == record.hash:
        return f"{reached} {say('cli.as_recorded')}"
    return f"{reached} {say('cli.otherwise', hash=record.hash)}"


@app.command()
def luck(
    file: FileArgument,
    promised: Annotated[
        str | None, typer.Option(metavar="HASH", help="What the table showed before the game.")
    ] = None,
    other_rules: OtherRulesOption = False,
) -> None:
    """Check that chance did what the secret says that was promised before the game."""
    record = Record.load(file)
    game = load(record.game, record.rules, or_other=other_rules)
    checked = check_luck(game, record, promised=promised, other_rules=other_rules)
    told = say("cli.luck", file=str(file), count=checked, promise=str(record.commitment))
    typer.echo(told)


@app.command()
def export(
    file: FileArgument,
    format: Annotated[ExportFormat, typer.Option("--format", help="What to write.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="The file to write.")],
    at: AtOption = None,
    seat: SeatOption = None,
    reveal: RevealOption = False,
    other_rules: OtherRulesOption = False,
) -> None:
    """Write a recorded game as data, picture, report or log."""
    moment = read_moment(file, at, other_rules=other_rules)
    exporting.export(moment, output, format.value, seat, reveal)
    typer.echo(output)


@app.command()
def simulate(
    game: GameArgument,
    count: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 1000,
    scenario: ScenarioOption = None,
    option: OptionOption = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=BOT", help=f"Which bot sits where ({_BOT_NAMES}); may be repeated."
        ),
    ] = None,
    seconds: SecondsOption = TIME_LIMIT,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop at a bot that fails instead of replacing it.")
    ] = False,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.")] = 0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, help="Processes; by default all processors.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the record of every game here.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
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


app.command()(dataset)
app.command()(follies)


# -- reading and drawing --------------------------------------------------------------------------


@app.command()
def rules(
    game: GameArgument,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="A rule id, or words.")
    ] = None,
    pdf: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the whole book to a PDF instead.")
    ] = None,
) -> None:
    """Read a rulebook: its contents, one rule or chapter by id, or what speaks of some words."""
    loaded = load(game)
    library = Library(loaded)
    if pdf is not None:
        if words:
            raise BadOption("--pdf writes the whole book; leave the words out")
        pdf.write_bytes(printed_rules(loaded, library.book))
        typer.echo(pdf)
        return
    _page(library.find(" ".join(words)) if words else library.contents())


def _page(content: RenderableType) -> None:
    """Print, through a pager if it is longer than the screen."""
    console = Console()
    lines = console.render_lines(content, console.options.update(height=None), pad=False)
    if console.is_terminal and len(lines) > console.height:
        with console.pager(styles=True):
            console.print(content)
    else:
        console.print(content)


@app.command("map")
def draw_map(
    game: GameArgument = GAMES[0],
    output: Annotated[
        Path, typer.Option("-o", "--output", help="An .svg, .png or .pdf file.")
    ] = Path("map.svg"),
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the pieces of this game.")
    ] = None,
    at: AtOption = None,
    seat: SeatOption = None,
    theme: Annotated[Theme, typer.Option(help="Colours of the map.")] = Theme.DAY,
    width: Annotated[
        int, typer.Option(min=200, max=20_000, help="Width of a PNG in pixels.")
    ] = pictures.WIDTH,
) -> None:
    """Draw the map, empty or with the pieces of a recorded game."""
    drawn = load(game)
    if record is None and (at is not None or seat is not None):
        raise BadOption(say("cli.need_record"))
    view = None
    if record is not None:
        moment = read_moment(record, at)
        if moment.game.id != drawn.id:
            raise BadOption(
                say("cli.other_game", file=str(record), game=moment.game.id, wanted=drawn.id)
            )
        drawn, view = moment.game, moment.view(seat, reveal=False)
    pictures.write_map(drawn, view, output, theme=theme.value, width=width)
    typer.echo(output)


@app.command()
def docs() -> None:
    """Say where the guides and the examples lie on this computer."""
    folder = guides_folder()
    for guide in sorted((folder / "docs").glob("*.md")):
        title = guide.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        typer.echo(f"{guide}  {title}")
    typer.echo(f"{folder / 'examples'}  {say('cli.examples')}")


@app.command()
def campaigns(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game.")] = "sieben-jahre",
) -> None:
    """Show how far you are in the campaigns of a game's scenario book."""
    found = load(game)
    if not found.campaigns:
        raise BadOption(say("cli.no_campaigns", game=found.title))
    Console(highlight=False).print(campaign_sheet(found, found.campaigns))


@app.command()
def games() -> None:
    """List the games with their scenarios and options."""
    console = Console(highlight=False)
    for id in game_ids():
        game = load(id)
        console.print(Text(game.title, "bold").append(f"  ({id})", "not bold"))
        console.print(Text(game.credited(), "dim"))
        console.print()
        table = Table(box=None, header_style="dim", pad_edge=False)
        for heading in ("scenario", "seats", "meaning", "rule"):
            table.add_column(say(f"cli.head_{heading}"))
        for scenario in game.scenarios:
            seats = ", ".join(scenario.seats)
            table.add_row(Text(scenario.id, "bold"), seats, game.text_of(scenario), scenario.rule)
        console.print(table)
        console.print()
        console.print(questions.option_table(game))
