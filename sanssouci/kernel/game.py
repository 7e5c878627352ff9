"""A game: its scenarios, options and seats, and the way to a first position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sanssouci.kernel.action import Action
from sanssouci.kernel.branching import Branching, Joined
from sanssouci.kernel.catalogue import SHARED, Catalogues, Sentences, tell
from sanssouci.kernel.chart import Chart
from sanssouci.kernel.errors import Ambiguous, BadAction, BadOption, BadRecord, Illegal, shown
from sanssouci.kernel.fitting import Fit
from sanssouci.kernel.grammar import Grammar
from sanssouci.kernel.message import Message, Word
from sanssouci.kernel.packs import Shelf
from sanssouci.kernel.reading import Reader
from sanssouci.kernel.soundness import demand
from sanssouci.kernel.story import Story
from sanssouci.kernel.views import GameView, schema

if TYPE_CHECKING:
    from sanssouci.kernel.arranging import Arranger
    from sanssouci.kernel.bot import Bot, Reason, Situation
    from sanssouci.kernel.campaigns import Campaign
    from sanssouci.kernel.encoding import Encoding
    from sanssouci.kernel.follies import FollyCounter
    from sanssouci.kernel.judgement import Appraisal, Judgement
    from sanssouci.kernel.lessons import Lesson
    from sanssouci.kernel.phase import Phase
    from sanssouci.kernel.play import Play
    from sanssouci.kernel.state import State

Value = str | int | bool
_LISTED: Final = 4
"""Maximum number of meanings told of an ambiguous text."""
Options = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game begins."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    text: str = ""
    """What it does; if it is empty, the catalogues say it (``option-<name>``)."""
    rule: str = ""
    scenarios: tuple[str, ...] | None = None
    """The scenarios it may be changed in; None means all."""
    matters: tuple[str, ...] | None = None
    """Those it is offered in, if it may be changed in others without any effect."""

    @property
    def offered(self) -> tuple[str, ...] | None:
        """The scenarios in which a player is asked for it; None means all."""
        return self.scenarios if self.matters is None else self.matters


@dataclass(frozen=True, slots=True)
class Part:
    """What the player of a scenario for one may play, if an option decides it."""

    id: str
    option: str
    value: Value
    level: str = "seasoned"
    """For whom this part is, as a scenario's level says it."""


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    title: str = ""
    """If it is empty, the catalogues have it (``scenario-<id>``)."""
    seats: tuple[str, ...] = ()
    text: str = ""
    """What it is about; if it is empty, ``scenario-<id>-text`` of the catalogues."""
    rule: str = ""
    automata: tuple[str, ...] = ()
    """Sides that the rulebook itself plays: nobody sits there, but one may win."""
    level: str = "seasoned"
    """For whom: ``first`` for a first game, ``seasoned`` or ``veteran``; if it has parts, the
    easiest of them."""
    minutes: int = 0
    """About how long it takes one person against bots; 0 if nobody has measured it."""
    apart: bool = False
    """True if each side is judged on its own, so that all may win, or none."""
    parts: tuple[Part, ...] = ()
    """What its only player may choose from; none if the seat says it all."""
    like: str = ""
    """The scenario it shares every rule with, if nothing but data tells them apart."""
    called: str = ""
    """The id by which the catalogues know it, if it is not its own."""
    kindest_seat: str = ""
    """The seat in which it is easiest to win, if one is; else a newcomer is offered the first."""

    @property
    def kindest_part(self) -> Part | None:
        """The part that a player takes who has no wish of his own; None if there are no parts."""
        kind = (part for part in self.parts if part.level == self.level)
        return next(kind, self.parts[0] if self.parts else None)

    @property
    def usual_seat(self) -> str:
        """The seat that a player takes who has no wish of his own."""
        return self.kindest_seat or self.seats[0]


class Game(ABC):
    """Immutable. ``game.play(...)`` starts a game, ``game.new(...)`` gives the bare position."""

    id: ClassVar[str]
    title: ClassVar[str]
    credit: ClassVar[str] = ""
    """Who made it; if it is empty, the catalogues say it (``game-credit``)."""
    rules_version: str
    """Changes whenever an old record might replay differently; names the pack, if there is one."""
    scenarios: ClassVar[tuple[Scenario, ...]]
    options: ClassVar[tuple[Option, ...]]
    reasons: ClassVar[tuple[str, ...]]
    """Every way a game can end."""
    phases: ClassVar[Mapping[str, type[Phase[Any]]]]
    """All phases by name, as positions are read from JSON with them."""
    sentences: ClassVar[Sentences]
    """The folder with its catalogues, ``<language>.ftl``, or their sources by language."""
    rulebook: ClassVar[Path | None] = None
    """Its rule document, if it is not one of ours (see ``sanssouci.rulebook``)."""
    reconstruction: bool = False
    """True if parts of its data, such as the map or the cards, are our own guess."""
    officers: ClassVar[Mapping[str, type[Bot]]] = MappingProxyType({})
    """Bots that know this game, by level."""
    grammar: Grammar = Grammar()
    """Its verbs, and the kinds of their words. A game without one can only be played by actions
    written as they are listed."""
    view_type: ClassVar[type] = GameView
    """What a view holds, described by a ``TypedDict`` (see ``views``); laws hold views to it."""
    packs: ClassVar[Shelf | None] = None
    """Its data packs, if it can be played with other data than our own."""
    judgement: ClassVar[Judgement | None] = None
    """What helps a search to play this game; without it, it is played out at random."""
    follies: ClassVar[type[FollyCounter] | None] = None
    """Counts in a recorded game what a good player hardly ever does (see ``arena.follies``)."""
    story: ClassVar[Story] = Story()
    """What its log tells, for those who show it."""
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """A guided first war, lesson by lesson."""
    campaigns: ClassVar[tuple[Campaign, ...]] = ()
    """What its scenario book makes of single scenarios, if it has one."""

    def __repr__(self) -> str:
        return f"<{self.title}, rules {self.rules_version}>"

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: what was worked out on the way is worked out again."""
        return {
            name: value
            for name, value in vars(self).items()
            if not isinstance(getattr(type(self), name, None), cached_property)
        }

    # -- what a game provides ---------------------------------------------------------------

    @abstractmethod
    def blank(self, scenario: Scenario, options: Options) -> State:
        """A position with nothing decided yet, for a scenario and options already checked."""

    @abstractmethod
    def begin(self, scenario: Scenario, options: Options) -> State:
        """The first position, for a scenario and options already checked."""

    def seats(self, state: State) -> tuple[str, ...]:
        """The seats in the order of the table."""
        return state.setting.scenario.seats

    def name(self, id: str, language: str | None = None) -> str:
        """What a piece, place, card, nation or seat is called; an id without a name is its own.

        That is ``name-<id>`` of the catalogue, or else what the game's data call it.
        """
        return self.catalogues.speak(language).name(id) or self.data_names.get(id, id)

    def forms(self, id: str, language: str | None = None) -> Mapping[str, str]:
        """The forms of a name that ``name`` puts together from several sentences."""
        return {}

    def role(self, scenario: Scenario, seat: str, language: str | None = None) -> str:
        """The sentence that advertises a seat or part.

        It is ``role-<scenario>-<seat>`` of the catalogue, or ``role-<seat>``, which applies to all
        scenarios.
        """
        said = self.catalogues.speak(language)
        keys = (f"role.{scenario.id}-{seat}", f"role.{seat}")
        return next((said.words(key) for key in keys if key in said), "")

    @property
    def data_names(self) -> Mapping[str, str]:
        """By id, what its own data call pieces and places."""
        return {}

    @property
    def local_names(self) -> Mapping[str, str]:
        """By id, what places are called today where the map has another name."""
        return {}

    @property
    def things(self) -> Iterable[str]:
        """Ids that have a name although no action speaks of them, such as nations."""
        return ()

    @property
    def map(self) -> Chart | None:
        """The places and the ways between them; None if it is played without a map."""
        return None

    def draw(self, view: Mapping[str, Any] | None = None, theme: str = "day") -> str | None:
        """The map as SVG with the pieces of a view on it; None if the game draws none itself."""
        return None

    def facts(self) -> dict[str, Any]:
        """What is printed on pieces and cards and never changes, if the views do not say it."""
        return {}

    def under(self, rules: str) -> Game:
        """The game with the data of a rules version; raises NoPack if they are not here.

        The version may be another still: what was played under older rules needs its data, too.
        """
        return self

    def sides(self, state: State) -> tuple[tuple[str, ...], ...]:
        """The seats that stand together now; by default everybody stands alone."""
        return tuple((seat,) for seat in self.seats(state))

    @property
    def encoding(self) -> Encoding | None:
        """The game as numbers, for learning programs; None if it has not been given any."""
        return None

    def arranger(self, state: State) -> Arranger | None:
        """What sets up positions of this game by hand; None if nothing does."""
        return None

    @property
    def appraisal(self) -> Appraisal | None:
        """What predicts the end of a position, for reviews. A game whose judgement is not good
        enough to search with may still have one."""
        return self.judgement

    def odds(self, situation: Situation) -> dict[str, Any] | None:
        """What chance promises the seat in the fight it is in, as plain data; None outside of one.

        An estimate from what the seat knows and no more, made within ``situation.seconds``.
        """
        return None

    # -- what the kernel keeps --------------------------------------------------------------

    def every_name(self, language: str | None = None) -> dict[str, str]:
        """The names of all who play, of whatever actions speak of, and of other things by id."""
        players = (id for each in self.scenarios for id in (*each.seats, *each.automata))
        spoken_of = (id for noun in self.grammar.nouns if noun.kind != "number" for id in noun.ids)
        return {id: self.name(id, language) for id in (*spoken_of, *self.things, *players)}

    def words(self, key: str, **words: Word) -> str:
        """One of its sentences, in the language of whoever is being told."""
        return self.catalogues.speak().words(key, **words)

    def credited(self) -> str:
        """Who made it, in a sentence."""
        return self.credit or self.words("game.credit")

    def title_of(self, scenario: Scenario) -> str:
        return scenario.title or self.words(f"scenario.{scenario.called or scenario.id}")

    def text_of(self, thing: Scenario | Option) -> str:
        """What a scenario is about, or what an option does."""
        if thing.text:
            return thing.text
        if isinstance(thing, Scenario):
            return self.words(f"scenario.{thing.called or thing.id}-text")
        return self.words(f"option.{thing.name}")

    def ending(self, reason: str) -> str:
        """A way to end in a few words, for lists; that of a game which was brought is its own."""
        key = f"ending.{reason}"
        return self.words(key) if key in self.catalogues.speak() else reason

    def choice_of(self, option: Option, value: Value) -> str:
        """What an option may be set to, in words: ``yes``, or ``option-edition-2``."""
        written = option_text(value)
        if isinstance(value, bool):
            return self.words(written)
        key = f"option.{option.name}-{written}"
        return self.words(key) if key in self.catalogues.speak() else written

    def view_schema(self) -> dict[str, Any]:
        """What a view holds, as a JSON Schema for programs in other languages."""
        return schema(self.view_type)

    def scenario(self, id: str | None = None) -> Scenario:
        """A scenario by id; the first one by default."""
        if id is None:
            return self.scenarios[0]
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        known = ", ".join(scenario.id for scenario in self.scenarios)
        raise BadOption(tell("error.no_scenario", game=self.title, id=id, listed=known))

    @property
    def for_newcomers(self) -> Scenario:
        """What somebody is offered who has played nothing yet: the first that is a first game."""
        easy = (scenario for scenario in self.scenarios if scenario.level == "first")
        return next(easy, self.scenarios[0])

    def check_options(self, scenario: Scenario, options: Mapping[str, object]) -> Options:
        """All options with their values; raises BadOption for invalid ones."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(
                    tell("error.no_option", game=self.title, name=name, listed=", ".join(known))
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
                        tell(
                            "error.option_elsewhere",
                            name=option.name,
                            value=option_text(choice),
                            scenario=scenario.id,
                        )
                        + (f" [{option.rule}]" if option.rule else "")
                    )
                return choice
        allowed = ", ".join(option_text(choice) for choice in option.choices)
        raise BadOption(
            tell("error.option_value", name=option.name, listed=allowed, value=str(given))
        )

    def from_json(self, data: Mapping[str, Any], *, trial: bool = True) -> State:
        """The position that ``State.to_json`` wrote; BadRecord if it cannot be one.

        Without ``trial`` it is not played on to see whether it can be: enough, and much quicker,
        for what nobody else can have changed since it was written.
        """
        try:
            demand(data["game"] == self.id, "game", "other_game", name=shown(str(data["game"])))
            scenario = self.scenario(str(data["scenario"]))
            options = self.check_options(scenario, data["options"])
            demand(options == data["options"], "options", "options")
            state = self.blank(scenario, options)
            state.read(data, self.phases, trial=trial)
        except BadRecord as error:
            raise self._no_position(str(error)) from error
        except KeyError as error:
            raise self._no_position(tell("unsound.missing", name=str(error))) from error
        except Exception as error:  # whatever the rules make of what is no position of theirs
            raise self._no_position(repr(error)) from error
        return state

    def _no_position(self, problem: str) -> BadRecord:
        return BadRecord(tell("unsound.not_position", game=self.title, problem=problem))

    def new(self, scenario: str | None = None, /, **options: object) -> State:
        """A first position."""
        chosen = self.scenario(scenario)
        return self.begin(chosen, self.check_options(chosen, options))

    def arrange(
        self, commands: Iterable[str], scenario: str | None = None, /, **options: object
    ) -> State:
        """A position set up by hand, see ``arranging``; BadArrangement says what cannot be."""
        from sanssouci.kernel.arranging import BadArrangement, arrange

        chosen = self.scenario(scenario)
        arranger = self.arranger(self.blank(chosen, self.check_options(chosen, options)))
        if arranger is None:
            raise BadArrangement(tell("error.no_arranging"))
        return arrange(arranger, commands)

    def play(
        self, scenario: str | None = None, /, *, seed: int | None = None, **options: object
    ) -> Play:
        """A game to be played: position, record, log and undo; chance decides by itself."""
        from sanssouci.kernel.play import Play

        chosen = self.scenario(scenario)
        return Play.begin(self, chosen, self.check_options(chosen, options), seed=seed)

    @cached_property
    def catalogues(self) -> Catalogues:
        """Its sentences and those that all games share, by language."""
        return Catalogues(SHARED, self.sentences, name=self.name, forms=self.forms)

    def say(self, message: Message, language: str | None = None) -> str:
        """A message as a sentence."""
        return self.catalogues.speak(language).say(message)

    def explain(self, why: Reason, language: str | None = None) -> str:
        """Why a bot did something, in words."""
        return why if isinstance(why, str) else self.catalogues.speak(language).phrase(why)

    def names(self, ids: str, language: str | None = None) -> str:
        """The name of an id, or of each in a list such as ``keith+heinrich``, joined."""
        return self.catalogues.speak(language).several(ids)

    def told(self, message: Message) -> dict[str, Any]:
        """A message as it is sent: the sentence, and what it is made of."""
        return {"text": self.say(message), **message.to_json()}

    # -- actions --------------------------------------------------------------------------------

    @cached_property
    def reader(self) -> Reader:
        """Understands typed text by the grammar."""
        return Reader(self.grammar, self.name)

    def parse(self, state: State, seat: str, text: str) -> Action:
        """A typed action: names as on the screen, abbreviated, in any order where that is free.

        Raises ``Ambiguous`` if several legal actions could be meant, ``BadAction`` if a word cannot
        be understood, and ``Illegal`` if there is no such seat. What can be understood but is not
        legal is returned for ``apply`` to refuse with its rule.
        """
        if seat not in state.actors and seat not in self.seats(state):
            nobody = Message.of("kernel.no_seat", "", seat=seat)
            raise Illegal(nobody, self.say(nobody))
        legal = state.legal(seat)
        if text in legal:
            return Action(text)
        action = Action.parse(text)
        asides = state.asides(seat)
        if action in legal or action in asides or not self.grammar:
            return action
        choices = Joined((legal, asides)) if isinstance(legal, Branching) else (*legal, *asides)
        fits = self.reader.meant(text, choices, state.together)
        if fits and fits[0].is_whole:
            return self._only(text, fits)
        spelled = self.reader.spelled_out(text, choices)
        if spelled is not None and seat in state.actors:
            same = state.phase.meant(state, seat, spelled)
            if same is not None:
                return same
        if fits:
            return self._only(text, fits)
        if spelled is None:
            reason = self.reader.complaint(text, choices)
            raise BadAction(self.say(reason), reason)
        return spelled

    def _only(self, text: str, fits: Sequence[Fit]) -> Action:
        """The action meant; of several that read the same, such as equal cards, the first."""
        actions = [fit.action for fit in fits]
        told = list(dict.fromkeys(map(self.describe, actions)))
        if len(told) > 1:
            reason = Message.of(
                "kernel.ambiguous", text=text, count=len(told), listed="; ".join(told[:_LISTED])
            )
            raise Ambiguous(self.say(reason), actions, reason)
        return actions[0]

    def malformed(self, state: State, seat: str, action: Action) -> Message | None:
        """The word that makes a text no action of this game at all; None if it is well formed."""
        if not self.grammar or self.grammar.phrase(action) is not None:
            return None
        return self.reader.complaint(action, state.legal(seat))

    def describe(self, action: Action | str, language: str | None = None) -> str:
        """What an action is, in words: "Friedrich to Torgau", "Play the 10♦"."""
        return self.say(self.grammar.sentence(action), language)


def option_text(value: Value) -> str:
    """An option's value as it is written in records and on the command line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
