"""What can be typed at the table besides actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from sanssouci.bots import RandomBot, Referee, adviser, called, decide, guide
from sanssouci.kernel import (
    Action,
    BadOption,
    CannotUndo,
    Game,
    Situation,
    language_tag,
    spoken,
)
from sanssouci.kernel.catalogue import speak_on
from sanssouci.kernel.spelling import fold
from sanssouci.terminal.foretelling import foretold
from sanssouci.terminal.goals import goal_lines
from sanssouci.terminal.guide import Wish
from sanssouci.terminal.odds import odds_table
from sanssouci.terminal.pictures import write_map
from sanssouci.terminal.verbs import forms_of, verb_names
from sanssouci.terminal.verbs import page as verb_page
from sanssouci.terminal.wording import say

if TYPE_CHECKING:
    from sanssouci.terminal.desk import Desk

_LOG_LINES = 20
_FORETOLD = 8
"""Of so many actions that a line could mean the consequences are told."""


class Command(NamedTuple):
    run: Callable[[Desk, Sequence[str]], bool | None]
    """Returns True if the position has changed."""
    follows: str = ""
    """What its words are, for completion: places, actions or rules."""


def show_help(desk: Desk, words: Sequence[str]) -> None:
    if words:
        _explain(desk, words[0])
        return
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for name in COMMANDS:
        if name not in _ALIASES:
            grid.add_row(written(name), meaning(desk.table.game, name))
    typing = own_or_common(desk.table.game, "terminal.typing")
    desk.table.console.print(Text(say("terminal.how_to_type", typing=typing)))
    desk.table.console.print(grid)
    verbs = ", ".join(verb_names(desk.table.game))
    desk.table.say(Text(say("terminal.help_verb", verbs=verbs), "dim"))


def own_or_common(game: Game, key: str) -> str:
    """What the game says of something, or else what the terminal says of it."""
    return game.words(key) if key in game.catalogues.speak() else say(key)


def written(name: str) -> str:
    """A command with what may follow it."""
    return f"{name} {say(f'terminal.usage_{name}')}" if name in _WITH_WORDS else name


def meaning(game: Game, name: str) -> str:
    """What a command does; a game may have more to say of it than others."""
    return own_or_common(game, f"terminal.help_{_ALIASES.get(name, name)}")


def _explain(desk: Desk, word: str) -> None:
    """A verb of the game, or else one of the commands."""
    table = desk.table
    wanted = fold(word)
    forms = () if wanted in COMMANDS else forms_of(table.game, wanted)
    if forms:
        table.console.print(verb_page(table.game, table.library, forms, desk.actions()))
    elif wanted in COMMANDS:
        name = _ALIASES.get(wanted, wanted)
        table.say(Text.assemble((written(name), "bold cyan"), f"  {meaning(table.game, name)}"))
    else:
        known = ", ".join(verb_names(table.game))
        raise BadOption(say("terminal.no_verb", word=word, verbs=known))


def show_legal(desk: Desk, words: Sequence[str]) -> None:
    state = desk.table.play.state
    if not words:
        view = desk.table.view(desk.seat)
        desk.table.console.print(desk.table.presenter.legal(view, state.legal(desk.seat)))
        asides = {action.verb for action in state.asides(desk.seat)}
        if asides:
            verbs = ", ".join(sorted(asides))
            desk.table.say(Text(say("terminal.at_any_time", verbs=verbs), "dim"))
        return
    found = desk.begun_by(" ".join(words))
    if not found:
        raise BadOption(say("terminal.none_begins", words=" ".join(words)))
    desk.offer(found)


def show_status(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    table.console.print(table.presenter.status(table.view(desk.seat)))


def show_hand(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    hand = table.presenter.hand(table.view(desk.seat))
    table.console.print(say("terminal.no_sheet") if hand is None else hand)


def show_pieces(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    pieces = table.presenter.pieces(table.view(desk.seat), words)
    table.console.print(say("terminal.no_sheet") if pieces is None else pieces)


def show_objectives(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    objectives = table.presenter.objectives(table.view(desk.seat))
    table.console.print(say("terminal.no_sheet") if objectives is None else objectives)


def show_goals(desk: Desk, words: Sequence[str]) -> None:
    """What wins for whoever asks, then what the others need."""
    table = desk.table
    lines = list(goal_lines(table.game, table.play.state, desk.seat))
    for line in lines or [Text(say("terminal.no_sheet"))]:
        table.console.print(line)


def show_surroundings(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    table.console.print(table.presenter.look(table.view(desk.seat), words))


def show_board(desk: Desk, words: Sequence[str]) -> None:
    """A part of the map; where there is one screen, that part from now on."""
    table = desk.table
    view = table.view(desk.seat)
    if table.screen is None:
        table.console.print(table.presenter.board(view, words, table.console.width))
        return
    if words:
        table.presenter.board(view, words, table.console.width)  # says if there is no such place
    table.screen.look_at(desk.seat, list(words))
    table.screen.forget()


def show_log(desk: Desk, words: Sequence[str]) -> None:
    count = _LOG_LINES
    if words:
        if not words[0].isdigit():
            raise BadOption(say("terminal.log_takes"))
        count = int(words[0])
    for line in desk.table.play.log(desk.seat)[-count:] if count else ():
        desk.table.console.print(desk.table.sentence(line.message))


def show_rules(desk: Desk, words: Sequence[str]) -> None:
    library = desk.table.library
    desk.table.console.print(library.find(" ".join(words)) if words else library.contents())


def show_why(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    reason = desk.refusal or table.play.state.prompt(desk.seat)
    if words:
        refusal = desk.why_not(" ".join(words))
        if refusal is None:
            table.say(say("terminal.is_legal"))
            return
        reason = desk.refusal = refusal
    table.console.print(table.sentence(reason))
    if reason.rule:
        table.console.print(table.library.page(reason.rule))


def foretell(desk: Desk, words: Sequence[str]) -> None:
    """What an action would bring, without doing it."""
    if not words:
        raise BadOption(say("terminal.what_takes"))
    line = " ".join(words)
    found = desk.meant_by(line)
    if not found:
        desk.refuse(line)
    for action in found[:_FORETOLD]:
        desk.table.console.print(
            foretold(desk.table.game, desk.table.play.state, desk.seat, action)
        )
    if len(found) > _FORETOLD:
        more = say("terminal.more", count=len(found) - _FORETOLD)
        desk.table.say(Text(more, "dim"))


def confirm(desk: Desk, words: Sequence[str]) -> bool:
    if desk.doubtful is None:
        raise BadOption(say("terminal.no_question"))
    desk.act(desk.doubtful)
    return True


def warn(desk: Desk, words: Sequence[str]) -> None:
    if words not in (["on"], ["off"]):
        raise BadOption(say("terminal.warn_takes"))
    desk.warned = words == ["on"]
    desk.table.say(say("terminal.warned" if desk.warned else "terminal.not_warned"))


def undo(desk: Desk, words: Sequence[str]) -> bool:
    try:
        desk.table.undo(desk.seat)
    except CannotUndo as error:
        desk.table.say(Text(say("terminal.no_undo", why=str(error)), "red"))
        return False
    desk.offered = []
    desk.table.say(say("terminal.undone"))
    return True


def let_chance_decide(desk: Desk, words: Sequence[str]) -> bool:
    state = desk.table.play.state
    action: Action = decide(RandomBot(), state, desk.seat, desk.table.rng)
    desk.table.say(Text(str(action), "italic"))
    desk.act(action)
    return True


def show_hint(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    if desk.seat not in table.play.state.actors:
        raise BadOption(say("terminal.not_asked"))
    if table.guide is not None and (step := table.guide.step()) is not None:
        desk.advised = tuple(filter(None, [table.guide.following]))
        table.say(step)
        table.say(Text(say("terminal.hint_follow", count=1), "dim"))
        return
    state = table.play.state
    # Luck of its own: asking for advice must not change what the bots do later.
    luck = Random(f"hint {len(table.play.record.entries)}")
    referee = Referee(luck, table.seconds)
    steps = guide(adviser(), state, desk.seat, referee, table.play.log(desk.seat))
    if not steps:
        raise BadOption(say("terminal.hint_none"))
    desk.advised = tuple(step.action for step in steps)
    who = Text(f"{called(steps[0].by)}: ", "dim")
    table.say(who.append("; ".join(desk.advised), "bold not dim"))
    if why := steps[0].why:
        table.say(Text(f"  {table.game.explain(why)}", "italic"))
    table.say(Text(say("terminal.hint_follow", count=len(steps)), "dim"))


def follow_hint(desk: Desk, words: Sequence[str]) -> bool:
    """Do all that the last hint advises, as far as it is still to be done."""
    advised = desk.advised
    if not advised:
        raise BadOption(say("terminal.hint_nothing_to_follow"))
    for number, action in enumerate(advised):
        if action not in desk.actions():
            if number:
                desk.table.say(Text(say("terminal.hint_stopped", action=action), "red"))
                return True
            raise BadOption(say("terminal.hint_nothing_to_follow"))
        desk.act(action)
    return True


def show_odds(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    luck = Random(f"odds {len(table.play.record.entries)}")
    log = table.play.log(desk.seat)  # what the enemy has done tells of his hand
    situation = Situation.of(table.play.state, desk.seat, luck, table.seconds, log=log)
    found = table.game.odds(situation)
    if found is None:
        raise BadOption(say("terminal.no_combat"))
    table.console.print(odds_table(found, table.game.describe))


def change_language(desk: Desk, words: Sequence[str]) -> None:
    """Read on in another language; without one, tell which there are."""
    known = desk.table.game.catalogues.languages
    if not words:
        desk.table.say(say("terminal.languages", listed=", ".join(known), now=spoken()))
        return
    wanted = language_tag(words[0])
    if wanted not in known:
        raise BadOption(say("terminal.no_language", word=words[0], listed=", ".join(known)))
    speak_on(wanted)
    desk.table.library.read_in(wanted)
    desk.table.say(say("terminal.language_changed"))


def save(desk: Desk, words: Sequence[str]) -> None:
    path = _copy_called(desk, " ".join(words)) if words else desk.table.save
    if path is None:
        raise BadOption(say("terminal.save_takes"))
    desk.table.play.finished_record().save(path)
    desk.table.copies.add(path)
    desk.table.say(say("terminal.saved", file=str(path)))


def _copy_called(desk: Desk, name: str) -> Path:
    """A file for another copy: never a word of the table that slipped in, nor somebody's file."""
    path, table = Path(name), desk.table
    if name.lower() in COMMANDS or name.lower() in verb_names(table.game):
        raise BadOption(say("terminal.save_command", word=name))
    if path.exists() and path != table.save and path not in table.copies:
        raise BadOption(say("terminal.save_exists", file=name))
    return path


def draw_map(desk: Desk, words: Sequence[str]) -> None:
    if not words:
        raise BadOption(say("terminal.map_takes"))
    path = Path(" ".join(words))
    write_map(desk.table.game, desk.table.view(desk.seat), path)
    desk.table.say(say("terminal.map_drawn", file=str(path)))


def show_lesson(desk: Desk, words: Sequence[str]) -> None:
    """What the lesson asks and how it is typed; or begin it again, or go on without it."""
    from sanssouci.terminal.desk import Left

    table, guide = desk.table, desk.table.guide
    if guide is None:
        raise BadOption(say("terminal.no_lesson"))
    if words == ["again"]:
        guide.wish = Wish.AGAIN
        raise Left
    if words == ["alone"]:
        table.go_alone()
        return
    if words:
        raise BadOption(say("terminal.lesson_takes"))
    if table.screen is None:
        table.console.print(guide.card())
    if (step := guide.step()) is not None:
        table.console.print(step)


def leave(desk: Desk, words: Sequence[str]) -> None:
    from sanssouci.terminal.desk import Left

    table = desk.table
    if table.save is None and table.guide is None:
        try:
            answer = table.read(f"{say('terminal.save_question')} ", desk.seat)
        except (EOFError, KeyboardInterrupt):
            answer = ""
        wish = answer.strip()
        if wish and wish != "quit":  # who says it twice wants to go
            save(desk, wish.split())
    raise Left


COMMANDS: dict[str, Command] = {
    "help": Command(show_help, "verbs"),
    "legal": Command(show_legal, "actions"),
    "status": Command(show_status),
    "hand": Command(show_hand),
    "pieces": Command(show_pieces),
    "goals": Command(show_goals),
    "objectives": Command(show_objectives),
    "look": Command(show_surroundings, "places"),
    "board": Command(show_board, "places"),
    "log": Command(show_log),
    "rules": Command(show_rules, "rules"),
    "why": Command(show_why, "actions"),
    "what": Command(foretell, "actions"),
    "yes": Command(confirm),
    "warn": Command(warn),
    "undo": Command(undo),
    "auto": Command(let_chance_decide),
    "hint": Command(show_hint),
    "follow": Command(follow_hint),
    "odds": Command(show_odds),
    "lesson": Command(show_lesson),
    "save": Command(save),
    "map": Command(draw_map),
    "language": Command(change_language),
    "quit": Command(leave),
}
_WITH_WORDS = frozenset(
    [
        "help",
        "legal",
        "pieces",
        "look",
        "board",
        "log",
        "rules",
        "why",
        "what",
        "warn",
        "lesson",
        "save",
        "map",
        "language",
    ]
)
"""Those that something may follow."""
_ALIASES = {"?": "help", "q": "quit", "exit": "quit", "y": "yes"}
COMMANDS |= {alias: COMMANDS[name] for alias, name in _ALIASES.items()}
