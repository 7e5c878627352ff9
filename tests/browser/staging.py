"""Tables laid for the browser tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.maria.game import MARIA_GAME

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from sanssouci.kernel import Action, Game, State
    from sanssouci.kernel.play import Play


GAMES: tuple[Game, ...] = (FRIEDRICH_GAME, CRISIS, MARIA_GAME)


def lay(page: Page, url: str, scenario: str, seed: int, **kinds: str) -> dict[str, Any]:
    """A table of this page's browser; seats are ``me``, ``invite`` or a bot.

    The seed is known unless somebody is invited.
    """
    seats = {
        seat: {"kind": kind} if kind in ("me", "invite") else {"kind": "bot", "bot": kind}
        for seat, kind in kinds.items()
    }
    game = next(game.id for game in GAMES if scenario in [each.id for each in game.scenarios])
    order: dict[str, Any] = {"game": game, "scenario": scenario, "seats": seats}
    if "invite" not in kinds.values():
        order["seed"] = seed
    answer = page.request.post(
        "/api/tables", data=order, headers={"X-Sanssouci": "1", "Origin": url}
    )
    made: dict[str, Any] = answer.json()
    assert answer.status == 201, made
    return made


def begin(page: Page, scenario: str = "austrian-theatre") -> None:
    """A game against the computer, troops given out, up to the first march."""
    page.goto("/")
    page.select_option("select[name=scenario]", scenario)
    page.click(".start")
    page.click("[data-focus=give]")
    page.wait_for_selector(".answers [data-focus=done]")


def open_record(page: Page, play: Play, folder: Path) -> None:
    record = folder / "war.txt"
    record.write_text(play.record.dumps(), encoding="utf-8")
    page.goto("/")
    if play.state.outcome is None:
        go_on_with(page, record)
    else:
        page.set_input_files(".import input", record)
        page.wait_for_url("**/table/*")


def go_on_with(page: Page, record: Path) -> None:
    """A record that is not over: everybody in it sits at this screen or is the computer."""
    page.set_input_files(".import input", record)
    page.click("dialog .primary")
    page.wait_for_url("**/table/*")


def on_the_whole_map(page: Page, place: str, down: float = 0.5) -> tuple[float, float]:
    """Where a place is on the screen once all of the map is shown; ``down`` its sign so far."""
    page.keyboard.press("0")
    sign = page.wait_for_selector(f".still #city-{place}")
    assert sign
    sign.wait_for_element_state("stable")
    box = sign.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * down


def war_up_to_a_duel() -> Play:
    """A war played at random up to a duel whose first player has several cards to choose from."""
    for seed in range(50):
        rng = Random(seed)
        play = FRIEDRICH_GAME.play("austrian-theatre", seed=seed)
        for _ in range(400):
            if play.state.outcome:
                break
            (seat, *_) = play.state.actors
            legal = play.state.legal(seat)
            if sum(action.startswith("play ") for action in legal) > 2:
                return play
            play.act(seat, rng.choice([a for a in legal if a != "done"] or list(legal)))
    raise AssertionError("fifty wars without a duel")


def crisis_up_to(wanted: Callable[[State, Sequence[Action]], bool]) -> Play:
    """The Great Crisis played at random up to a decision of some kind."""
    return played_up_to(wanted, CRISIS, actions=900)


def maria_up_to(wanted: Callable[[State, Sequence[Action]], bool]) -> Play:
    """Maria played at random up to a decision of some kind."""
    return played_up_to(wanted, MARIA_GAME, actions=3000)


def played_up_to(
    wanted: Callable[[State, Sequence[Action]], bool], game: Game, *, actions: int
) -> Play:
    for seed in range(50):
        rng = Random(seed)
        play = game.play(seed=seed)
        for _ in range(actions):
            if play.state.outcome:
                break
            (seat, *_) = play.state.actors
            legal = play.state.legal(seat)
            if wanted(play.state, legal):
                return play
            play.act(seat, rng.choice([each for each in legal if each != "done"] or list(legal)))
    raise AssertionError("fifty wars without such a decision")
