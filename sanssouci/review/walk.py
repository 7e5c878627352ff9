"""A record walked through once: its turns, its steps, its fights, and the positions between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from sanssouci.games import load
from sanssouci.kernel import (
    CHANCE,
    Action,
    BadRecord,
    Branching,
    Entry,
    Game,
    Illegal,
    Line,
    Message,
    Policy,
    Record,
    State,
    retrace,
)
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.story import when
from sanssouci.review.playouts import appraisal_of

_TURNS: Final = ("turn", "winter")
_FIGHTS: Final = ("duel", "battle", "siege")
_TURNS_AHEAD: Final = 2
"""So far at least it is played on from the beginning of a turn, so one turn from its end."""


@dataclass(slots=True)
class Step:
    """What chance did in a row, or one decision as a person sees it, such as a purchase."""

    first: int
    last: int
    seat: str
    turn: int
    is_plain: bool = True
    """True if there was no choice, or just what the policy does was done: chances stay."""
    pivot: int = -1
    """The entry that made it more than that; no aside."""


@dataclass(slots=True)
class Spell:
    """A turn, by the number of its first entry."""

    first: int
    when: Message
    horizon: int = 0


@dataclass(slots=True)
class Clash:
    """A fight by the number of entries before it, and after the line that decided it."""

    first: int
    begins: Message
    last: int = 0
    ends: Message | None = None
    winners: tuple[str, ...] | None = None
    """The seats whose side won; None if it was not told."""


@dataclass
class Walk:
    game: Game
    record: Record
    seats: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    is_decided: bool = False
    """True if the rules ended it, and not an agreement or somebody who left."""
    steps: list[Step] = field(default_factory=list)
    turns: list[Spell] = field(default_factory=list)
    fights: list[Clash] = field(default_factory=list)
    positions: dict[int, State] = field(default_factory=dict)
    """By the number of entries before it, wherever a step begins or ends, or a fight begins."""
    lines: list[Line] = field(default_factory=list)
    told: list[int] = field(default_factory=list)
    """By the number of entries, how many lines have been told."""

    def log(self, entry: int, seat: str) -> Sequence[Line]:
        """What a seat had been told before an entry."""
        return [line for line in self.lines[: self.told[entry]] if line.visible_to(seat)]

    def told_between(self, first: int, last: int) -> list[Message]:
        return [line.message for line in self.lines[self.told[first] : self.told[last]]]


def walk(
    record: Record,
    *,
    other_rules: bool = False,
    progress: Callable[[float], None] | None = None,
) -> Walk:
    """Play a finished game through; BadRecord if it is not over or cannot be played.

    At every decision a bot is asked what it would have done, so it takes a while: ``progress`` is
    told the share that is done.
    """
    game = load(record.game, record.rules, or_other=other_rules)
    walker = _Walker(game, record, progress)
    end = retrace(game, record, other_rules=other_rules, watch=walker.watch)
    if end.state.outcome is None and not record.result:
        raise BadRecord(tell("error.review_running"))
    return walker.ended(end.state)


class _Walker:
    def __init__(
        self, game: Game, record: Record, progress: Callable[[float], None] | None
    ) -> None:
        self.walk = Walk(game, record)
        self._progress = progress
        self._appraisal = appraisal_of(game)
        self._policy: Policy | None = None
        self._number = 0
        self._after_aside = False

    def watch(self, state: State, entry: Entry) -> None:
        self._look(state)
        self._enter(state, entry)
        self._number += 1
        if self._progress is not None:
            self._progress(self._number / len(self.walk.record.entries))

    def ended(self, state: State) -> Walk:
        self._look(state)
        walk = self.walk
        walk.positions[self._number] = state.clone()
        walk.lines = state.log or []
        walk.seats = walk.game.seats(state)
        if state.outcome is not None:
            walk.is_decided, walk.winners = True, tuple(state.outcome.winners)
        else:
            walk.winners = _said_to_win(walk.record.result, walk.seats)
        self._set_horizons()
        return walk

    # -- entries --------------------------------------------------------------------------------

    def _enter(self, state: State, entry: Entry) -> None:
        walk, number, seat = self.walk, self._number, entry.seat
        is_aside = seat != CHANCE and state.is_aside(seat, entry.action)
        last = walk.steps[-1] if walk.steps else None
        goes_on = (
            last is not None
            and last.seat == seat
            and last.turn == len(walk.turns) - 1
            and (seat == CHANCE or self._after_aside or state.goes_on(seat))
        )
        if last is None or not goes_on:
            last = Step(number, number, seat, len(walk.turns) - 1)
            walk.steps.append(last)
            walk.positions[number] = state.clone()
            self._policy = None
        last.last = number + 1
        # One entry is enough to make a step more than plain; no bot is asked about the others.
        if last.pivot < 0 and not self._is_plain(state, entry, is_aside=is_aside):
            last.is_plain = False
            if last.pivot < 0 and not is_aside:
                last.pivot = number
                walk.positions.setdefault(number, state.clone())
        self._after_aside = is_aside

    def _is_plain(self, state: State, entry: Entry, *, is_aside: bool) -> bool:
        if is_aside:
            return False
        legal = state.demanded(entry.seat)
        if not isinstance(legal, Branching) and len(legal) == 1:
            return True
        if entry.seat == CHANCE or entry.seat not in state.actors:
            return False
        if self._policy is None:
            self._policy = self._appraisal.policy(Random(0))
        try:
            usual: Action | None = self._policy(state.clone(), entry.seat)
        except (Illegal, LookupError, ValueError):
            usual = None
        return usual == entry.action

    # -- lines ----------------------------------------------------------------------------------

    def _look(self, state: State) -> None:
        """What the entry before has told: a turn that begins, a fight that begins or ends."""
        walk, number = self.walk, self._number
        lines = state.log or []
        read = walk.told[-1] if walk.told else 0
        walk.told.append(len(lines))
        if not walk.turns:
            walk.turns.append(Spell(number, when(state.view(None))))
        for line in lines[read:]:
            message = line.message
            beat = walk.game.story.beats.get(message.key)
            if beat is None:
                continue
            if beat.kind in _TURNS:
                self._begin_turn(state)
            elif beat.kind in _FIGHTS:
                walk.fights.append(Clash(number, message))
                walk.positions.setdefault(number, state.clone())  # it may begin while chance acts
            elif beat.winner is not None:
                self._end_fight(state, message)

    def _begin_turn(self, state: State) -> None:
        spell = Spell(self._number, when(state.view(None)))
        walk = self.walk
        walk.positions[self._number] = state.clone()
        if walk.turns[-1].first == self._number or not walk.steps:
            walk.turns[-1] = spell
        else:
            walk.turns.append(spell)

    def _end_fight(self, state: State, message: Message) -> None:
        if not self.walk.fights or self.walk.fights[-1].ends is not None:
            return
        fight = self.walk.fights[-1]
        won = self.walk.game.story.winners(message) or ()
        led = (state.leader(piece) for piece in won)
        fight.last, fight.ends = self._number, message
        fight.winners = tuple(dict.fromkeys(seat for seat in led if seat))
        if won and not fight.winners:  # somebody the rulebook leads
            fight.winners = None

    def _set_horizons(self) -> None:
        """One for each turn, so that all its positions are judged at the same moment."""
        walk, appraisal = self.walk, self._appraisal
        starts = [walk.positions[spell.first] for spell in walk.turns]
        moments = [appraisal.moment(state) for state in starts]
        for number, (spell, state) in enumerate(zip(walk.turns, starts, strict=True)):
            length = moments[number + 1] - moments[number] if number + 1 < len(moments) else 0
            far = appraisal.horizon(state) - moments[number]
            spell.horizon = moments[number] + max(far, _TURNS_AHEAD * length)


def _said_to_win(result: str, seats: Sequence[str]) -> tuple[str, ...]:
    """Who won by what a record says of a game that was given up."""
    words = result.replace(",", " ").replace("+", " ").split()
    return tuple(seat for seat in seats if seat in words)
