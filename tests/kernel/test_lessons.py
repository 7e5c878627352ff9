"""Every lesson of every game can be learnt: its own solution reaches all its goals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from sanssouci.bots import FIRST_ENEMY
from sanssouci.bots.contract import decide
from sanssouci.bots.random import RandomBot
from sanssouci.bots.seating import seat_bot
from sanssouci.games import game_ids, load
from sanssouci.games.crisis.atlas import COMMANDERS
from sanssouci.games.crisis.losses import HIT
from sanssouci.kernel import Action, Bot, Game, Play
from sanssouci.kernel.lessons import Lesson

LESSONS = [(game, lesson) for game in map(load, game_ids()) for lesson in game.lessons]
ENDS = ("done", "end")
_MOST_REPLIES = 400


def solve(game: Game, lesson: Lesson, seed: int = 1, bot: Bot | None = None) -> Play:
    """Do what the solution says when asked; the others answer as the bot does, or at random."""
    luck = seed if lesson.seed is None else lesson.seed
    play = Play.from_position(lesson.begin(game), seed=luck)
    rng = Random(seed)
    solution = list(lesson.solution)
    for _ in range(_MOST_REPLIES):
        if play.state.outcome or lesson.reached(play.lines) == len(lesson.goals):
            break
        if lesson.seat in play.state.actors:
            legal = play.state.legal(lesson.seat)
            done = [entry.action for entry in play.entries if entry.seat == lesson.seat]
            assert not solution or not lesson.has_strayed(done, legal)
            assert not lesson.is_given_away(play.entries)
            said = solution.pop(0) if solution else _leaving(legal)
            only = [action for action in legal if action.verb == said]
            if not only and said.isalpha():  # what chance brought comes first
                solution.insert(0, said)
                only = list(legal)
            assert said == _by_the_first_road(said, legal)
            play.act(lesson.seat, rng.choice(only) if only else said)
        else:
            seat = play.state.actors[0]
            play.act(seat, decide(bot or RandomBot(), play.state, seat, rng))
    return play


def _leaving(legal: Sequence[Action]) -> Action:
    """How one goes on who has done what he was told."""
    return next((action for action in legal if action.verb in ENDS), legal[0])


def _by_the_first_road(said: str, legal: Sequence[Action]) -> str:
    """The first offered march of the same pieces to the same end: a learner is shown no other."""
    verb, *words = said.split()
    ways = (action for action in legal if action.verb == verb and verb in ("march", "force"))
    return next(
        (way for way in ways if (way.split()[1], way.split()[-1]) == (words[0], words[-1])), said
    )


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
def test_a_lesson_is_not_done_by_leaving_out_what_it_says(game: Game, lesson: Lesson) -> None:
    """Else what it says would happen without it is not true."""
    play, rng = Play.from_position(lesson.begin(game), seed=1), Random(1)
    ends = [action for action in play.state.legal(lesson.seat) if action.verb in ENDS]
    if not ends or lesson.solution[0] in ENDS:
        return
    play.act(lesson.seat, ends[0])
    for _ in range(_MOST_REPLIES):
        if play.state.outcome or lesson.seat in play.state.actors:
            break
        seat = play.state.actors[0]
        play.act(seat, decide(RandomBot(), play.state, seat, rng))
    assert lesson.reached(play.lines) < len(lesson.goals)


def test_who_marches_elsewhere_is_told_that_he_has_strayed() -> None:
    game = load("friedrich")
    lesson = next(lesson for lesson in game.lessons if lesson.id == "combat")
    play = Play.from_position(lesson.begin(game))
    marches = [action for action in play.state.legal(lesson.seat) if action.verb == "march"]
    piece = lesson.solution[0].split()[1]
    elsewhere = next(
        march
        for march in marches
        if march.split()[1] == piece and march.split()[-1] != lesson.solution[0].split()[-1]
    )
    assert not lesson.has_strayed([], play.state.legal(lesson.seat))
    play.act(lesson.seat, elsewhere)
    assert lesson.has_strayed([elsewhere], play.state.legal(lesson.seat))


def test_who_ends_his_turn_instead_is_told_that_the_lesson_has_gone_by() -> None:
    """Only once somebody else has acted, and not where the solution ends the turn, too."""
    game = load("friedrich")
    lesson = next(lesson for lesson in game.lessons if lesson.id == "protection")
    play = Play.from_position(lesson.begin(game), seed=1)
    play.act(lesson.seat, "done")
    assert not lesson.is_given_away(play.entries)
    rng = Random(1)
    while lesson.seat not in play.state.actors:
        seat = play.state.actors[0]
        play.act(seat, decide(RandomBot(), play.state, seat, rng))
    assert lesson.is_given_away(play.entries)
    assert not lesson.is_given_away([])


def test_the_points_of_a_card_are_marched_with_in_the_same_phase() -> None:
    """Whoever is told to go on and presses “Done” loses the points the lesson is about."""
    game = load("crisis")
    lesson = next(lesson for lesson in game.lessons if lesson.id == "points")
    play = solve(game, lesson)
    assert lesson.reached(play.lines) == len(lesson.goals)
    assert "log.chit" not in {line.message.key for line in play.lines}


def test_the_dice_of_a_king_are_worth_what_the_lesson_says() -> None:
    """Four faces hit with Frederick's bonus, a single one without it."""
    faces, bonus = range(1, 7), max(leader.rating for leader in COMMANDERS)
    led, unled = (sum(face + added >= HIT for face in faces) for added in (bonus, 0))
    assert led == 4 * unled
    said = load("crisis").catalogues.speak("en")
    assert "worth four times those of a mob" in said.words("lesson.battle-2-done")


def test_what_a_lesson_says_twice_is_to_be_done_twice() -> None:
    """Of two troops that are bought, both are for the same general."""
    game = load("maria")
    lesson = next(lesson for lesson in game.lessons if lesson.id == "winter")
    state = lesson.begin(game)
    assert lesson.decision([], state) == list(lesson.solution)


def test_who_loads_more_than_the_lesson_does_has_not_strayed() -> None:
    game = load("sieben-jahre")
    lesson = next(lesson for lesson in game.lessons if lesson.id == "budget")
    play = Play.from_position(lesson.begin(game))
    for action in (*lesson.solution[:-2], "load 8 8"):
        play.act(lesson.seat, action)
    done = [entry.action for entry in play.entries if entry.seat == lesson.seat]
    assert lesson.reached(play.lines) == len(lesson.goals) - 1
    assert not lesson.has_strayed(done, play.state.legal(lesson.seat))
    assert lesson.has_strayed(["purse 1", "draw"], play.state.legal(lesson.seat))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)
def test_a_lesson_can_be_learnt_from_the_bot_that_sits_there(game: Game, lesson: Lesson) -> None:
    """He has a will of his own, and must not walk away from what the lesson is about."""
    for seed in range(3):
        play = solve(game, lesson, seed, seat_bot(FIRST_ENEMY))
        told = [line.message.key for line in play.lines if line.visible_to(lesson.seat)]
        assert lesson.reached(play.lines) == len(lesson.goals), (seed, told)


@pytest.mark.parametrize("seed", range(3))
def test_the_course_of_friedrich_ends_with_a_victory(seed: int) -> None:
    """What the last lesson promises comes true, whatever the others do in their turn."""
    game = load("friedrich")
    lesson = game.lessons[-1]
    play, rng = solve(game, lesson, seed), Random(seed)
    for _ in range(_MOST_REPLIES):
        if play.state.outcome:
            break
        seat = play.state.actors[0]
        mine = Action("done") if seat == lesson.seat else None
        play.act(seat, mine or decide(RandomBot(), play.state, seat, rng))
    assert play.state.outcome is not None
    assert play.state.outcome.winners == (lesson.seat,)


@pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)
def test_a_lesson_has_all_its_sentences(game: Game, lesson: Lesson) -> None:
    said = game.catalogues.speak("en")
    for key in lesson.keys:
        assert said.words(key), key
