"""Entries as an audience counts them: others' secret asides are not there."""

from __future__ import annotations

from random import Random

from sanssouci.games import load
from sanssouci.table.course import Course


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
        hidden = [] if "maria" in audience else list(course.asides)
        known = [n for entry, n in enumerate(told) if entry not in hidden]
        assert known == list(range(course.count + 1 - len(hidden)))
        for number in known:
            entry = course.entry_told(audience, number)
            assert told[entry] == number
            assert entry == course.count or told[entry + 1] == number + 1
    assert course.told_number(["maria"], course.count) == course.count


def test_the_length_of_a_game_is_what_its_replay_shows() -> None:
    course = shifting_course()
    entries = course.play.record.entries
    assert course.told_length(["maria"]) == len(entries)
    standing = sum(entry.action.verb == "transfer" for entry in entries)
    assert standing > 0
    assert course.told_length(["frederick"]) == course.told_length([]) == len(entries) - standing


def test_a_snapshot_keeps_what_is_secret() -> None:
    course = shifting_course()
    while (data := course.snapshot()) is None:
        [seat] = course.state.actors
        course.act(seat, course.state.legal(seat)[0])
    again = Course(course.game, "austrian-theatre", {}, "5")
    again.restore(data, "5")
    assert again.asides == course.asides
