"""Requests about games as such."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from sanssouci.table.threads import in_thread
from sanssouci.web import library, models
from sanssouci.web.settings import Settings

router = APIRouter(prefix="/api", tags=["library"])

_MAP_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
"""A map carries its own fonts and styles, and nothing that runs."""


@router.get("/games")
def list_games() -> list[models.GameInfo]:
    """Every game with its scenarios and options."""
    return library.games()


@router.get("/bots")
def list_bots(request: Request) -> list[models.BotInfo]:
    """The host's own bots, then ours from the weakest to the strongest."""
    settings: Settings = request.app.state.settings
    return [*library.outside_bots(settings.outside_bots), *library.bots()]


@router.get("/games/{game}/rules")
def read_rules(game: str) -> models.RulesPage:
    """The rulebook of a game, rule by rule."""
    return library.rules(game)


@router.get("/games/{game}/names")
def read_names(game: str) -> dict[str, str]:
    """Display names of places, pieces, nations and seats."""
    return library.names(game)


@router.get("/games/{game}/messages")
def read_messages(game: str) -> dict[str, str]:
    """The catalogue of sentences."""
    return library.messages(game)


@router.get("/games/{game}/facts")
def read_facts(game: str) -> dict[str, Any]:
    """What is printed on the pieces and cards and never changes; empty if the views say it all."""
    return library.facts(game)


@router.get("/games/{game}/map.svg", response_class=Response)
async def draw_map(
    game: str, request: Request, theme: Annotated[str, Query(max_length=20)] = "day"
) -> Response:
    """The bare map."""
    picture = await in_thread(library.map_picture, game, theme)
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
