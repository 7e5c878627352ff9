"""What does not change while the server runs: games, bots, rules, names, sentences, maps."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt

from sanssouci import rulebook
from sanssouci.board.drawing.lettering import font_faces
from sanssouci.bots import BOTS, STYLES, has_tempers
from sanssouci.games import draw, game_ids, load
from sanssouci.kernel import BadOption, Catalogues, Game, Kind, NoPack, Standing
from sanssouci.kernel.arranging import Arranger
from sanssouci.kernel.catalogue import SHARED, Catalogue, source_of, speaking, tell
from sanssouci.table.errors import NoSuchTable
from sanssouci.web import models

THEMES: Final = ("day", "candle")
PLAIN: Final = "plain"
"""The desk of games that have none of their own."""
_DESKS: Final = Path(__file__).parent / "static" / "js"
_ENTRY: Final = r"^(?:(?:{})-.*\n(?:[ \t].*\n)*|#.*\n|\n)"
_PART: Final = r"^{}-.*\n(?:[ \t].*\n)*"
_SHARED: Final = (
    r"kernel|terminal|error|bot|land|arranging|slot|review|account|import|mail"
    r"|unsound|pack|arena|host|invalid|system|matches|number|ending"
    r"|table(?!-(?:home|lost)\b)"
)
_OF_A_GAME: Final = (
    "log|refuse|why|prompt|foresee|aim|role|terminal|phase|picture|scenario|option|game|folly"
    "|lesson|ending"
)
_NOT_OF_A_CLIENT: Final = {
    True: re.compile(_ENTRY.format(_SHARED), re.MULTILINE),
    False: re.compile(_ENTRY.format(_OF_A_GAME), re.MULTILINE),
}
"""What browsers never say themselves, or only on a page that asks for it as a part: of the
catalogue that all games share, and of a game's own."""
_CALLED: Final = {"verb": "arranging.verb_", "slot": "slot.", "choice": "arranging.choice_"}
"""Where the catalogues have the words of commands that set up positions."""
_LATER: Final = (
    *("hills", "water", "river-names", "lettering", "names", "cartouche", "frame", "sectors"),
    *("areas", "panels", "rhumbs", "lanes", "lines", "harbours"),
)
"""Layers of a map that may come a moment after the rest."""
_SHORE: Final = re.compile(r'<g id="shore">.*?</g>', re.DOTALL)
"""The lines along which the sea is hatched: long, and not missed at once."""
_REFERENCE: Final = re.compile(r'href="#(road-[^"]+)"')
_LAYER: Final = re.compile(r'(?=<g id="layer-)')
_LAYER_NAME: Final = re.compile(r'<g id="layer-([\w-]+)"[^>]*>')
_ROAD_NAME: Final = re.compile(r' id="(road-[^"]+)"')
_WREATH: Final = re.compile(r'<g id="(wreath-[\w-]+)">.*?</g>', re.DOTALL)
"""Heavy ones, of which most games have none."""
_CITY: Final = re.compile(r'<g id="city-[^>]*>')
_KNOWN_OF_A_CITY: Final = re.compile(r' data-(?:id|name|region)="[^"]*"')
"""Its id says the first, and other answers the rest."""
_log = logging.getLogger("sanssouci.web")
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def find(game: str, rules: str | None = None) -> Game:
    """A game by its id, with the data of a rules version if that is given.

    A game whose package is broken is left out, and the log says why.
    """
    if game not in game_ids():
        raise NoSuchTable(tell("error.no_game"))
    try:
        return load(game, rules)
    except NoPack as error:
        raise NoSuchTable(tell("error.no_pack")) from error
    except BadOption as error:
        _log.error("%s", error)
        raise NoSuchTable(tell("error.bad_game")) from error


@cache
def games(language: str) -> list[models.GameInfo]:
    found = []
    with speaking(language):
        for id in game_ids():
            with contextlib.suppress(NoSuchTable):
                found.append(_game(find(id)))
    return found


def _game(game: Game) -> models.GameInfo:
    return models.GameInfo(
        id=game.id,
        title=game.title,
        credit=game.credited(),
        scenarios=[
            models.ScenarioInfo(
                id=scenario.id,
                title=game.title_of(scenario),
                text=game.text_of(scenario),
                rule=scenario.rule,
                seats=[
                    models.Role(
                        id=seat,
                        name=game.name(seat),
                        role=game.role(scenario, seat),
                    )
                    for seat in scenario.seats
                ],
                parts=[
                    models.PartInfo(
                        id=part.id,
                        name=game.name(part.id),
                        role=game.role(scenario, part.id),
                        option=part.option,
                        value=part.value,
                        level=part.level,
                    )
                    for part in scenario.parts
                ],
                usual=part.id if (part := scenario.kindest_part) else scenario.usual_seat,
                level=scenario.level,
                minutes=scenario.minutes,
            )
            for scenario in game.scenarios
        ],
        newcomers=game.for_newcomers.id,
        options=[
            models.OptionInfo(
                name=option.name,
                default=option.default,
                choices=list(option.choices),
                words=[game.choice_of(option, choice) for choice in option.choices],
                text=game.text_of(option),
                rule=option.rule,
                scenarios=None if option.offered is None else list(option.offered),
            )
            for option in game.options
        ],
        reconstruction=game.reconstruction,
        desk=desk_of(game),
        map=has_map(game),
        arranging=arranger(game) is not None,
    )


def campaign(game: Game, standing: Standing) -> models.CampaignInfo:
    """A campaign of a game's scenario book, with how far somebody is in it."""
    stages = []
    for scenarios, latest in zip(standing.campaign.stages, standing.latest, strict=True):
        offered = min(map(game.scenario, scenarios), key=lambda one: len(one.seats))
        stages.append(
            models.StageInfo(
                scenario=offered.id,
                title=game.title_of(offered),
                minutes=offered.minutes,
                won=None if latest is None else latest.won,
                points=None if latest is None else latest.points,
            )
        )
    return models.CampaignInfo(
        id=standing.campaign.id,
        name=game.name(standing.campaign.id),
        needed=standing.campaign.needed,
        won=standing.won,
        state=standing.state,
        rule=standing.campaign.rule,
        stages=stages,
    )


@cache
def bots(language: str) -> list[models.BotInfo]:
    """Ours: the levels from the weakest to the strongest, then captains of several tempers."""
    words = Catalogues(SHARED).speak(language).words
    tempered = [id for id in game_ids() if _has_tempers(id)]
    return [
        models.BotInfo(
            id=name,
            title=words(f"bot.{name}"),
            text=words(f"bot.{name}-text"),
            games=[] if name in BOTS else tempered,
        )
        for name in (*BOTS, *STYLES)
    ]


def outside_bots(names: Iterable[str], language: str) -> list[models.BotInfo]:
    """Bots of the host, without the commands behind them."""
    text = Catalogues(SHARED).speak(language).words("bot.outside-text")
    return [models.BotInfo(id=name, title=name.capitalize(), text=text) for name in names]


def _has_tempers(game: str) -> bool:
    with contextlib.suppress(NoSuchTable):
        return has_tempers(find(game))
    return False


@cache
def rules(game: str, language: str) -> models.RulesPage:
    try:
        book = rulebook.load(game, find(game).rulebook, language)
    except FileNotFoundError as error:
        raise NoSuchTable(tell("error.no_rulebook")) from error
    return models.RulesPage(
        title=book.title,
        language=book.language,
        primer=_MARKDOWN.render(book.primer),
        chapters=[
            models.ChapterPage(
                id=chapter.id,
                title=chapter.title,
                html=_MARKDOWN.render(chapter.text),
                rules=[
                    models.RulePage(
                        id=id,
                        title=book.rules[id].title,
                        html=_MARKDOWN.render(book.rules[id].text),
                    )
                    for id in chapter.rules
                ],
            )
            for chapter in book.chapters.values()
        ],
    )


@cache
def names(game: Game, language: str) -> dict[str, str]:
    return game.every_name(language)


@cache
def messages_of(part: str, language: str, game: str | None = None) -> str:
    """What a page says that is seldom opened, of a game's catalogue or the one that all share."""
    whole = messages(game, language)
    return "".join(re.findall(_PART.format(re.escape(part)), whole, re.MULTILINE))


@cache
def messages(game: str | None, language: str, own: bool = False) -> str:
    """The catalogue of a game, or the one that all share, as a file of Project Fluent.

    ``own`` is what a client itself says, about half of a game's sentences, because log lines,
    prompts, refusals and reasons come from the server as text.
    """
    sentences = SHARED if game is None else find(game).sentences
    source = source_of(sentences, language)
    if source is None:
        raise NoSuchTable(tell("error.no_catalogue"))
    return _NOT_OF_A_CLIENT[game is None].sub("", source) if own else source


def arranger(game: Game) -> Arranger | None:
    """What sets up positions of the game, on those of its first scenario."""
    scenario = game.scenarios[0]
    return game.arranger(game.blank(scenario, game.check_options(scenario, {})))


@cache
def arranging(game: Game, language: str) -> dict[str, Any]:
    """The commands with the kinds of their words, and what a form calls both."""
    found = arranger(game)
    if found is None:
        raise NoSuchTable(tell("error.no_arranging"))
    said = game.catalogues.speak(language)
    verbs = found.grammar.verbs
    nouns = {slot.noun for verb in verbs for slot in verb.slots if slot.noun.kind is Kind.CHOICE}
    ids = {id for noun in nouns for id in noun.ids}
    words = {
        "verb": {verb.word for verb in verbs},
        "slot": {slot.name for verb in verbs for slot in verb.slots},
        "choice": {id for id in ids if game.name(id, language) == id},  # what play never names
    }
    return found.grammar.to_json() | {
        "words": {
            kind: {word: _called(said, f"{_CALLED[kind]}{word}", word) for word in sorted(some)}
            for kind, some in words.items()
        }
    }


def _called(said: Catalogue, key: str, word: str) -> str:
    """By a name of the catalogue; a game that was brought has none, and its own word will do."""
    return said.words(key) if key in said else word.replace("_", " ")


@cache
def grammar(game: Game) -> dict[str, Any]:
    return game.grammar.to_json()


@cache
def view_schema(game: Game) -> dict[str, Any]:
    return game.view_schema()


@cache
def chart(game: Game) -> dict[str, Any]:
    if game.map is None:
        raise NoSuchTable(tell("error.no_map"))
    return game.map.to_json()


@cache
def facts(game: Game, language: str) -> dict[str, Any]:
    with speaking(language):
        return game.facts()


@dataclass(frozen=True, slots=True)
class MapPicture:
    svg: bytes
    zipped: bytes
    tag: str


class MapPart(StrEnum):
    """What of a map is asked for. A page takes it in two parts, and has the fonts already."""

    WHOLE = "whole"
    FIRST = "first"
    REST = "rest"


@cache
def map_picture(game: Game, theme: str, language: str, part: MapPart = MapPart.WHOLE) -> MapPicture:
    if theme not in THEMES or not has_map(game):
        raise NoSuchTable(tell("error.no_such_map"))
    with speaking(language):
        drawn = draw(game, None, theme)
    svg = (drawn if part is MapPart.WHOLE else _for_a_page(drawn, part)).encode()
    tag = f'"{hashlib.sha256(svg).hexdigest()[:20]}"'
    return MapPicture(svg, gzip.compress(svg, mtime=0), tag)


def _for_a_page(drawn: str, part: MapPart) -> str:
    """One part of a drawing, without what the page has (fonts, names) or what nothing refers to.

    Of a layer that belongs to the other part only the group is there, to be filled.
    """
    used = set(_REFERENCE.findall(drawn))
    bare = _ROAD_NAME.sub(
        lambda found: found[0] if found[1] in used else "", drawn.replace(font_faces(), "", 1)
    )
    bare = _WREATH.sub(lambda found: found[0] if f'href="#{found[1]}"' in drawn else "", bare)
    bare = _CITY.sub(lambda found: _KNOWN_OF_A_CITY.sub("", found[0]), bare)
    head, *layers = _LAYER.split(bare.removesuffix("</svg>"))
    names = [_LAYER_NAME.match(layer) for layer in layers]
    if part is MapPart.REST:
        root = '<svg xmlns="http://www.w3.org/2000/svg">'
        later = (a for a, name in zip(layers, names, strict=True) if name and name[1] in _LATER)
        return root + "".join((*_SHORE.findall(head), *later)) + "</svg>"
    return (
        _SHORE.sub('<g id="shore"/>', head)
        + "".join(
            f"{name[0]}</g>" if name and name[1] in _LATER else layer
            for layer, name in zip(layers, names, strict=True)
        )
        + "</svg>"
    )


def has_map(game: Game) -> bool:
    return game.map is not None


def desk_of(game: Game) -> str:
    """The folder of the desk that shows it in the browser: its own, or the plain one."""
    return game.id if (_DESKS / game.id / "desk.js").is_file() else PLAIN
