"""The table in Firefox: each game laid, the map near and far, sliders moved, a card played.

Chromium is what ``make`` sees to; whoever has a Firefox as well has it walked through by this.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

import sanssouci
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.kernel import Play
from tests.browser.conftest import DECIDED
from tests.browser.firefox import FIREFOX, Firefox, running
from tests.web.staging import Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox on this machine"),
]

FIRST_SIDE = {"friedrich": "frederick"}
FIRST_GENERAL = {"friedrich": "ferdinand", "maria": "karl"}
LIGHTEST = "crisis"
"""All maps lie on one board: the other ways to come near are tried where they cost least."""
ARROW_LEFT = "\ue012"
WIDTH = "document.querySelector('.sheet').getBoundingClientRect().width"
DRAWN_WIDTH = (
    "new Promise((done) => requestAnimationFrame(() =>"
    f" requestAnimationFrame(() => done({WIDTH}))))"
)
"""Once what was asked for before is drawn."""


@pytest.fixture(scope="module")
def firefox(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with running(tmp_path_factory.mktemp("firefox")) as browser:
        browser.begin_every_page_with(DECIDED)
        browser.resize(1280, 720)
        yield browser
        assert browser.complaints == []


@pytest.mark.parametrize("game", sanssouci.GAMES)
def test_a_table_is_laid_and_its_map_comes_near(
    firefox: Firefox, server: Server, game: str
) -> None:
    firefox.go(server.url)
    firefox.see(".start:not([disabled])")
    title = sanssouci.game(game).title
    chosen = f"one.textContent === {json.dumps(title)}"
    firefox.ask(f"[...document.querySelectorAll('.games button')].find((one) => {chosen}).click()")
    firefox.wait(f"document.querySelector('.order h2')?.textContent === {json.dumps(title)}")
    if game in FIRST_SIDE:
        firefox.click(f"input[name=side][value={FIRST_SIDE[game]}]")
    firefox.click(".start")
    firefox.see("#layer-names text")
    firefox.see(".asked .prompt-text .rule-link")
    if game in FIRST_GENERAL:
        sliders_stay_in_the_hand(firefox, FIRST_GENERAL[game])
    x, y = firefox.middle(".board")
    below = (x, y + 150)  # what may lie open above it
    firefox.click(".board-tools button:nth-child(3)")
    seen = firefox.ask(DRAWN_WIDTH)
    ways: tuple[Callable[[], None], ...] = (
        lambda: firefox.click(".board-tools button:nth-child(1)"),
        lambda: firefox.wheel(below, -120),
        lambda: firefox.pinch(below, 40, 60),
    )
    for come_near in ways if game == LIGHTEST else ways[:1]:
        come_near()
        firefox.wait(f"{WIDTH} > {1.1 * seen}")
        seen = firefox.ask(DRAWN_WIDTH)


def sliders_stay_in_the_hand(firefox: Firefox, general: str) -> None:
    """Drawn from one end to the other in one go, then moved by a key."""
    slider, number = f"#allot-{general}", f"output[for=allot-{general}]"
    x, y = firefox.middle(slider)
    width = firefox.ask(f"document.querySelector({json.dumps(slider)}).offsetWidth")
    firefox.press((x + width / 2 - 3, y))
    firefox.wait(f"document.querySelector({json.dumps(number)}).textContent === '8'")
    firefox.drag((x + width / 2 - 6, y), (x - width / 2 + 3, y))
    firefox.wait(f"document.querySelector({json.dumps(number)}).textContent === '1'")
    assert firefox.ask("document.querySelector('[data-focus=give]').disabled")
    firefox.press((x + width / 2 - 3, y))
    firefox.key(ARROW_LEFT)
    firefox.wait(f"document.querySelector({json.dumps(number)}).textContent === '7'")


def test_a_card_is_played_in_a_duel(firefox: Firefox, server: Server, duel: Play) -> None:
    firefox.go(server.url)
    firefox.see(".start:not([disabled])")
    record = json.dumps(duel.record.dumps())
    table = firefox.ask(
        f"import('/static/js/api.js').then(({{ api }}) => api.import({record}))"
        ".then(({ table }) => table)"
    )
    firefox.go(f"{server.url}/table/{table}")
    assert FRIEDRICH_GAME.name(duel.state.actors[0]) in firefox.text(".curtain h2")
    firefox.click(".curtain .primary")
    firefox.click(".duel .playable .card:not(.reserve)")
    firefox.see(".balance .preview")
    firefox.click("[data-focus=play]")
    firefox.see(".curtain .primary, .duel .played .card")
    if firefox.ask("document.querySelector('.curtain') !== null"):
        firefox.click(".curtain .primary")
    firefox.see(".duel .played .card")
