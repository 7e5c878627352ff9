"""What a player's deeds tell of his hand: worlds are the likelier, the better they explain them.

Whoever attacks from a suit has cards of it, as a rule; whoever gave in at once, or could only tie,
had few. Each such sign shifts what is to be expected of a nation's points in that suit. A world is
weighed by its hands: the logarithm of its likelihood is the sum, over nations and suits, of the
points held there times what the signs say. How much each sign says was learnt from games
(``tools/learn_inference.py``), and by how much the guesses became truer is measured there, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, NamedTuple

from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH, NATION_OF
from sanssouci.games.friedrich.deck import BY_TEXT, RESERVE, SUIT, VALUE
from sanssouci.games.friedrich.nations import ENEMIES, NATION_INDEX
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Line, Situation, State, add_up

SIGNS: Final = ("attacked", "gave in", "tied", "won", "paid", "stands")
"""In the order of ``SAYS`` and of the numbers in ``Signs``."""
SAYS: Final = (-0.01, -0.11, -0.21, 0.05, 0.01, 0.02)
"""What a point more or less in the suit makes of the logarithm of the likelihood, by sign."""
_FADES: Final = 0.7
"""What is left of a sign with each turn: hands are played and drawn."""
_OLDEST: Final = 6
"""Turns after which a sign is not looked for any more."""
_FACING: Final = 4
"""An army stands in a suit if an enemy could come to it."""

_SUIT_OF_TEXT: Final = {text: SUIT[card] for text, card in BY_TEXT.items() if SUIT[card] != RESERVE}

Signs = dict[tuple[int, int], list[float]]
"""By nation and suit, how strongly each sign is seen."""


class _Combat(NamedTuple):
    """Who fights from which suit."""

    nations: tuple[int, int]
    suits: tuple[int, int]


def signs_in(log: Sequence[Line], world: Position) -> Signs:
    """What the log and the map show, all of it known to whoever reads the log."""
    found: Signs = {}

    def see(sign: str, nation: int, suit: int, strength: float) -> None:
        row = found.setdefault((nation, suit), [0.0] * len(SIGNS))
        row[SIGNS.index(sign)] += strength

    now = world.turn
    turn = 1
    combat: _Combat | None = None
    ahead: int | None = None
    for line in log:
        message = line.message
        key = message.key
        if key == "log.turn":
            turn = int(dict(message.args)["turn"])
        if turn < now - _OLDEST:
            continue
        age = _FADES ** max(0, now - turn)
        if key == "log.combat":
            combat = _combat(dict(message.args))
            ahead = None
            see("attacked", combat.nations[0], combat.suits[0], age)
        elif key == "log.plays" and combat is not None:
            ahead = NATION_INDEX[str(dict(message.args)["nation"])]
        elif key == "log.defeat" and combat is not None:
            loser = _nation(str(dict(message.args)["loser"]))
            side = combat.nations.index(loser)
            see("gave in", loser, combat.suits[side], age)
            see("won", combat.nations[1 - side], combat.suits[1 - side], age)
            combat = None
        elif key == "log.tie" and combat is not None:
            for side in (0, 1):  # whoever played last was not the one who had to stop
                if combat.nations[side] != ahead:
                    see("tied", combat.nations[side], combat.suits[side], age)
            combat = None
        elif key == "log.recruits":
            args = dict(message.args)
            nation = NATION_INDEX[str(args["nation"])]
            for card in str(args["cards"]).split():
                suit = _SUIT_OF_TEXT.get(card)
                if suit is not None:
                    see("paid", nation, suit, age)
    for nation, suit in _standing(world):
        see("stands", nation, suit, 1.0)
    return found


def belief(situation: Situation) -> Callable[[State], float]:
    """How likely a world is by what the others have done, in proportion to other worlds."""
    position = situation.world
    assert isinstance(position, Position)
    others = [
        nation
        for nation in position.setting.nations
        if position.controllers[nation] != situation.seat and position.at_war(nation)
    ]
    leanings = {
        (nation, suit): add_up(said * seen for said, seen in zip(SAYS, row, strict=True))
        for (nation, suit), row in signs_in(situation.log, position).items()
        if nation in others
    }

    def likelihood(world: State) -> float:
        assert isinstance(world, Position)
        total = 0.0
        for nation in others:
            for card in world.hands[nation]:
                total += VALUE[card] * leanings.get((nation, SUIT[card]), 0.0)
        return exp(total)

    return likelihood


def _combat(args: dict[str, str | int]) -> _Combat:
    cities = (ATLAS.index[str(args["own_city"])], ATLAS.index[str(args["city"])])
    return _Combat(
        (_nation(str(args["attacker"])), _nation(str(args["defender"]))),
        (ATLAS.suit[cities[0]], ATLAS.suit[cities[1]]),
    )


def _nation(stack: str) -> int:
    return NATION_OF[ATLAS.piece_index[stack.split("+")[0]]]


def _standing(world: Position) -> set[tuple[int, int]]:
    """The nations that face an enemy, with the suits from which they would fight."""
    found: set[tuple[int, int]] = set()
    place = world.place
    for general in range(GENERAL_COUNT):
        city = place[general]
        if city >= 0:
            nation = NATION_OF[general]
            if GRAPH.ball(city, _FACING) & world.general_mask(ENEMIES[nation]):
                found.add((nation, ATLAS.suit[city]))
    return found
