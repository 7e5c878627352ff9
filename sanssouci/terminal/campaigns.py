"""How far the player of this computer is in the campaigns of a scenario book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from sanssouci.kernel import BadRecord, Campaign, Finished, Game, Record, Standing, standing
from sanssouci.terminal.questions import HUMAN
from sanssouci.terminal.saving import games_folder
from sanssouci.terminal.wording import say

_MARKS = {True: "campaign.stage-won", False: "campaign.stage-lost"}
_STYLES = {True: "green", False: "red", None: "dim"}


def finished_here(game: Game) -> list[Finished]:
    """The finished games of people in the folder of saved games, the oldest first."""
    return [done for record in _records(game) for done in _finished(game, record)]


def _records(game: Game) -> Iterator[Record]:
    def age(path: Path) -> tuple[float, str]:
        return path.stat().st_mtime, path.name

    for path in sorted(games_folder().glob(f"{game.id}-*.txt"), key=age):
        try:
            yield Record.load(path)
        except BadRecord:  # what else somebody keeps there is none of our business
            continue


def _finished(game: Game, record: Record) -> Iterator[Finished]:
    """What a record says of its people; one that begins with a position proves nothing."""
    if record.result and record.position is None and record.game == game.id:
        winners = record.result.partition("(")[0].split()
        for seat, player in record.players.items():
            if player == HUMAN:
                yield Finished(record.scenario, seat in winners)


def campaigns_of(game: Game, scenario: str) -> list[Campaign]:
    """The campaigns a scenario belongs to."""
    return [
        campaign
        for campaign in game.campaigns
        if any(scenario in stage for stage in campaign.stages)
    ]


def campaign_sheet(game: Game, campaigns: Iterable[Campaign]) -> Group:
    """Each campaign with its scenarios and what became of them."""
    played = finished_here(game)
    return Group(*(_sheet(game, standing(campaign, played)) for campaign in campaigns))


def _sheet(game: Game, found: Standing) -> Group:
    table = Table(box=None, show_header=False, pad_edge=False)
    for scenarios, latest in zip(found.campaign.stages, found.latest, strict=True):
        won = None if latest is None else latest.won
        scenario = game.scenario(scenarios[0])
        mark = "-" if won is None else say(_MARKS[won])
        table.add_row(f"  {scenario.id}", game.title_of(scenario), Text(mark, _STYLES[won]))
    return Group(_title(game, found), table, "")


def _title(game: Game, found: Standing) -> Text:
    words = game.catalogues.speak().words(
        f"campaign.{found.state}", won=found.won, needed=found.campaign.needed
    )
    name = game.name(found.campaign.id)
    return Text(f"{name[:1].upper()}{name[1:]}", "bold").append(f": {words}", "not bold")
