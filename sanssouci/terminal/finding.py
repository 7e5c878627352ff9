"""What a typed word means: something by its name, or by the beginning of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from sanssouci.kernel import BadOption
from sanssouci.kernel.spelling import fold
from sanssouci.terminal.wording import say

T = TypeVar("T")

_NAMED: Final = 8
"""Of so many things that a word could mean the names are told."""


def the_one(word: str, called: Mapping[str, T], unknown: str) -> T:
    """What is called so, or the only thing whose name begins so; raises BadOption.

    ``unknown`` is said if nothing is. Names are folded, see ``spelling``.
    """
    wanted = fold(word)
    if wanted in called:
        return called[wanted]
    begun = [name for name in called if name.startswith(wanted)]
    if not begun:
        raise BadOption(unknown)
    if len({called[name] for name in begun}) > 1:
        raise BadOption(_could_be(word, begun))
    return called[begun[0]]


def _could_be(word: str, found: Sequence[str]) -> str:
    more = " …" if len(found) > _NAMED else ""
    return say("terminal.could_be", word=word, listed=", ".join(found[:_NAMED]) + more)
