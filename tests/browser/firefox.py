"""Firefox, led over WebDriver BiDi: as much of it as a walk through the table needs."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
_LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_PATIENCE = 60
"""Seconds: for a browser that hangs, not for a slow machine."""

_PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}

Point = tuple[float, float]


class FirefoxError(Exception):
    """What Firefox answered instead of a result."""


class Firefox:
    """One window. Scripts are expressions whose values can be written as JSON."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._asked = 0
        self.complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(timeout=_PATIENCE))
            if heard.get("id") == self._asked:
                break
            said = heard.get("params", {})
            if heard.get("method") == "log.entryAdded" and said.get("level") == "error":
                self.complaints.append(said["text"])
        if heard["type"] == "error":
            raise FirefoxError(f"{method}: {heard['message']}")
        result: dict[str, Any] = heard["result"]
        return result

    def begin_every_page_with(self, script: str) -> None:
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def resize(self, width: int, height: int) -> None:
        self._ask(
            "browsingContext.setViewport",
            context=self._window,
            viewport={"width": width, "height": height},
        )

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def ask(self, expression: str) -> Any:
        answer = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((it) => JSON.stringify(it ?? null))",
            target={"context": self._window},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise FirefoxError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait(self, expression: str) -> Any:
        """Until it is true. Asked from here again and again: pages come and go meanwhile."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            with suppress(FirefoxError):
                if found := self.ask(expression):
                    return found
            time.sleep(0.05)
        raise FirefoxError(f"never came true: {expression}")

    def see(self, selector: str) -> None:
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")

    def middle(self, selector: str) -> Point:
        """Where something is, once it is there, in sight and no longer on its way."""
        x, y = self.wait(
            "((one) => { if (!one) return null; one.scrollIntoView({ block: 'nearest' });"
            " const { left, top, width, height } = one.getBoundingClientRect();"
            " const now = `${left} ${top} ${width} ${height}`; const held = one.seenAt === now;"
            " one.seenAt = now;"
            " return held && width && height ? [left + width / 2, top + height / 2] : null;"
            f" }})(document.querySelector({json.dumps(selector)}))"
        )
        return x, y

    def text(self, selector: str) -> str:
        text: str = self.wait(f"document.querySelector({json.dumps(selector)})?.innerText")
        return text

    def picture(self, file: Path) -> None:
        """What is on the screen, to be looked at."""
        shot = self._ask("browsingContext.captureScreenshot", context=self._window)
        file.write_bytes(base64.b64decode(shot["data"]))

    # -- hands ----------------------------------------------------------------------------------

    def _do(self, *sources: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self._window, actions=list(sources))

    def click(self, selector: str) -> None:
        self.press(self.middle(selector))

    def press(self, at: Point) -> None:
        self._do(_pointer("mouse", [_move(at), _DOWN, _UP]))

    def drag(self, start: Point, end: Point) -> None:
        self._do(_pointer("mouse", [_move(start), _DOWN, _move(end, 100), _UP]))

    def wheel(self, at: Point, down: int) -> None:
        x, y = map(round, at)
        turn = {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": down}
        self._do({"type": "wheel", "id": "wheel", "actions": [turn]})

    def pinch(self, at: Point, near: float, far: float) -> None:
        """Two fingers, from ``near`` the point to ``far`` from it."""
        x, y = at
        fingers = [
            _pointer(
                "touch",
                [_move((x + side * near, y)), _DOWN, _move((x + side * far, y), 200), _UP],
                f"finger {side}",
            )
            for side in (-1, 1)
        ]
        self._do(*fingers)

    def key(self, value: str) -> None:
        strokes = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._do({"type": "key", "id": "keys", "actions": strokes})


_DOWN = {"type": "pointerDown", "button": 0}
_UP = {"type": "pointerUp", "button": 0}


def _move(to: Point, duration: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(to[0]), "y": round(to[1]), "duration": duration}


def _pointer(kind: str, actions: Sequence[dict[str, Any]], id: str = "mouse") -> dict[str, Any]:
    parameters = {"pointerType": kind}
    return {"type": "pointer", "id": id, "parameters": parameters, "actions": list(actions)}


@contextmanager
def running(profile: Path) -> Iterator[Firefox]:
    """A Firefox of its own, which knows nobody and leaves nothing behind but the profile."""
    assert FIREFOX is not None
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile)]
    with subprocess.Popen(
        [*command, "--remote-debugging-port", "0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stderr is not None
            found = next(filter(None, map(_LISTENING.search, process.stderr)), None)
            assert found, "Firefox ended before it listened"
            with connect(f"{found[1]}/session", max_size=None, open_timeout=_PATIENCE) as line:
                yield Firefox(line)
        finally:
            process.terminate()
