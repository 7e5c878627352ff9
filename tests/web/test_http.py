"""Requests: the library, the lobby, invitations, records, replays."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import sanssouci
from sanssouci.bots import BOTS
from sanssouci.games import load
from tests.web.staging import Browser, Server

GOLDEN = Path(__file__).parent.parent / "golden"


def test_the_library(me: Browser) -> None:
    friedrich, *others = me.get("/api/games")
    assert [game["id"] for game in others] == ["crisis", "maria", "sieben-jahre"]
    assert all(game["reconstruction"] for game in others)
    assert me.get("/api/games/crisis/names")["olmutz"] == "Olmütz"
    assert me.get("/api/games/crisis/local-names")["olmutz"] == "Olomouc"
    assert me.get("/api/games/crisis/rules")["title"] == "The Great Crisis of Frederick II"
    assert friedrich["id"] == "friedrich"
    assert friedrich["reconstruction"] is False
    frederick = friedrich["scenarios"][0]["seats"][0]
    assert (frederick["id"], frederick["name"]) == ("frederick", "Frederick")
    assert frederick["role"].startswith("One king against half of Europe.")
    assert {"name", "default", "choices", "words", "text", "rule", "scenarios"} == set(
        friedrich["options"][0]
    )
    assert friedrich["newcomers"] == "war-in-the-west"
    usual = {scenario["id"]: scenario["usual"] for scenario in friedrich["scenarios"]}
    assert (usual["war-in-the-west"], usual["four-player"]) == ("pompadour", "frederick")
    expert = friedrich["options"][0]
    assert (expert["name"], expert["scenarios"]) == ("expert", ["four-player", "three-player"])
    bots = {bot["id"]: bot for bot in me.get("/api/bots")}
    assert [bot for bot in bots if not bots[bot]["games"]] == list(BOTS)
    assert bots["lieutenant"]["title"] == "Lieutenant"
    assert bots["marshal"]["text"].startswith("Level 5")
    assert sorted(bots["hussar"]["games"]) == sorted(sanssouci.GAMES)
    rules = me.get("/api/games/friedrich/rules")
    found = {rule["id"]: rule for chapter in rules["chapters"] for rule in chapter["rules"]}
    protection = next(rule for rule in found.values() if rule["title"] == "Protection")
    assert protection["id"].startswith("F5.")
    assert protection["html"].startswith("<p>")
    names = me.get("/api/games/friedrich/names")
    assert (names["berlin"], names["daun"], names["austria"]) == ("Berlin", "Daun", "Austria")
    assert names["maria"].startswith("Maria")
    assert me.get("/api/games/sieben-jahre/names")["bot"] == "BOT"


def entries(catalogue: str) -> set[str]:
    """The messages of a file of Project Fluent, each with all of its lines."""
    told = re.sub(r"^#.*\n", "", catalogue, flags=re.MULTILINE)
    return {entry.strip() for entry in re.split(r"^(?=[a-z])", told, flags=re.MULTILINE)} - {""}


def test_the_catalogues_of_sentences_are_handed_out_as_they_are(me: Browser) -> None:
    shared = me.http.get("/api/messages/en")
    assert shared.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\nkernel-not_your_turn = " in shared.text
    assert "\nprompt-allot =" in me.http.get("/api/games/friedrich/messages/en").text
    assert "\nprompt-muster =" in me.http.get("/api/games/crisis/messages/en").text
    assert me.http.get("/api/messages/tlh").status_code == 404
    seldom = me.http.get("/api/messages/de?part=review").text
    assert seldom.startswith("review-")
    assert seldom.count("\nreview-") > 30
    assert "review-" not in me.http.get("/api/messages/de?own=true").text
    for path in ("/api/messages/de", "/api/games/maria/messages/en"):
        own, whole = (entries(me.http.get(path + end).text) for end in ("?own=true", ""))
        assert own <= whole  # what is left out leaves nothing of itself behind
        assert own
    assert me.http.get("/api/games/friedrich/messages/tlh").status_code == 404
    assert me.http.get("/api/messages/..%2fen").status_code == 404


def test_what_is_printed_on_pieces_and_cards(me: Browser) -> None:
    facts = me.get("/api/games/crisis/facts")
    assert facts["commanders"]["frederick"] == {"nation": "prussia", "leadership": 8, "rating": 3}
    assert facts["spaces"]["magdeburg"]["capacity"] == 2
    assert len(facts["turns"]) == 45
    assert me.get("/api/games/friedrich/facts") == {}


def test_programs_can_read_the_map_and_what_a_view_holds(me: Browser) -> None:
    described = me.get("/api/games/friedrich/view")["$defs"]["FriedrichView"]
    assert "pieces" in described["properties"]
    ways = me.get("/api/games/friedrich/map")["ways"]
    assert {"a": "berlinchen", "b": "soldin", "kind": "minor"} in ways


@pytest.mark.parametrize("what", ["names", "grammar", "facts", "map", "map.svg"])
def test_what_a_pack_has_is_asked_for_by_the_rules_of_a_table(me: Browser, what: str) -> None:
    rules = load("crisis").rules_version
    plain = me.http.get(f"/api/games/crisis/{what}")
    assert me.http.get(f"/api/games/crisis/{what}?rules={rules}").content == plain.content
    assert me.http.get(f"/api/games/crisis/{what}?rules=3-0123456789ab").status_code == 404


def test_the_map_is_cached_and_nothing_in_it_runs(me: Browser) -> None:
    answer = me.http.get("/api/games/friedrich/map.svg?theme=candle")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-encoding"] == "gzip"
    assert "script-src" not in answer.headers["content-security-policy"]
    again = me.http.get(
        "/api/games/friedrich/map.svg?theme=candle",
        headers={"If-None-Match": answer.headers["etag"]},
    )
    assert again.status_code == 304
    assert me.http.get("/api/games/friedrich/map.svg?theme=x").status_code == 404


def test_pages_and_their_headers(server: Server, me: Browser) -> None:
    for path in ("/", "/table/abc", "/join/secret"):
        answer = me.http.get(path)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert me.http.get("/static/index.html").status_code == 200
    assert me.http.get("/static/../app.py").status_code == 404
    first = httpx.get(server.url)
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in me.http.get("/").headers


def test_health_metrics_and_the_schema(me: Browser) -> None:
    assert me.get("/health")["status"] == "ok"
    assert "sanssouci_tables_live" in me.http.get("/metrics").text
    schema = me.get("/openapi.json")
    assert "/api/tables/{table}/replay" in schema["paths"]
    assert {"ClientMessage", "ServerMessage", "PositionMessage", "TableRequest"} <= set(
        schema["components"]["schemas"]
    )
    assert "/api/import" in me.http.get("/docs").text


def test_create_invite_join(me: Browser, you: Browser, stranger: Browser) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    table, link = made["table"], made["invitations"]["maria"]
    assert me.get("/api/tables")[0]["table"] == table
    assert you.get("/api/tables") == []
    token = link.rpartition("/")[2]
    invitation = you.get(f"/api/join/{token}")
    assert invitation["game_title"] == "Friedrich"
    assert invitation["taken"] is False
    assert you.join(link, "  <b>You</b>\n ") == {"table": table, "seat": "maria"}
    assert you.join(link, "You again") == {"table": table, "seat": "maria"}
    stranger.post(f"/api/join/{token}", {"name": "Thief"}, 403)
    summary = stranger.get(f"/api/tables/{table}")
    assert summary["seats"]["maria"] == {"name": "<b>You</b>", "kind": "person"}
    assert summary["mine"] == []
    assert summary["turn_of"] == ["frederick", "maria"]
    assert you.get("/api/tables")[0]["mine"] == ["maria"]
    stranger.post("/api/join/nonsense", {"name": "x"}, 404)


def test_nobody_is_warned_once_the_war_is_over(me: Browser) -> None:
    record = (GOLDEN / "friedrich" / "war-in-the-west.record.txt").read_text(encoding="utf-8")
    answer = me.http.post("/api/import", content=record, headers={"Content-Type": "text/plain"})
    table = answer.json()["table"]
    count = me.get(f"/api/tables/{table}")["length"]
    path = f"/api/tables/{table}/replay?seat=pompadour"
    before, end = me.get(f"{path}&from={count - 1}&to={count}")
    assert any(aim["threat"] for aim in before["aims"])
    assert end["aims"]
    assert not any(aim["threat"] for aim in end["aims"])


def test_a_lost_invitation_is_renewed_by_the_host(me: Browser, you: Browser) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    path = f"/api/tables/{made['table']}/invitation"
    you.post(path, {"seat": "maria"}, 403)
    renewed = me.post(path, {"seat": "maria"})["url"]
    old = made["invitations"]["maria"].rpartition("/")[2]
    you.post(f"/api/join/{old}", {"name": "You"}, 404)
    assert you.join(renewed, "You")["seat"] == "maria"


def test_archive_rematch_leave(me: Browser, stranger: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    me.post(f"/api/tables/{table}/archive")
    assert next(t for t in me.get("/api/tables") if t["table"] == table)["archived"]
    me.post(f"/api/tables/{table}/archive", {"archived": False})
    assert not next(t for t in me.get("/api/tables") if t["table"] == table)["archived"]
    stranger.post(f"/api/tables/{table}/leave", status=403)
    stranger.post(f"/api/tables/{table}/rematch", status=403)
    me.post(f"/api/tables/{table}/leave")
    left = me.get(f"/api/tables/{table}")
    assert left["over"]
    assert left["result"]["reason"] == "resignation"
    assert left["result"]["winners"] == ["maria"]
    again = me.post(f"/api/tables/{table}/rematch", status=201)["table"]
    assert me.get(f"/api/tables/{again}")["mine"] == ["frederick"]


def test_going_on_from_a_moment(me: Browser, you: Browser, stranger: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.post(f"/api/tables/{table}/leave")
    frames = me.get(f"/api/tables/{table}/replay?seat=maria")
    moment = len(frames) // 2
    branch = me.post(f"/api/tables/{table}/branch", {"entry": moment}, 201)["table"]
    [first, *_] = me.get(f"/api/tables/{branch}/replay?seat=maria")
    assert first["view"] == frames[moment]["view"]
    laid = me.get(f"/api/tables/{branch}")
    assert sorted(laid["mine"]) == ["frederick", "maria"]
    assert f"from step {moment + 1} of its replay on" in laid["title"]  # where its log begins
    counted = {"entry": moment, "step": 7}  # as a reader counts, who is shown several as one
    branch = me.post(f"/api/tables/{table}/branch", counted, 201)["table"]
    assert "from step 7 of its replay on" in me.get(f"/api/tables/{branch}")["title"]
    theirs = me.lay("austrian-theatre", frederick="me", maria="invite")
    you.join(theirs["invitations"]["maria"], "You")
    for anybody in (me, you, stranger):  # nobody tries out what the other may hold
        anybody.post(f"/api/tables/{theirs['table']}/branch", {"entry": 0}, 403)


def test_the_bots_of_a_recorded_war_stay_bots_where_it_is_tried_again(me: Browser) -> None:
    play, rng = sanssouci.game("friedrich").play("austrian-theatre", seed=1), Random(1)
    while not play.state.outcome:
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    record = play.finished_record()

    def tried(**players: str) -> dict[str, Any]:
        record.players = players
        text = record.dumps()
        answer = me.http.post("/api/import", content=text, headers={"Content-Type": "text/plain"})
        table = answer.json()["table"]
        branch = me.post(f"/api/tables/{table}/branch", {"entry": 0}, 201)["table"]
        laid: dict[str, Any] = me.get(f"/api/tables/{branch}")
        return laid

    assert tried(frederick="Voltaire", maria="recruit")["mine"] == ["frederick"]
    assert tried(frederick="marshal", maria="Voltaire")["mine"] == ["maria"]
    alone = tried(frederick="marshal", maria="recruit")
    assert alone["mine"] == ["frederick"]  # who is asked first
    assert alone["seats"]["maria"]["kind"] == "bot"
    assert alone["seats"]["maria"]["name"] == "Recruit"


def test_a_lesson_is_a_table_of_its_own(me: Browser) -> None:
    lessons = me.get("/api/games/friedrich/lessons")
    assert lessons[:2] == [
        {"id": "board", "name": "What you see"},
        {"id": "roads", "name": "Main roads"},
    ]
    made = me.post("/api/games/friedrich/lessons/conquest", {}, 201)
    table = me.get(f"/api/tables/{made['table']}")
    assert table["mine"] == ["frederick"]
    assert table["title"] == "Taking a town"
    assert me.get("/api/tables")[0]["title"] == "Taking a town"
    replay = f"/api/tables/{made['table']}/replay"
    assert me.get(f"{replay}?seat=frederick")[0]["lesson"]["reached"] == 0
    assert me.get(replay)[0]["lesson"] is None  # who only watches learns nothing
    assert {seat["name"] for seat in table["seats"].values()} >= {"Recruit"}
    me.post("/api/games/friedrich/lessons/juggling", {}, 404)
    me.post("/api/games/chess/lessons/conquest", {}, 404)


def test_a_lesson_is_learnt_with_the_luck_it_needs(me: Browser) -> None:
    """There are Events that would stop the march which the first lesson is about."""
    drawn = set()
    for _ in range(3):
        table = me.post("/api/games/sieben-jahre/lessons/board", {}, 201)["table"]
        me.sit(table)
        assert me.act("player", "move frederik-ii")["type"] == "acted"
        me.catch_up(2)
        drawn.add(str(me.get(f"/api/tables/{table}/replay?seat=player")[-1]["log"]))
        assert me.act("player", "go potsdam")["type"] == "acted"
    assert len(drawn) == 1


def test_who_leaves_a_lesson_has_a_war_like_any_other(me: Browser, stranger: Browser) -> None:
    table = me.post("/api/games/friedrich/lessons/conquest", {}, 201)["table"]
    me.sit(table)
    me.post(f"/api/tables/{table}/archive")
    stranger.post(f"/api/tables/{table}/alone", {}, 403)
    assert me.get(f"/api/tables/{table}")["title"] == "Taking a town"
    me.post(f"/api/tables/{table}/alone")
    title = load("friedrich").title_of(load("friedrich").scenario("austrian-theatre"))
    assert me.get(f"/api/tables/{table}")["title"] == title
    assert me.hear_until("table")["title"] == title
    (mine,) = me.get("/api/tables")
    assert (mine["title"], mine["archived"]) == (title, False)
    assert me.get(f"/api/tables/{table}/replay?seat=frederick")[0]["lesson"] is None
    me.post(f"/api/tables/{table}/alone")  # once more changes nothing


def test_campaigns_are_counted_from_finished_games(me: Browser, stranger: Browser) -> None:
    path = "/api/games/sieben-jahre/campaigns"
    assert me.get("/api/games/friedrich/campaigns") == []
    east = me.get(path)[0]
    assert (east["name"], east["needed"], east["state"]) == ("Eastern Europe", 3, "new")
    assert [stage["scenario"] for stage in east["stages"]][2:] == [
        "ostpreussen-1757-solo",
        "pommern-1758-solo",
    ]
    solo = {"game": "sieben-jahre", "scenario": "pommern-1758-solo", "seed": 3}
    table = me.post("/api/tables", {**solo, "seats": {"player": {"kind": "me"}}}, 201)["table"]
    me.sit(table)
    rng = Random(3)
    while not me.get(f"/api/tables/{table}")["over"]:
        me.act_at_random(rng)
    result = me.get(f"/api/tables/{table}")["result"]
    east = me.get(path)[0]
    assert east["state"] == "open"
    assert [stage["won"] for stage in east["stages"]][:3] == [None, None, None]
    last = east["stages"][3]
    assert last["won"] == ("player" in result["winners"])
    assert last["points"] == result["scores"]["player"]
    again = me.post("/api/tables", {**solo, "seats": {"player": {"kind": "me"}}}, 201)["table"]
    me.post(f"/api/tables/{again}/leave")
    assert me.get(path)[0]["stages"][3]["won"] is False  # resigned is lost
    record = me.http.get(f"/api/tables/{table}/record").text
    stranger.http.post("/api/import", content=record, headers={"content-type": "text/plain"})
    assert stranger.get(path)[0]["state"] == "new"  # whoever reads of a game has not played it


def test_record_and_replay_keep_secrets_until_the_end(me: Browser, stranger: Browser) -> None:
    table = me.lay("war-in-the-west", frederick="me", pompadour="me")["table"]
    me.sit(table)
    rng = Random(2)
    for _ in range(60):
        me.act_at_random(rng)
    assert me.http.get(f"/api/tables/{table}/record").status_code == 403
    review = f"/api/tables/{table}/review"
    assert me.http.get(review).status_code == me.http.post(review).status_code == 403
    path = f"/api/tables/{table}/replay"
    assert stranger.http.get(f"{path}?seat=frederick").status_code == 403
    frames = stranger.get(f"{path}?from=0&to=500")
    assert all(frame["action"] is None for frame in frames)
    assert all(nation["hand"] is None for frame in frames for nation in frame["view"]["nations"])
    own = me.get(f"{path}?from=1&to=500&seat=frederick")
    assert {frame["seat"] for frame in own if frame["action"]} == {"frederick"}
    assert [frame["entry"] for frame in own] == list(range(1, len(frames)))
    assert len(me.get(f"{path}?from=10&to=19")) == 10
    (surveyed,) = stranger.get(f"{path}?from=19&to=19&survey=true")
    assert {"supply", "watch"} == surveyed["survey"].keys()
    assert "survey" not in frames[19]
    assert [aim["seat"] for aim in frames[19]["aims"]]
    me.tell("propose", what="abandon", seat="frederick")
    assert me.hear_until("table", over=True)["result"]["reason"] == "abandoned"
    record = stranger.http.get(f"/api/tables/{table}/record").text
    assert "Result: (abandoned)" in record
    assert stranger.get(review) == {"state": "none", "progress": 0, "review": None}
    assert stranger.http.post(review).status_code == 403, "whoever played it has it made"
    everything = stranger.get(f"{path}?from=0&to=500&seat=pompadour")
    assert all(frame["action"] for frame in everything[1:])
    answer = stranger.http.post(
        "/api/import", content=record, headers={"Content-Type": "text/plain"}
    )
    assert answer.status_code == 201, answer.text
    imported = stranger.get(f"/api/tables/{answer.json()['table']}")
    assert imported["mine"] == ["frederick", "pompadour"]
    looked = stranger.http.post(
        "/api/import/seats", content=record, headers={"Content-Type": "text/plain"}
    ).json()
    assert not looked["over"]  # abandoned, so it may be taken up again
    assert [(seat["player"], seat["kind"]) for seat in looked["seats"]] == [
        ("Frederick", "me"),
        ("Pompadour", "me"),
    ]
    assert imported["length"] == len(frames) - 1
