"""The Great Crisis as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from sanssouci.board.editions import PackedGame
from sanssouci.games.crisis import setup
from sanssouci.games.crisis.atlas import CARDS, NATION_INDEX, PACK
from sanssouci.games.crisis.follies import CrisisFollies
from sanssouci.games.crisis.grammar import GRAMMAR
from sanssouci.games.crisis.officers import OFFICERS
from sanssouci.games.crisis.officers.judgement import CrisisJudgement
from sanssouci.games.crisis.pack import Card
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.sequence import PHASES
from sanssouci.games.crisis.setting import OPTIONS, SCENARIOS, Setting
from sanssouci.games.crisis.shelf import SHELF
from sanssouci.games.crisis.story import STORY
from sanssouci.games.crisis.units import BY_NAME, FLAGS, TROOP, names_of
from sanssouci.games.crisis.victory import REASONS
from sanssouci.games.crisis.view_type import CrisisView
from sanssouci.games.crisis.wording import card_name, in_state
from sanssouci.kernel import (
    Action,
    Appraisal,
    Bot,
    Chart,
    Encoding,
    FollyCounter,
    Grammar,
    Judgement,
    Link,
    Message,
    Option,
    Options,
    Phase,
    Scenario,
    Sentences,
    Situation,
    Spot,
    State,
)
from sanssouci.kernel.arranging import Arranger
from sanssouci.kernel.catalogue import MANY
from sanssouci.kernel.lessons import Lesson, read_lessons
from sanssouci.kernel.packs import Shelf
from sanssouci.kernel.story import Story

_COMMANDER: Final = "commander"
"""The form of the states of a commander, where they differ from those of a troop."""


class Crisis(PackedGame):
    """The game; ``play`` starts one, ``new`` gives a bare position."""

    id: ClassVar[str] = "crisis"
    title: ClassVar[str] = "The Great Crisis of Frederick II"
    rules_version: str = f"3-{PACK.fingerprint}"
    reconstruction: bool = PACK.reconstruction
    scenarios: ClassVar[tuple[Scenario, ...]] = SCENARIOS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type] = CrisisView
    sentences: ClassVar[Sentences] = Path(__file__).parent / "locale"
    story: ClassVar[Story] = STORY
    lessons: ClassVar[tuple[Lesson, ...]] = read_lessons(Path(__file__).parent / "lessons.toml")
    reasons: ClassVar[tuple[str, ...]] = REASONS
    phases: ClassVar[Mapping[str, type[Phase[Any]]]] = PHASES
    officers: ClassVar[Mapping[str, type[Bot]]] = OFFICERS
    judgement: ClassVar[Judgement | None] = CrisisJudgement()
    follies: ClassVar[type[FollyCounter] | None] = CrisisFollies
    grammar: Grammar = GRAMMAR
    package: ClassVar[str] = "sanssouci.games.crisis"
    packs: ClassVar[Shelf] = SHELF

    def blank(self, scenario: Scenario, options: Options) -> Position:
        return Position(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Position:
        position = self.blank(scenario, options)
        setup.begin(position)
        return position

    @cached_property
    def data_names(self) -> dict[str, str]:
        return {
            **{space.id: space.name for space in PACK.spaces},
            **{commander.id: commander.name for commander in PACK.commanders},
        }

    @cached_property
    def _cards(self) -> dict[str, Card]:
        return {card.id: card for card in CARDS}

    def name(self, id: str, language: str | None = None) -> str:
        """A unit is named with its state."""
        catalogue = self.catalogues.speak(language)
        kind, *states = id.split(".")
        form = _COMMANDER
        if kind in self._cards and not PACK.reconstruction:
            return card_name(self._cards[kind])
        name = catalogue.name(kind) or self.data_names.get(kind)
        if states[:1] == [TROOP] and kind in NATION_INDEX:
            name, form = catalogue.words(f"troop.{kind}"), ""
            del states[0]
        if name is None or not set(FLAGS).issuperset(states):
            return id  # a word that somebody made up
        return in_state(
            catalogue, name, [catalogue.form(f"state.{state}", form) for state in states]
        )

    def forms(self, id: str, language: str | None = None) -> Mapping[str, str]:
        """Troops that are alike are counted together, and their states with them."""
        kind, *states = id.split(".")
        if (
            states[:1] != [TROOP]
            or kind not in NATION_INDEX
            or not set(FLAGS).issuperset(states[1:])
        ):
            return {}
        catalogue = self.catalogues.speak(language)
        said = [catalogue.form(f"state.{state}", MANY) for state in states[1:]]
        return {MANY: in_state(catalogue, catalogue.form(f"troop.{kind}", MANY), said)}

    @property
    def things(self) -> Iterable[str]:
        commanders = (commander.id for commander in PACK.commanders)
        nations = (nation.id for nation in PACK.nations)
        return (*(space.id for space in PACK.spaces), *commanders, *nations)

    @cached_property
    def map(self) -> Chart:
        ids = [space.id for space in PACK.spaces]
        return Chart(
            tuple(Spot(space.id, space.x, space.y) for space in PACK.spaces),
            tuple(Link(ids[route.a], ids[route.b], route.kind) for route in PACK.routes),
        )

    def draw(self, view: Mapping[str, Any] | None = None, theme: str = "day") -> str:
        from sanssouci.games.crisis import picture  # it needs far more tables than playing

        return picture.draw(view, theme=theme)

    def facts(self) -> dict[str, Any]:
        from sanssouci.games.crisis.facts import facts

        return facts()

    def describe(self, action: Action | str, language: str | None = None) -> str:
        """Where an action names units, a nation stands for one of its troops."""
        message = self.grammar.sentence(action)
        args = dict(message.args)
        if isinstance(units := args.get("units"), str):
            args["units"] = names_of(BY_NAME[word] for word in units.split() if word in BY_NAME)
        return self.say(Message.of(message.key, message.rule, **args), language)

    @property
    def appraisal(self) -> Appraisal:
        from sanssouci.games.crisis.officers.appraisal import CrisisAppraisal  # not needed to play

        return CrisisAppraisal()

    def odds(self, situation: Situation) -> dict[str, Any] | None:
        from sanssouci.games.crisis.officers.battle_odds import battle_odds

        return battle_odds(situation)

    def arranger(self, state: State) -> Arranger:
        from sanssouci.games.crisis.arranging import CrisisArranger  # not needed to play

        assert isinstance(state, Position)
        return CrisisArranger(state)

    @cached_property
    def encoding(self) -> Encoding:
        from sanssouci.games.crisis.tensors import CrisisEncoding  # not needed to play

        return CrisisEncoding()


CRISIS: Final = Crisis()
