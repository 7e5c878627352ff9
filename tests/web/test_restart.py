"""After a restart bots go on by themselves."""

from __future__ import annotations

from pathlib import Path

from sanssouci.table.database import utc_now
from sanssouci.table.waking import waiting_for_bots
from tests.web.staging import Browser, serving, wait_until
from tests.web.test_kill import server_process


def test_bots_go_on_though_nobody_opens_the_table(tmp_path: Path) -> None:
    with server_process(tmp_path) as (process, url), Browser(url) as me:
        tables = [
            me.lay("war-in-the-west", seed, frederick="random", pompadour="random")["table"]
            for seed in range(6)
        ]
        mine = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
        process.kill()  # most of them, or all, have not begun
        process.wait()
    with serving(tmp_path) as server:
        live = server.tables.live
        wait_until(lambda: mine in live and len(live) > 3, 30)
        wait_until(lambda: "maria" not in live[mine].course.state.actors, 30)
        driven = [live[table] for table in tables if table in live]
        before = [table.course.count for table in driven]
        wait_until(
            lambda: all(
                table.head.over or table.course.count >= count + 20
                for table, count in zip(driven, before, strict=True)
            ),
            60,
        )
        waiting = waiting_for_bots(server.tables.store, utc_now())
        assert mine not in waiting
        assert set(waiting) <= set(tables)
