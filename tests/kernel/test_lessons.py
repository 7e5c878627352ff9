"""Every lesson of every game can be learnt: its own solution reaches all its goals."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games import game_ids, load
from sanssouci.kernel import Game, Play
from sanssouci.kernel.lessons import Lesson

LESSONS = [(game, lesson) for game in map(load, game_ids()) for lesson in game.lessons]
_MOST_REPLIES = 400


def solve(game: Game, lesson: Lesson, seed: int = 1) -> Play:
    """Do what the solution says when asked; the others answer at random."""
    play = Play.from_position(lesson.begin(game), seed=seed)
    rng = Random(seed)
    solution = list(lesson.solution)
    for _ in range(_MOST_REPLIES):
        if play.state.outcome or lesson.reached(play.lines) == len(lesson.goals):
            break
        if lesson.seat in play.state.actors:
            said = solution.pop(0) if solution else "done"
            legal = play.state.legal(lesson.seat)
            only = [action for action in legal if action.verb == said]
            if not only and said.isalpha() and legal[0].verb == "take":
                solution.insert(0, said)  # losses that the dice brought come first
                only = list(legal)
            play.act(lesson.seat, rng.choice(only) if only else said)
        else:
            seat = play.state.actors[0]
            play.act(seat, rng.choice(play.state.legal(seat)))
    return play


@pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)
def test_a_lesson_is_done_by_its_solution(game: Game, lesson: Lesson) -> None:
    assert lesson.reached(Play.from_position(lesson.begin(game)).lines) < len(lesson.goals)
    play = solve(game, lesson)
    told = [line.message.key for line in play.lines if line.visible_to(lesson.seat)]
    assert lesson.reached(play.lines) == len(lesson.goals), told


@pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)
def test_a_lesson_has_all_its_sentences(game: Game, lesson: Lesson) -> None:
    said = game.catalogues.speak("en")
    for key in lesson.keys:
        assert said.words(key), key
