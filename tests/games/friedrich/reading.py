"""What everybody, or one seat, can read off a position: shorthands for the rulebook cases."""

from __future__ import annotations

from typing import Any

from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE


def nation(position: Position, id: str, seat: str | None = None) -> dict[str, Any]:
    """A nation as a seat sees it; as a spectator sees it without a seat."""
    found: dict[str, Any] = next(n for n in position.view(seat)["nations"] if n["id"] == id)
    return found


def piece(position: Position, id: str, seat: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in position.view(seat)["pieces"] if p["id"] == id)
    return found


def face_down(position: Position, general: str) -> bool:
    return bool(piece(position, general)["face_down"])


def marked(position: Position) -> set[str]:
    """The conquered objectives."""
    return {m["city"] for m in position.view(None)["markers"] if not m["question"]}


def questioned(position: Position) -> set[str]:
    """The objectives with a question marker."""
    return {m["city"] for m in position.view(None)["markers"] if m["question"]}


def phase(position: Position) -> str:
    return str(position.view(None)["phase"])


def victors(position: Position) -> tuple[str, ...]:
    """The seats that have won; nobody while the game goes on."""
    return position.outcome.winners if position.outcome else ()


def ends(position: Position, group: str) -> set[str]:
    """Where the marches offered to a group end."""
    return {
        action.words[-1]
        for action in position.legal(position.actors[0])
        if action.startswith(f"march {group} ")
    }


def deal_all(position: Position) -> list[str]:
    """Let chance deal, always the first card of the pile, until somebody else is asked."""
    dealt: list[str] = []
    while position.actors == (CHANCE,):
        action = position.legal(CHANCE)[0]
        if action.verb != "deal":
            break
        position.apply(CHANCE, action)
        dealt.append(action.words[0])
    return dealt


def play_on(position: Position, until: str) -> None:
    """Let everybody pass (deals, discards, no marches) until the stage of a nation begins its
    movement, or until a fate card is to be drawn (``until="fate"``)."""
    for _ in range(200):
        if phase(position) == until or position.outcome:
            return
        if phase(position) == "movement" and position.view(None)["active"] == until:
            return
        seat = position.actors[0]
        position.apply(seat, position.legal(seat)[-1 if phase(position) == "movement" else 0])
    raise AssertionError(f"{until} never came")
