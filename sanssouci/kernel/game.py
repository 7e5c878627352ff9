"""A game: its scenarios, options and seats, and the way to a first position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from sanssouci.kernel.action import Action
from sanssouci.kernel.errors import BadAction, BadOption
from sanssouci.kernel.message import Catalogue, Message

if TYPE_CHECKING:
    from sanssouci.kernel.bot import Bot, Situation
    from sanssouci.kernel.encoding import Encoding
    from sanssouci.kernel.judgement import Judgement
    from sanssouci.kernel.play import Play
    from sanssouci.kernel.state import State

Value = str | int | bool
Options = dict[str, Value]

KERNEL_TEXTS = {
    "kernel.waiting": "Another player is deciding.",
    "kernel.illegal": "That is not possible here.",
    "kernel.over": "The game is over.",
    "kernel.no_seat": "There is no seat called {seat} in this game.",
    "kernel.not_your_turn": "It is not your turn.",
}
"""Sentences every game shares; a game's own catalogue may restate them."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game begins."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    text: str
    rule: str = ""
    scenarios: tuple[str, ...] | None = None
    """The scenarios it may be changed in; None means all."""


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    title: str
    seats: tuple[str, ...]
    text: str
    rule: str = ""


class Game(ABC):
    """Immutable. ``game.play(...)`` starts a game, ``game.new(...)`` gives the bare position."""

    id: ClassVar[str]
    title: ClassVar[str]
    credit: ClassVar[str]
    rules_version: ClassVar[str]
    """Changes whenever an old record might replay differently."""
    scenarios: ClassVar[tuple[Scenario, ...]]
    options: ClassVar[tuple[Option, ...]]
    reasons: ClassVar[tuple[str, ...]]
    """Every way a game can end."""
    reconstruction: ClassVar[bool] = False
    """Whether parts of its data, such as the map or the cards, are our own guess."""
    officers: ClassVar[Mapping[str, type[Bot]]] = MappingProxyType({})
    """Bots that know this game, by level."""
    judgement: ClassVar[Judgement | None] = None
    """What helps a search to play this game; without it, it is played out at random."""

    # -- what a game provides ---------------------------------------------------------------

    @abstractmethod
    def begin(self, scenario: Scenario, options: Options) -> State:
        """The first position, for a scenario and options already checked."""

    @abstractmethod
    def from_json(self, data: Mapping[str, Any]) -> State: ...

    @abstractmethod
    def seats(self, state: State) -> tuple[str, ...]: ...

    @property
    @abstractmethod
    def catalogue(self) -> Catalogue: ...

    @abstractmethod
    def name(self, id: str) -> str:
        """The display name of a piece, place, card, nation or seat."""

    def sides(self, scenario: Scenario) -> tuple[tuple[str, ...], ...]:
        """The seats that stand together; by default everybody stands alone."""
        return tuple((seat,) for seat in scenario.seats)

    @property
    def encoding(self) -> Encoding | None:
        """The game as numbers, for learning programs; None if it has not been given any."""
        return None

    def canonical(self, state: State, seat: str, action: Action) -> Action:
        """The legal action a looser wording means, or the action unchanged."""
        return action

    def odds(self, situation: Situation) -> dict[str, Any] | None:
        """What chance promises the seat in the fight it is in, as plain data; None outside of one.

        An estimate from what the seat knows and no more, made within ``situation.seconds``.
        """
        return None

    # -- what the kernel keeps --------------------------------------------------------------

    def scenario(self, id: str | None = None) -> Scenario:
        """A scenario by id; the first one by default."""
        if id is None:
            return self.scenarios[0]
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        known = ", ".join(scenario.id for scenario in self.scenarios)
        raise BadOption(f"{self.title} has no scenario {id!r}; there are {known}")

    def check_options(self, scenario: Scenario, options: Mapping[str, object]) -> Options:
        """All options with their values; raises BadOption for what cannot be."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(
                    f"{self.title} has no option {name!r}; there are {', '.join(known)}"
                )
        return {
            option.name: self._option_value(scenario, option, options.get(option.name))
            for option in self.options
        }

    def _option_value(self, scenario: Scenario, option: Option, given: object) -> Value:
        if given is None:
            return option.default
        for choice in option.choices:
            if given is choice or str(given).lower() == option_text(choice):
                if (
                    choice != option.default
                    and option.scenarios is not None
                    and scenario.id not in option.scenarios
                ):
                    raise BadOption(
                        f"option {option.name} cannot be {option_text(choice)} in {scenario.id}"
                        + (f" [{option.rule}]" if option.rule else "")
                    )
                return choice
        allowed = ", ".join(option_text(choice) for choice in option.choices)
        raise BadOption(f"option {option.name} is one of {allowed}, not {given!r}")

    def new(self, scenario: str | None = None, /, **options: object) -> State:
        """A first position."""
        chosen = self.scenario(scenario)
        return self.begin(chosen, self.check_options(chosen, options))

    def play(
        self, scenario: str | None = None, /, *, seed: int | None = None, **options: object
    ) -> Play:
        """A game to be played: position, record, log and undo; chance decides by itself."""
        from sanssouci.kernel.play import Play

        chosen = self.scenario(scenario)
        return Play.begin(self, chosen, self.check_options(chosen, options), seed=seed)

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        if message.key in self.catalogue:
            return self.catalogue.say(message, self.name)
        return Catalogue(KERNEL_TEXTS).say(message, self.name)

    def told(self, message: Message) -> dict[str, Any]:
        """A message as it is sent: the sentence, and what it is made of."""
        return {"text": self.say(message), **message.to_json()}

    def parse(self, state: State, seat: str, text: str) -> Action:
        """A typed action; words may be shortened as long as only one legal action fits."""
        action = self.canonical(state, seat, Action.parse(text))
        choices = (*state.legal(seat), *state.asides(seat))
        if action in choices:
            return action
        fitting = [choice for choice in choices if _abbreviates(action, choice)]
        if len(fitting) > 1:
            listed = "; ".join(sorted(set(fitting))[:4])
            raise BadAction(f"{text!r} could be any of {len(fitting)}: {listed} ...")
        return fitting[0] if fitting else action


def option_text(value: Value) -> str:
    """An option's value as it is written in records and on the command line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _abbreviates(short: Action, full: Action) -> bool:
    given: Sequence[str] = short.lower().split(" ")
    words: Sequence[str] = full.lower().split(" ")
    return len(given) == len(words) and all(map(str.startswith, words, given))
