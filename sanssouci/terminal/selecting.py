"""Units chosen in one line: ``pick berlin lubben frederick 5 prussia``.

The rules ask for one kind of unit after the other; whoever knows what he wants names them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from sanssouci.kernel import Action, Message, State
from sanssouci.kernel.spelling import fold

_ASKING = "take"
"""The verb of the questions that a line answers together."""
_JOINTS = frozenset({"and", "with"})
_TROOP = ".troop"
"""What sentences add to the name of a troop."""

Parse = Callable[[str, State], Action | None]


class NotTogether(Exception):
    """These units cannot be chosen; ``reason`` is the rule, if a single number breaks one."""

    def __init__(self, reason: Message | None) -> None:
        super().__init__("these units cannot be chosen together")
        self.reason = reason


def chosen_in(line: str, state: State, seat: str, parse: Parse) -> list[Action] | None:
    """The actions that a line stands for; None if it is no choice of units.

    The line may begin the choice, or answer it once it is asked.
    """
    words = line.replace(",", " ").replace("+", " ").split()
    for cut in range(len(words)):
        head = " ".join(words[:cut])
        world = state.clone()
        actions: list[Action] = []
        if head and fold(head) != _ASKING:
            begun = parse(head, state)
            if begun is None:
                continue
            world.apply(seat, begun)
            actions.append(begun)
        selection = _asked(world, seat)
        wanted = selection and _wanted(selection["pool"], words[cut:])
        if selection and wanted:
            return actions + _answers(world, seat, wanted, selection)
    return None


def _asked(world: State, seat: str) -> dict[str, Any] | None:
    """The choice of units a seat is asked to make, if it is."""
    if seat not in world.actors or any(action.verb != _ASKING for action in world.legal(seat)):
        return None
    selection: dict[str, Any] | None = world.view(seat).get("selection")
    return selection


def _wanted(pool: Sequence[dict[str, Any]], words: Sequence[str]) -> Counter[str]:
    """How many of each unit are named: ``frederick 5 prussia`` or ``prussia 5 frederick 1``."""
    words = [word for word in map(fold, words) if word not in _JOINTS]
    numbers_follow = bool(words) and words[-1].isdecimal() and not words[0].isdecimal()
    wanted: Counter[str] = Counter()
    number: int | None = None
    for word in reversed(words) if numbers_follow else words:
        if word.isdecimal() or word == "all":
            if number is not None:
                return Counter()
            number = int(word) if word.isdecimal() else -1
            continue
        group = _group(pool, word)
        if group is None:
            return Counter()
        wanted[group["unit"]] += group["count"] if number == -1 else 1 if number is None else number
        number = None
    return wanted if number is None else Counter()


def _group(pool: Sequence[dict[str, Any]], word: str) -> dict[str, Any] | None:
    """The units a word means: by their whole name, or by a beginning that only they have."""
    named = [group for group in pool if group["unit"] == word]
    named = named or [group for group in pool if group["unit"].startswith(word)]
    return named[0] if len(named) == 1 else None


def _answers(
    world: State, seat: str, wanted: Counter[str], selection: dict[str, Any]
) -> list[Action]:
    """One number after the other, as they are asked for; numbers that are forced are not."""
    expected = wanted + Counter({group["unit"]: group["count"] for group in selection["taken"]})
    log: list[Any] = []
    world.log = log
    actions: list[Action] = []
    asked: set[str] = set()
    while _asked(world, seat) and (unit := world.legal(seat)[0].words[0]) not in asked:
        asked.add(unit)
        action = Action.of(_ASKING, unit, str(wanted[unit]))
        if action not in world.legal(seat):
            raise NotTogether(world.why_not(seat, action))
        world.apply(seat, action)
        actions.append(action)
    told = [dict(line.message.args).get("names") for line in log]
    names = next((str(names) for names in told if names), "")
    if Counter(name.replace(_TROOP, "") for name in names.split()) != +expected:
        raise NotTogether(None)
    return actions
