"""Learn what a captain should hold dear, from games of his aides.

    python -m tools.learn_weights friedrich war-in-the-west --rounds 60 --seed 1
    python -m tools.learn_weights maria advanced --rounds 60 --together 3 --seed 1

The aide decides by the same weights as the captain and plays a game in a fifth of the time. Each
role learns against the pool: aides of the tempers that are met, by the captain's weights in three
games of four, else by those that the other side has learnt so far or in an earlier run
(``--learnt-rivals``). Tempers that are held out are
never met. A game is played to its end or for a number of turns drawn for it, and then judged by its
prospects: that is quicker, and leaves less to luck. How it is learnt stands in
``tools/evolution.py``, what a game brings to it in ``tools/learnable.py``.

The state of a run is kept in ``build/``; the same command goes on with it, and ``--rounds`` says
how many there are to be in all. A role named by ``--from-parts`` begins the whole war with what it
has learnt in the scenarios that are parts of it; with ``--further`` all begin with what an earlier
run has taught them. What was learnt is written beside the officers, with how it was made: for all
roles, or for those that ``--write`` names.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.progress import Progress

from sanssouci.steps.officers.learnt import read
from tools.evolution import Evolution, Pace
from tools.learnable import Learnable
from tools.learnable_crisis import Crisis
from tools.learnable_friedrich import Friedrich
from tools.learnable_maria import Maria
from tools.learnable_sieben_jahre import SiebenJahre

_STATES: Final = Path(__file__).parent.parent / "build"
_PLACES: Final = 4
"""Digits of a weight."""

GAMES: Final[Mapping[str, Learnable[Any, Any]]] = {
    "friedrich": Friedrich(),
    "crisis": Crisis(),
    "maria": Maria(),
    "sieben-jahre": SiebenJahre(),
}


def write(
    game: Learnable[Any, Any],
    scenario: str,
    evolution: Evolution,
    made: Mapping[str, Any],
    roles: Sequence[str] = (),
) -> None:
    """What was learnt, beside the officers, for all roles or for these; the rest stays as it is."""
    file = game.file
    table = read(file)
    entry = table.setdefault(game.theatre(scenario), {})
    for role in roles or evolution.roles:
        before = {"before": entry[role]["made"]} if game.further and role in entry else {}
        entry[role] = {
            "made": {**made, "games": evolution.games(role), **before},
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
    parser.add_argument("--write", nargs="+", metavar="ROLE", help="what to keep, if not all of it")
    parser.add_argument("--from-parts", nargs="*", default=[], metavar="ROLE")
    parser.add_argument("--further", action="store_true")
    parser.add_argument("--turns", type=int, nargs=2, metavar=("LEAST", "MOST"))
    parser.add_argument("--learnt-rivals", type=float, metavar="SHARE")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game, scenario = GAMES[arguments.game], arguments.scenario
    if arguments.turns:
        game.turns = (arguments.turns[0], arguments.turns[1])
    game.from_parts = arguments.from_parts
    game.further = arguments.further
    if arguments.learnt_rivals is not None:
        game.learnt_rivals = arguments.learnt_rivals
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
        "learnt rivals": game.learnt_rivals,
        "turns": game.turns,
    }
    write(game, scenario, evolution, made, arguments.write or ())


if __name__ == "__main__":
    main()
