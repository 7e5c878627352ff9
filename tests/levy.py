"""Levy, a game for tests whose choices are too many to be listed: a sum of money and some units.

Each player spends 0 to 300 and sends any of twelve regiments. Whoever has sent more for less wins.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any, ClassVar

import pytest

from sanssouci.kernel import (
    ENGLISH,
    Action,
    Game,
    Grammar,
    Joined,
    Kind,
    Message,
    Noun,
    Numbers,
    Option,
    Options,
    Outcome,
    Phase,
    Scenario,
    Sentences,
    Setting,
    Shape,
    Slot,
    State,
    Subsets,
    Verb,
    numbers,
    part,
)
from sanssouci.kernel.parts import NUMBER, WORDS, by_word
from sanssouci.web import library

SEATS = ("king", "empress")
PURSE = 300
REGIMENTS = tuple(f"regiment-{number:02}" for number in range(1, 13))
_MONEY = numbers(PURSE)
_REGIMENT = Noun("regiment", Kind.PIECE, REGIMENTS)


class Levies(State):
    spent: dict[str, int] = part(by_word(NUMBER), lambda setting: {})
    sent: dict[str, list[str]] = part(by_word(WORDS), lambda setting: {})

    def seen(self, seat: str | None) -> dict[str, Any]:
        return {"turn": 1, "spent": dict(self.spent), "sent": dict(self.sent)}

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        """Nothing is hidden."""


@dataclass(frozen=True, slots=True)
class Raise(Phase[Levies]):
    name: ClassVar[str] = "raise"

    def actors(self, levies: Levies) -> tuple[str, ...]:
        return tuple(seat for seat in SEATS if seat not in levies.sent)[:1]

    def prompt(self, levies: Levies, seat: str) -> Message:
        return Message.of("prompt.send" if seat in levies.spent else "prompt.spend")

    def legal(self, levies: Levies, seat: str) -> Sequence[Action]:
        if seat not in levies.spent:
            return Joined(([Action("keep")], Numbers(("spend",), ((0, PURSE),))))
        return Subsets(("send",), REGIMENTS)

    def keep(self, levies: Levies, seat: str) -> None:
        self.spend(levies, seat, "0")

    def spend(self, levies: Levies, seat: str, money: str) -> None:
        levies.spent[seat] = int(money)
        levies.tell("log.spends", "", seat=seat, money=int(money))

    def send(self, levies: Levies, seat: str, *regiments: str) -> None:
        levies.sent[seat] = [] if regiments == ("none",) else list(regiments)

    def proceed(self, levies: Levies) -> None:
        worth = {seat: PURSE * len(levies.sent[seat]) - levies.spent[seat] for seat in SEATS}
        winners = tuple(seat for seat in SEATS if worth[seat] > min(worth.values()))
        levies.outcome = Outcome(winners, "worth", Message.of("end.worth"))


class Levy(Game):
    id = "levy"
    title = "Levy"
    credit = "for tests"
    rules_version = "1"
    scenarios = (Scenario("levy", "Levy", SEATS, "Two raise troops."),)
    options: ClassVar[tuple[Option, ...]] = ()
    reasons = ("worth",)
    phases: ClassVar[dict[str, type[Phase[Any]]]] = {"raise": Raise}
    grammar = Grammar(
        Verb("keep"),
        Verb("spend", Slot("money", _MONEY)),
        Verb("send", "none", key="do.send_none"),
        Verb("send", Slot("who", _REGIMENT, Shape.SET)),
        nouns=(_MONEY, _REGIMENT),
    )
    sentences: ClassVar[Sentences] = {
        ENGLISH: """
prompt-spend = How much do you spend?
prompt-send = Whom do you send?
log-spends = { $seat } spends { $money }.
end-worth = The better bargain wins.
do-keep = Keep the money
do-spend = Spend { $money }
do-send = Send { $who }
do-send_none = Send nobody
""",
        "it": """
prompt-spend = Quanto spendi?
log-spends = { $seat } spende { $money }.
""",
    }

    def blank(self, scenario: Scenario, options: Options) -> Levies:
        return Levies(Setting.of(self, scenario, options))

    def begin(self, scenario: Scenario, options: Options) -> Levies:
        levies = self.blank(scenario, options)
        levies.push(Raise())
        return levies

    def name(self, id: str, language: str | None = None) -> str:
        return id.replace("-", " ").capitalize() if id in REGIMENTS else id


LEVY = Levy()


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game be found by its id in this process, as if it were one of the package."""
    module = ModuleType("sanssouci.games.levy")
    module.__dict__["GAME"] = LEVY
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr("sanssouci.web.library.games", library.games.__wrapped__)  # not kept
    monkeypatch.setattr("sanssouci.games.GAMES", ("levy",))
