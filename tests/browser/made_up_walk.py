"""Through every kind of page in a made-up language: ``python -m tests.browser.made_up_walk``.

Wars against bots, from their beginning, from moments of their middle, and to their result, their
review and their replay; the first page, lessons, the editor, accounts; on a desk's screen and on a
phone's. Prints words of English that are left, sentences that have no room and scenes that never
came up, and ends with an error if there are any.
``--language it`` walks in a real language and tells of room alone; ``--pictures FOLDER`` keeps a
picture of every kind of screen.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, sync_playwright

from sanssouci.games import load
from sanssouci.kernel import Play
from sanssouci.review import Budget
from tests.browser.conftest import CHROMIUM, DECIDED, FLAGS, PHONE
from tests.browser.driver import OVER, Driver
from tests.browser.inspection import Inspector, games_words
from tests.made_up import LANGUAGE, made_up_language
from tests.web.staging import serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.web.staging import Server

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"},
    "phone": PHONE | {"reduced_motion": "reduce"},
}


class War(NamedTuple):
    """A war that one person plays against bots."""

    scenario: str
    seed: int
    kinds: dict[str, str]
    """Who plays each seat: ``me`` or a bot."""
    begins: Callable[[Play], bool] = lambda _: True
    """Up to where it was played at random before: not every war comes to what is to be seen."""
    clicks: int = 80


def _offers(verb: str) -> Callable[[Play], bool]:
    return lambda play: any(a.verb == verb for a in play.state.legal(play.state.actors[0]))


def _turn(turn: int) -> Callable[[Play], bool]:
    return lambda play: bool(play.state.view(None)["turn"] >= turn)


_MARIA: Final = {"maria": "me", "frederick": "random", "louis": "random"}
_ALL_MINE: Final = dict.fromkeys(_MARIA, "me")
_CRISIS: Final = {"prussia": "me", "austria": "random"}
TO_THE_END: Final = 2000
GAMES: Final[dict[str, list[War]]] = {
    "friedrich": [
        War(
            "four-player",
            3,
            {"frederick": "me", "elisabeth": "random", "maria": "random", "pompadour": "random"},
        ),
        War("austrian-theatre", 0, {"frederick": "me", "maria": "me"}, _offers("play"), 30),
        War(
            "war-in-the-west", 8, {"frederick": "recruit", "pompadour": "me"}, _turn(7), TO_THE_END
        ),
    ],
    "crisis": [
        War("campaign", 4, _CRISIS),
        War("campaign", 4, _CRISIS, _offers("commit")),
        War("campaign", 4, _CRISIS, _turn(43), TO_THE_END),
    ],
    "maria": [
        War("introductory", 5, {"maria": "random", "frederick": "random", "louis": "me"}),
        War("advanced", 5, _MARIA),
        War("advanced", 0, _ALL_MINE, _offers("vote"), 40),
        War("advanced", 0, _ALL_MINE, _offers("play"), 30),
        War("advanced", 5, _MARIA, _turn(10), TO_THE_END),
    ],
    "sieben-jahre": [
        War("thuringia-1757-solo", 5, {"player": "me"}, clicks=TO_THE_END),
        War("martinique-1762-solo", 5, {"player": "me"}, clicks=TO_THE_END),
    ],
}
SCENES: Final[dict[str, tuple[str, ...]]] = {
    "friedrich": (".sheet-of-troops", ".duel", ".result", ".plots figure", ".review figure"),
    "crisis": (".battle", ".dice-tray", ".result", ".plots figure", ".review figure"),
    "maria": (
        *(".sheet-of-troops", ".duel:not(.scene)", ".politics", ".election"),
        *(".result", ".plots figure", ".review figure"),
    ),
    "sieben-jahre": (
        *(".sj-budget, .sj-numbers", ".sj-battle"),  # a phone has no room for the budget itself
        *(".result", ".plots figure", ".review figure"),
    ),
}
"""What has to come up in the wars of a game: battles and sieges, politics, budgets, the end."""
PATIENCE: Final = 300
"""Seconds in which nothing may change: reviews are worked out at lowest priority."""
BRIEF: Final = Budget("brief", 0.0, 4.0, 4.0, 0.1)
"""A review is looked at, not learnt from."""
OWN_WORDS: Final = {"ermengarda"}
"""What the walk itself types."""
PARTS: Final = ("lobby", "play", "lessons", "editor", "people")


class Walk:
    def __init__(
        self, browser: Browser, server: Server, size: str, language: str, pictures: Path | None
    ) -> None:
        self.server, self.size, self.pictures, self.language = server, size, pictures, language
        self.context = browser.new_context(base_url=server.url, **SIZES[size])
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(DECIDED)
        host = urlsplit(server.url).hostname or ""
        self.context.add_cookies(
            [{"name": "language", "value": language, "domain": host, "path": "/"}]
        )
        self.page = self.context.new_page()
        is_made_up = language == LANGUAGE
        self.inspector = Inspector(
            self.page, OWN_WORDS if is_made_up else (), partial(print, flush=True)
        )
        self.seen: set[str] = set()
        self.scenes: set[str] = set()
        """The scenes that have come up in the wars of a game."""
        self.missed: list[str] = []
        """What has to come up and has not, and stages that broke off."""

    def run(self, what: str, stage: Callable[[], object]) -> None:
        try:
            stage()
        except (Error, AssertionError) as error:
            self.miss(f"{self.size} {what} could not be walked through: {str(error)[:300]}")

    def miss(self, what: str) -> None:
        self.missed.append(what)
        print(what, flush=True)

    def look(self, where: str, *, at_the_map: bool = False) -> None:
        self.inspector.look(f"{self.size}, {where}", at_the_map=at_the_map)
        kind = "".join(c if c.isalnum() else "-" for c in where)
        if self.pictures and kind not in self.seen:
            self.seen.add(kind)
            with suppress(Error):  # a machine may be too busy for it
                self.page.screenshot(path=self.pictures / f"{self.language}-{self.size}-{kind}.png")

    def attempt(self, where: str, what: Callable[[], object]) -> None:
        """What is not there at this size or in this game is passed over."""
        with suppress(Error):
            what()
            self.page.wait_for_timeout(150)
            self.look(where)

    def click(self, selector: str) -> None:
        self.page.locator(f"{selector} >> visible=true").first.click(timeout=2500)

    def everything(self, games: list[str], parts: Sequence[str]) -> None:
        for game in games:
            if self.language == LANGUAGE:
                self.inspector.names |= games_words(game)
            stages: dict[str, Callable[[str], object]] = {
                "lobby": self.first_page,
                "play": self.wars,
                "lessons": self.lessons,
                "editor": self.editor,
            }
            for part, stage in stages.items():
                if part in parts:
                    self.run(f"{game} {part}", partial(stage, game))
        if "people" in parts:
            self.run("people", self.invitation)
            self.run("account", self.account)

    def wars(self, game: str) -> None:
        self.scenes.clear()
        for war in GAMES[game]:
            self.run(f"{war.scenario}", partial(self.play, game, war))
        if missed := [scene for scene in SCENES[game] if scene not in self.scenes]:
            self.miss(f"{self.size} {game}: never seen: {', '.join(missed)}")

    # -- the first page -------------------------------------------------------------------------

    def first_page(self, game: str) -> None:
        page = self.page
        page.goto("/")
        page.wait_for_selector(".games button")
        number = list(GAMES).index(game)
        self.click(f".games button >> nth={number}")
        for way in range(3):
            self.click(f"[role=tab] >> nth={way}")
            page.wait_for_timeout(200)
            page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
            self.look(f"lobby {game} way {way}")
        self.click("[role=tab] >> nth=1")
        for scenario in page.locator("select[name=scenario] option").all()[:40]:
            page.select_option("select[name=scenario]", scenario.get_attribute("value"))
            page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
            self.inspector.look(f"{self.size}, scenario {scenario.get_attribute('value')}")

    def account(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector(".games button")
        self.click(".account")
        self.page.wait_for_selector("dialog[open]")
        self.look("account")
        self.page.fill("dialog input[name=name]", "Ermengarda")
        self.page.fill("dialog input[name=password]", "short")
        self.click("dialog button[value=sign_up]")
        self.attempt("account refused", lambda: None)
        self.page.fill("dialog input[name=password]", "long-enough-a-word")
        self.click("dialog button[value=sign_up]")
        self.page.wait_for_timeout(1500)
        self.attempt("my account", lambda: self.click(".account"))

    # -- at a table -----------------------------------------------------------------------------

    def table(self, game: str, war: War) -> str:
        """As an import: bots keep the seats that a record gives them."""
        bots = {seat: kind for seat, kind in war.kinds.items() if kind != "me"}
        record = replace(played_up_to(game, war).record, players=bots)
        answer = self.page.request.post(
            "/api/import",
            data=record.dumps(),
            headers={"X-Sanssouci": "1", "Origin": self.server.url, "Content-Type": "text/plain"},
        )
        made: dict[str, Any] = answer.json()
        assert answer.status == 201, made
        return str(made["table"])

    def play(self, game: str, war: War) -> None:
        page, where = self.page, f"{game} {war.scenario}"
        page.goto(f"/table/{self.table(game, war)}")
        page.wait_for_selector(".prompt-text:not(:empty), .curtain")
        page.wait_for_timeout(1500)
        self.look(f"{where} begins", at_the_map=True)
        self.scene(game)
        self.around(where)
        driver, last, looked = Driver(page, war.seed, eagerness=0.4, patience=PATIENCE), "", 0
        while driver.clicks < war.clicks:
            before = driver.clicks
            try:
                if not driver.step():
                    break
            except AssertionError:
                page.reload()  # the end may have come while menus were opened and closed
                page.wait_for_timeout(5000)
                if page.locator(OVER).count():
                    break
                self.look(f"{where} stands still")
                raise
            now = page.evaluate(
                "[document.querySelector('.prompt-text')?.textContent.replace(/\\d+/g, ''),"
                " ...[...document.querySelectorAll('.answers button, .scene:not(.hidden), .duel')]"
                ".map((one) => one.className + (one.dataset.focus || ''))].join()"
            )
            if now != last:
                last, looked = now, looked + 1
                self.look(f"{where}: {self.scene(game)}")
            if driver.clicks > before and driver.clicks % 60 == 30:
                self.around(f"{where} later")
        print(f"{self.size} {where}: {driver.clicks} clicks, {looked} looks", flush=True)
        if not page.locator(OVER).count():
            return
        self.look(f"{where} result")
        self.attempt(f"{where} how it went", lambda: self.click(f"{OVER} .how-it-went"))
        page.wait_for_timeout(1500)
        self.look(f"{where} plots")
        self.scene(game)
        self.review(game, where)
        page.keyboard.press("Escape")
        self.replay(where)

    def review(self, game: str, where: str) -> None:
        """What the server makes of the finished war."""
        self.page.click(f"{OVER} .look-back")
        self.page.click(".begin-review")
        self.look(f"{where} review begins")
        how_far, since = "", time.monotonic()
        while not self.page.locator(".review figure").count():
            now = self.page.inner_text(".review")
            if now != how_far:
                how_far, since = now, time.monotonic()
            assert time.monotonic() < since + PATIENCE, f"the review stands still: {how_far}"
            self.page.wait_for_timeout(500)
        self.look(f"{where} review")
        self.scene(game)

    def scene(self, game: str) -> str:
        """What windows and scenes of those that have to come up are in front."""
        shown = self.page.evaluate(
            "(scenes) => scenes.filter((one) => [...document.querySelectorAll(one)].some((node) =>"
            " node.checkVisibility() && node.getBoundingClientRect().height))",
            SCENES[game],
        )
        self.scenes.update(shown)
        return " ".join(shown) or "board"

    def around(self, where: str) -> None:
        """Tabs, menus, lists: everything that can be opened beside the board."""
        page = self.page
        for tab in ("log", "rules", "talk", "nations"):
            self.attempt(f"{where} tab {tab}", partial(self.click, f"#tab-{tab}"))
        if self.size == "phone":
            self.attempt(f"{where} panel down", lambda: self.click("#tab-nations"))
        self.attempt(f"{where} menu", lambda: self.click("details.menu:not(.layers) summary"))
        page.keyboard.press("Escape")
        self.attempt(f"{where} layers", lambda: self.click("details.layers summary"))
        page.keyboard.press("Escape")
        self.attempt(f"{where} all actions", lambda: self.click(".all-actions"))
        self.close()
        self.attempt(f"{where} keys", lambda: page.keyboard.press("?"))
        self.close()
        self.attempt(f"{where} hint asked", partial(self.click, ".ask-hint"))
        page.wait_for_timeout(2000)
        self.look(f"{where} hint")

    def close(self) -> None:
        with suppress(Error):
            self.click("dialog[open] .close")

    def people(self, where: str) -> None:
        page = self.page
        for number in range(12):
            with suppress(Error):
                self.click("details.menu:not(.layers) summary")
                self.click(f"details.menu[open] .menu-body button.plain >> nth={number}")
                page.wait_for_timeout(400)
                self.look(f"{where} menu item {number}")
                for button in range(2):
                    with suppress(Error):
                        self.click(f".seat-of .row button >> nth={button}")
                        page.wait_for_timeout(300)
                        self.look(f"{where} menu item {number} button {button}")
                self.close()
            page.keyboard.press("Escape")
            if "#replay" in page.url:
                page.goto(page.url.split("#")[0])
                page.wait_for_timeout(1000)

    def replay(self, where: str) -> None:
        page = self.page
        page.goto(page.url.split("#")[0] + "#replay=0")
        page.wait_for_selector(".replay output:not(:empty)")
        page.wait_for_timeout(700)
        self.look(f"{where} replay")
        self.attempt(f"{where} replay more", lambda: self.click(".replay details.more summary"))
        page.keyboard.press("Escape")
        for number in range(40):
            page.evaluate("document.querySelectorAll('.replay .row > button')[3].click()")
            page.wait_for_timeout(120)
            self.inspector.look(f"{self.size}, {where} replay {number}")
        self.look(f"{where} replay on")
        self.attempt(f"{where} replay log", lambda: self.click("#tab-log"))

    # -- other rooms ----------------------------------------------------------------------------

    def lessons(self, game: str) -> None:
        page = self.page
        answer = page.request.get(f"/api/games/{game}/lessons").json()
        for lesson in answer:
            made = page.request.post(
                f"/api/games/{game}/lessons/{lesson['id']}",
                data={},
                headers={"X-Sanssouci": "1", "Origin": self.server.url},
            ).json()
            page.goto(f"/table/{made['table']}")
            with suppress(Error):
                page.wait_for_selector(".prompt-text:not(:empty)")
                page.wait_for_timeout(900)
            self.look(f"{game} lesson {lesson['id']}")
            driver = Driver(page, seed=1)
            for _ in range(8):
                driver.step()
                page.wait_for_timeout(100)
            self.look(f"{game} lesson {lesson['id']} goes on")

    def editor(self, game: str) -> None:
        page = self.page
        page.goto(f"/arrange/{game}")
        page.wait_for_selector(".command-form select")
        page.wait_for_timeout(1500)
        page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
        self.look(f"editor {game}")
        for number in range(
            page.locator(".command-form select >> nth=0").locator("option").count()
        ):
            page.select_option(".command-form select >> nth=0", index=number)
            self.inspector.look(f"{self.size}, editor {game} command {number}")
        page.fill("aside textarea", "ermengarda ermengarda")
        page.wait_for_timeout(1200)
        self.look(f"editor {game} refuses")

    def invitation(self) -> None:
        if self.language == LANGUAGE:
            self.inspector.names |= games_words("friedrich")
        seats = {"frederick": {"kind": "me"}, "pompadour": {"kind": "invite"}}
        order = {"game": "friedrich", "scenario": "war-in-the-west", "seats": seats}
        headers = {"X-Sanssouci": "1", "Origin": self.server.url}
        made = self.page.request.post("/api/tables", data=order, headers=headers).json()
        self.page.goto(made["invitations"]["pompadour"])
        self.page.wait_for_selector("form.join")
        self.look("invitation")
        self.page.goto("/move/nothing")
        self.page.wait_for_selector("form.join")
        self.look("moving")
        self.page.goto("/table/nothing")
        self.attempt("no such table", lambda: self.page.wait_for_selector(".lost"))
        self.page.goto(f"/table/{made['table']}")
        self.page.wait_for_selector(".prompt-text:not(:empty)")
        self.people("friends")
        self.page.goto("/")
        self.page.wait_for_selector(".my-tables li, .my-tables .table")
        self.look("my tables")


def played_up_to(game: str, war: War) -> Play:
    """The war at random up to where it is to be seen, by the first seed that leads there.

    Its record begins there, so that a review has little to look back on.
    """
    for seed in range(war.seed, war.seed + 50):
        play, rng = load(game).play(war.scenario, seed=seed), Random(seed)
        while play.state.actors:
            (seat, *_) = play.state.actors
            if war.kinds[seat] == "me" and war.begins(play):
                return Play.from_position(play.state, seed=seed)
            play.act(seat, rng.choice(play.state.legal(seat)))
    raise AssertionError("no war leads there")


@contextmanager
def speaking_a(language: str) -> Iterator[None]:
    if language == LANGUAGE:
        with made_up_language():
            yield
    else:
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default=LANGUAGE)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--only", action="append", choices=PARTS)
    asked = parser.parse_args()
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, str] = {}
    with (
        speaking_a(asked.language),
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as driver,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(server.tables.reviews, "_budget", BRIEF)
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size in asked.size or SIZES:
            walk = Walk(browser, server, size, asked.language, asked.pictures)
            walk.everything(asked.game or list(GAMES), asked.only or PARTS)
            wrong |= walk.inspector.found | dict.fromkeys(walk.missed, "")
        browser.close()
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
