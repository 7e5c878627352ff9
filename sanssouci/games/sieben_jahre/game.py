"""Sieben Jahre as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from sanssouci.board.editions import PackedGame
from sanssouci.games.sieben_jahre import setup
from sanssouci.games.sieben_jahre.aims import sheet_role
from sanssouci.games.sieben_jahre.atlas import LINES, PACK, PLACE
from sanssouci.games.sieben_jahre.follies import SiebenJahreFollies
from sanssouci.games.sieben_jahre.grammar import GRAMMAR
from sanssouci.games.sieben_jahre.officers import OFFICERS
from sanssouci.games.sieben_jahre.officers.judgement import SiebenJahreJudgement
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.sequence import PHASES
from sanssouci.games.sieben_jahre.setting import CAMPAIGNS, OPTIONS, SCENARIOS, Setting
from sanssouci.games.sieben_jahre.shelf import SHELF
from sanssouci.games.sieben_jahre.states import BOARD
from sanssouci.games.sieben_jahre.story import STORY
from sanssouci.games.sieben_jahre.victory import REASONS
from sanssouci.games.sieben_jahre.view_type import SiebenJahreView
from sanssouci.kernel import (
    Bot,
    Campaign,
    Chart,
    Encoding,
    FollyCounter,
    Grammar,
    Judgement,
    Link,
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
from sanssouci.kernel.lessons import Lesson, read_lessons
from sanssouci.kernel.packs import Shelf
from sanssouci.kernel.story import Story

_MEMORABLE: Final = {fortune.note for fortune in PACK.fortunes}
_LESSONS: Final = read_lessons(Path(__file__).parent / "lessons.toml")


class SiebenJahre(PackedGame):
    """The game; ``play`` starts one, ``new`` gives a bare position."""

    id: ClassVar[str] = "sieben-jahre"
    title: ClassVar[str] = "Sieben Jahre"
    rules_version: str = f"8-{PACK.fingerprint}"
    reconstruction: bool = PACK.reconstruction
    scenarios: ClassVar[tuple[Scenario, ...]] = SCENARIOS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    sentences: ClassVar[Sentences] = Path(__file__).parent / "locale"
    story: ClassVar[Story] = STORY
    reasons: ClassVar[tuple[str, ...]] = REASONS
    phases: ClassVar[Mapping[str, type[Phase[Any]]]] = PHASES
    officers: ClassVar[Mapping[str, type[Bot]]] = OFFICERS
    judgement: ClassVar[Judgement | None] = SiebenJahreJudgement()
    follies: ClassVar[type[FollyCounter] | None] = SiebenJahreFollies
    grammar: Grammar = GRAMMAR
    view_type: ClassVar[type] = SiebenJahreView
    package: ClassVar[str] = "sanssouci.games.sieben_jahre"
    packs: ClassVar[Shelf] = SHELF
    campaigns: ClassVar[tuple[Campaign, ...]] = CAMPAIGNS
    # The lessons know our own map and sheets; with others they may lead elsewhere.
    lessons: ClassVar[tuple[Lesson, ...]] = _LESSONS if PACK.reconstruction else ()

    def blank(self, scenario: Scenario, options: Options) -> Position:
        return Position(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Position:
        position = self.blank(scenario, options)
        setup.begin(position)
        return position

    @cached_property
    def data_names(self) -> dict[str, str]:
        tables = (PACK.regions, PACK.provinces, PACK.seas, PACK.commanders)
        return {row.id: row.name for table in tables for row in table}

    @cached_property
    def _pack_names(self) -> dict[str, str]:
        """What another pack than ours calls its cards, tiles and seas."""
        if PACK.reconstruction:
            return {}
        events = {event.id: event.name for event in PACK.events}
        advantages = {advantage.id: advantage.name for advantage in PACK.advantages}
        return events | advantages | {sea.id: sea.name for sea in PACK.seas}

    def name(self, id: str, language: str | None = None) -> str:
        """What a year is remembered for is a place, or an event that catalogues name."""
        known = id.lower().replace(" ", "-") if id in _MEMORABLE else id
        own = self._pack_names.get(id) or self.catalogues.speak(language).name(known)
        return own or self.data_names.get(id, id)

    @property
    def things(self) -> Iterable[str]:
        return (state.id for state in PACK.states)

    def sides(self, state: Any) -> tuple[tuple[str, ...], ...]:
        """Coalitions stand together."""
        setting = state.setting
        by_coalition: dict[int, list[str]] = {}
        for seat in setting.scenario.seats:
            board = setting.boards_of_seat[seat][0]
            by_coalition.setdefault(int(board > 1), []).append(seat)
        return tuple(tuple(seats) for seats in by_coalition.values())

    def role(self, scenario: Scenario, seat: str, language: str | None = None) -> str:
        """On a sheet, what a side is to do there; the four boards are tempted by the whole war."""
        told = super().role(scenario, seat, language)
        if (purpose := sheet_role(scenario, seat)) is None:
            return told
        said = self.say(purpose, language)
        return said if seat in BOARD else f"{said} {told}".rstrip()

    def facts(self) -> dict[str, Any]:
        from sanssouci.games.sieben_jahre.facts import facts

        return facts()

    def arranger(self, state: State) -> Arranger:
        from sanssouci.games.sieben_jahre.arranging import SiebenJahreArranger

        assert isinstance(state, Position)
        return SiebenJahreArranger(state)

    def odds(self, situation: Situation) -> dict[str, Any] | None:
        from sanssouci.games.sieben_jahre.officers.fight_odds import fight_odds

        return fight_odds(situation)

    @cached_property
    def encoding(self) -> Encoding:
        from sanssouci.games.sieben_jahre.tensors import SiebenJahreEncoding  # not needed to play

        return SiebenJahreEncoding()

    @cached_property
    def map(self) -> Chart:
        spots = [(each.id, each.lat, each.lon) for each in PACK.provinces]
        spots += [(each.id, each.lat, each.lon) for each in PACK.seas]
        first_sea = len(PACK.provinces)
        links = [Link(PLACE[way.a], PLACE[way.b], "land") for way in PACK.roads]
        links += [
            Link(PLACE[way.a + first_sea], PLACE[way.b + first_sea], "sea") for way in PACK.sea_ways
        ]
        links += [Link(PLACE[line.a], PLACE[line.b], "line") for line in LINES]
        return Chart(tuple(Spot(id, lon * 10, -lat * 15) for id, lat, lon in spots), tuple(links))

    def draw(self, view: Mapping[str, Any] | None = None, theme: str = "day") -> str:
        from sanssouci.games.sieben_jahre import picture  # it needs far more tables than playing

        return picture.draw(view, theme=theme)


SIEBEN_JAHRE: Final = SiebenJahre()
