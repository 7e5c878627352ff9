"""What can be worked out from a view: who stands where, in words, and what is near."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.text import Text

from sanssouci.games.crisis.atlas import COMMANDER_INDEX, INDEX, LAND, PACK, SEA, SPACE
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.wording import say
from sanssouci.kernel.catalogue import MANY
from sanssouci.terminal.crisis.colours import NATION_STYLES, nation_name
from sanssouci.terminal.finding import the_one

Unit = dict[str, Any]

SPACE_NAMES: Final = {space.id: space.name for space in PACK.spaces}
_STATES: Final = ("depleted", "isolated", "recovered", "inside")


def commander_name(id: str) -> str:
    """``Frederick 8·3``: name, leadership and rating, as on his counter."""
    leader = PACK.commanders[COMMANDER_INDEX[id]]
    return f"{CRISIS.name(id)} {leader.leadership}·{leader.rating}"


def unit_text(unit: Unit) -> Text:
    """Some units that are alike: ``6 Prussian troops``, ``Frederick 8·3 depleted``."""
    if unit["kind"] == "commander":
        name = commander_name(unit["id"])
    else:
        form = MANY if unit["count"] > 1 else ""
        troop = CRISIS.catalogues.speak().form(f"troop.{unit['nation']}", form)
        name = f"{unit['count']} {troop}"
    text = Text(name, NATION_STYLES[unit["nation"]])
    states = [say(f"state.{state}") for state in _STATES if unit[state]]
    return text.append(f" {', '.join(states)}", "not bold dim") if states else text


def units_text(units: Iterable[Unit]) -> Text:
    return Text(" + ").join(unit_text(unit) for unit in units)


class Ground:
    """The map with the units of a view on it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.spaces: dict[str, dict[str, Any]] = {space["id"]: space for space in view["spaces"]}
        self.side = {nation["id"]: nation["seat"] for nation in view["nations"]}

    def stacks(self, nation: str) -> Iterator[tuple[str, list[Unit]]]:
        """The spaces where a nation has units, each with these units."""
        for space in self.view["spaces"]:
            if units := [unit for unit in space["units"] if unit["nation"] == nation]:
                yield space["id"], units

    def forces(self, space: str) -> dict[str, list[Unit]]:
        """The units in a space by the side they are on, the side that controls it first."""
        shown = self.spaces[space]
        holder = self.side[shown["nation"]]
        found: dict[str, list[Unit]] = {}
        for unit in sorted(shown["units"], key=lambda unit: self.side[unit["nation"]] != holder):
            found.setdefault(self.side[unit["nation"]], []).append(unit)
        return found

    def space_text(self, space: str) -> Text:
        """What a space is, whose it is and who is there."""
        shown, printed = self.spaces[space], PACK.spaces[INDEX[space]]
        text = Text(say(f"terminal.kind_{printed.kind}"), "dim")
        if shown["resources"] > 1:
            text.append(f" ({say('alliance.resources', count=shown['resources'])})", "dim")
        text.append(f" {nation_name(shown['nation'])}", NATION_STYLES[shown["nation"]])
        for state in ("besieged", "scorched"):
            if shown[state]:
                text.append(f" {say(f'terminal.space_{state}')}", "bold red")
        if shown["units"]:
            text.append("  ").append_text(units_text(shown["units"]))
        return text

    def place(self, word: str) -> str:
        """A space by id, name or beginning of it, or the space where a commander stands."""
        spaces = {id: id for id in SPACE}
        called = {**spaces, **self._commanders(), **spaces}
        return the_one(word, called, say("terminal.no_space", word=word))

    def _commanders(self) -> dict[str, str]:
        return {
            unit["id"]: space["id"]
            for space in self.view["spaces"]
            for unit in space["units"]
            if unit["kind"] == "commander"
        }

    def names(self) -> list[str]:
        return [*self._commanders(), *SPACE]


def rings(centre: str, steps: int) -> Iterator[tuple[int, list[str]]]:
    """The spaces around one, by the routes it takes to get there."""
    distance = {INDEX[centre]: 0}
    edge = [INDEX[centre]]
    for step in range(1, steps + 1):
        found: dict[int, int] = defaultdict(int)
        for space in edge:
            for there in (*LAND[space], *SEA[space]):
                if there not in distance:
                    found[there] = step
        distance |= found
        edge = sorted(found, key=lambda space: SPACE[space])
        yield step, [SPACE[space] for space in edge]


def inward(space: str, nearer: Iterable[str]) -> list[str]:
    """The routes from a space to nearer ones, by land ─ or by sea ~."""
    here = INDEX[space]
    return [
        f"{'─' if INDEX[there] in LAND[here] else '~'}{there}"
        for there in nearer
        if INDEX[there] in LAND[here] or INDEX[there] in SEA[here]
    ]
