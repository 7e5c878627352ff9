"""Worlds are weighed by what the others have done, and by nothing that a seat cannot know."""

from __future__ import annotations

from collections import Counter
from random import Random

import sanssouci
from sanssouci.bots import Captain, advise
from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.deck import SUIT, VALUE
from sanssouci.games.friedrich.nations import FRANCE
from sanssouci.games.friedrich.officers import inference
from sanssouci.games.friedrich.officers.inference import SIGNS, belief, signs_in
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Chronicle, Line, Message, Situation, drawn_from
from sanssouci.kernel.worlds import Worlds
from tools.learn_inference import Guess, learn, said

GAME = sanssouci.game("friedrich")


def _line(key: str, **args: str | int) -> Line:
    return Line(Message.of(key, "", **args))


def _combat() -> Line:
    return _line(
        "log.combat", attacker="richelieu", attackers=7, own_city="osnabruck",
        defender="ferdinand", defenders=5, city="minden",
    )  # fmt: skip


def test_signs_are_read_in_the_log() -> None:
    world = GAME.new("war-in-the-west")
    assert isinstance(world, Position)
    suit = ATLAS.suit[ATLAS.index["osnabruck"]]
    signs = signs_in([_combat()], world)
    assert signs[FRANCE, suit][SIGNS.index("attacked")] == 1
    lost = signs_in(
        [_combat(), _line("log.defeat", loser="richelieu", winner="x", losses=2)], world
    )
    assert lost[FRANCE, suit][SIGNS.index("gave in")] == 1
    assert lost[FRANCE, suit][SIGNS.index("won")] == 0
    paid = signs_in([_line("log.recruits", nation="france", cards="7S.1 R.1 4S.1")], world)
    assert paid[FRANCE, 0][SIGNS.index("paid")] == 2


def test_a_sign_fades() -> None:
    world = GAME.new("war-in-the-west")
    assert isinstance(world, Position)
    fresh = signs_in([_line("log.turn", turn=3), _combat()], _in_turn(world, 3))
    old = signs_in(
        [_line("log.turn", turn=3), _combat(), _line("log.turn", turn=5)], _in_turn(world, 5)
    )
    suit = ATLAS.suit[ATLAS.index["osnabruck"]]
    at = SIGNS.index("attacked")
    assert fresh[FRANCE, suit][at] > old[FRANCE, suit][at] > 0


def _in_turn(world: Position, turn: int) -> Position:
    later = world.clone()
    later.turn = turn
    return later


def _situation(seed: int = 3) -> Situation:
    """In the middle of a war, with all that has been told."""
    scenario = GAME.scenario("war-in-the-west")
    chronicle = Chronicle(GAME.begin(scenario, GAME.check_options(scenario, {})), listens=True)
    state, fortune, luck = chronicle.state, drawn_from(Random(seed)), Random(seed)
    chronicle.resolve_chance(fortune)
    captain = Captain()
    for _ in range(90):
        seat = state.actors[0]
        chronicle.apply(seat, advise(captain, state, seat, luck).action)
        chronicle.resolve_chance(fortune)
    return Situation.of(state, "frederick", Random(1), log=chronicle.log("frederick"))


def test_what_is_believed_does_not_depend_on_the_world_it_was_asked_in() -> None:
    situation = _situation()
    worlds = [situation.imagine() for _ in range(5)]
    for other in worlds:
        elsewhere = Situation("frederick", other, Random(1), log=situation.log)
        assert [belief(elsewhere)(w) for w in worlds] == [belief(situation)(w) for w in worlds]


def test_likely_worlds_come_more_often(monkeypatch: object) -> None:
    situation = _situation()
    judgement = GAME.judgement
    assert judgement is not None

    class Sure:
        """Believes that France holds many points."""

        def __getattr__(self, name: str) -> object:
            return getattr(judgement, name)

        def belief(self, situation: Situation) -> object:
            return lambda world: 2.0 ** _points(world)

    def _points(world: object) -> int:
        assert isinstance(world, Position)
        return sum(VALUE[card] for card in world.hands[FRANCE] if SUIT[card] == 0)

    even = [_points(situation.imagine()) for _ in range(40)]
    sure = Worlds(situation, Sure())  # type: ignore[arg-type]
    weighed = [_points(sure.imagine()) for _ in range(40)]
    assert sum(weighed) > sum(even)


def test_a_sign_that_always_means_more_is_learnt_and_makes_guesses_truer() -> None:
    rng = Random(4)
    guesses = []
    for _ in range(600):
        seen = rng.random() < 0.5
        worlds = tuple(rng.choice((0, 4, 8, 12, 16)) for _ in range(20))
        truth = (
            rng.choice((12, 16)) if seen and rng.random() < 0.7 else rng.choice((0, 4, 8, 12, 16))
        )
        guesses.append(Guess(worlds, (float(seen), *([0.0] * (len(SIGNS) - 1))), truth))
    says = learn(guesses)
    assert says[0] > 0.02
    even = [said(guess, says * 0) for guess in guesses]
    weighed = [said(guess, says) for guess in guesses]
    true = [guess.truth >= 10 for guess in guesses]

    def error(likely: list[float]) -> float:
        return sum((p - t) ** 2 for p, t in zip(likely, true, strict=True))

    assert error(weighed) < error(even)


def test_every_sign_says_something() -> None:
    assert len(inference.SAYS) == len(SIGNS)
    assert Counter(said == 0 for said in inference.SAYS)[True] < len(SIGNS)
