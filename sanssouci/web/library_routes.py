"""Requests about games as such."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from sanssouci.bots import BOTS, STYLES, bot_names
from sanssouci.kernel import spoken
from sanssouci.table.threads import in_thread
from sanssouci.web import library, models
from sanssouci.web.languages import spoken_as
from sanssouci.web.settings import Settings

Language = Annotated[str, Path(max_length=20, pattern="^[A-Za-z]+(-[A-Za-z0-9]+)*$")]
Rules = Annotated[str | None, Query(max_length=40)]
"""A rules version, for the data of its pack; without it, the data of new games."""

router = APIRouter(prefix="/api", tags=["library"])

_MAP_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
"""A map carries its own fonts and styles, and nothing that runs."""


@router.get("/games")
def list_games() -> list[models.GameInfo]:
    """Every game with its scenarios and options."""
    return library.games(spoken())


@router.get("/bots")
def list_bots(request: Request) -> list[models.BotInfo]:
    """The host's own bots, then ours from the weakest to the strongest."""
    settings: Settings = request.app.state.settings
    brought = [name for name in bot_names() if name not in BOTS and name not in STYLES]
    language = spoken()
    outside = library.outside_bots([*settings.outside_bots, *brought], language)
    return [*outside, *library.bots(language)]


@router.get("/games/{game}/rules")
def read_rules(game: str) -> models.RulesPage:
    """The rulebook of a game, rule by rule."""
    return library.rules(game, spoken())


@router.get("/games/{game}/names")
def read_names(game: str, rules: Rules = None) -> dict[str, str]:
    """Display names of places, pieces, nations and seats."""
    return library.names(library.find(game, rules), spoken())


@router.get("/games/{game}/local-names")
def read_local_names(game: str, rules: Rules = None) -> dict[str, str]:
    """What places are called today, where the map has another name."""
    return dict(library.find(game, rules).local_names)


@router.get("/messages/{language}", response_class=PlainTextResponse)
def read_shared_messages(
    language: Language,
    own: bool = False,
    part: Literal["account", "import", "review"] | None = None,
) -> str:
    """The catalogue that all games share, as a file of Project Fluent; `own`: as below, `part`:
    only what a page of that name says."""
    if part is not None:
        return library.messages_of(part, language)
    return library.messages(None, language, own)


@router.get("/games/{game}/messages/{language}", response_class=PlainTextResponse)
def read_messages(
    game: str, language: Language, own: bool = False, part: Literal["lesson"] | None = None
) -> str:
    """The catalogue of a game, as a file of Project Fluent; `own`: without what the server says,
    `part`: only what lessons say, which `own` leaves out, too."""
    if part is not None:
        return library.messages_of(part, language, game)
    return library.messages(game, language, own)


@router.get("/games/{game}/grammar")
def read_grammar(game: str, rules: Rules = None) -> dict[str, Any]:
    """The verbs of a game, what each speaks of, and of what kind that is."""
    return library.grammar(library.find(game, rules))


@router.get("/games/{game}/view")
def read_view_schema(game: str) -> dict[str, Any]:
    """What a view of the game holds, as a JSON Schema."""
    return library.view_schema(library.find(game))


@router.get("/games/{game}/map")
def read_map(game: str, rules: Rules = None) -> dict[str, Any]:
    """The places of the map and the ways between them."""
    return library.chart(library.find(game, rules))


@router.get("/games/{game}/lessons")
def list_lessons(game: str) -> list[models.Named]:
    """The lessons of its first war, in order."""
    found = library.find(game)
    said = found.catalogues.speak()
    return [
        models.Named(id=lesson.id, name=said.words(f"lesson.{lesson.id}"))
        for lesson in found.lessons
    ]


@router.get("/games/{game}/facts")
def read_facts(game: str, rules: Rules = None) -> dict[str, Any]:
    """What is printed on the pieces and cards and never changes; empty if the views say it all."""
    return library.facts(library.find(game, rules), spoken())


@router.get("/games/{game}/map.svg", response_class=Response)
async def draw_map(
    game: str,
    request: Request,
    theme: Annotated[str, Query(max_length=20)] = "day",
    rules: Rules = None,
    part: library.MapPart = library.MapPart.WHOLE,
    language: Annotated[str | None, Query(max_length=20)] = None,
) -> Response:
    """The bare map; a page that has its fonts takes it in two parts."""
    found, spoken_there = library.find(game, rules), spoken_as(language or spoken())
    picture = await in_thread(library.map_picture, found, theme, spoken_there, part)
    headers = {
        "cache-control": "public, max-age=3600",
        "etag": picture.tag,
        "vary": "accept-encoding",
        "content-security-policy": _MAP_POLICY,
    }
    if picture.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(picture.zipped, media_type="image/svg+xml", headers=headers)
    return Response(picture.svg, media_type="image/svg+xml", headers=headers)
