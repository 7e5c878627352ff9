"""A table in play: who may what, what is stale, what is done once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from sanssouci.kernel import BadOption, Record
from sanssouci.table import (
    BotPool,
    LiveTable,
    Refused,
    SeatKind,
    SeatPlan,
    TablePlan,
    Tables,
    in_memory,
    proposals,
    seating,
    talk,
)
from sanssouci.table.errors import NoSuchTable
from sanssouci.table.moving import Moves
from sanssouci.table.notices import told
from sanssouci.table.telling import finished_record, frames
from tests.table.staging import (
    BOT,
    DUEL,
    INVITATION,
    ME,
    NOBODY,
    PERSON,
    YOU,
    Listener,
    plan,
    play_some,
    tables_in,
)


async def refusal(attempt: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as caught:
        await attempt
    return caught.value


async def until(done: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.005)


def test_a_message_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            action = table.course.state.legal("maria")[0]
            sent = [table.act(ME, "maria", action, 0, "click") for _ in range(3)]
            assert await asyncio.gather(*sent) == [1, 1, 1]
            assert table.course.count == 1
            # An undo of that name is another message of the same seat, and as such done already.
            assert await table.undo(ME, "maria", 1, "click") == 1

    asyncio.run(run())


def test_what_was_decided_on_an_old_page_is_stale(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            # Both allot at once: the other's entries change nothing for me.
            allot = table.course.state.legal
            await table.act(ME, "maria", allot("maria")[0], 0, "0")
            await table.act(ME, "frederick", allot("frederick")[0], 0, "1")
            # My own do: the next general is another question, though the answer would fit.
            late = table.act(ME, "maria", allot("maria")[0], 0, "2")
            assert (await refusal(late)).code == "stale"
            assert table.position("maria", 0)["question"] == 1
            await table.act(ME, "maria", allot("maria")[0], 1, "2")
            while len(table.course.state.actors) > 1 or table.course.count < 60:
                await play_some(table, 1, seed=table.course.count, undo=0)
            [actor] = table.course.state.actors
            action = table.course.state.legal(actor)[0]
            assert (await refusal(table.act(ME, actor, action, 2, "old"))).code == "stale"
            assert (await refusal(table.act(ME, actor, action, 9999, "future"))).code == "stale"
            await table.act(ME, actor, action, table.questions.number(actor), "now")

    asyncio.run(run())


def test_what_was_done_before_a_snapshot_is_not_called_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_memory, "SNAPSHOT_EVERY", 1)

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            action = table.course.state.legal("maria")[0]
            await table.act(ME, "maria", action, 0, "click")
            while not table.course.play.can_nobody_undo:
                await play_some(table, 1, seed=table.course.count, undo=0)
            tables.drop_idle(0)
            again = await tables.get(table.id)
            stored = tables.store.load(table.id)
            assert stored is not None
            assert stored.rows == []  # all of it is in the snapshot
            assert await again.act(ME, "maria", action, 0, "click") == again.course.count
            assert (await refusal(again.act(ME, "maria", action, 0, "other"))).code == "stale"

    asyncio.run(run())


def test_seats_are_their_holders_and_refusals_cite_the_rule(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(DUEL), ME)).head.id)
            legal = table.course.state.legal("frederick")[0]
            for holder, seat in [(YOU, "frederick"), ("", "frederick"), (ME, "maria"), (ME, "x")]:
                assert (await refusal(table.act(holder, seat, legal, 0, "a"))).code == "not_yours"
            refused = await refusal(table.act(ME, "frederick", "allot friedrich 99", 0, "b"))
            assert (refused.code, refused.rule) == ("illegal", "F6.1")
            assert table.why_not(ME, "frederick", "allot friedrich 99") == (refused.text, "F6.1")
            assert table.why_not(ME, "frederick", legal) == ("", "")
            assert (await refusal(table.undo(ME, "frederick", 0, "c"))).code == "illegal"
            assert (await refusal(table.act(ME, "frederick", "\x00", 0, "d"))).code == "illegal"

    asyncio.run(run())


def test_undo_takes_the_log_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            while not any(
                table.course.play.can_undo(seat) and table.course.log_since(seen, seat)[1]
                for seat in ("maria", "frederick")
                if (seen := table.course.count - 1) >= 0
            ):
                await play_some(table, 1, seed=table.course.count, undo=0)
            seat = next(s for s in ("maria", "frederick") if table.course.play.can_undo(s))
            before = table.course.count
            await table.undo(ME, seat, table.questions.number(seat), "undo")
            told = table.position(None, before)
            assert told["entries"] == before + 1
            assert told["log_after"] == before - 1
            assert told["log"] == []
            # Somebody who saw nothing of it is not told either.
            assert all(line["entry"] < before for line in table.position(None, 0)["log"])

    asyncio.run(run())


def test_a_finished_game_has_a_record_that_replays(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            order = plan({"frederick": PERSON, "pompadour": PERSON}, "war-in-the-west")
            table = await tables.get((await tables.create(order, ME)).head.id)
            await play_some(table, 5000)
            assert table.head.over
            assert table.head.result is not None
            record = finished_record(
                table.course, {"frederick": "Me"}, table.head.result, table.head.seed
            )
            head = (await tables.import_record(record.dumps(), YOU)).head
            again = await tables.get(head.id)
            assert again.course.state.hash() == record.hash
            assert again.head.over
            assert again.head.result == table.head.result
            shown = frames(
                table.course.game, record, 0, 9999, "frederick", audience=(), everything=True
            )
            assert [frame["entry"] for frame in shown] == list(range(len(record.entries) + 1))
            assert shown[-1]["view"] == table.course.state.view("frederick")
            action = table.act(ME, "frederick", "pass", 0, "late")
            assert (await refusal(action)).code == "over"
            half = Record.loads(record.dumps())
            half.entries, half.hash, half.result = half.entries[:100], "", ""
            going = await tables.get((await tables.import_record(half.dumps(), YOU)).head.id)
            assert going.seats_of(YOU) == ["frederick", "pompadour"]
            assert not going.head.over

    asyncio.run(run())


def test_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            order = plan({"frederick": BOT, "pompadour": BOT}, "war-in-the-west")
            table = await tables.get((await tables.create(order, ME)).head.id)
            await until(lambda: table.head.over, 300)
            assert table.head.result is not None
            assert tables.bots.failures == 0
            tables.drop_idle(0)
            assert tables.live == {}
            assert (await tables.get(table.id)).head.result == table.head.result

    asyncio.run(run())


@pytest.mark.parametrize(
    ("script", "limit"),
    [
        ("import time; time.sleep(60)", 0.2),
        ("import time; input(); print('{\"begun\": true}', flush=True); time.sleep(60)", 0.2),
        ("raise SystemExit", 5.0),
        ("print('nonsense', flush=True); input()", 5.0),
        ('print(\'{"action": "cheat"}\', flush=True); input(); input()', 5.0),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_decision(
    tmp_path: Path, script: str, limit: float
) -> None:
    async def run() -> None:
        bots = BotPool(1, limit, [sys.executable, "-c", script], patience=limit)
        async with tables_in(tmp_path, bots) as tables:
            table = await tables.get((await tables.create(plan(DUEL), ME)).head.id)
            listener = Listener()
            table.join(listener)
            await until(lambda: table.course.count >= 2)
            assert "random action" in listener.notices[0]
            assert bots.failures >= 1

    asyncio.run(run())


async def stored_result(tables: Tables, table: LiveTable) -> dict[str, Any]:
    """The result as a server finds it that was started later."""
    stored = tables.store.load(table.id)
    assert stored is not None
    assert stored.head.over
    assert stored.head.result is not None
    return stored.head.result


def test_who_leaves_is_played_on_by_a_bot_until_one_side_is_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            seats = {
                "frederick": PERSON,
                "elisabeth": INVITATION,
                "maria": INVITATION,
                "pompadour": INVITATION,
            }
            laid = await tables.create(plan(seats, "four-player"), ME)
            table = await tables.get(laid.head.id)
            for seat, token in laid.invitations.items():
                await tables.sit_down(token, f"holder-of-{seat}", seat)
            await seating.resign(table, "holder-of-maria", "maria")
            assert table.head.result is None
            assert table.seats_of("holder-of-maria") == []
            assert table.head.seats["maria"].resigned
            await until(lambda: "maria" not in table.course.state.actors)  # her bot allots
            await seating.resign(table, "holder-of-elisabeth", "elisabeth")
            await seating.resign(table, "holder-of-pompadour", "pompadour")
            assert table.head.over
            result = await stored_result(tables, table)
            assert result["winners"] == ["frederick"]
            assert result["reason"] == "resignation"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "leaver", "winners", "said"),
    [
        ("friedrich", "austrian-theatre", DUEL, "frederick", ["maria"], "Maria Theresa won"),
        ("sieben-jahre", "pommern-1758-solo", {"player": PERSON}, "player", ["bot"], "BOT won"),
        (
            "friedrich",
            "four-player",
            {"frederick": BOT, "elisabeth": BOT, "maria": PERSON, "pompadour": BOT},
            "maria",
            ["frederick"],
            "Frederick won",
        ),
        (
            "maria",
            "introductory",
            {"maria": BOT, "frederick": BOT, "louis": PERSON},
            "louis",
            [],
            "has given up",
        ),
    ],
)
def test_the_last_person_who_resigns_has_lost(
    tmp_path: Path,
    game: str,
    scenario: str,
    seats: dict[str, SeatPlan],
    leaver: str,
    winners: list[str],
    said: str,
) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            laid = await tables.create(TablePlan(game, scenario, {}, seats, seed=5), ME)
            table = await tables.get(laid.head.id)
            await seating.resign(table, ME, leaver)
            result = await stored_result(tables, table)
            assert (result["winners"], result["reason"]) == (winners, "resignation")
            assert said in told(result["text"])

    asyncio.run(run())


def test_a_draw_needs_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            laid = await tables.create(plan({"frederick": PERSON, "maria": INVITATION}), ME)
            table = await tables.get(laid.head.id)
            listener = Listener()
            table.join(listener)
            await tables.sit_down(laid.invitations["maria"], YOU, "You")
            attempt = proposals.answer(table, YOU, "maria", "any", True)
            assert (await refusal(attempt)).code == "illegal"
            await proposals.propose(table, ME, "frederick", "draw")
            first = proposals.standing(table.head)
            assert first == {
                "id": ANY,
                "what": "draw",
                "seat": "frederick",
                "waiting_for": ["maria"],
            }
            assert (
                await refusal(proposals.propose(table, YOU, "maria", "abandon"))
            ).code == "illegal"
            await proposals.answer(table, YOU, "maria", first["id"], False)
            assert proposals.standing(table.head) is None
            assert table.head.result is None
            await proposals.propose(table, YOU, "maria", "draw")
            # A yes to the first proposal is no yes to the second.
            attempt = proposals.answer(table, ME, "frederick", first["id"], True)
            assert (await refusal(attempt)).code == "stale"
            second = proposals.standing(table.head)
            assert second is not None
            await proposals.answer(table, ME, "frederick", second["id"], True)
            assert table.head.over
            result = await stored_result(tables, table)
            assert result["reason"] == "draw"
            assert result["winners"] == []
            assert listener.notices[-1] == "The players agreed on a draw."

    asyncio.run(run())


def test_the_host_seats_a_bot_for_somebody_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            laid = await tables.create(plan({"frederick": PERSON, "maria": INVITATION}), ME)
            table = await tables.get(laid.head.id)
            await tables.sit_down(laid.invitations["maria"], YOU, "You")
            you = Listener(YOU)
            table.join(you)
            assert table.presence() == {"frederick": False, "maria": True}
            assert (await refusal(seating.replace_by_bot(table, ME, "maria", ""))).code == "illegal"
            table.part(you)
            assert (
                await refusal(seating.replace_by_bot(table, YOU, "maria", ""))
            ).code == "not_yours"
            early = await refusal(seating.replace_by_bot(table, ME, "maria", "random"))
            assert (early.code, "a moment ago" in early.text) == ("illegal", True)
            monkeypatch.setattr(seating, "A_MOMENT", 0)
            await seating.replace_by_bot(table, ME, "maria", "random")
            assert table.seats_of(YOU) == []
            assert table.replaced(YOU) == ["maria"]
            await until(lambda: "maria" not in table.course.state.actors)

    asyncio.run(run())


def test_of_two_servers_the_quicker_has_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "A_MOMENT", 0)

    async def run() -> None:
        async with tables_in(tmp_path) as here, tables_in(tmp_path) as there:
            laid = await here.create(plan({"frederick": PERSON, "maria": INVITATION}), ME)
            mine, yours = await here.get(laid.head.id), await there.get(laid.head.id)
            token = laid.invitations["maria"]
            await there.sit_down(token, YOU, "You")
            # This server has not heard of it.
            refused = await refusal(here.sit_down(token, NOBODY, "Nobody"))
            assert refused.text == "This seat is taken."
            assert mine.seats_of(YOU) == ["maria"]
            await seating.replace_by_bot(mine, ME, "maria", "random")
            refused = await refusal(seating.resign(yours, YOU, "maria"))
            assert refused.code == "not_yours"
            assert not yours.head.over
            await mine.driver.rest()

    asyncio.run(run())


def test_chat_and_notes_are_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(DUEL), ME)).head.id)
            listener = Listener(NOBODY)
            table.join(listener)
            await talk.say(table, ME, "<img onerror=alert(1)>")
            assert listener.chat == ["Frederick: <img onerror=alert(1)>"]
            assert (await refusal(talk.say(table, NOBODY, "hello"))).code == "not_yours"
            await talk.keep_note(table, ME, "frederick", "Daun is weak")
            await talk.keep_note(table, ME, "frederick", "Daun is strong")
            tables.drop_idle(0)
            again = await tables.get(table.id)
            assert await talk.note(again, ME, "frederick") == "Daun is strong"
            assert (await refusal(talk.note(again, YOU, "frederick"))).code == "not_yours"
            assert [line.text for line in await talk.said_after(again, 0)] == [
                "<img onerror=alert(1)>"
            ]
            with pytest.raises(NoSuchTable):
                await tables.get("nowhere")

    asyncio.run(run())


def test_a_rematch_keeps_the_bots_and_invites_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            seats = {"frederick": PERSON, "elisabeth": BOT, "maria": INVITATION}
            laid = await tables.create(plan(seats, "three-player"), ME)
            await tables.sit_down(laid.invitations["maria"], YOU, "You")
            again = await tables.rematch(laid.head.id, ME)
            kinds = {seat.id: seat.kind.value for seat in again.head.seats.values()}
            assert kinds == {"frederick": "person", "elisabeth": "bot", "maria": "invite"}
            assert list(again.invitations) == ["maria"]
            assert again.head.seed != laid.head.seed
            assert (await refusal(tables.rematch(laid.head.id, NOBODY))).code == "not_yours"

    asyncio.run(run())


def test_an_imported_record_that_ends_just_before_chance_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            old = await tables.get((await tables.create(plan(), ME)).head.id)
            await play_some(old, 60, undo=0)
            record = old.course.play.record
            luck = [n for n, entry in enumerate(record.entries) if entry.seat == "chance"]
            for cut in (luck[-1], luck[0], luck[0] + 1):
                text = replace(record, entries=record.entries[:cut]).dumps()
                table = await tables.get((await tables.import_record(text, ME)).head.id)
                entries = table.course.play.record.entries
                assert entries[:cut] == record.entries[:cut]
                assert {entry.seat for entry in entries[cut:]} == {"chance"}
                assert "chance" not in table.course.state.actors
                tables.live.clear()
                again = await tables.get(table.id)
                assert again.course.play.record.entries == entries
                assert again.course.state.hash() == table.course.state.hash()

    asyncio.run(run())


def test_in_an_imported_game_that_goes_on_bots_are_bots(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            old = await tables.get((await tables.create(plan(), ME)).head.id)
            await play_some(old, 20, undo=0)
            record = old.course.play.record
            frederick, *others = old.head.seats
            players = {frederick: "Ann", **dict.fromkeys(others, "Captain")}
            text = replace(record, players=players).dumps()
            seats = (await tables.import_record(text, ME)).head.seats
            assert (seats[frederick].kind.value, seats[frederick].name) == ("person", "Ann")
            assert {(seats[each].kind.value, seats[each].bot) for each in others} == {
                ("bot", "captain")
            }

    asyncio.run(run())


def test_who_goes_on_with_an_imported_game_can_be_said(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            old = await tables.get((await tables.create(plan(), ME)).head.id)
            await play_some(old, 20, undo=0)
            record = old.course.play.record
            first, second, *_ = old.head.seats
            text = replace(record, players={first: "Ann", second: "Hal"}).dumps()
            found = (await tables.look_at_record(text)).plan.seats
            assert {seat.kind for seat in found.values()} == {SeatKind.PERSON}
            wished = {first: SeatKind.INVITATION, second: SeatKind.BOT}
            laid = await tables.import_record(text, ME, wished)
            assert list(laid.invitations) == [first]
            assert laid.head.seats[second].bot == "captain"
            with pytest.raises(BadOption, match="atlantis"):
                await tables.import_record(text, ME, {"atlantis": SeatKind.BOT})

    asyncio.run(run())


def test_a_seat_that_has_moved_is_not_played_for_at_a_server_that_has_not_heard(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here, tables_in(tmp_path) as there:
            id = (await here.create(plan(), ME)).head.id
            mine, yours = await here.get(id), await there.get(id)
            moves = Moves(here.store)
            assert moves.take(moves.offer(id, "maria", ME), YOU) is not None
            action, asked = yours.course.state.legal("maria")[0], yours.questions.number("maria")
            assert (await refusal(yours.act(ME, "maria", action, asked, "a"))).code == "stale"
            assert (yours.course.count, yours.seats_of(ME)) == (0, ["frederick"])
            await mine.refresh()
            assert mine.course.count == 0
            await yours.act(YOU, "maria", action, yours.questions.number("maria"), "b")

    asyncio.run(run())
