"""Learn what a captain should hold dear, from games of his aides.

    python -m tools.learn_weights friedrich war-in-the-west --rounds 60 --seed 1

The aide decides by the same weights as the captain and plays a game in a fifth of the time. Each
role learns against the pool: aides of the tempers that are met, by the captain's weights in three
games of four, else by those that the other side has learnt so far. Tempers that are held out are
never met. A game is played to its end or for a number of turns drawn for it, and then judged by its
prospects: that is quicker, and leaves less to luck. How it is learnt stands in
``tools/evolution.py``.

The state of a run is kept in ``build/``; the same command goes on with it, and ``--rounds`` says
how many there are to be in all. A role named by ``--from-parts`` begins the whole war with what it
has learnt in the scenarios that are parts of it; with ``--further`` all begin with what an earlier
run has taught them. What was learnt is written beside the officers, with how it was made.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, Protocol

from rich.progress import Progress

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import ATLAS, CITY
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.nations import ATTACKERS, FREDERICK
from sanssouci.games.friedrich.officers import learnt, prospects
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.manner import Manner
from sanssouci.games.friedrich.officers.tempers import MET
from sanssouci.games.friedrich.officers.weights import BY_HAND
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.victory import required
from sanssouci.kernel import CHANCE
from tools.evolution import Evolution, Lever, Pace, Trials, Values

_STATES: Final = Path(__file__).parent.parent / "build"
_RIVAL_HAS_LEARNT: Final = 0.25
"""How often a rival plays by what he has learnt so far."""
_MARGIN: Final = 0.4
"""What a score may say beside victory and defeat: how soon, or how nearly."""
_LONG: Final = 30
"""Turns of a long war."""
_FEW_CITIES: Final = 12
"""Up to so many objectives each has a lever of its own; more would need more games."""
_PLACES: Final = 4
"""Digits of a weight."""


class Learnable(Trials, Protocol):
    """A game whose officers have weights to learn."""

    file: Path
    """Where they read them."""
    turns: tuple[int, int]
    """After how many turns a game is judged, at least and at most."""
    from_parts: Collection[str]
    """Roles that begin with what they have learnt in parts of the war, and not by hand."""
    further: bool
    """True: all begin with what has been learnt for them before."""

    def theatre(self, scenario: str) -> str:
        """Under which name they look for those of a scenario."""


class Friedrich:
    """The weights of Friedrich's captains."""

    file = learnt.FILE
    turns = (6, 15)
    from_parts: Collection[str] = ()
    further = False
    _SHARES: Final = frozenset(
        {"approach_fades", "threat_fades", "support", "committed", "boldness", "calm"}
    )
    _ENCIRCLED: Final = frozenset({"bastion", "outpost", "second_order"})
    """What there is in the whole war only."""
    _FIXED: Final = frozenset({"dear", "passed"})

    def theatre(self, scenario: str) -> str:
        return learnt.theatre_of(_new(scenario).setting.nations)

    def roles(self, scenario: str) -> Sequence[str]:
        return FRIEDRICH_GAME.scenario(scenario).seats

    def levers(self, scenario: str, role: str) -> list[Lever]:
        position = _new(scenario)
        fixed = self._FIXED if position.setting.whole_war else self._FIXED | self._ENCIRCLED
        start = self._start(scenario, role)
        found = [
            self._lever(field.name, start.get(field.name, getattr(BY_HAND, field.name)))
            for field in fields(BY_HAND)
            if field.name not in fixed
        ]
        wanted = 0
        for nation in _attackers(position):
            if role in (FREDERICK, position.controllers[nation]):
                wanted |= required(position, nation)[1]
        if wanted.bit_count() <= _FEW_CITIES:
            dear = [learnt.DEAR + CITY[city] for city in bits(wanted)]
            found += [Lever(name, start.get(name, 1.0)) for name in dear]
        return found

    def _start(self, scenario: str, role: str) -> Values:
        """What the role has learnt here, or the mean of what it has in other theatres."""
        table = json.loads(self.file.read_text(encoding="utf-8"))
        before: Mapping[str, Any] = table.pop(self.theatre(scenario), {})
        if self.further and role in before:
            weights: Values = before[role]["weights"]
            return weights
        if role not in self.from_parts:
            return {}
        found: dict[str, list[float]] = {}
        for roles in table.values():
            for name, value in roles[role]["weights"].items() if role in roles else ():
                found.setdefault(name, []).append(value)
        return {name: mean(values) for name, values in found.items()}

    def _lever(self, name: str, start: float) -> Lever:
        if name in self._SHARES:
            return Lever(name, start, "share")
        return Lever(name, start, "factor" if getattr(BY_HAND, name) else "extra")

    def scores(
        self,
        scenario: str,
        learners: Mapping[str, Values],
        rivals: Mapping[str, Values],
        seed: int,
    ) -> Mapping[str, float]:
        luck = Random(f"company {seed}")
        manners: dict[str, Manner] = {}
        for seat in self.roles(scenario):
            temper, has_learnt = luck.choice(MET), luck.random() < _RIVAL_HAS_LEARNT
            if has_learnt and seat in rivals:
                manners[seat] = Manner(weights=learnt.with_values(rivals[seat]))
            else:
                manners[seat] = Manner(temper)
        for role, values in learners.items():
            manners[role] = Manner(weights=learnt.with_values(values))
        end = _played(scenario, manners, seed, luck.randint(*self.turns))
        return {role: _score(end, role) for role in learners}


GAMES: Final[Mapping[str, Learnable]] = {"friedrich": Friedrich()}


def _new(scenario: str) -> Position:
    position = FRIEDRICH_GAME.new(scenario)
    assert isinstance(position, Position)
    return position


def _attackers(position: Position) -> list[int]:
    return [nation for nation in position.setting.nations if nation in ATTACKERS]


def _played(scenario: str, manners: Mapping[str, Manner], seed: int, turns: int) -> Position:
    """A game of aides, to its end or for so many turns."""
    position = _new(scenario)
    fortune = Random(seed)
    turn, aide = -1, Aide(fortune)
    while (actors := position.actors) and position.turn <= turns:
        if position.turn != turn:  # he counts cards once, which is good for a turn or so
            turn = position.turn
            aide = Aide(Random(f"aide {seed} {turn}"), manners.__getitem__)
        seat = actors[0]
        chance = seat == CHANCE
        position.apply(seat, position.sample_chance(fortune) if chance else aide(position, seat))
    return position


def _score(position: Position, role: str) -> float:
    """1 for a victory, 0 for a defeat, the chance to win between them, and a little for how soon or
    how nearly it was.

    An attacker's victory is better the sooner, and his defeat the less he lacks; Frederick's the
    other way round.
    """
    if position.outcome is None:
        return prospects.worth(position, role)
    wins = role in position.outcome.winners
    soon = 1 - min(1.0, position.turn / _LONG)
    lacks = [
        required(position, nation)[1].bit_count() / ATLAS.all_objectives[nation].bit_count()
        for nation in _attackers(position)
        if role in (FREDERICK, position.controllers[nation])
    ]
    lack = min(lacks, default=1.0)
    if role == FREDERICK:
        return 1 + _MARGIN * lack if wins else -_MARGIN * soon
    return 1 + _MARGIN * soon if wins else -_MARGIN * lack


def write(game: Learnable, scenario: str, evolution: Evolution, made: Mapping[str, Any]) -> None:
    """What was learnt, beside the officers; other theatres and roles stay as they are."""
    file = game.file
    table = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    entry = table.setdefault(game.theatre(scenario), {})
    for role in evolution.roles:
        entry[role] = {
            "made": {**made, "games": evolution.games(role)},
            "weights": {
                name: round(value, _PLACES) for name, value in evolution.learnt(role).items()
            },
        }
    file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("scenario")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=Pace.pairs)
    parser.add_argument("--rate", type=float, default=Pace.rate)
    parser.add_argument("--together", type=int, default=Pace.together)
    parser.add_argument("--roles", nargs="+", metavar="ROLE", help="who learns, if not all")
    parser.add_argument("--from-parts", nargs="*", default=[], metavar="ROLE")
    parser.add_argument("--further", action="store_true")
    parser.add_argument("--turns", type=int, nargs=2, metavar=("LEAST", "MOST"))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game, scenario = GAMES[arguments.game], arguments.scenario
    if arguments.turns:
        game.turns = (arguments.turns[0], arguments.turns[1])
    game.from_parts = arguments.from_parts
    game.further = arguments.further
    state = _STATES / f"learn-{arguments.game}-{scenario}-{arguments.seed}.json"
    if state.exists():
        evolution = Evolution.read(game, state)
    else:
        state.parent.mkdir(exist_ok=True)
        roles = arguments.roles or game.roles(scenario)
        pace = Pace(arguments.pairs, arguments.rate, together=arguments.together)
        evolution = Evolution(game, scenario, roles, arguments.seed, pace)
    pace = evolution.pace  # of the run that goes on
    with Progress() as progress:
        rounds = max(0, arguments.rounds - evolution.rounds)
        task = progress.add_task("pairs of games", total=rounds * evolution.pairs)
        while evolution.rounds < arguments.rounds:
            evolution.play_round(lambda: progress.advance(task))
            evolution.write(state)
            scores = [f"{role} {evolution.scored(role)[-1]:.3f}" for role in evolution.roles]
            progress.console.print(f"round {evolution.rounds}: {', '.join(scores)}")
    made = {
        "tool": f"python -m tools.learn_weights {arguments.game} {scenario}",
        "seed": arguments.seed,
        "rounds": evolution.rounds,
        "pairs": pace.pairs,
        "rate": pace.rate,
        "together": pace.together,
        "from parts": sorted(game.from_parts),
        "further": game.further,
        "turns": game.turns,
    }
    write(game, scenario, evolution, made)


if __name__ == "__main__":
    main()
