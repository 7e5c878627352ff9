"""What is asked before a game begins, with an answer ready for every question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sanssouci.bots import BOTS, FIRST_ENEMY, called, check_bot
from sanssouci.games import game_ids, load
from sanssouci.kernel import (
    BadOption,
    Game,
    Record,
    SanssouciError,
    Scenario,
    last_player,
    option_text,
)
from sanssouci.kernel.spelling import fold
from sanssouci.terminal.reader import Reader
from sanssouci.terminal.saving import games_folder
from sanssouci.terminal.wording import say

HUMAN = "human"
DEFAULT_BOT = "captain"


@dataclass
class Setup:
    """A game to be begun."""

    game: Game
    scenario: Scenario
    options: dict[str, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    """By seat, ``human`` or the name of a bot."""


def default_players(scenario: Scenario) -> dict[str, str]:
    """One person in the usual seat, bots in the others."""
    bot = usual_enemy()
    return {seat: HUMAN if seat == scenario.usual_seat else bot for seat in scenario.seats}


def usual_enemy() -> str:
    """As in the lobby, an old hand meets whom he met last, and a newcomer a recruit."""
    begun = sorted(games_folder().glob("*.txt"), key=lambda file: file.stat().st_mtime)
    for file in reversed(begun):
        with suppress(SanssouciError, OSError):
            players = map(last_player, Record.load(file).players.values())
            if met := next((player for player in players if player in BOTS), None):
                return met
    return DEFAULT_BOT if begun else FIRST_ENEMY


def player_called(player: str) -> str:
    """A player of a record for people to read; others than ours go by their own names."""
    return say("cli.a_person") if player == HUMAN else called(player)


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """``name=value`` arguments as a dictionary."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadOption(say("terminal.not_a_pair", pair=pair))
        found[name] = value
    return found


def seated(scenario: Scenario, chosen: Mapping[str, str]) -> dict[str, str]:
    """Who sits where. Seats not named go to bots, or stay as usual if none is named."""
    seats = scenario.seats
    for seat, player in chosen.items():
        if seat not in seats:
            raise BadOption(say("error.no_seat", seat=seat, listed=", ".join(seats)))
        check_bot(player, HUMAN)
    if not chosen:
        return default_players(scenario)
    return {seat: chosen.get(seat, DEFAULT_BOT) for seat in seats}


def take_parts(
    scenario: Scenario, options: Mapping[str, str], chosen: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Options and seats, where a part of a scenario for one may be named like a seat."""
    settled, seats = dict(options), dict(chosen)
    for part in scenario.parts:
        if part.id in seats:
            value = option_text(part.value)
            if settled.setdefault(part.option, value) != value:
                raise BadOption(
                    say("terminal.part_means", part=part.id, option=f"{part.option}={value}")
                )
            seats[scenario.seats[0]] = seats.pop(part.id)
    return settled, seats


def settled(
    game: Game, scenario: Scenario, options: Mapping[str, str], chosen: Mapping[str, str]
) -> Setup:
    """A game as it was ordered; BadOption if it cannot be played so."""
    taken, seats = take_parts(scenario, options, chosen)
    game.check_options(scenario, taken)
    return Setup(game, scenario, taken, seated(scenario, seats))


def usual_setup(game: Game, options: Mapping[str, str], chosen: Mapping[str, str]) -> Setup:
    """What is played if no scenario is named: a newcomer's, unless seats or options are named
    that it has not; whoever names an option knows the game, so that the whole war comes first."""
    if not options:
        first = game.for_newcomers
        part = None if chosen else first.kindest_part
        with suppress(BadOption):
            return settled(
                game, first, {part.option: option_text(part.value)} if part else {}, chosen
            )
    for scenario in game.scenarios:
        with suppress(BadOption):
            return settled(game, scenario, options, chosen)
    return settled(game, game.scenarios[0], options, chosen)  # it says why


def ask(console: Console, reader: Reader) -> Setup | Game:
    """Game, scenario and people, asked one by one; Enter takes what stands in brackets.

    The game alone is the answer of those who want to learn it first.
    """
    game = ask_game(console, reader)
    console.print(Text(f"{game.title}. ", "bold").append(game.credited(), "not bold dim"))
    setup = _ask_scenario(game, console, reader)
    if setup is None:
        return game
    if setup.scenario.parts and not any(
        part.option in setup.options for part in setup.scenario.parts
    ):
        _ask_part(setup, console, reader)
    setup.players = _ask_players(setup, console, reader)
    return setup


def _ask_part(setup: Setup, console: Console, reader: Reader) -> None:
    """Which side of a scenario for one: a number or a name."""
    game, parts = setup.game, setup.scenario.parts
    for number, part in enumerate(parts, start=1):
        role = game.role(setup.scenario, part.id)
        console.print(Text(f"{number:2}  ").append(game.name(part.id), "bold").append(f"  {role}"))
    kindest = setup.scenario.kindest_part
    usual = str(parts.index(kindest) + 1 if kindest else 1)
    while True:
        question = f"{say('terminal.ask_part')} [{usual}]: "
        word = reader.read(question).strip().casefold() or usual
        for number, part in enumerate(parts, start=1):
            if word == str(number) or part.id.startswith(word):
                setup.options[part.option] = option_text(part.value)
                return
        ids = ", ".join(part.id for part in parts)
        console.print(say("terminal.number_or_name", most=len(parts), names=ids))


def ask_game(console: Console, reader: Reader, ids: Sequence[str] = ()) -> Game:
    ids = ids or game_ids()
    if len(ids) == 1:
        return load(ids[0])
    for number, id in enumerate(ids, start=1):
        console.print(f"{number:2}  {load(id).title}")
    while True:
        answer = fold(reader.read(f"{say('terminal.ask_game')} [1]: ")).strip() or "1"
        called = {id: (str(number), id, load(id).title) for number, id in enumerate(ids, start=1)}
        if found := _called(answer, called):
            return load(found)
        console.print(say("terminal.number_or_name", most=len(ids), names=", ".join(ids)))


def _called(word: str, names: Mapping[str, Sequence[str]]) -> str | None:
    """Which of several things a folded word names, or alone begins to name."""
    exact = [id for id, called in names.items() if word in map(fold, called)]
    begun = [
        id
        for id, (_, *called) in names.items()
        if any(fold(name).startswith(word) for name in called)
    ]
    return next(iter(exact), begun[0] if len(begun) == 1 else None)


def _ask_scenario(game: Game, console: Console, reader: Reader) -> Setup | None:
    """The scenario, with changes to the options behind its number; None for its lessons."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for number, scenario in enumerate(game.scenarios, start=1):
        table.add_row(f"{number:2}", Text(game.title_of(scenario), "bold"), game.text_of(scenario))
    console.print(table)
    if game.lessons:
        count = len(game.lessons)
        console.print(say("terminal.lesson_offer", game=game.title, count=count))
    first_switch = next((option for option in game.options if option.default is True), None)
    question = say("terminal.ask_scenario")
    if first_switch:
        question += f" ({say('terminal.option_example', example=f'1 {first_switch.name}=no')})"
    usual = str(game.scenarios.index(game.for_newcomers) + 1)
    while True:
        words = (reader.read(f"{question} [{usual}]: ").strip() or usual).split()
        if words == ["?"]:
            console.print(option_table(game))
            continue
        if words[0].lower() == "learn" and game.lessons:
            return None
        try:
            scenario = _chosen(game, words[0])
            options = read_pairs(words[1:])
            game.check_options(scenario, options)
            game.new(scenario.id, **options)
            return Setup(game, scenario, options)
        except BadOption as error:
            console.print(Text(str(error), "red"))


def _chosen(game: Game, word: str) -> Scenario:
    if word.isdigit():
        if not 1 <= int(word) <= len(game.scenarios):
            raise BadOption(say("terminal.number_range", most=len(game.scenarios)))
        return game.scenarios[int(word) - 1]
    return game.scenario(word)


def _ask_players(setup: Setup, console: Console, reader: Reader) -> dict[str, str]:
    seats = setup.scenario.seats
    if len(seats) == 1:
        return default_players(setup.scenario)
    console.print(say("terminal.seats_are", seats=", ".join(seats)))
    while True:
        line = reader.read(f"{say('terminal.ask_seats')} [{setup.scenario.usual_seat}]: ").replace(
            ",", " "
        )
        words = line.lower().split()
        if not words:
            return _against([setup.scenario.usual_seat], setup, console)
        if words == ["all"]:
            return dict.fromkeys(seats, HUMAN)
        if words == ["none"]:
            return dict.fromkeys(seats, DEFAULT_BOT)
        named = [next((seat for seat in seats if seat.startswith(word)), word) for word in words]
        try:
            return _against(named, setup, console)
        except BadOption as error:
            console.print(Text(str(error), "red"))


def _against(people: Sequence[str], setup: Setup, console: Console) -> dict[str, str]:
    """Who sits where beside some people, who are told whom they meet."""
    enemy = usual_enemy()
    others = dict.fromkeys((seat for seat in setup.scenario.seats if seat not in people), enemy)
    players = seated(setup.scenario, others | dict.fromkeys(people, HUMAN))
    if not others:
        return players
    text = say(f"bot.{enemy}-text")
    console.print(say("lobby.against", bots=called(enemy), text=text))
    return players


def option_table(game: Game) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    for heading in ("option", "values", "meaning", "rule"):
        table.add_column(say(f"terminal.head_{heading}"))
    for option in game.options:
        values = " ".join(
            f"[{option_text(choice)}]" if choice == option.default else option_text(choice)
            for choice in option.choices
        )
        text = game.text_of(option)
        if option.offered:
            text += f" {say('terminal.only_in', scenarios=', '.join(option.offered))}"
        table.add_row(Text(option.name, "bold"), Text(values), text, option.rule)
    return table
