"""A disk that is full: everybody is told, nothing is lost, and it goes on when there is room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from tests.web.staging import Browser, Message, serving

ORDER = {
    "game": "friedrich",
    "scenario": "austrian-theatre",
    "seats": {"frederick": {"kind": "me"}, "maria": {"kind": "me"}},
}
ROOM = 1_000_000_000


@contextmanager
def full(engine: Engine) -> Iterator[None]:
    """No file of the database may grow, as on a disk that is full."""

    def limit(pages: int) -> Any:
        def set(connection: Any, *_: object) -> None:
            connection.execute(f"PRAGMA max_page_count={pages}")

        return set

    none = limit(1)  # fewer than there are is as many as there are
    event.listen(engine, "checkout", none)
    try:
        yield
    finally:
        event.remove(engine, "checkout", none)
        event.listen(engine, "checkout", limit(ROOM))


def act(me: Browser) -> Message:
    """The first action of whoever may act."""
    seat = next(seat for seat, position in me.positions.items() if position["legal"])
    assert seat is not None
    return me.act(seat, me.positions[seat]["legal"][0])


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        me.sit(table)
        entries = stored = me.positions["maria"]["entries"]
        with full(server.tables.store.engine):
            refused = None
            while refused is None:  # there is a little room left in the last pages
                answer = me.ask("note", seat="maria", text="x" * 20_000)
                refused = answer if answer["type"] == "refused" else None
            assert refused["code"] == "not_stored"
            assert "disk is full" in refused["text"]
            while True:
                answer = act(me)
                if answer["type"] == "refused":
                    break
                entries = answer["entries"]
                me.catch_up(entries)
            assert (answer["code"], "disk is full" in answer["text"]) == ("not_stored", True)
            health = me.http.get("/health")
            assert (health.status_code, health.json()["error"]["code"]) == (503, "not_stored")
            while me.http.post("/api/tables", json=ORDER).status_code != 503:
                pass  # some fit into what is left
            found = server.tables.store.load(table)
            assert found is not None
            assert len(found.rows) == entries >= stored
        assert me.http.get("/health").status_code == 200
        assert act(me)["type"] == "acted"
