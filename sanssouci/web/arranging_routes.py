"""Requests about positions that are set up by hand, and about problems that are reported."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body
from fastapi.responses import PlainTextResponse

import sanssouci
from sanssouci.kernel import Game, Record, spoken
from sanssouci.kernel.arranging import BadArrangement
from sanssouci.table.reporting import report
from sanssouci.table.threads import at_length
from sanssouci.web import library, models
from sanssouci.web.asking import Holder, TheTables

router = APIRouter(prefix="/api", tags=["positions"])


@router.get("/games/{game}/arranging")
def read_commands(game: str) -> dict[str, Any]:
    """The commands that set up a position of a game: verbs and nouns as in its grammar.

    `words` is what its verbs and slots are called for those who choose them from a form.
    """
    return library.arranging(library.find(game), spoken())


@router.post("/games/{game}/arrange")
async def arrange(
    game: str, order: Annotated[models.ArrangeRequest, Body()]
) -> models.ArrangedPosition:
    """The position that some commands lead to as a seat sees it, or what cannot be."""
    return await at_length(_arranged, library.find(game), order)


def _arranged(game: Game, order: models.ArrangeRequest) -> models.ArrangedPosition:
    try:
        state = game.arrange(order.commands, order.scenario, **order.options)
    except BadArrangement as problem:
        return models.ArrangedPosition(problem=str(problem))
    setting = state.setting
    record = Record(
        game.id, game.rules_version, setting.scenario.id, dict(setting.options),
        position=state.to_json(),
    )  # fmt: skip
    seat = order.seat if order.seat in setting.scenario.seats else None
    return models.ArrangedPosition(
        view=state.view(seat), actors=list(state.actors), record=record.dumps()
    )


@router.post("/tables/{table}/report", response_class=PlainTextResponse)
async def report_problem(
    table: str, order: models.ReportRequest, holder: Holder, tables: TheTables
) -> PlainTextResponse:
    """One file with record, moment, version and what was expected."""
    live = await tables.get(table)
    text = await report(
        live, holder, order.seat, order.entry, order.expected, sanssouci.__version__
    )
    return PlainTextResponse(text)
