"""The page and its files: what is named beforehand, and what is left out on the way."""

from __future__ import annotations

import gzip
import re
from itertools import product

import pytest

from sanssouci.games import GAMES, load
from sanssouci.kernel.catalogue import SHARED, Catalogues, keys_of, read
from sanssouci.web import library
from sanssouci.web.languages import LANGUAGES
from sanssouci.web.library import MapPart, map_picture, messages, messages_of
from sanssouci.web.packed_files import bare
from sanssouci.web.pages import STATIC, modules_of, page
from tests.web.staging import Browser
from tools import sentences

SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
_LATE = re.compile(r'learnPart\("(\w+)"\)')
"""Where a client asks for the sentences of what is seldom opened."""


def test_a_page_names_the_modules_of_its_room() -> None:
    first, table = page("en", ""), page("en", "table", "friedrich")
    assert "/static/js/order.js" in first
    assert "/static/js/table.js" not in first
    assert "/static/js/war/desk.js" in table
    assert "/static/css/war.css" in table
    assert "<!-- needs -->" not in first


def test_every_module_that_is_imported_is_there() -> None:
    for script in SCRIPTS:
        for path in modules_of(script.relative_to(STATIC).as_posix()):
            assert (STATIC / path).is_file()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_leaving_out_remarks_leaves_the_code(script: object) -> None:
    source = script.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    packed = bare(source)
    assert packed.count("\n") == source.count("\n")
    # A text over several lines would lose its indentation, so there is none.
    assert all(line.count("`") % 2 == 0 for line in source.splitlines())
    assert not re.search(r"^\s*//", packed, re.MULTILINE)


@pytest.mark.parametrize("id", GAMES)
def test_a_map_in_two_parts_is_the_whole_map(id: str) -> None:
    game = load(id)
    whole, first, rest = (map_picture(game, "day", "en", part).svg.decode() for part in MapPart)
    layers = set(re.findall(r'id="layer-([\w-]+)"', whole))
    assert set(re.findall(r'id="layer-([\w-]+)"', first)) == layers
    assert 'id="layer-water"' in rest
    assert whole.count('class="river"') == rest.count('class="river"') > 0
    assert first.count('class="river"') == 0
    assert whole.count("data-a=") == first.count("data-a=") + rest.count("data-a=")
    assert len(gzip.compress(first.encode())) < len(gzip.compress(whole.encode())) / 1.6


def test_a_client_is_spared_what_the_server_says() -> None:
    whole, own = messages("friedrich", "en"), messages("friedrich", "en", own=True)
    assert "log-conquers" in whole
    assert "log-conquers" not in own
    assert "do-march" in own
    lessons = messages_of("lesson", "en", "friedrich")
    assert "lesson-board-1-done" in lessons
    assert "lesson-board-1-done" not in own


def test_a_client_has_all_it_says_of_its_own_accord() -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
    whole, own = (keys_of(read(messages(None, "en", own), "en")) for own in (False, True))
    assert "error-bad_login" in whole - own
    late = set[str]().union(
        *(keys_of(read(messages_of(part, "en"), "en")) for part in _LATE.findall(scripts))
    )
    assert "review-begin" in late - own
    assert sentences.said(scripts) & whole <= own | late


def test_every_scenario_and_every_seat_tempts_somebody() -> None:
    untold = [
        f"{game.id} {scenario.id} {seat.id}"
        for game in library.games("en")
        if game.desk != library.PLAIN
        for scenario in game.scenarios
        for seat in scenario.seats
        if not (seat.role.endswith((".", "?", "!")) and scenario.text.endswith("."))
        or scenario.minutes <= 0
        or scenario.level not in ("first", "seasoned", "veteran")
    ]
    assert untold == []


def test_a_rulebook_can_be_printed_with_its_map(me: Browser) -> None:
    answer = me.http.get("/rules/friedrich")
    assert answer.status_code == 200
    assert 'id="F5.3"' in answer.text
    assert "In five minutes" not in answer.text
    assert "The game in five minutes" in answer.text
    assert "/api/games/friedrich/map.svg" in answer.text
    assert "@page" in me.http.get("/static/css/print.css").text
    assert me.http.get("/rules/chess").status_code == 404


def test_a_rulebook_that_is_not_translated_says_so(me: Browser) -> None:
    note = Catalogues(SHARED).speak("de").words("rules.in_english")
    german = me.http.get("/rules/maria", headers={"accept-language": "de"}).text
    assert '<html lang="en"' in german
    assert f'<p class="credit" lang="de">{note}</p>' in german
    italian = me.http.get("/rules/maria", headers={"accept-language": "it"}).text
    assert '<html lang="it"' in italian
    assert Catalogues(SHARED).speak("it").words("rules.in_english") not in italian
    books = {
        language: me.http.get("/api/games/maria/rules", headers={"accept-language": language})
        for language in ("en", "it", "de")
    }
    languages = {asked: answer.json()["language"] for asked, answer in books.items()}
    assert languages == {"en": "en", "it": "it", "de": "en"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_maps_of_the_first_page_are_lettered_in_every_language(language: str) -> None:
    for game, theme in product(GAMES, library.THEMES):
        plate = (STATIC / "plates" / language / f"{game}-{theme}.webp").read_bytes()
        english = (STATIC / "plates" / "en" / f"{game}-{theme}.webp").read_bytes()
        assert (plate == english) == (language == "en")
