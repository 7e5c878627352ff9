"""A position of a game, and the only door to change it."""

from __future__ import annotations

import hashlib
import json
import logging
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from sanssouci.kernel.action import Action
from sanssouci.kernel.aims import Aim
from sanssouci.kernel.branching import any_of, next_words
from sanssouci.kernel.broken import Broken
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import BadOption, BadRecord, Illegal, RuleFailed, described, shown
from sanssouci.kernel.message import Line, Message
from sanssouci.kernel.outcome import Outcome
from sanssouci.kernel.parts import Part, PartsType, read_parts
from sanssouci.kernel.prospect import Prospect
from sanssouci.kernel.setting import Setting
from sanssouci.kernel.soundness import demand_it_goes_on, demand_somebody_acts, unsound

if TYPE_CHECKING:
    from sanssouci.kernel.game import Game
    from sanssouci.kernel.phase import Phase

_log = logging.getLogger("sanssouci.kernel")

Survey = dict[str, dict[str, list[str]]]
"""By layer and by whose it is, places: ``{"supply": {"prussia": ["berlin", ...]}}``."""

CHANCE: Final = "chance"
"""The seat of fortune: deals, draws and rolls are its actions."""


_MOST_STEPS: Final = 10_000
"""No rulebook has nearly so many steps between two decisions; rules that do go round in circles."""

_ALWAYS_WRITTEN: Final = {"game", "scenario", "options", "stack", "outcome"}
COMMON: Final = ("game", "scenario", "options", "seat", "phase", "actors", "outcome")
"""The keys that the view of every game has."""


class State(metaclass=PartsType):
    """One position: plain data, cheap to clone.

    Subclasses declare what they are made of (see ``parts``) and leave the sequence of play to
    the stack of phases. ``log`` collects what happened; set it to None for a quiet copy.
    """

    __slots__ = ("_actors", "_legal", "log", "outcome", "sealed", "seldom", "setting", "stack")
    parts: ClassVar[Mapping[str, Part]]
    unset: ClassVar[tuple[Any, ...]]
    copied: ClassVar[Mapping[str, str]] = {
        "setting": "{}", "stack": "{}.copy()", "outcome": "{}", "sealed": "{}", "log": "None",
        "_legal": "{{}}", "_actors": "{}",
    }  # fmt: skip

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seldom = self.unset
        for name, part in self.parts.items():
            first = part.first
            setattr(self, name, first(setting) if callable(first) else first)
        self.stack: list[Phase[Any]] = []
        self.outcome: Outcome | None = None
        self.sealed = False
        self.log: list[Line] | None = None
        self._legal: dict[str, Sequence[Action]] = {}
        self._actors: tuple[str, ...] | None = None

    # -- what a game provides ---------------------------------------------------------------

    @abstractmethod
    def seen(self, seat: str | None) -> dict[str, Any]:
        """All that ``seat`` may know of the game's own matters; None is a spectator."""

    @abstractmethod
    def deal_anew(self, seat: str | None, rng: Random) -> None:
        """Deal, in place, whatever ``seat`` does not know; see ``resample``."""

    def derive(self) -> None:
        """Work out the parts that are not written, once a position has been read."""

    def check(self) -> None:
        """Raise BadRecord, naming the part, if no game can come to this position."""

    def layers(self, seat: str | None) -> Survey:
        """What ``survey`` tells."""
        return {}

    def aimed_at(self, seat: str | None) -> Sequence[Aim]:
        """What ``aims`` tells."""
        return ()

    def leader(self, id: str) -> str | None:
        """The seat that leads a piece, or an army, by its id; None if nobody here does."""
        return None

    def asides(self, seat: str) -> Sequence[Action]:
        """Actions open to a seat at any time that do not move the game on."""
        return ()

    def replies(self, seat: str) -> Sequence[Action]:
        """The asides by which a seat answers what another has asked it beside the game."""
        return ()

    # -- what the kernel keeps --------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.setting.game

    def __str__(self) -> str:
        """The position in a line: game, scenario, turn, phase, and who acts or has won."""
        game, turn = self.game, getattr(self, "turn", None)
        where = [f"turn {turn}"] if isinstance(turn, int) else []
        company = game.catalogues.speak().company
        if self.outcome:
            winners = company(map(game.name, self.outcome.winners)) or "nobody"
            where.append(f"over: {winners} won ({self.outcome.reason})")
        elif isinstance(self.stack[-1], Broken):
            where.append("broken")
        else:
            acting = company(map(game.name, self.actors))
            where += [self.phase_shown_to(None).name.replace("_", " "), f"{acting} to act"]
        return f"{game.title} ({self.setting.scenario.id}): {', '.join(where)}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_svg_(self) -> str | None:
        """For notebooks: the map as a spectator sees it."""
        return self.game.draw(self.view(None))

    def demand_seat(self, seat: str | None) -> None:
        """Raise BadOption if nobody sits there; None is a spectator."""
        if seat not in (None, CHANCE, *self.game.seats(self)):
            known = ", ".join(self.game.seats(self))
            raise BadOption(f"there is no seat {seat!r} at this table; there are {known}")

    def view(self, seat: str | None) -> dict[str, Any]:
        """All that ``seat`` may know, as plain data; None is a spectator."""
        self.demand_seat(seat)
        setting = self.setting
        return {
            "game": setting.game.id,
            "scenario": setting.scenario.id,
            "options": setting.option.copy(),
            "seat": seat,
            "phase": self.phase_shown_to(seat).name,
            "actors": list(self.actors),
            "outcome": self.outcome and self.outcome.brief(),
            **self.seen(seat),
        }

    def survey(self, seat: str | None) -> Survey:
        """What the rules say of the map as it stands and ``seat`` may know, for layers on it."""
        self.demand_seat(seat)
        return self.layers(seat)

    def aims(self, seat: str | None) -> Sequence[Aim]:
        """What each seat plays for and how far it is, as far as ``seat`` may know."""
        self.demand_seat(seat)
        return self.aimed_at(seat)

    def resample(self, seat: str | None, rng: Random) -> Self:
        """A world that ``seat`` cannot tell from this one, all that is hidden dealt anew."""
        self.demand_seat(seat)
        world = self.clone()
        world._actors = None
        world.deal_anew(seat, rng)
        return world

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data; ``game.from_json`` reads it back."""
        setting = self.setting
        written = {
            name: part.kind.write(getattr(self, name))
            for name, part in self.parts.items()
            if part.kind.write is not None
        }
        return {
            "game": setting.game.id,
            "scenario": setting.scenario.id,
            "options": dict(setting.options),
            "stack": [phase.to_json() for phase in self.stack],
            "outcome": self.outcome and self.outcome.to_json(),
            **written,
        }

    def clone(self) -> Self:
        """An independent copy with a quiet log; compiled for each class that declares parts."""
        raise NotImplementedError(f"{type(self).__name__} declares no parts")

    def read(
        self, data: Mapping[str, Any], phases: Mapping[str, type[Phase[Any]]], *, trial: bool = True
    ) -> None:
        """Become the position that ``to_json`` wrote; BadRecord says which part cannot be."""
        if unknown := data.keys() - self.parts - _ALWAYS_WRITTEN:
            raise BadRecord(tell("unsound.no_part", name=shown(min(unknown)[:40])))
        for name, value in read_parts(self.parts, data):
            setattr(self, name, value)
        frames = data["stack"]
        for frame in frames:
            if frame["phase"] not in phases:
                raise unsound("stack", "unknown_phase", phase=shown(str(frame["phase"])))
        self.stack = [phases[frame["phase"]].from_json(frame) for frame in frames]
        ended = data["outcome"]
        self.outcome = Outcome.from_json(ended) if ended else None
        self.derive()
        self.check()
        demand_somebody_acts(self)
        if trial:
            demand_it_goes_on(self)

    @property
    def phase(self) -> Phase[Any]:
        return self.stack[-1]

    def phase_shown_to(self, seat: str | None) -> Phase[Any]:
        """The phase in play as a seat knows it, without the half-made choices of others."""
        return next(phase for phase in reversed(self.stack) if not phase.hidden_from(self, seat))

    def is_concealed_by(self, seat: str) -> bool:
        """True if nobody but the seat knows of the phase in play: a choice it has half made."""
        if self.outcome:
            return False
        others = (None, *(other for other in self.game.seats(self) if other != seat))
        return all(self.stack[-1].hidden_from(self, other) for other in others)

    def conceal_half_made_choices(self, seat: str | None) -> None:
        """For ``resample``: drop the frames that others have begun and this seat knows not of."""
        while self.stack[-1].hidden_from(self, seat):
            self.stack.pop()

    @property
    def actors(self) -> tuple[str, ...]:
        """The seats that may act now; empty once the game is over."""
        if self._actors is None:
            self._actors = () if self.outcome else self.stack[-1].actors(self)
        return self._actors

    def legal(self, seat: str) -> Sequence[Action]:
        """Every legal action of a seat; built once, kept until the next action."""
        found = self._legal.get(seat)
        if found is None:
            if seat in self.actors:
                found = self.stack[-1].legal(self, seat)
            else:
                self.demand_seat(seat)
                found = ()
            self._legal[seat] = found
        return found

    def demanded(self, seat: str) -> Sequence[Action]:
        """What others wait for: a legal action, or a reply of one who is not to act."""
        return self.legal(seat) or self.replies(seat)

    @property
    def addressed(self) -> tuple[str, ...]:
        """The seats that have been asked something beside the game."""
        return tuple(seat for seat in self.game.seats(self) if self.replies(seat))

    def goes_on(self, seat: str) -> bool:
        """True if what a seat is asked only carries on what it has begun; see ``Phase.goes_on``."""
        return seat in self.actors and self.stack[-1].goes_on

    def narrow(self, seat: str, words: Sequence[str] = ()) -> Mapping[str, int]:
        """The words that may follow some words of a legal action, with how many actions have each.

        ``""`` is among them where the words are an action but could go on; there is nothing where
        they are one and cannot.
        """
        return next_words(self.legal(seat), words)

    def together(self, id: str) -> Iterable[str]:
        """The pieces that stand with a piece, by any of which the stack may be called."""
        return ()

    def prompt(self, seat: str) -> Message:
        """What is wanted of the seat, in one sentence."""
        if self.outcome:
            return self.outcome.message
        if seat in self.actors:
            return self.stack[-1].prompt(self, seat)
        self.demand_seat(seat)
        return Message.of("kernel.waiting", "")

    def foresee(self, seat: str, action: Action | str) -> tuple[Prospect, ...]:
        """What a legal action would do, from what the seat may know; nothing for any other."""
        action = Action.parse(action)
        if seat not in self.actors or not self._allows(seat, action):
            self.demand_seat(seat)
            return ()
        return tuple(self.stack[-1].foresee(self, seat, action))

    def sentence(self, action: Action) -> Message | None:
        """An action in words, where its own do not say all without the question it answers."""
        return self.stack[-1].sentence(self, action)

    def apply(self, seat: str, action: Action | str) -> None:
        """Carry out a legal action; anything else raises Illegal and changes nothing.

        If a rule breaks down on the way it raises RuleFailed, and the position, which may be half
        changed, refuses all further use.
        """
        if not isinstance(action, Action):
            action = Action.parse(action)
        is_answer = seat in self.actors and self._allows(seat, action)
        if not is_answer and action not in self.asides(seat):
            reason = self.why_not(seat, action) or Message.of("kernel.illegal", "")
            raise Illegal(reason, self.game.say(reason))
        self.sealed = is_answer and seat == CHANCE
        self._legal = {}
        try:
            if is_answer:
                verb, *words = action.split(" ")
                getattr(self.stack[-1], verb)(self, seat, *words)
                self._settle()
            else:
                self.do_aside(seat, action)
        except BaseException as error:  # Ctrl-C, too, can leave it half changed
            self._break(seat, action, error)
            if isinstance(error, Exception):
                raise RuleFailed(seat, action, described(error)) from error
            raise

    def is_aside(self, seat: str, action: Action) -> bool:
        """True if this is an aside of the seat, and no answer to what it may be asked."""
        is_answer = seat in self.actors and self._allows(seat, action)
        return not is_answer and action in self.asides(seat)

    def do_aside(self, seat: str, action: Action) -> None:
        """Carry out an aside; called for those listed in ``asides`` only."""
        raise NotImplementedError

    def why_not_aside(self, seat: str, action: Action) -> Message | None:
        """Why something that looks like an aside is none."""
        return None

    def why_not(self, seat: str, action: Action | str) -> Message | None:
        """The rule that forbids an action, or None if it is legal."""
        action = Action.parse(action)
        if self.outcome:
            return Message.of("kernel.over", "")
        if seat not in self.game.seats(self) and seat != CHANCE:
            return Message.of("kernel.no_seat", "", seat=seat)
        if action in self.asides(seat):
            return None
        if malformed := self.game.malformed(self, seat, action):
            return malformed
        if aside := self.why_not_aside(seat, action):
            return aside
        if seat not in self.actors:
            return Message.of("kernel.not_your_turn", "")
        if self._allows(seat, action):
            return None
        try:
            reason = self.stack[-1].why_not(self, seat, action)
        except Exception:  # a fault in giving the reason does not make it less of a refusal
            _log.exception("no reason against %r in %s", action, self.stack[-1].name)
            reason = None
        return reason or self._wrong_word(seat, action)

    def _wrong_word(self, seat: str, action: Action) -> Message:
        """The first word with which no legal action goes on."""
        said: list[str] = []
        for word in action.split(" "):
            offered = self.narrow(seat, said)
            if word not in offered:
                break
            said.append(word)
        else:
            return Message.of("kernel.illegal", "")
        if not said:
            return Message.of("kernel.not_now", "", verb=word)
        if offered and all(map(str.isdecimal, offered)) and word.isdecimal():
            numbers = sorted(map(int, offered))
            return Message.of(
                "kernel.number_range", "", word=word, low=numbers[0], high=numbers[-1]
            )
        return Message.of("kernel.not_here", "", word=word)

    def sample_chance(self, rng: Random) -> Action:
        """What chance decides next."""
        return self.stack[-1].sample(self, rng)

    def sample(self, seat: str, rng: Random) -> Action:
        """One legal action of a seat at random; of chance, by its own odds."""
        return self.sample_chance(rng) if seat == CHANCE else any_of(self.legal(seat), rng)

    def hash(self) -> str:
        """A short fingerprint of the whole position."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # -- tools for the rules ----------------------------------------------------------------

    def finish(self, winners: Iterable[str], reason: str, rule: str, **args: str | int) -> None:
        """End the game and tell it by ``end.<reason>``; winners stand in the order of the table."""
        scenario, won = self.setting.scenario, set(winners)
        sides = tuple(side for side in (*scenario.seats, *scenario.automata) if side in won)
        message = Message.of(f"end.{reason}", rule, **args)
        self.outcome = Outcome(sides, reason, message)
        self.tell(message.key, rule, **args)

    def push(self, phase: Phase[Any]) -> None:
        self.stack.append(phase)

    def pop(self) -> Phase[Any]:
        return self.stack.pop()

    def become(self, phase: Phase[Any]) -> None:
        """Replace the phase in play, as frames themselves never change."""
        self.stack[-1] = phase

    def seal(self) -> None:
        """Something hidden has been shown: the action cannot be taken back."""
        self.sealed = True

    def tell(self, key: str, rule: str = "", /, *audience: str, **args: str | int) -> None:
        """Add a line to the log, for everybody or for the seats named."""
        if self.log is not None:
            self.log.append(Line(Message.of(key, rule, **args), audience or None))

    def _allows(self, seat: str, action: Action) -> bool:
        found = self._legal.get(seat)
        return self.stack[-1].allows(self, seat, action) if found is None else action in found

    def _settle(self) -> None:
        """Take automatic steps until somebody has to decide or the game is over."""
        for _ in range(_MOST_STEPS):
            self._actors = () if self.outcome else self.stack[-1].actors(self)
            if self._actors or self.outcome:
                return
            self.stack[-1].proceed(self)
        raise RuntimeError(f"nobody is asked anything after {_MOST_STEPS} steps")

    def _break(self, seat: str, action: Action, error: BaseException) -> None:
        """Make a half-changed position unusable."""
        self.stack, self.outcome = [Broken(seat, action, described(error))], None
        self._legal, self._actors = {}, None
