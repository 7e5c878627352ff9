"""A table with scripted people, whose screens can be read afterwards."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console

import sanssouci
from sanssouci.bots import RandomBot
from sanssouci.kernel import Play, View
from sanssouci.terminal.completion import Candidates
from sanssouci.terminal.presenter import Presenter
from sanssouci.terminal.reader import nothing_to_offer
from sanssouci.terminal.table import Table


class Script:
    """A reader that takes its lines from a list, then from a function, then ends."""

    def __init__(
        self, lines: Iterable[str] = (), then: Callable[[str, str], str] | None = None
    ) -> None:
        self.lines = list(lines)
        self.then = then
        self.prompts: list[tuple[str, str]] = []

    def read(self, prompt: str, seat: str = "", candidates: Candidates = nothing_to_offer) -> str:
        self.prompts.append((prompt, seat))
        if self.lines:
            return self.lines.pop(0)
        if self.then is None:
            raise EOFError
        return self.then(prompt, seat)


def screen(width: int = 100) -> Console:
    return Console(file=io.StringIO(), width=width, highlight=False)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def new_play(scenario: str = "austrian-theatre", seed: int = 1, **options: object) -> Play:
    game = "crisis" if scenario == "campaign" else "friedrich"
    return sanssouci.game(game).play(scenario, seed=seed, **options)


def sit(
    play: Play,
    reader: Script,
    *,
    bots: Iterable[str] = (),
    save: Path | None = None,
    console: Console | None = None,
) -> Table:
    """A table whose other seats are people."""
    return Table(
        play,
        {seat: RandomBot() for seat in bots},
        console or screen(),
        reader,
        save=save,
        rng=Random(1),
    )


def session(lines: Iterable[str], play: Play | None = None, seat: str = "maria") -> str:
    """All that one person sees who types these lines against a bot and leaves."""
    play = play or new_play()
    others = [each for each in play.game.seats(play.state) if each != seat]
    console = screen()
    sit(play, Script(lines), bots=others, console=console).run()
    return printed(console)


def advance(play: Play, actions: int, seed: int = 1) -> Play:
    """Random play for a while."""
    rng = Random(seed)
    for _ in range(actions):
        if not play.state.actors:
            break
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    return play


def show_a_war(
    presenter: Presenter, play: Play, steps: int, every: int, chapter: Callable[[View], object]
) -> set[str]:
    """Print the sheets, offers and tales of all phases that random play comes to; returns these.

    A phase met before is shown again only now and then.
    """
    phases: set[str] = set()
    told = 0
    for step in range(steps):
        if play.state.outcome:
            break
        advance(play, 1, seed=step)
        for seat in play.state.actors:
            view = play.state.view(seat)
            if view["phase"] in phases and step % every:
                continue
            phases.add(view["phase"])
            legal, console = play.state.legal(seat), screen()
            offered = presenter.order(list(legal)[:80])
            for content in (
                presenter.status(view), presenter.hand(view), presenter.pieces(view),
                presenter.decision(view) or "", presenter.legal(view, legal),
                presenter.choices(view, offered, partial(play.state.foresee, seat)),
                presenter.objectives(view), *presenter.narration(play.lines[told:]),
            ):  # fmt: skip
                console.print(content)
            assert presenter.chapter(view) == chapter(view)
            assert printed(console)
            told = len(play.lines)
    return phases
