"""Whatever comes over a socket, the server lives, answers properly, and others play on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.web.staging import Browser, Server

TYPES = [
    "hello", "act", "undo", "why", "chat", "note", "resign", "propose", "answer", "replace",
    "ping", "position", "table", "dance", "",
]  # fmt: skip
FIELDS = [
    "id", "seat", "action", "question", "seen", "page", "proposal", "chat", "text",
    "what", "yes", "bot", "extra",
]  # fmt: skip
WORDS = ["frederick", "maria", "draw", "abandon", "random", "captain", "done", "pass", "allot"]

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=20)
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)
)
messages = st.builds(
    lambda type, rest: json.dumps({"type": type, **rest}),
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=6),
)
sensible = st.builds(
    lambda type, seat, text, number: json.dumps(
        {
            "type": type,
            "id": f"f{number}",
            "seat": seat,
            "action": text,
            "text": text or " ",
            "question": number,
            "seen": number,
            "what": "draw",
            "proposal": text,
            "yes": False,
        }
    ),
    st.sampled_from([kind for kind in TYPES if kind not in ("resign", "chat", "replace")]),
    st.sampled_from(["frederick", "maria", "napoleon"]),
    st.text(max_size=30),
    st.integers(0, 50),
)


def mutated(text: str, rng: Random) -> str:
    """A message with a few characters changed, doubled or gone."""
    letters = list(text)
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(letters) or 1)
        letters[at : at + rng.randrange(3)] = rng.choice(["", "{", '"', "\x00", "9", "é", "\\u"])
    return "".join(letters)


broken = st.builds(mutated, messages | sensible, st.randoms(use_true_random=False))


class Hooligan(Browser):
    """Says anything; what it is answered is checked as everybody's is."""

    table: str

    def say(self, thing: str | bytes) -> None:
        if self.socket is None:
            self.sit(self.table)
        assert self.socket is not None
        self.socket.send(thing)

    def settle(self) -> None:
        """Hear everything up to the answer to a last, sensible question."""
        try:
            self.send(type="hello", seen=0)
            self.ask("why", id="settled", seat="maria", action="done")
        except ConnectionClosed:
            self.hang_up()


@pytest.fixture(scope="module")
def hooligan(server: Server) -> Iterator[Hooligan]:
    with Hooligan(server.url) as browser:
        yield browser


@pytest.fixture(scope="module")
def player(server: Server, hooligan: Hooligan) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        made = browser.lay("austrian-theatre", frederick="me", maria="invite")
        hooligan.table = made["table"]
        hooligan.join(made["invitations"]["maria"], "Hooligan")
        browser.sit(made["table"])
        yield browser


@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(
    things=st.lists(messages | sensible | broken | st.binary(max_size=30), min_size=1, max_size=15),
    luck=st.integers(0, 1000),
)
def test_nonsense_harms_nobody(
    player: Browser, hooligan: Hooligan, things: list[str | bytes], luck: int
) -> None:
    if hooligan.socket is None:
        hooligan.sit(hooligan.table)
    before = len(hooligan.heard)
    for thing in things:
        hooligan.say(thing)
    hooligan.settle()
    codes = {message["code"] for message in hooligan.heard[before:] if message["type"] == "refused"}
    assert codes <= {"illegal", "stale", "not_yours", "bad_message", "over"}
    # The other player is where he was, and can still play.
    assert player.ask("why", seat="frederick", action="done")["type"] == "why"
    assert set(player.positions) == {"frederick"}
    if player.positions["frederick"]["legal"]:
        player.act_at_random(Random(luck))
    assert player.get("/health")["status"] == "ok"


def test_nobody_but_hooligan_was_refused_anything(player: Browser, hooligan: Hooligan) -> None:
    hooligan.sit(hooligan.table)
    assert {message["type"] for message in player.heard} <= {
        "table", "position", "presence", "acted", "why", "notice", "chat", "refused", "note",
        "kept",
    }  # fmt: skip
    refusals = [message for message in player.heard if message["type"] == "refused"]
    assert all(message["code"] == "stale" for message in refusals)
    assert not player.get(f"/api/tables/{hooligan.table}")["over"]
