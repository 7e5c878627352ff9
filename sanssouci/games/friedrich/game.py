"""Friedrich as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from sanssouci import rulebook
from sanssouci.cards.tactical import TacticalCards
from sanssouci.games.friedrich import fate_cards, setup
from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.deck import TACTICAL
from sanssouci.games.friedrich.follies import FriedrichFollies
from sanssouci.games.friedrich.grammar import GRAMMAR
from sanssouci.games.friedrich.nations import FREDERICK, NATION_INDEX
from sanssouci.games.friedrich.officers import OFFICERS
from sanssouci.games.friedrich.officers.combat_odds import combat_odds
from sanssouci.games.friedrich.officers.judgement import FriedrichJudgement
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.sequence import PHASES
from sanssouci.games.friedrich.setting import (
    OPTIONS,
    SCENARIOS,
    WHOLE_WAR,
    Setting,
)
from sanssouci.games.friedrich.story import STORY
from sanssouci.games.friedrich.victory import REASONS
from sanssouci.games.friedrich.view_type import FriedrichView
from sanssouci.kernel import (
    BadOption,
    Bot,
    Encoding,
    FollyCounter,
    Grammar,
    Judgement,
    Option,
    Options,
    Phase,
    Scenario,
    Sentences,
    Situation,
    State,
)
from sanssouci.kernel.arranging import Arranger
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.lessons import Lesson, read_lessons
from sanssouci.kernel.story import Story
from sanssouci.steps.war_game import WarAtlas, WarGame


class Friedrich(WarGame):
    """The game; ``play`` starts one, ``new`` gives a bare position."""

    id: ClassVar[str] = "friedrich"
    title: ClassVar[str] = "Friedrich"
    rules_version: str = "3"
    scenarios: ClassVar[tuple[Scenario, ...]] = SCENARIOS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type] = FriedrichView
    sentences: ClassVar[Sentences] = Path(__file__).parent / "locale"
    story: ClassVar[Story] = STORY
    reasons: ClassVar[tuple[str, ...]] = REASONS
    phases: ClassVar[Mapping[str, type[Phase[Any]]]] = PHASES
    officers: ClassVar[Mapping[str, type[Bot]]] = OFFICERS
    follies: ClassVar[type[FollyCounter] | None] = FriedrichFollies
    judgement: ClassVar[Judgement | None] = FriedrichJudgement()
    grammar: Grammar = GRAMMAR
    tactical: ClassVar[TacticalCards] = TACTICAL
    atlas: ClassVar[WarAtlas] = ATLAS
    lessons: ClassVar[tuple[Lesson, ...]] = read_lessons(Path(__file__).parent / "lessons.toml")

    def check_options(self, scenario: Scenario, options: Mapping[str, object]) -> Options:
        """Two-player scenarios are basic games (F15.1)."""
        checked = super().check_options(scenario, options)
        if scenario.id not in WHOLE_WAR:
            if options.get("expert") is not None and checked["expert"]:
                raise BadOption(
                    tell("error.option_elsewhere", name="expert", value="yes", scenario=scenario.id)
                    + " [F15.1]"
                )
            checked["expert"] = False
        return checked

    def blank(self, scenario: Scenario, options: Options) -> Position:
        return Position(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Position:
        position = self.blank(scenario, options)
        setup.begin(position)
        return position

    def sides(self, state: State) -> tuple[tuple[str, ...], ...]:
        """One against all (F1.2)."""
        return (FREDERICK,), tuple(seat for seat in self.seats(state) if seat != FREDERICK)

    def name(self, id: str, language: str | None = None) -> str:
        """A card of fate is called as its rule is; a language without a rulebook names it."""
        if id not in fate_cards.RULES:
            return super().name(id, language)
        said = self.catalogues.speak(language)
        if own := said.name(f"fate-{id.partition('.')[2].lower()}"):
            return own
        return rulebook.load(self.id, language=said.language).rules[id].title

    @property
    def things(self) -> Iterable[str]:
        return (*(piece.id for piece in ATLAS.pieces), *NATION_INDEX, *fate_cards.RULES)

    def draw(self, view: Mapping[str, Any] | None = None, theme: str = "day") -> str:
        from sanssouci.games.friedrich import picture  # it needs far more tables than playing

        return picture.draw(view, theme=theme)

    @cached_property
    def encoding(self) -> Encoding:
        from sanssouci.games.friedrich.tensors import FriedrichEncoding  # not needed to play

        return FriedrichEncoding()

    def arranger(self, state: State) -> Arranger:
        from sanssouci.games.friedrich.arranging import FriedrichArranger  # not needed to play

        return FriedrichArranger(state)

    def odds(self, situation: Situation) -> dict[str, Any] | None:
        """The odds of the combat that the seat is in."""
        return combat_odds(situation)


FRIEDRICH_GAME: Final = Friedrich()
