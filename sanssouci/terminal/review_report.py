"""A review on paper: a small plot, the moments, the fights, and the account of every seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sanssouci.kernel import CHANCE, Game
from sanssouci.kernel.numerals import signed
from sanssouci.review import Decision, Estimate, Fight, Moment, Review, Side
from sanssouci.review.telling import reason, sentences
from sanssouci.terminal.odds import chance
from sanssouci.terminal.wording import capital, say, say_of

_TALL: Final = 10
"""Lines of the plot between none and certain."""
_MOST_TURNS: Final = 24
"""Columns of the plot; of more turns every second is shown, or every third."""
_STYLES: Final = ("cyan", "yellow", "magenta", "green", "red", "blue")
_MARKS: Final = "●▲■◆★✚"
_BAR: Final = 12
"""Letters of the longest bar on either side."""


def report(game: Game, review: Review, seat: str | None = None) -> RenderableType:
    """All of it; with a seat, as that player looks at it."""
    parts: list[RenderableType] = [
        _heading("review.chances"),
        plot(game, review),
        _heading("review.accounts"),
        _accounts(game, review),
        _heading("review.moments"),
    ]
    if not review.moments:
        parts.append(Text(say("review.no_moments")))
    parts += [
        _moment(game, number, moment, seat) for number, moment in enumerate(review.moments, start=1)
    ]
    if review.given_up:
        parts.append(Text(_given_up(game, review)))
    parts += [_heading("review.fights"), Text(say("review.fights_hint"), "dim")]
    parts += [_fight(game, fight) for fight in review.fights] or [Text(say("review.no_fights"))]
    parts += [Text(), Text(_how(review), "dim")]
    return Group(*parts)


def _given_up(game: Game, review: Review) -> str:
    """That what decided the war was not among its moments, and how it stood then."""
    shares = []
    for seat, account in review.accounts.items():
        share = say("odds.share", share=round(100 * account.end))
        shares.append(say("review.share_of", who=_name(game, seat), share=share))
    return say("review.given_up", listed=", ".join(shares))


def _heading(key: str) -> RenderableType:
    return Padding(Rule(say(key), align="left", style="dim"), (1, 0, 0, 0))


def _how(review: Review) -> str:
    if not review.judged:
        return say("review.how_plain", playouts=review.playouts)
    return say("review.how", playouts=review.playouts)


def _name(game: Game, seat: str) -> str:
    return capital(game.name(seat))


# -- the plot -------------------------------------------------------------------------------------


def plot(game: Game, review: Review) -> RenderableType:
    """Chances by turn, a mark for each seat; where two meet the later one of the table is seen."""
    every = -(-len(review.turns) // _MOST_TURNS)
    turns = review.turns[::every]
    rows = [[Text(" ") for _ in turns] for _ in range(_TALL + 1)]
    for seat, mark, style in zip(review.seats, _MARKS, _STYLES, strict=False):
        for column, turn in enumerate(turns):
            height = round(turn.chances[seat].value * _TALL)
            rows[_TALL - height][column] = Text(mark, style)
    lines = []
    for number, row in enumerate(rows):
        share = 100 - number * 100 // _TALL
        label = f"{share:>4} % │" if number % 5 == 0 else "       │"
        lines.append(Text.assemble((label, "dim"), *_spaced(row)))
    lines.append(Text("       └" + "───" * len(turns), "dim"))
    numbers = "".join(f"{number * every:>3}" for number in range(len(turns)))
    lines.append(Text(f"        {numbers}", "dim"))
    legend = Text("        ")
    for seat, mark, style in zip(review.seats, _MARKS, _STYLES, strict=False):
        legend.append(f"{mark} {_name(game, seat)}   ", style)
    return Group(*lines, legend)


def _spaced(row: Iterable[Text]) -> Iterable[Text]:
    for cell in row:
        yield Text("  ")
        yield cell


# -- accounts -------------------------------------------------------------------------------------


def _accounts(game: Game, review: Review) -> RenderableType:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("")
    for key in ("start", "luck", "skill", "others", "rest", "end"):
        table.add_column(say(f"review.{key}"), justify="right")
    for seat, account in review.accounts.items():
        table.add_row(
            _name(game, seat),
            chance(account.start.low, account.start.high),
            *(_points(each) for each in (account.luck, account.skill, account.others)),
            in_points(account.rest),
            say("odds.share", share=round(100 * account.end)),
        )
        table.add_row(
            "",
            "",
            *(_bar(each.value) for each in (account.luck, account.skill, account.others)),
            "",
            "",
        )
    return Group(table, Text(say("review.accounts_hint"), "dim"))


def _points(found: Estimate) -> str:
    return f"{in_points(found.value)} ({_between(found)})"


def _between(found: Estimate) -> str:
    return say("review.between", low=in_points(found.low), high=in_points(found.high))


def _bar(value: float) -> Text:
    length = min(_BAR, round(abs(value) * _BAR))
    return Text("█" * length, "green" if value > 0 else "red")


def in_points(value: float) -> str:
    """A change of a chance in points of a hundred.

    >>> in_points(0.126), in_points(-0.05), in_points(0.001)
    ('+13', '−5', '0')
    """
    return signed(round(100 * value))


# -- moments --------------------------------------------------------------------------------------


def _moment(game: Game, number: int, moment: Moment, seat: str | None) -> RenderableType:
    shown = seat or moment.seat
    swing = moment.swing[shown]
    title = Text.assemble(
        (f"{number}. {game.say(moment.when)}  ", "bold"),
        say("review.swing", who=_name(game, shown), points=in_points(swing.value)),
        (f"  ({_between(swing)})", "dim"),
    )
    left = "review.of_others" if moment.by else "review.of_rest"  # several, not told apart
    rest = swing.value - moment.luck[shown] - moment.skill[shown]
    told = ", ".join(
        (
            say("review.of_luck", points=in_points(moment.luck[shown])),
            say("review.of_skill", points=in_points(moment.skill[shown])),
            say(left, points=in_points(rest)),
        )
    )
    lines: list[RenderableType] = [title, Text(f"   {_whose(game, moment)} {capital(told)}.")]
    lines += [Text(f"   {line}", "dim") for line in sentences(game, moment.lines)]
    for decision in moment.decisions:
        if seat in (None, decision.seat):
            lines += [Text(f"   {line}") for line in _decision(game, decision)]
    file = say("help.word-file")
    lines.append(Text(f"   sanssouci replay {file} --step --from {moment.entry}", "dim"))
    return Padding(Group(*lines), (0, 0, 1, 0))


def _whose(game: Game, moment: Moment) -> str:
    if moment.by == CHANCE:
        return say("review.by_chance")
    if not moment.by:
        return say("review.by_several")
    return capital(say_of(game, "review.by_seat", who=moment.by))


def _decision(game: Game, decision: Decision) -> Sequence[str]:
    who = _name(game, decision.seat)
    did = say("review.decision", who=who, action=game.describe(decision.action))
    bot = say(f"bot.{decision.bot}")
    if decision.agrees:
        return [did, say("review.best_same", bot=bot)]
    best = say("review.best", bot=bot, action=game.describe(decision.best))
    why = reason(game, decision)
    return [did, f"{best} ({why})" if why else best, verdict(decision.lost)]


def verdict(lost: Estimate) -> str:
    """What the bot's choice would have been worth, as sure as it is."""
    low, high = in_points(lost.low), in_points(lost.high)
    if lost.low > 0:
        return say("review.lost", points=round(100 * lost.value), low=low, high=high)
    if lost.high < 0:
        low, high = in_points(-lost.high), in_points(-lost.low)
        return say("review.gained", points=round(-100 * lost.value), low=low, high=high)
    if points := round(100 * lost.value):
        key = "review.perhaps_lost" if points > 0 else "review.perhaps_gained"
        if points < 0:
            low, high = in_points(-lost.high), in_points(-lost.low)
        return say(key, points=abs(points), low=low, high=high)
    return say("review.even", low=low, high=high)


# -- fights ---------------------------------------------------------------------------------------


def _fight(game: Game, fight: Fight) -> RenderableType:
    lines = [Text.assemble((f"{game.say(fight.when)}  ", "dim"), game.say(fight.begins))]
    lines += [Text(f"   {_side(game, side)}") for side in fight.sides]
    if fight.ends is not None:
        lines.append(Text(f"   {game.say(fight.ends)}", "dim"))
    return Group(*lines)


def _side(game: Game, side: Side) -> str:
    who = _name(game, side.seat)
    win, tie = (chance(each.low, each.high) for each in (side.win, side.tie))
    key = "review.fight_of" if side.tie.high > 0 else "review.fight_of_two"
    said = say(key, who=who, win=win, tie=tie)
    how = (
        say(f"odds.assumes_{side.assumes}")
        if side.assumes
        else say("review.worlds", worlds=side.worlds)
    )
    ended = f" – {say(f'review.result_{side.result}')}" if side.result else ""
    return f"{said}{ended} ({how})"
