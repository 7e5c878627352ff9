"""Golden playthroughs: a game written out decision by decision, to show any change of behaviour.

``python -m tools.golden [game ...]`` writes them anew, one per game and scenario, but none for a
scenario that is like another; the difference that git then shows is what a change of the rules has
done.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random

import sanssouci
from sanssouci.kernel import CHANCE, Entry, Game, Line, Record, State, replay

FOLDER = Path("tests/golden")
_SEED = 1756
_SEEDS = {"crisis": 1757, "sieben-jahre": 1810}
"""Other seeds, where the usual one tells too little: here the war goes on for years, or there are
fights in the field, storms of towns and a bombardment."""
_LONGEST = 1700
"""Maximum number of entries written out; how games end is shown by the records."""


def written_out(game: Game) -> list[str]:
    """The scenarios that have a playthrough: those of one kind share it."""
    return [scenario.id for scenario in game.scenarios if not scenario.like]


def random_record(game: Game, scenario: str) -> Record:
    """A game played at random, as far as it is written out; chosen once and then kept."""
    seed = _SEEDS.get(game.id, _SEED)
    play = game.play(scenario, seed=seed)
    rng = Random(seed)
    while not play.state.outcome and len(play.entries) < _LONGEST:
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    return play.finished_record()


def playthrough(game: Game, record: Record) -> str:
    """Every decision with its prompt and the number of choices; views and log in between."""
    written: list[str] = []
    lines: list[Line] = []

    def watch(state: State, entry: Entry) -> None:
        state.log = lines
        written.extend(_log(game, lines))
        if entry.seat == CHANCE:
            written.append(f"{entry.seat}: {entry.action}")
            return
        views = " ".join(_digest(state.view(seat)) for seat in (*game.seats(state), None))
        prompt = state.prompt(entry.seat)
        written.append("")
        written.append(f"actors {' '.join(state.actors)}; views {views}")
        written.append(f"{game.say(prompt)} [{prompt.rule}]")
        written.append(
            f"{len(state.legal(entry.seat))} choices, {len(state.asides(entry.seat))} asides"
        )
        written.append(f"{entry.seat}: {entry.action}")

    end = replay(game, record, watch=watch)
    written.extend(_log(game, lines))
    written.append(f"position {end.hash()}")
    return "\n".join(written) + "\n"


def _log(game: Game, lines: list[Line]) -> list[str]:
    """The new log lines, those for some eyes only with their audience; empties the list."""
    told = [
        f"  {game.say(line.message)}" + (f" ({' '.join(line.audience)})" if line.audience else "")
        for line in lines
    ]
    lines.clear()
    return told


def _digest(view: object) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:8]


def main(games: list[str]) -> None:
    for id in games or sanssouci.GAMES:
        game = sanssouci.game(id)
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for scenario in written_out(game):
            record = random_record(game, scenario)
            record.save(folder / f"{scenario}.record.txt")
            text = playthrough(game, record)
            (folder / f"{scenario}.golden.txt").write_text(text, encoding="utf-8")
            print(f"{id}, {scenario}: {len(record.entries)} entries")


if __name__ == "__main__":
    main(sys.argv[1:])
