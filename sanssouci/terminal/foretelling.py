"""What an action would bring, said before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from sanssouci.kernel import Action, Game, Prospect, State
from sanssouci.terminal.wording import say

_GRAVE: Final = ("hungers", "starves", "unarmed", "cut", "battle", "left_")
"""What is asked back about: troops that would go hungry, unarmed or cut off, a battle that begins
at once, and whatever would be left over: pieces, points, actions."""


def is_grave(prospects: Sequence[Prospect]) -> bool:
    """True if somebody may not have meant it."""
    return any(map(_is_grave, prospects))


def _is_grave(prospect: Prospect) -> bool:
    return prospect.message.key.rpartition(".")[2].startswith(_GRAVE)


def foretold(game: Game, state: State, seat: str, action: Action) -> Text:
    """An action in words with its consequences, each with its rule; grave ones are red."""
    text = Text(game.describe(action), "bold").append(": ", "not bold")
    return text.append_text(consequences(game, state, seat, action))


def consequences(game: Game, state: State, seat: str, action: Action) -> Text:
    """What would follow alone, for whoever has the action itself before his eyes."""
    text = Text(style="not bold")
    prospects = state.foresee(seat, action)
    for number, prospect in enumerate(prospects):
        said = game.explain(prospect.message)
        style = "not bold red" if _is_grave(prospect) else "not bold"
        text.append("; " if number else "", "not bold").append(said, style)
        if prospect.message.rule:
            text.append(f" [{prospect.message.rule}]", "not bold cyan")
    return text.append("." if prospects else say("terminal.nothing_follows"), "not bold")
