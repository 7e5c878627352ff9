"""Legal actions at a glance, arranged by the grammar: for games without offers of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sanssouci.kernel import Action, Branching, Game, Kind, Phrase, Shape
from sanssouci.kernel.branching import next_words
from sanssouci.terminal.wording import say

_LISTED = 14
"""Up to so many actions of a verb are written out."""
_LONGEST = 140
"""Letters, two lines of a small screen: what is longer pushes the other verbs out of sight."""


def overview(game: Game, legal: Sequence[Action]) -> RenderableType:
    """One line for each verb: numbers as ranges, few actions in full, many by who can do them."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for verb in next_words(legal, ()):
        table.add_row(verb, _meaning(game, verb).append(_summary(game, verb, legal), "default"))
    return table


def _meaning(game: Game, verb: str) -> Text:
    """What the catalogue adds to a verb that does not explain itself."""
    catalogue = game.catalogues.speak()
    key = f"verb.{verb}"
    return Text(f"({catalogue.words(key)}) " if key in catalogue else "", "dim")


def _summary(game: Game, verb: str, legal: Sequence[Action]) -> str:
    if isinstance(legal, Branching):
        return _told_word_by_word(game, verb, legal)
    actions = [action for action in legal if action.verb == verb]
    phrases = [phrase for action in actions if (phrase := game.grammar.phrase(action))]
    if len(phrases) == len(actions) > 1 and len({phrase.verb for phrase in phrases}) == 1:
        if ranges := _ranges(game, phrases):
            return ranges
        if len(actions) > _LISTED:
            return _starts(game, phrases)
        if len(listed := _listed(game, actions)) > _LONGEST:
            return min(listed, _starts(game, phrases), key=len)
    if len(actions) <= _LISTED:
        return _listed(game, actions)
    return say("terminal.ways", count=len(actions), verb=verb)


def _listed(game: Game, actions: Sequence[Action]) -> str:
    return " · ".join(_named(game, action.words) for action in actions)


def _named(game: Game, words: Sequence[str]) -> str:
    return " ".join(game.names(word) for word in words)


def _ranges(game: Game, phrases: Sequence[Phrase]) -> str:
    """``Daun 4 to 8`` where numbers are all that is open."""
    said = []
    numeric = False
    for number, slot in enumerate(phrases[0].verb.parts):
        words = list(dict.fromkeys(phrase.parts[number] for phrase in phrases))
        if isinstance(slot, str) or len(words) == 1:
            said.append(_named(game, words[0]))
        elif slot.noun.kind is Kind.NUMBER and slot.shape is Shape.ONE:
            values = [int(word[0]) for word in words]
            called = game.catalogues.speak().slot(slot.name)
            said.append(f"{_range(min(values), max(values))} ({called})")
            numeric = True
        else:
            return ""
    return " ".join(said) if numeric else ""


def _starts(game: Game, phrases: Sequence[Phrase]) -> str:
    """What comes first, and how many ways it can end if there are several."""
    ends: dict[tuple[str, ...], set[str]] = {}
    for phrase in phrases:
        ends.setdefault(phrase.parts[0], set()).add(phrase.parts[-1][-1])
    return " · ".join(
        f"{_named(game, first)} ({len(found)})" if len(found) > 1 else _named(game, first)
        for first, found in ends.items()
    )


def _told_word_by_word(game: Game, verb: str, legal: Branching) -> str:
    after = [word for word in legal.following((verb,)) if word]
    if after and all(word.isdecimal() for word in after):
        numbers = sorted(map(int, after))
        return _counted(game, verb, numbers, more=bool(legal.following((verb, after[0]))))
    listed = " · ".join(game.names(word) for word in after[:_LISTED])
    return listed + " …" * (len(after) > _LISTED)


def _counted(game: Game, verb: str, numbers: Sequence[int], *, more: bool) -> str:
    """``0 to 8 (provisions), ammunition``: what is counted, and what is said after it."""
    told = _range(numbers[0], numbers[-1])
    said = game.catalogues.speak()
    names = [said.slot(slot.name) for slot in game.grammar.by_word[verb][0].slots]
    if not names:
        return told
    told += f" ({names[0]})"
    if len(names) > 1:
        return f"{told}, {say('terminal.then', names=', '.join(names[1:]))}"
    return told + (" …" if more else "")


def _range(low: int, high: int) -> str:
    return say("steps.range", low=low, high=high)


def wordings(game: Game, action: Action) -> tuple[str, ...]:
    """Ways to type an action: whole, without its verb, and a road by its end alone."""
    phrase = game.grammar.phrase(action)
    if phrase is None or not phrase.parts:
        return (action,)
    short = " ".join(action.words)
    last = phrase.verb.parts[-1]
    if not isinstance(last, str) and last.shape is Shape.ROAD:
        before = action.words[: -len(phrase.parts[-1])]
        short = " ".join([*before, phrase.parts[-1][-1]])
        return f"{action.verb} {short}", short, action
    return action, short
