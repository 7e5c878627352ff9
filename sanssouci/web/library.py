"""What does not change while the server runs: games, bots, rules, names, sentences, maps."""

from __future__ import annotations

import gzip
import hashlib
import inspect
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, Final

from markdown_it import MarkdownIt

from sanssouci import rulebook
from sanssouci.bots import BOTS
from sanssouci.games import GAMES, load
from sanssouci.kernel import Game
from sanssouci.kernel.game import KERNEL_TEXTS
from sanssouci.table.errors import NoSuchTable
from sanssouci.web import models

THEMES: Final = ("day", "candle")
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def find(game: str) -> Game:
    if game not in GAMES:
        raise NoSuchTable("There is no such game.")
    return load(game)


@cache
def games() -> list[models.GameInfo]:
    return [_game(load(id)) for id in GAMES]


def _game(game: Game) -> models.GameInfo:
    return models.GameInfo(
        id=game.id,
        title=game.title,
        credit=game.credit,
        scenarios=[
            models.ScenarioInfo(
                id=scenario.id,
                title=scenario.title,
                text=scenario.text,
                rule=scenario.rule,
                seats=[models.Named(id=seat, name=game.name(seat)) for seat in scenario.seats],
            )
            for scenario in game.scenarios
        ],
        options=[
            models.OptionInfo(
                name=option.name,
                default=option.default,
                choices=list(option.choices),
                text=option.text,
                rule=option.rule,
                scenarios=None if option.scenarios is None else list(option.scenarios),
            )
            for option in game.options
        ],
        reconstruction=game.reconstruction,
    )


@cache
def bots() -> list[models.BotInfo]:
    return [
        models.BotInfo(id=name, title=name.capitalize(), text=_first_sentence(bot))
        for name, bot in BOTS.items()
    ]


def outside_bots(names: Iterable[str]) -> list[models.BotInfo]:
    """Programs of the host; what they run is nobody's business."""
    text = "A program of this table's host."
    return [models.BotInfo(id=name, title=name.capitalize(), text=text) for name in names]


def _first_sentence(bot: type) -> str:
    text = bot.__doc__ or inspect.getdoc(inspect.getmodule(bot)) or ""
    return " ".join(text.partition("\n\n")[0].split())


@cache
def rules(game: str) -> models.RulesPage:
    try:
        book = rulebook.load(find(game).id)
    except FileNotFoundError as error:
        raise NoSuchTable("This game has no rulebook yet.") from error
    return models.RulesPage(
        title=book.title,
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
def names(game: str) -> dict[str, str]:
    found = find(game)
    seats = [seat for scenario in found.scenarios for seat in scenario.seats]
    return {id: found.name(id) for id in (*_THINGS[game](), *seats)}


def _friedrich_things() -> Iterable[str]:
    from sanssouci.games.friedrich.atlas import ATLAS
    from sanssouci.games.friedrich.nations import NATIONS

    places = (place.id for place in ATLAS.map.places)
    return [*places, *(piece.id for piece in ATLAS.pieces), *NATIONS]


def _crisis_things() -> Iterable[str]:
    from sanssouci.games.crisis.pack import NATIONS, installed_pack

    pack = installed_pack()
    cards = dict.fromkeys(card.id for card in pack.cards)
    return [*pack.space_index, *pack.commander_index, *NATIONS, *cards]


_THINGS: Final[dict[str, Callable[[], Iterable[str]]]] = {
    "friedrich": _friedrich_things,
    "crisis": _crisis_things,
}
"""By game, the ids of places, pieces, nations and cards that have names."""


@cache
def messages(game: str) -> dict[str, str]:
    file = resources.files(f"sanssouci.games.{find(game).id}") / "data" / "messages.en.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    own = {f"{table}.{key}": text for table, texts in tables.items() for key, text in texts.items()}
    return {**KERNEL_TEXTS, **own}


@cache
def facts(game: str) -> dict[str, Any]:
    module = f"sanssouci.games.{find(game).id}.facts"
    found: dict[str, Any] = import_module(module).facts() if find_spec(module) else {}
    return found


@dataclass(frozen=True, slots=True)
class MapPicture:
    svg: bytes
    zipped: bytes
    tag: str


@cache
def map_picture(game: str, theme: str) -> MapPicture:
    module = f"sanssouci.games.{find(game).id}.picture"
    if theme not in THEMES or find_spec(module) is None:
        raise NoSuchTable("There is no such map.")
    svg = import_module(module).draw(None, theme=theme).encode()
    tag = f'"{hashlib.sha256(svg).hexdigest()[:20]}"'
    return MapPicture(svg, gzip.compress(svg, mtime=0), tag)
