"""Learn which leanings of a captain pay in Sieben Jahre, from wars of captains who lean at random.

    python -m tools.screen_tempers campaign --games 300 --seed 810001
    python -m tools.screen_tempers campaign --games 300 --seed 812001 --pool 0.5 --further

In each war every lever of ``tools/learnable_sieben_jahre.py`` is pulled far up or far down, for
both coalitions, as a throw of luck has it. A logistic regression on who won says what each pull is
worth. A capital decides a war, and mostly by luck, so that small pulls
(``tools/learn_weights.py``) would need some three times as many wars to say as much. What the two
coalitions have in common is told from all wars, and how they differ is believed only as far as it
shows.

Levers go as far as their pull was seen to be worth, and not beyond where they have been: one whose
pull is worth ``--full`` in the logarithm of the odds, or more, goes all the way. With ``--further``
they are pulled up and down from where an earlier run has left them; ``--pool`` is the share of the
wars in which only one coalition leans at random, and the other is one of the tempers that are met,
or goes by what it has learnt (``--learnt-rivals``). Where ``--roles`` names one coalition, only
that one leans and learns. Wars are kept in ``build/``, and the same command goes on with them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.progress import track

from sanssouci.games.sieben_jahre.officers.tempers import Temper
from sanssouci.games.sieben_jahre.setting import SHEET
from sanssouci.games.sieben_jahre.states import COALITION
from sanssouci.steps.officers.learnt import read
from tools.evolution import Lever, Values
from tools.learnable_sieben_jahre import SiebenJahre

THEATRES: Final[Mapping[str, Sequence[str]]] = {
    "campaign": ("campaign",),
    "sheets": tuple(SHEET),
}
"""The scenarios of which each war is one."""
FAR: Final = {"factor": 0.5, "share": 0.7}
"""How far a lever is pulled, by its kind."""
ALIKE: Final = 0.25
"""How much a pull is usually worth to both coalitions."""
APART: Final = 0.2
"""How much more it is usually worth to one of them."""
_UNKNOWN: Final = 2.0
"""The same of what is not a lever: who wins among equals, and how good the pool is."""
_SWEEPS: Final = 40
_PLACES: Final = 4

Pulls = Mapping[str, Sequence[int]]
"""By coalition, which way its levers are pulled, 1 or -1; nothing for one of the pool."""


class War(NamedTuple):
    """A war that was played out: the first coalition has won it, or not, or nobody has."""

    seed: int
    won: float
    pulls: Pulls


class Company(NamedTuple):
    """Who meets whom."""

    pool: float = 0.0
    """The share of the wars in which only one coalition leans at random."""
    roles: Sequence[str] = COALITION
    """Those that may."""
    learnt: float = 0.0
    """How often one who does not lean goes by what he has learnt before."""


def draw(
    game: SiebenJahre, theatre: str, seed: int, company: Company
) -> tuple[Pulls, Temper | None, str]:
    """Who leans how in the war of a seed, the temper of one who does not, and the scenario; no
    temper for one who goes by what he has learnt."""
    luck = Random(f"screen {seed}")
    levers = len(levers_of(game, theatre, COALITION[0]))
    pulls = {role: [luck.choice((-1, 1)) for _ in range(levers)] for role in COALITION}
    if luck.random() < company.pool:
        del pulls[luck.choice(COALITION)]
    met, scenario = luck.choice(game.met), luck.choice(THEATRES[theatre])
    leaning = {role: pulls[role] for role in pulls if role in company.roles}
    return leaning, None if luck.random() < company.learnt else met, scenario


def levers_of(game: SiebenJahre, theatre: str, role: str) -> list[Lever]:
    return game.levers(THEATRES[theatre][0], role)


def pulled(levers: Sequence[Lever], pulls: Sequence[float]) -> dict[str, float]:
    """The numbers of a temper whose levers are pulled so far."""
    return {
        lever.name: lever.value(FAR[lever.kind] * pull)
        for lever, pull in zip(levers, pulls, strict=True)
    }


def play(game: SiebenJahre, theatre: str, seed: int, company: Company) -> War:
    pulls, met, scenario = draw(game, theatre, seed, company)
    tempers = {}
    for role in COALITION:
        levers = levers_of(game, theatre, role)
        if role in pulls or met is None:
            leaning = pulls.get(role, [0] * len(levers))
            tempers[role] = game.manner(game.even, pulled(levers, leaning))
        else:
            tempers[role] = met
    first, second = game.play(scenario, tempers, seed)
    return War(seed, (1 + first - second) / 2, pulls)


# -- what pulls are worth -------------------------------------------------------------------------


def worth(wars: Sequence[War], levers: int) -> dict[str, list[float]]:
    """By coalition, what it is worth to pull each lever up, as the logarithm of the odds."""
    first, second = COALITION
    nothing = [0] * levers
    rows = []
    for war in wars:
        own, other = (war.pulls.get(role, nothing) for role in (first, second))
        rows.append(
            [1, first not in war.pulls, second not in war.pulls]
            + [a - b for a, b in zip(own, other, strict=True)]
            + [a + b for a, b in zip(own, other, strict=True)]
        )
    usual = [_UNKNOWN] * 3 + [ALIKE] * levers + [APART] * levers
    found = regression(rows, [war.won for war in wars], usual)[3:]
    alike, apart = found[:levers], found[levers:]
    return {
        first: [a + b for a, b in zip(alike, apart, strict=True)],
        second: [a - b for a, b in zip(alike, apart, strict=True)],
    }


def regression(
    rows: Sequence[Sequence[float]], won: Sequence[float], usual: Sequence[float]
) -> list[float]:
    """The likeliest logistic regression, if coefficients are usually so large: one coefficient
    after the other is set right, over and over."""
    found = [0.0] * len(usual)
    logits = [0.0] * len(rows)
    columns = list(zip(*rows, strict=True))
    for _ in range(_SWEEPS):
        for number, column in enumerate(columns):
            ridge = 1 / usual[number] ** 2
            slope, bend = -found[number] * ridge, ridge
            for x, logit, victory in zip(column, logits, won, strict=True):
                chance = 1 / (1 + exp(-logit))
                slope += x * (victory - chance)
                bend += x * x * chance * (1 - chance)
            step = slope / bend
            found[number] += step
            logits = [logit + step * x for x, logit in zip(column, logits, strict=True)]
    return found


def steps(worths: Sequence[float], full: float) -> list[float]:
    """How far to pull levers: all the way if it is worth so much, otherwise a part of it."""
    return [max(-1.0, min(1.0, each / full)) for each in worths]


# -- the run ---------------------------------------------------------------------------------------


def stored(file: Path) -> list[War]:
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [War(**json.loads(line)) for line in lines]


def write(
    game: SiebenJahre, theatre: str, learnt: Mapping[str, Values], made: Mapping[str, Any]
) -> None:
    """What was learnt, beside the officers."""
    table = read(game.file)
    entry = table.setdefault(theatre, {})
    for role, values in learnt.items():
        before = {"before": entry[role]["made"]} if game.further else {}
        entry[role] = {
            "made": {**made, **before},
            "weights": {name: round(value, _PLACES) for name, value in values.items()},
        }
    game.file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("theatre", choices=list(THEATRES))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=810001, help="of the first war")
    parser.add_argument("--pool", type=float, default=0.0, metavar="SHARE")
    parser.add_argument("--roles", nargs="+", choices=COALITION, default=COALITION)
    parser.add_argument("--learnt-rivals", type=float, default=0.0, metavar="SHARE")
    parser.add_argument("--full", type=float, default=0.3, metavar="WORTH")
    parser.add_argument("--further", action="store_true")
    arguments = parser.parse_args()
    game, theatre = SiebenJahre(), arguments.theatre
    game.further = arguments.further
    company = Company(arguments.pool, arguments.roles, arguments.learnt_rivals)
    file = Path(__file__).parent.parent / "build" / f"screen-{arguments.seed}.jsonl"
    file.parent.mkdir(exist_ok=True)
    wars = stored(file)
    for number in track(range(len(wars), arguments.games), "wars"):
        wars.append(play(game, theatre, arguments.seed + number, company))
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(wars[-1]._asdict()) + "\n")
    learnt = {}
    for role, worths in worth(wars, len(levers_of(game, theatre, COALITION[0]))).items():
        if role not in company.roles:
            continue
        levers = levers_of(game, theatre, role)
        learnt[role] = pulled(levers, steps(worths, arguments.full))
        for lever, each in zip(levers, worths, strict=True):
            value = learnt[role][lever.name]
            print(f"{role:16} {lever.name:10} {each:+.2f} {lever.start:8.3f} -> {value:8.3f}")
    made = {
        "tool": f"python -m tools.screen_tempers {theatre}",
        "seed": arguments.seed,
        "games": len(wars),
        "pool": arguments.pool,
        "learnt rivals": arguments.learnt_rivals,
        "full": arguments.full,
    }
    write(game, theatre, learnt, made)


if __name__ == "__main__":
    main()
