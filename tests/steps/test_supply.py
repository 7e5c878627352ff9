"""Supply along paths, protection and question marks, in no game's particular version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.board import Graph
from sanssouci.steps.conquest import Retroactive, left_on_the_way, watch_table, watched
from sanssouci.steps.supply import Supply, SupplyRules, path_length, within_reach
from tests.steps.skirmish import AT, MAP, RED, Skirmish, mask, towns

GRAPH = Skirmish.graph


@dataclass(frozen=True, slots=True)
class Hunger(Supply[Skirmish]):
    """Two towns are home; who is down already loses two troops, the others one."""

    name: ClassVar[str] = "hunger"
    rules: ClassVar = SupplyRules("X1", "X2")

    def home(self, position: Skirmish) -> int:
        return mask("ab")

    def reach(self, position: Skirmish) -> int:
        train = position.place[position.roster.trains[RED][0]]
        return within_reach(GRAPH, [train], 2, position.enemy_pieces(RED))

    def starve(self, position: Skirmish, general: int) -> None:
        position.troops[general] -= 2 if position.is_down(general) else 1
        self.turn_down(position, general)
        if position.troops[general] <= 0:
            self.take_off(position, general)


def test_a_train_supplies_so_many_steps_around_what_blocks() -> None:
    assert towns(within_reach(GRAPH, [AT["a"]], 2, 0)) == "abcef"
    assert towns(within_reach(GRAPH, [AT["a"]], 2, mask("b"))) == "aef"
    assert towns(within_reach(GRAPH, [AT["a"], AT["h"], -1], 1, 0)) == "abegh"
    closed = Graph(MAP.without("seam"))
    assert towns(within_reach(closed, [AT["g"]], 9, 0)) == "gh"


def test_the_shortest_path_counts_the_train_and_not_the_general() -> None:
    assert path_length(GRAPH, AT["d"], mask("a"), 6, 0) == 3
    assert path_length(GRAPH, AT["d"], mask("a"), 2, 0) is None
    assert path_length(GRAPH, AT["d"], mask("a"), 6, mask("c")) == 5
    assert path_length(GRAPH, AT["d"], mask("a"), 6, mask("ci")) is None
    assert path_length(GRAPH, AT["a"], mask("a"), 6, 0) == 0


def test_the_supplied_are_turned_up_and_the_others_starve() -> None:
    skirmish = Skirmish("rex@a rolf@d ruth@h red-train@c", {"rolf": 3, "ruth": 3})
    skirmish.down = 0b110
    skirmish.begin(Hunger(RED))
    assert skirmish.down == 0b100
    assert skirmish.troops[:3] == [1, 3, 1]
    assert skirmish.told() == ["log.turned_up", "log.turned_down"]
    skirmish.begin(Hunger(RED))
    assert skirmish.at("ruth") == "off"


def test_protection_reaches_over_everything_and_off_the_map_nothing() -> None:
    table = watch_table(GRAPH, 2, own_city=False)
    assert towns(table[AT["a"]]) == "bcef"
    assert towns(watched(table, [AT["a"], AT["h"], -1, -2], range(4))) == "bcefgj"
    assert towns(watch_table(GRAPH, 1, own_city=True)[AT["a"]]) == "abe"


def test_what_is_left_on_a_march_falls_or_is_put_in_question_once() -> None:
    road = [AT[town] for town in "abcbf"]
    found = left_on_the_way(GRAPH, road, mask("af"), mask("bc"))
    assert [("abcdefghij"[city], falls) for city, falls in found] == [
        ("a", True), ("b", False), ("c", False),
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Later(Retroactive[Skirmish]):
    name: ClassVar[str] = "later"

    def unprotected(self, position: Skirmish) -> int:
        return ~mask("b")

    def take(self, position: Skirmish, city: int) -> None:
        position.markers |= GRAPH.bit[city]


def test_question_marks_are_looked_at_once() -> None:
    skirmish = Skirmish()
    skirmish.questions = mask("abf")
    skirmish.begin(Later(RED))
    assert towns(skirmish.markers) == "af"
    assert skirmish.questions == 0
