"""Golden playthroughs: a game written out decision by decision, to show any change of behaviour.

``python -m tools.golden`` writes them anew, one per game and scenario; the difference that git then
shows is what a change of the rules has done.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import sanssouci
from sanssouci.kernel import CHANCE, Entry, Game, Line, Record, State, replay

FOLDER = Path("tests/golden")
_SEED = 1756


def random_record(game: Game, scenario: str) -> Record:
    """A game played at random, chosen once and then kept as a record."""
    play = game.play(scenario, seed=_SEED)
    rng = Random(_SEED)
    while not play.state.outcome:
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


def main() -> None:
    for id in sanssouci.GAMES:
        game = sanssouci.game(id)
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for scenario in game.scenarios:
            record = random_record(game, scenario.id)
            record.save(folder / f"{scenario.id}.record.txt")
            text = playthrough(game, record)
            (folder / f"{scenario.id}.golden.txt").write_text(text, encoding="utf-8")
            print(f"{id}, {scenario.id}: {len(record.entries)} entries")


if __name__ == "__main__":
    main()
