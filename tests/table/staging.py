"""Tables laid for tests, without a server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from sanssouci.kernel import ENGLISH
from sanssouci.table import BotPool, LiveTable, SeatKind, SeatPlan, Store, TablePlan, Tables
from sanssouci.table.notices import told
from sanssouci.table.store import ChatLine

ME, YOU, NOBODY = "holder-of-me", "holder-of-you", "holder-of-nobody"
PERSON, BOT, INVITATION = (
    SeatPlan(SeatKind.PERSON),
    SeatPlan(SeatKind.BOT, "random"),
    SeatPlan(SeatKind.INVITATION),
)
PLENTY = 30.0
"""Seconds for a bot: a busy machine is not what is tested."""
DUEL = {"frederick": PERSON, "maria": BOT}
HOT_SEAT = {"frederick": PERSON, "maria": PERSON}


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def plan(
    seats: Mapping[str, SeatPlan] = HOT_SEAT, scenario: str = "austrian-theatre", seed: int = 5
) -> TablePlan:
    """With this seed, unless somebody is invited."""
    chosen = None if INVITATION in seats.values() else seed
    return TablePlan("friedrich", scenario, {}, seats, seed=chosen)


@asynccontextmanager
async def tables_in(folder: Path, bots: BotPool | None = None) -> AsyncIterator[Tables]:
    tables = Tables(Store(database(folder)), bots or BotPool(1, PLENTY))
    try:
        yield tables
    finally:
        await tables.close()


class Listener:
    """A watcher that only takes notes."""

    def __init__(self, holder: str = ME, address: str = "") -> None:
        self.holder = holder
        self.address = address
        self.language = ENGLISH
        self.notices: list[str] = []
        self.chat: list[str] = []
        self.positions = 0

    def table_changed(self) -> None: ...

    def position_changed(self) -> None:
        self.positions += 1

    def presence_changed(self) -> None: ...

    def hear_chat(self, line: ChatLine) -> None:
        self.chat.append(f"{line.who}: {line.text}")

    def hear_notice(self, text: str) -> None:
        self.notices.append(told(text))


async def play_some(table: LiveTable, actions: int, seed: int = 1, undo: float = 0.2) -> None:
    """Random play by the holder of all seats, with an undo now and then."""
    rng = Random(seed)
    for number in range(actions):
        if table.head.over:
            return
        seat = rng.choice(table.course.state.actors)
        question = table.questions.number(seat)
        if table.course.play.can_undo(seat) and rng.random() < undo:
            await table.undo(ME, seat, question, f"{seed}-{number}")
        else:
            action = rng.choice(table.course.state.legal(seat))
            await table.act(ME, seat, action, question, f"{seed}-{number}")
