"""Maria as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from sanssouci.board.editions import PackedGame
from sanssouci.cards.tactical import TacticalCards
from sanssouci.games.maria import political_view, setup
from sanssouci.games.maria.atlas import ATLAS, PACK
from sanssouci.games.maria.deck import TACTICAL
from sanssouci.games.maria.follies import MariaFollies
from sanssouci.games.maria.grammar import GRAMMAR
from sanssouci.games.maria.hussars import HUSSARS
from sanssouci.games.maria.nations import NATION_INDEX
from sanssouci.games.maria.officers import OFFICERS
from sanssouci.games.maria.officers.duelling import combat_odds
from sanssouci.games.maria.officers.judgement import MariaJudgement
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import PHASES
from sanssouci.games.maria.setting import OPTIONS, SCENARIOS, Setting
from sanssouci.games.maria.shelf import SHELF
from sanssouci.games.maria.story import STORY
from sanssouci.games.maria.victory import REASONS
from sanssouci.games.maria.view_type import MariaView
from sanssouci.kernel import (
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
from sanssouci.kernel.lessons import Lesson, read_lessons
from sanssouci.kernel.packs import Shelf
from sanssouci.kernel.story import Story
from sanssouci.steps.war_game import WarAtlas, WarGame

_LESSONS: Final = read_lessons(Path(__file__).parent / "lessons.toml")


class Maria(WarGame, PackedGame):
    """The game; ``play`` starts one, ``new`` gives a bare position."""

    id: ClassVar[str] = "maria"
    title: ClassVar[str] = "Maria"
    rules_version: str = f"5-{PACK.fingerprint}"
    reconstruction: bool = PACK.reconstruction
    # The lessons know the roads of our own map; on the printed one they may lead elsewhere.
    lessons: ClassVar[tuple[Lesson, ...]] = _LESSONS if PACK.reconstruction else ()
    scenarios: ClassVar[tuple[Scenario, ...]] = SCENARIOS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type] = MariaView
    sentences: ClassVar[Sentences] = Path(__file__).parent / "locale"
    story: ClassVar[Story] = STORY
    reasons: ClassVar[tuple[str, ...]] = REASONS
    phases: ClassVar[Mapping[str, type[Phase[Any]]]] = PHASES
    officers: ClassVar[Mapping[str, type[Bot]]] = OFFICERS
    judgement: ClassVar[Judgement | None] = MariaJudgement()
    follies: ClassVar[type[FollyCounter] | None] = MariaFollies
    grammar: Grammar = GRAMMAR
    tactical: ClassVar[TacticalCards] = TACTICAL
    atlas: ClassVar[WarAtlas] = ATLAS
    package: ClassVar[str] = "sanssouci.games.maria"
    packs: ClassVar[Shelf] = SHELF

    def blank(self, scenario: Scenario, options: Options) -> Position:
        return Position(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Position:
        position = self.blank(scenario, options)
        setup.begin(position)
        return position

    def name(self, id: str, language: str | None = None) -> str:
        """The catalogues know the titles of our own political cards, no others."""
        if id not in CARD_INDEX:
            return super().name(id, language)
        if not PACK.reconstruction:
            return CARDS[CARD_INDEX[id]].title
        return self.catalogues.speak(language).words(f"politics.card-{id}")

    @property
    def things(self) -> Iterable[str]:
        cards = (card.id for card in CARDS)
        return (*(piece.id for piece in ATLAS.pieces), *NATION_INDEX, *HUSSARS, *cards)

    def arranger(self, state: State) -> Arranger:
        from sanssouci.games.maria.arranging import MariaArranger  # not needed to play

        assert isinstance(state, Position)
        return MariaArranger(state)

    def facts(self) -> dict[str, Any]:
        """What is printed on the political cards and on the political board."""
        return political_view.facts()

    def draw(self, view: Mapping[str, Any] | None = None, theme: str = "day") -> str:
        from sanssouci.games.maria import picture  # it needs far more tables than playing

        return picture.draw(view, theme=theme)

    @cached_property
    def encoding(self) -> Encoding:
        from sanssouci.games.maria.tensors import MariaEncoding  # not needed to play

        return MariaEncoding()

    def odds(self, situation: Situation) -> dict[str, Any] | None:
        """The odds of the combat that the seat is in."""
        return combat_odds(situation)


MARIA_GAME: Final = Maria()
