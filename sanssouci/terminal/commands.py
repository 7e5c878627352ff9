"""What can be typed at the table besides actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from sanssouci.bots import RandomBot, Referee, adviser, decide, guide
from sanssouci.kernel import Action, BadOption, CannotUndo, Situation
from sanssouci.kernel.spelling import fold
from sanssouci.terminal.foretelling import foretold
from sanssouci.terminal.goals import goal_lines
from sanssouci.terminal.odds import odds_table
from sanssouci.terminal.pictures import write_map
from sanssouci.terminal.verbs import forms_of, verb_names
from sanssouci.terminal.verbs import page as verb_page

if TYPE_CHECKING:
    from sanssouci.terminal.desk import Desk

_LOG_LINES = 20
_FORETOLD = 8
"""Of so many actions that a line could mean the consequences are told."""


class Command(NamedTuple):
    run: Callable[[Desk, Sequence[str]], bool | None]
    """Returns True if the position has changed."""
    usage: str
    text: str
    follows: str = ""
    """What its words are, for completion: places, actions or rules."""


def show_help(desk: Desk, words: Sequence[str]) -> None:
    if words:
        _explain(desk, words[0])
        return
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for name, command in COMMANDS.items():
        if name not in _ALIASES:
            text = desk.table.presenter.commands.get(name, command.text)
            grid.add_row(f"{name} {command.usage}".strip(), text)
    desk.table.console.print(
        Text(
            "Type an action as the list of legal ones shows it. Words may be shortened, and the "
            f"verb may be left out. {desk.table.presenter.typing} Enter shows the question again, "
            "Tab completes words."
        )
    )
    desk.table.console.print(grid)
    desk.table.say(
        Text(f"help VERB explains one of: {', '.join(verb_names(desk.table.game))}", "dim")
    )


def _explain(desk: Desk, word: str) -> None:
    """A verb of the game, or else one of the commands."""
    table = desk.table
    wanted = fold(word)
    forms = () if wanted in COMMANDS else forms_of(table.game, wanted)
    if forms:
        table.console.print(verb_page(table.game, table.library, forms, desk.actions()))
    elif wanted in COMMANDS:
        command = COMMANDS[wanted]
        text = table.presenter.commands.get(wanted, command.text)
        table.say(Text.assemble((f"{wanted} {command.usage}".strip(), "bold cyan"), f"  {text}"))
    else:
        known = ", ".join(verb_names(table.game))
        raise BadOption(f"there is no verb and no command {word!r}; the verbs are {known}")


def show_legal(desk: Desk, words: Sequence[str]) -> None:
    state = desk.table.play.state
    if not words:
        view = desk.table.view(desk.seat)
        desk.table.console.print(desk.table.presenter.legal(view, state.legal(desk.seat)))
        asides = {action.verb for action in state.asides(desk.seat)}
        if asides:
            desk.table.say(Text(f"at any time: {', '.join(sorted(asides))}", "dim"))
        return
    found = desk.begun_by(" ".join(words))
    if not found:
        raise BadOption(f"no legal action begins with {' '.join(words)!r}")
    desk.offer(found)


_OF_ITS_OWN = "This game has no sheet for that; status shows all that you know."


def show_status(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    table.console.print(table.presenter.status(table.view(desk.seat)))


def show_hand(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    hand = table.presenter.hand(table.view(desk.seat))
    table.console.print(_OF_ITS_OWN if hand is None else hand)


def show_pieces(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    pieces = table.presenter.pieces(table.view(desk.seat), words)
    table.console.print(_OF_ITS_OWN if pieces is None else pieces)


def show_objectives(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    objectives = table.presenter.objectives(table.view(desk.seat))
    table.console.print(_OF_ITS_OWN if objectives is None else objectives)


def show_goals(desk: Desk, words: Sequence[str]) -> None:
    """What wins for whoever asks, then what the others need."""
    table = desk.table
    lines = list(goal_lines(table.game, table.play.state, desk.seat))
    for line in lines or [Text(_OF_ITS_OWN)]:
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
            raise BadOption("log takes a number of lines: log 30")
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
            table.say("That is legal.")
            return
        reason = desk.refusal = refusal
    table.console.print(table.sentence(reason))
    if reason.rule:
        table.console.print(table.library.page(reason.rule))


def foretell(desk: Desk, words: Sequence[str]) -> None:
    """What an action would bring, without doing it."""
    if not words:
        raise BadOption("what would which action bring? Name it: what done")
    line = " ".join(words)
    found = desk.meant_by(line)
    if not found:
        desk.refuse(line)
    for action in found[:_FORETOLD]:
        desk.table.console.print(
            foretold(desk.table.game, desk.table.play.state, desk.seat, action)
        )
    if len(found) > _FORETOLD:
        desk.table.say(Text(f"… and {len(found) - _FORETOLD} more; say more of it.", "dim"))


def confirm(desk: Desk, words: Sequence[str]) -> bool:
    if desk.doubtful is None:
        raise BadOption("there is no question open that yes would answer")
    desk.act(desk.doubtful)
    return True


def warn(desk: Desk, words: Sequence[str]) -> None:
    if words not in (["on"], ["off"]):
        raise BadOption("say warn on or warn off")
    desk.warned = words == ["on"]
    desk.table.say("You are asked back before hunger and the like." if desk.warned
                   else "Nothing is asked back any more.")  # fmt: skip


def undo(desk: Desk, words: Sequence[str]) -> bool:
    try:
        desk.table.undo(desk.seat)
    except CannotUndo as error:
        desk.table.say(Text(f"Nothing can be taken back: {error}.", "red"))
        return False
    desk.offered = []
    desk.table.say("Taken back.")
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
        raise BadOption("nothing is asked of you just now")
    state, said = table.play.state, table.game.catalogues.speak()
    # Luck of its own: asking for advice must not change what the bots do later.
    luck = Random(f"hint {len(table.play.record.entries)}")
    referee = Referee(luck, table.seconds)
    steps = guide(adviser(table.game), state, desk.seat, referee, table.play.log(desk.seat))
    if not steps:
        raise BadOption(said.words("terminal.hint_none"))
    desk.advised = tuple(step.action for step in steps)
    table.say(Text(f"{steps[0].by}: ", "dim").append("; ".join(desk.advised), "bold not dim"))
    if why := steps[0].why:
        table.say(Text(f"  {table.game.explain(why)}", "italic"))
    table.say(Text(said.words("terminal.hint_follow", count=len(steps)), "dim"))


def follow_hint(desk: Desk, words: Sequence[str]) -> bool:
    """Do all that the last hint advises, as far as it is still to be done."""
    advised, said = desk.advised, desk.table.game.catalogues.speak()
    if not advised:
        raise BadOption(said.words("terminal.hint_nothing_to_follow"))
    for number, action in enumerate(advised):
        if action not in desk.actions():
            if number:
                desk.table.say(Text(said.words("terminal.hint_stopped", action=action), "red"))
                return True
            raise BadOption(said.words("terminal.hint_nothing_to_follow"))
        desk.act(action)
    return True


def show_odds(desk: Desk, words: Sequence[str]) -> None:
    table = desk.table
    luck = Random(f"odds {len(table.play.record.entries)}")
    situation = Situation.of(table.play.state, desk.seat, luck, table.seconds)
    found = table.game.odds(situation)
    if found is None:
        raise BadOption("you are in no combat")
    table.console.print(odds_table(found))


def save(desk: Desk, words: Sequence[str]) -> None:
    path = Path(" ".join(words)) if words else desk.table.save
    if path is None:
        raise BadOption("save where? Name a file: save my-war.txt")
    desk.table.play.finished_record().save(path)
    desk.table.say(f"Saved in {path}.")


def draw_map(desk: Desk, words: Sequence[str]) -> None:
    if not words:
        raise BadOption("draw where? Name a file: map war.svg, map war.png or map war.pdf")
    path = Path(" ".join(words))
    write_map(desk.table.game, desk.table.view(desk.seat), path)
    desk.table.say(f"The map is in {path}.")


def leave(desk: Desk, words: Sequence[str]) -> None:
    from sanssouci.terminal.desk import Left

    table = desk.table
    if table.save is None:
        try:
            answer = table.read("Save the game in which file (Enter for none)? ", desk.seat)
        except (EOFError, KeyboardInterrupt):
            answer = ""
        if answer.strip():
            save(desk, answer.split())
    raise Left


COMMANDS: dict[str, Command] = {
    "help": Command(show_help, "[VERB]", "this list, or how an action is typed", "verbs"),
    "legal": Command(show_legal, "[WORDS]", "what you can do now, in short or in full", "actions"),
    "status": Command(show_status, "", "how the game stands"),
    "hand": Command(show_hand, "", "your cards"),
    "pieces": Command(show_pieces, "[NATION|all]", "pieces, where they stand and how they are"),
    "goals": Command(show_goals, "", "how you win and how far you are, and what the others need"),
    "objectives": Command(show_objectives, "", "the objectives of everybody, one by one"),
    "look": Command(show_surroundings, "PLACE [STEPS]", "what is around a place", "places"),
    "board": Command(show_board, "PLACE [SIZE]", "a map of the region around", "places"),
    "log": Command(show_log, "[NUMBER]", "what has happened"),
    "rules": Command(show_rules, "[ID or WORDS]", "read or search the rulebook", "rules"),
    "why": Command(show_why, "[ACTION]", "the rule behind the last refusal, or against an action",
                   "actions"),
    "what": Command(foretell, "ACTION", "what an action would bring, before you do it", "actions"),
    "yes": Command(confirm, "", "do what you were asked back about"),
    "warn": Command(warn, "on|off", "whether you are asked back before hunger and the like"),
    "undo": Command(undo, "", "take back your last action, while nothing new was learnt"),
    "auto": Command(let_chance_decide, "", "let the random bot take this decision"),
    "hint": Command(show_hint, "", "what the strongest bot would do in your place"),
    "follow": Command(follow_hint, "", "do all that the hint advises"),
    "odds": Command(show_odds, "", "in a combat: your chances"),
    "save": Command(save, "[FILE]", "write the record of the game"),
    "map": Command(draw_map, "FILE", "draw the map as .svg, .png or .pdf"),
    "quit": Command(leave, "", "leave the table; the game can be resumed"),
}  # fmt: skip
_ALIASES = {"?": "help", "q": "quit", "exit": "quit", "y": "yes"}
COMMANDS |= {alias: COMMANDS[name] for alias, name in _ALIASES.items()}
