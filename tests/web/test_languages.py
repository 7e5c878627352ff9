"""Each player of a table reads in his own language."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers

from sanssouci.web.languages import language_of
from tests import levy
from tests.web.staging import Browser, Message, serving


@pytest.fixture(autouse=True)
def two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sanssouci.web.languages.LANGUAGES", ("en", "it"))


@pytest.mark.parametrize(
    ("sent", "language"),
    [
        ({}, "en"),
        ({"accept-language": "it"}, "it"),
        ({"accept-language": "it-CH, de;q=0.9"}, "it"),
        ({"accept-language": "en;q=0.3, de, it;q=0.5"}, "it"),
        ({"accept-language": "it;q=0, en"}, "en"),
        ({"accept-language": "xx, ;;q, it;q=much, -"}, "en"),
        ({"accept-language": "it", "cookie": "language=en"}, "en"),
        ({"accept-language": "it", "cookie": "language=klingon"}, "it"),
        ({"cookie": "sanssouci=x; language=it"}, "it"),
    ],
)
def test_the_menu_decides_then_the_browser(sent: dict[str, str], language: str) -> None:
    assert language_of(Headers(sent)) == language


def test_two_at_one_table_read_in_two_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levy.install(monkeypatch)
    with (
        serving(tmp_path) as server,
        Browser(server.url) as king,
        Browser(server.url, "it") as empress,
    ):
        seats = {"king": {"kind": "me"}, "empress": {"kind": "invite"}}
        made: Message = king.post("/api/tables", {"game": "levy", "seats": seats}, 201)
        empress.join(made["invitations"]["empress"], "Maria")
        for browser in (king, empress):
            browser.sit(made["table"])
        assert king.positions["king"]["prompt"]["text"] == "How much do you spend?"
        king.act("king", "spend 7")
        king.act("king", "send none")
        empress.catch_up_with(server.live(made["table"]).course)
        assert "king spends 7." in [line["text"].lower() for line in king.logs["king"]]
        assert "king spende 7." in [line["text"].lower() for line in empress.logs["empress"]]
        assert empress.positions["empress"]["prompt"]["text"] == "Quanto spendi?"
        for browser, verb in ((king, "spends"), (empress, "spende")):
            assert f'<html lang="{browser.language}"' in browser.http.get("/").text
            frames = browser.get(f"/api/tables/{made['table']}/replay?first=0&last=9")
            told = {line["text"].lower() for frame in frames for line in frame["log"]}
            assert f"king {verb} 7." in told
