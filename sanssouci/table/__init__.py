"""The table people sit at: seats, entries, storage, bots at work. It knows nothing of HTTP."""

from sanssouci.table.bot_pool import BotPool
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.live import LiveTable
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.setup import SeatPlan, TablePlan
from sanssouci.table.store import Conflict, Duplicate, Store
from sanssouci.table.tables import Tables
from sanssouci.table.watchers import Watcher

__all__ = [
    "BotPool",
    "Conflict",
    "Duplicate",
    "LiveTable",
    "RefusalCode",
    "Refused",
    "Seat",
    "SeatKind",
    "SeatPlan",
    "Store",
    "TablePlan",
    "Tables",
    "Watcher",
]
