"""What others do as a story: told at a pace, summed up on a card, and the same in a replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.kernel import Action
from tests.browser.conftest import DECIDED, PHONE, Visitor
from tests.browser.staging import lay, open_record, played_up_to

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from sanssouci.kernel import State
    from tests.web.staging import Server

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = GOLDEN.parent / "records"
SLOW = DECIDED.replace("at-once", "slow").replace("||=", "=")
OUTLINE = """async (table) =>
  (await fetch(`/api/tables/${table}/replay?to=4999&views=false`)).json()"""


def imported(page: Page, record: str | Path) -> str:
    """A finished war, by its record; returns its table."""
    page.goto("/")
    page.set_input_files(".import input", GOLDEN / record)
    page.wait_for_url("**/table/*")
    return page.url.split("/table/")[1].split("#")[0]


def test_a_replay_opened_by_link_shows_what_was_seen(page: Page) -> None:
    table = imported(page, "friedrich/austrian-theatre.record.txt")
    frames = page.evaluate(OUTLINE, table)
    duel = next(frame for frame in frames if frame["scene"]["kind"] == "duel")
    page.goto("about:blank")
    page.goto(f"/table/{table}#replay={duel['entry']}")
    page.wait_for_selector(".duel:not(.hidden) .duellist >> nth=1")
    assert duel["scene"]["when"] in page.inner_text(".table-title")
    assert page.locator(".log .line").count() > 5  # though nothing was opened before
    assert page.locator(".log-stage summary").count() > 1  # it folds by nation
    steps = int(page.inner_text(".replay output").split("/")[1])
    assert steps < len(frames)  # chance is folded in
    # Back at the start the header says the first turn, and nothing is left of the duel.
    page.click(".replay [aria-label='To the beginning']")
    page.wait_for_selector(".duel", state="hidden")
    assert page.inner_text(".replay output").startswith("1/")
    assert frames[0]["scene"]["when"] in page.inner_text(".table-title")
    # Marks lead to turns and battles.
    page.click("[aria-label='The next battle']")
    page.wait_for_selector(".duel:not(.hidden)")
    assert page.locator(".mark-turn").count() > 3
    page.locator(".mark-turn").nth(2).dispatch_event("click")
    page.wait_for_selector(".table-title:has-text('Turn 3')")
    # However long the war, no more of its log is drawn than its last turns.
    page.click(".replay [aria-label='To the end']")
    page.wait_for_selector(f".table-title:has-text('{frames[-1]['scene']['when']}')")
    told = sum(len(frame["log"]) for frame in frames)
    assert page.locator(".log-turn").count() > 6
    assert 0 < page.locator(".log .line").count() < told / 3


SEEN = """
(places) => {
  const board = document.querySelector(".board").getBoundingClientRect();
  return places.every((id) => {
    const { left, right, top, bottom } = document.querySelector(`.still #city-${id}`).getBoundingClientRect();
    return left > board.left && right < board.right && top > board.top && bottom < board.bottom;
  });
}
"""  # noqa: E501 -- read as a script


@pytest.mark.parametrize(
    ("record", "entry"),
    [
        ("crisis/exhaustion.txt", 40),  # a retreat, and then the next chit
        ("friedrich/bohemia-prussia.txt", 82),  # a retreat, and then cards of fate
        ("maria/markers-austria.txt", 62),  # a fight that ends where it began
        ("sieben-jahre/scenario-player.txt", 60),  # a battle, and then an Event
    ],
)
def test_a_moment_opened_by_link_is_shown_where_it_happened(
    page: Page, record: str, entry: int
) -> None:
    """Chance that is folded in has no place of its own, and does not take it from the rest."""
    table = imported(page, RECORDS / record)
    frames = page.evaluate(OUTLINE, table)
    shown = next(frame for frame in frames if frame["entry"] >= entry)
    at = frames.index(shown)
    places = next(f["scene"]["places"] for f in frames[at::-1] if f["scene"]["places"])
    page.evaluate("location.hash = 'replay=0'")
    page.wait_for_selector(f".still #city-{places[0]}", state="attached")
    page.wait_for_selector(".replay output:text-matches('^1/')")
    page.focus(".board")
    for _ in range(6):  # a reader looks closely at something else
        page.keyboard.press("+")
    page.evaluate(f"location.hash = 'replay={shown['entry']}'")
    page.wait_for_selector(".replay output:not(:text-matches('^1/'))")
    page.wait_for_function(SEEN, arg=places)


def test_on_a_phone_the_map_comes_first(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    table = imported(page, "friedrich/austrian-theatre.record.txt")
    page.goto(f"/table/{table}#replay=30")
    page.reload()
    page.wait_for_selector(".replay output:not(:empty)")
    covered = """() => document.querySelector(".replay").offsetHeight
      / document.querySelector(".field-of-play").offsetHeight"""
    assert page.evaluate(covered) < 0.25
    page.wait_for_selector(".table-title small")  # when it happened, where else undo has its place
    page.tap("#tab-log")
    page.wait_for_selector(".panel.up")
    assert page.evaluate(covered) < 0.25
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def told(page: Page) -> str:
    return page.inner_text(".prompt-text .told")


def test_what_others_do_is_told_and_holds_nobody_up(visitor: Visitor, server: Server) -> None:
    context = visitor(reduced_motion="no-preference")
    context.add_init_script(SLOW)
    page = context.new_page()
    made = lay(page, server.url, "austrian-theatre", 5, frederick="me", maria="recruit")
    page.goto(f"/table/{made['table']}")
    page.click("[data-focus=give]")
    page.click(".answers [data-focus=done]")
    page.wait_for_selector(".story-controls")
    # At once: on a busy machine the story may be over before the driver finds the button still.
    page.dispatch_event("[data-focus=story-pause]", "click")
    page.wait_for_selector("[aria-label='Go on']")
    paused = told(page)
    page.click("[data-focus=story-step]")
    page.wait_for_selector(f'.told:not(:text-is("{paused}"))')
    while not page.locator(".live .trail").count():  # until somebody marches, which is lit
        page.click("[data-focus=story-step]")
    # The present is one click away, with the reader's own pieces before him and what has changed.
    page.click("[data-focus=story-skip]")
    page.wait_for_selector(".answers [data-focus=done]")
    assert page.locator(".story-controls").count() == 0
    card = page.locator(".since:not(.hidden)")
    card.wait_for()
    assert "Who has marched" in card.inner_text()
    assert page.locator(".live .trail").count() > 0
    card.locator("li button").first.click()
    page.wait_for_selector(".pointer")
    # Whoever acts has read it.
    page.click(".answers [data-focus=done]")
    page.wait_for_selector(".since", state="hidden")
    # The pace is kept, and whoever wants none is told at once.
    page.wait_for_selector(".story-controls .pace")
    page.select_option(".story-controls .pace", "at-once")
    page.wait_for_selector(".story-controls", state="detached")
    page.click("[aria-label='Table menu']")
    assert page.input_value(".menu-body .pace") == "at-once"


def test_who_has_come_since_ones_turn_is_told(page: Page) -> None:
    page.goto("/")
    beats = [
        {"kind": "stage", "seats": ["maria"], "places": [], "pieces": []},
        {"kind": "arrival", "seats": [], "places": ["tabor"], "pieces": ["daun"]},
        {"kind": "arrival", "seats": [], "places": ["tabor"], "pieces": []},  # troops, unnamed
    ]
    told = page.evaluate(
        "(lines) => import('/static/js/scenes.js').then((it) => it.digest(lines, 'frederick'))",
        [{"entry": i, "text": f"{i}", "beat": beat} for i, beat in enumerate(beats)],
    )
    assert told == [{"kind": "came", "lines": [{"text": "1", "places": ["tabor", "daun"]}]}]


def test_what_one_did_oneself_in_an_earlier_stage_is_no_news(page: Page) -> None:
    """A nation may act twice in a row, and then others between two of its stages."""
    page.goto("/")
    kinds = [("stage", "prussia"), ("fall", ""), ("turn", ""), ("fall", ""), ("stage", "prussia")]
    lines = [
        {"entry": i, "text": f"{i}",
         "beat": {"kind": kind, "seats": [seat], "by": [seat], "places": ["olmutz"], "pieces": []}}
        for i, (kind, seat) in enumerate([*kinds, ("fall", "")])
    ]  # fmt: skip
    told = page.evaluate(
        "(lines) => import('/static/js/scenes.js').then((it) => it.digest(lines, 'prussia'))",
        lines,
    )
    assert told == [{"kind": "fell", "lines": [{"text": "3", "places": ["olmutz"]}]}]


def test_a_march_there_and_back_is_told_with_where_it_turned(page: Page) -> None:
    page.goto("/")
    told = page.evaluate(
        """async () => {
          const { marched } = await import("/static/js/brief.js");
          return marched({ pieces: ["daun"], by: [], road: ["prag", "melnik", "prag"] }, { daun: "Daun" });
        }"""  # noqa: E501 -- read as a script
    )
    assert told == "Daun: prag – melnik – prag"


def test_since_ones_turn_means_since_ones_last_stage(page: Page) -> None:
    """Whoever has defended himself meanwhile, or goes on in his stage, has not had another turn."""
    page.goto("/")
    stages = [
        *("elisabeth", "frederick", ""),  # he marches
        *("elisabeth", "maria", ""),  # she attacks him
        *("frederick", ""),
    ]
    kinds = [
        {"kind": "stage", "seats": [who], "by": [who]} if who else {"kind": "duel", "seats": []}
        for who in stages
    ]
    since = page.evaluate(
        """async (lines) => {
          const { sinceTurnOf } = await import("/static/js/scenes.js");
          const upTo = (i) => sinceTurnOf(lines.slice(0, i), "frederick");
          return lines.map((_, i) => upTo(i + 1));
        }""",
        [{"entry": i, "beat": beat} for i, beat in enumerate(kinds)],
    )
    assert since == [0, 0, 0, 3, 3, 3, 3, 3]


def test_whoever_was_beaten_has_not_marched_where_he_fled(page: Page) -> None:
    page.goto("/")
    ways = [("march", "riga", "memel"), ("march", "memel", "konigsberg")]
    ways.append(("retreat", "konigsberg", "pskow"))
    lines = [
        {"entry": i, "text": f"{kind} to {end}", "args": {},
         "beat": {"kind": kind, "seats": [], "by": [], "places": [start, end],
                  "pieces": ["apraksin"]}}
        for i, (kind, start, end) in enumerate(ways)
    ]  # fmt: skip
    told = page.evaluate(
        "(lines) => import('/static/js/scenes.js').then((it) => it.digest(lines, 'prussia'))",
        lines,
    )
    assert [part["kind"] for part in told] == ["stands"]
    march, flight = told[0]["lines"]
    assert march["move"]["road"] == ["riga", "memel", "konigsberg"]
    assert march["text"] is None
    assert flight["text"] == "retreat to pskow"


def test_what_the_rulebook_plays_is_told_step_by_step(visitor: Visitor) -> None:
    """All its turn comes as one position: in play and in the replay it is unfolded."""
    context = visitor(**PHONE, reduced_motion="no-preference")
    context.add_init_script(SLOW)
    page = context.new_page()
    page.goto("/")
    page.tap(".games button:has-text('Sieben Jahre')")
    page.tap("[data-way=learn]")
    page.tap(".learn li:nth-child(3) button")
    page.tap(".answers button:has-text('Three and three')")
    page.tap(".answers button:has-text('End the turn')")
    # The story waits until what the learner has reached is read.
    page.wait_for_selector(".told:has-text('Austria takes its turn')")
    assert not page.locator(".askers button").first.is_visible()  # advice is about the present
    page.wait_for_selector(".lesson:has-text('what the enemy does')")
    page.tap(".lesson .primary")
    for drawn in range(1, 4):  # an Event for each of its three commanders
        page.wait_for_selector(".told:has-text('Austria draws an Event')")
        paused = told(page)
        assert page.locator(".sj-event").is_visible()
        if drawn < 3:
            page.tap("[data-focus=story-step]")
            page.wait_for_selector(f'.told:not(:text-is("{paused}"))')
    page.tap("[data-focus=story-skip]")
    page.wait_for_selector(".answers button:has-text('Move')")
    page.wait_for_selector(".lesson:has-text('three actions again')")
    assert not page.locator(".sj-event").is_visible()  # the map is free for the next move
    # A stage in which nothing has been done yet has no heading in the log.
    heads = page.locator(".log-stage")
    assert heads.last.get_attribute("hidden") is not None
    assert heads.nth(heads.count() - 2).get_attribute("hidden") is None
    page.tap(".since .again")
    page.wait_for_function(  # three and three, the end, three Events
        """() => document.querySelector(".replay output")?.textContent.endsWith("/6")"""
    )


def test_goals_are_those_of_the_moment_that_is_replayed(page: Page) -> None:
    _open_war_won_by_sweden(page)
    page.wait_for_selector(".goals-card .aim:has-text('5 held')", state="attached")
    page.click(".result .close")
    page.evaluate("location.hash = 'replay=0'")
    first = ".goals-card .aim:has-text('Sweden: take all'):has-text('0 held')"
    page.wait_for_selector(first, state="attached")
    page.click(".replay .end")
    page.wait_for_selector(".goals-card .aim:has-text('5 held')", state="attached")


def test_the_way_back_from_a_moment_leads_to_where_it_was_chosen(page: Page) -> None:
    _open_war_won_by_sweden(page)
    page.click(".how-it-went")
    page.locator(".plots svg >> nth=0").click()
    page.wait_for_selector(".replay output:not(:empty)")
    page.click("[aria-label='One step on']")
    page.go_back()
    page.wait_for_selector(".result .plots figure")
    foot = page.locator(".result .look-back").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] < 860, "the ways on are in sight beside the curves"
    assert page.is_hidden(".replay")
    page.go_forward()
    page.wait_for_selector(".replay output:not(:empty)")
    assert page.locator(".result").count() == 0
    # In a replay, too, a moment is a step of the way.
    page.click("[aria-label='Table menu']")
    page.click(".menu-body >> text=The result")
    page.click(".result button:has-text('Replay')")
    page.wait_for_selector(".replay output:text-matches('^1/')")
    assert page.inner_text(".replay-caption") == "How it stood at the beginning."
    page.go_back()
    page.wait_for_selector(".result .reason")
    assert not page.inner_text(".replay output").startswith("1/")


def test_a_war_is_played_on_from_a_moment_of_its_replay(page: Page) -> None:
    """By its owner, in every seat; there he may also let the table answer what leaves no choice."""
    war = imported(page, RECORDS / "crisis/king_lost.txt")
    page.evaluate("location.hash = 'replay=20'")
    page.wait_for_selector(".replay output:not(:empty)")
    page.click(".replay .branch:visible")
    page.wait_for_url(lambda url: "/table/" in url and war not in url)
    page.click(".curtain .primary")  # both seats are at this screen
    page.wait_for_selector(".answers button >> nth=0")
    page.click("[aria-label='Table menu']")
    page.check("input[name=passing]")
    page.reload()
    page.click(".curtain .primary")
    page.click("[aria-label='Table menu']")
    assert page.is_checked("input[name=passing]"), "an order stands until it is taken back"


def test_a_hand_that_is_too_long_says_so(page: Page) -> None:
    _open_war_won_by_sweden(page)
    page.click(".result .close")
    page.wait_for_selector(".hand.more-after:not(.more-before)")
    page.hover(".hand")
    page.mouse.wheel(0, 5000)
    page.wait_for_selector(".hand.more-before:not(.more-after)")


def _open_war_won_by_sweden(page: Page) -> None:
    page.goto("/")
    page.set_input_files(".import input", RECORDS / "friedrich/objectives-sweden.txt")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".result")


def _swedes_march(state: State, legal: Sequence[Action]) -> bool:
    return any(action.startswith("march sweden-train-1 wismar schwerin") for action in legal)


def test_a_town_is_not_taken_for_a_general_of_its_name(page: Page, tmp_path: Path) -> None:
    play = played_up_to(_swedes_march, FRIEDRICH_GAME, actions=900)
    seat = play.state.actors[0]
    play.act(seat, Action("march sweden-train-1 wismar schwerin"))
    open_record(page, play, tmp_path)
    page.click(".curtain .primary")
    page.evaluate("location.hash = 'replay=last'")
    page.wait_for_selector(".replay-caption:has-text('Wismar – Schwerin')")
    # Schwerin himself stands at the other end of the map: with him in sight, all of it would be.
    far_apart = """() => {
      const [a, b] = ["wismar", "schwerin"].map((id) => document.querySelector(`.still #city-${id}`).getBoundingClientRect());
      return Math.abs(a.y - b.y) > 50;
    }"""  # noqa: E501 -- read as a script
    page.wait_for_function(far_apart)
