"""The goal card: what wins for a seat and how far it is, then what the others need."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from sanssouci.kernel import Aim, Game, State
from sanssouci.kernel.aims import threats
from sanssouci.terminal.wording import say


def goal_lines(game: Game, state: State, seat: str) -> Iterator[Text]:
    """A line for each way to win, one's own first."""
    aims = state.aims(seat)
    feared = threats(aims, seat)
    for aim in sorted(aims, key=lambda aim: (aim.seat != seat, aim not in feared)):
        who = say("terminal.you") if aim.seat == seat else game.name(aim.seat)
        style = "bold red" if aim in feared else "bold"
        text = Text.assemble((f"{who}: ", style), _sentence(game, aim))
        if aim.message.rule:
            text.append(f" [{aim.message.rule}]", "cyan")
        far = say("goals.far", have=aim.have, need=aim.need)
        yield text.append(f" ({far})" if aim.need else "")


def own_goal(game: Game, state: State, seat: str) -> Text | None:
    """The first way for a seat to win in one line; None if the game does not say."""
    aim = next((aim for aim in state.aims(seat) if aim.seat == seat), None)
    if aim is None:
        return None
    text = Text.assemble((f"{say('terminal.goal')} ", "bold magenta"), _sentence(game, aim))
    return text.append(f" {aim.have}/{aim.need}" if aim.need else "", "bold")


def _sentence(game: Game, aim: Aim) -> str:
    said = game.say(aim.message)
    return said[:1].upper() + said[1:]
