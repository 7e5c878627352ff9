"""Entries as an audience counts them: others' secrets are not there."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random

from sanssouci.games import load
from sanssouci.kernel import Action
from sanssouci.table import telling
from sanssouci.table.course import Course
from tests.table.staging import ME, plan, play_some, tables_in


def shifting_course() -> Course:
    """A game in which Maria shifts troops again and again, and takes some of it back."""
    course = Course(load("friedrich"), "austrian-theatre", {}, "5")
    course.begin()
    rng = Random(3)
    for number in range(120):
        asides = course.state.asides("maria")
        if asides and number % 2:
            course.act("maria", rng.choice(asides))
            if number % 3 == 0 and course.play.can_undo("maria"):
                course.undo("maria")
        seat = rng.choice(course.state.actors)
        course.act(seat, rng.choice(course.state.legal(seat)))
    return course


def test_the_numbers_of_an_audience_have_no_gaps() -> None:
    course = shifting_course()
    steps = [aside.step for aside in course.asides.values()]
    assert 1 in steps
    assert -1 in steps
    assert all(aside.seat == "maria" for aside in course.asides.values())
    for audience in ([], ["frederick"], ["maria"], ["frederick", "maria"]):
        told = [course.told_number(audience, entry) for entry in range(course.count + 1)]
        hidden = [e for e, secret in course.secrets.items() if secret.seat not in audience]
        known = [n for entry, n in enumerate(told) if entry not in hidden]
        assert known == list(range(course.count + 1 - len(hidden)))
        for number in known:
            entry = course.entry_told(audience, number)
            assert told[entry] == number
            assert entry == course.count or told[entry + 1] == number + 1
    assert course.told_number(["frederick", "maria"], course.count) == course.count
    assert set(course.asides) < set(course.secrets)


def test_the_length_of_a_game_is_what_its_replay_shows() -> None:
    course = shifting_course()
    assert_lengths(course, [["maria"], ["frederick"], [], ["frederick", "maria"]])
    entries = course.play.record.entries
    assert course.told_length(["frederick", "maria"]) == len(entries)
    standing = sum(entry.action.verb == "transfer" for entry in entries)
    assert 0 < standing <= len(entries) - course.told_length(["frederick"])


def test_an_offer_is_counted_by_the_two_it_concerns_alone() -> None:
    """Whoever counts entries does not learn that two others bargain; a deal is told to all."""
    course = Course(load("maria"), "advanced", {}, "5")
    course.begin()
    while course.state.phase.name == "allotment":
        seat = course.state.actors[0]
        course.act(seat, course.state.legal(seat)[0])
    offer = "maria no-combat france austria 3"
    before = {seat: known(course, seat) for seat in ("maria", "louis", "frederick")}
    course.act("louis", Action(f"offer {offer}"))
    course.undo("louis")
    course.act("louis", Action(f"offer {offer}"))
    assert known(course, "maria") == before["maria"] + 3
    assert known(course, "frederick") == before["frederick"]
    assert_lengths(course, [["maria"], ["louis"], ["frederick"], []])
    course.act("maria", Action("accept louis no-combat france austria 3"))
    assert known(course, "frederick") == before["frederick"] + 1
    while (data := course.snapshot()) is None:
        seat = course.state.actors[0]
        course.act(seat, course.state.legal(seat)[0])
    again = Course(course.game, "advanced", {}, "5")
    again.restore(json.loads(json.dumps(data)), "5")
    assert again.secrets == course.secrets
    assert_lengths(course, [["maria"], ["louis"], ["frederick"], []])


def assert_lengths(course: Course, audiences: list[list[str]]) -> None:
    record, most = course.play.record, 10_000
    for audience in audiences:
        seat = audience[0] if audience else None
        shown = telling.frames(
            course.game, record, 0, most, seat, audience=audience, everything=False
        )
        assert len(shown) == course.told_length(audience) + 1, audience


def test_a_choice_that_is_half_made_is_not_counted_by_others() -> None:
    """Whoever counts the entries of others does not learn how many units they weigh."""
    course = Course(load("crisis"), "campaign", {}, "5")
    course.begin()
    rng, weighed, taken_back = Random(3), 0, 0
    for number in range(300):
        [seat] = course.state.actors
        other = "austria" if seat == "prussia" else "prussia"
        before, length = known(course, other), course.told_length([other])
        if number % 5 == 4 and course.play.can_undo(seat):
            course.undo(seat)
            taken_back += known(course, other) == before
        else:
            picks = [a for a in course.state.legal(seat) if a.verb == "pick"]
            course.act(seat, rng.choice(picks or course.state.legal(seat)))
            weighed += known(course, other) == before
        if course.state.is_concealed_by(seat):
            assert course.told_length([other]) <= length
        assert course.told_number([seat, other], course.count) == course.count
    assert weighed > 20
    assert taken_back > 5
    assert_lengths(course, [["prussia"], ["austria"], []])


def known(course: Course, seat: str) -> int:
    return course.told_number([seat], course.count)


def test_a_snapshot_keeps_what_is_secret() -> None:
    course = shifting_course()
    while (data := course.snapshot()) is None:
        [seat] = course.state.actors
        course.act(seat, course.state.legal(seat)[0])
    again = Course(course.game, "austrian-theatre", {}, "5")
    again.restore(data, "5")
    assert again.asides == course.asides
    assert again.secrets == course.secrets
    old = {**data, "asides": [[1, "maria", 1, True], [2, "maria", 1, False]]}
    del old["secrets"]
    again.restore(old, "5")
    assert list(again.asides) == [1, 2]
    assert list(again.secrets) == [1]


def test_a_table_that_begins_with_a_position_is_the_same_after_a_restart(tmp_path: Path) -> None:
    begun = shifting_course().state
    ordered = replace(plan(), position=begun.to_json())

    async def lay_and_play() -> tuple[str, str]:
        async with tables_in(tmp_path) as tables:
            laid = await tables.create(ordered, ME)
            table = await tables.get(laid.head.id)
            await play_some(table, 20)
            return table.id, table.course.state.hash()

    async def look_again(id: str) -> str:
        async with tables_in(tmp_path) as tables:
            table = await tables.get(id)
            assert table.course.play.record.first_position(table.course.game).hash() == begun.hash()
            return table.course.state.hash()

    table, before = asyncio.run(lay_and_play())
    assert asyncio.run(look_again(table)) == before != begun.hash()
