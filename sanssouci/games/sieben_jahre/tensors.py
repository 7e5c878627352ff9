"""What a seat knows as numbers, read off its view and the question asked and nothing else.

Numbers are scaled to be about one at most. ``docs/research.md`` has the table of slices.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGE,
    ADVANTAGE_INDEX,
    COMMANDER,
    COMMANDER_INDEX,
    EVENT_INDEX,
    EVENTS,
    GARRISON,
    OWNER,
    PACK,
    PLACE,
    PLACE_INDEX,
    PROVINCE,
    REGION,
    REGION_INDEX,
)
from sanssouci.games.sieben_jahre.battle_cards import CARD, CARD_INDEX
from sanssouci.games.sieben_jahre.fighters import (
    ASSAULT,
    BOMBARDMENT,
    ENDLESS,
    FIELD,
    FLEET,
    SLOTS,
    UNTRIED,
)
from sanssouci.games.sieben_jahre.grammar import GRAMMAR
from sanssouci.games.sieben_jahre.position import GARRISON_RESERVE
from sanssouci.games.sieben_jahre.sequence import PHASES
from sanssouci.games.sieben_jahre.setting import SCENARIOS
from sanssouci.games.sieben_jahre.states import (
    BOARD,
    BOARD_OF,
    FIRST_YEAR,
    FRACTIONS,
    LAST_YEAR,
    NO_STATE,
    STATE,
    STATE_INDEX,
)
from sanssouci.games.sieben_jahre.units import ARM_INDEX, ARMS, LEVELS
from sanssouci.games.sieben_jahre.victory import REASONS
from sanssouci.kernel import CommonSlices, Encoding, Message, Slice, View, numbered

SEATS: Final = tuple(
    dict.fromkeys(name for each in SCENARIOS for name in (*each.seats, *each.automata))
)
"""Everybody who can sit at a table or win at it."""
_COMMON: Final = CommonSlices(
    scenarios=SCENARIOS,
    options=(("bombardment", "decisive"), ("capital_last", True), ("side", "second")),
    seats=SEATS,
    phases=sorted(PHASES),
    prompts=(
        "actions", "advantage", "aid", "assault", "battle_assault", "battle_bombardment",
        "battle_field", "battle_fleet", "buy_advantages", "cancel_option", "choose_prey", "consign",
        "delay", "descent", "detach", "disengage", "experience", "fight_on", "flight", "forage",
        "guerrilla_strike", "guerrillas", "hasten", "landing", "levy", "loss", "lost_leader",
        "ministry", "ministry_short", "mode", "mode_owed", "move", "native_strike",
        "order_of_squadrons", "purchases", "purse", "raid", "recovery", "relief", "scorch",
        "send_detachment", "settle", "settle_short", "stores", "target",
    ),
    prompt_numbers={
        "coins": 500, "left": 4, "fraction": 10, "owed": 4, "steps": 6, "phase": 10, "units": 8,
        "shield": 4, "sum": 10, "most": 6, "provisions": 8, "ammunition": 8,
    },
)  # fmt: skip

_KINDS: Final = (FIELD, FLEET, ASSAULT, BOMBARDMENT)
_OBJECTIVES: Final = tuple(objective.id for objective in PACK.objectives)
_MOST_TARGETS: Final = 8
"""No sheet has more objectives."""
_FLAGS: Final = (
    "moved", "bought", "campaigning", "fleeing", "spared", "resting",
)  # fmt: skip
_PIECE_FEATURES: Final = (
    "in play", "east", "south", *(f"{arm} / 6" for arm in ARMS),
    *(f"veteran {arm}" for arm in ARMS), "provisions / 8", "ammunition / 8", "exhaustion / 4",
    "units at the year's start / 6", *_FLAGS, "carried by number / 100", "joined to number / 100",
    "sails to place / 500", "done of its line / 8", "moves now", "a convoy is on its way to him",
    "in a fight, attackers 1 and 2, defenders 3 and 4, / 4", "relieved by number / 100",
    "fractions until then / 2", "the question is about him",
)  # fmt: skip
_MOVES, _AWAITS, _FIGHTS, _RELIEVED, _WAITS, _ASKED = range(
    len(_PIECE_FEATURES) - 6, len(_PIECE_FEATURES)
)
_PLACE_FEATURES: Final = (
    "Franco-Austrian contingents / 2", "Anglo-Prussian contingents / 2", "a fight is there",
    "a convoy is there", "its way leads there, at step / 20", "the question is about it",
)  # fmt: skip
_FOUGHT, _CONVOY, _ON_THE_WAY, _PLACE_ASKED = range(2, 6)
_REGION_FEATURES: Final = (
    *(f"flag of {state}" for state in STATE), "garrison / 8", "stores / 8", "loads / 10",
    "levied / 4", "year of scorching since 1755 / 7", "supplies nobody", "garrison not restored",
    "fell with its State", "the question is about it",
)  # fmt: skip
_BOARD_FEATURES: Final = (
    *(f"acts as number {number}" for number in (1, 2, 3, 4)), "in play", "purse / 500",
    "resources / 800", "cost of garrisons / 250", "actions owed / 4", "stopped", "three and three",
    "natives / 3", "passes", "guerrillas / 3", "the count", "points / 300",
    "the question is about it",
)  # fmt: skip
_SIDE_FEATURES: Final = (
    *(f"of {board}" for board in BOARD), "units / 12", "loads / 16", "shield / 4", "carry / 2",
    "losses / 6", "gives up after / 3", "fights to the end", "untried", "cards replaced / 2",
    "cards / 4", "has chosen", *(f"attacks in slot {slot} / 6" for slot in range(SLOTS)),
    *(f"late in slot {slot} / 2" for slot in range(SLOTS)), "first reserve / 2",
    "second reserve / 2",
)  # fmt: skip
_LATS: Final = (*(each.lat for each in PACK.provinces), *(each.lat for each in PACK.seas))
_LONS: Final = (*(each.lon for each in PACK.provinces), *(each.lon for each in PACK.seas))
_WEST, _EAST, _LOW, _HIGH = min(_LONS), max(_LONS), min(_LATS), max(_LATS)
_REASON, _KIND, _OBJECTIVE = map(numbered, (REASONS, _KINDS, _OBJECTIVES))


_ADDED: Final = ("shared",)
"""Words that later rules have brought; they stand at the end, so that no other changes its id."""


class SiebenJahreEncoding(Encoding):
    """Its layout follows the installed pack: other provinces or commanders, another layout."""

    version: ClassVar[str] = "3"
    words = (*(word for word in GRAMMAR.words if word not in _ADDED), *_ADDED)
    slices = (
        _COMMON.scenario,
        _COMMON.options,
        _COMMON.seat,
        _COMMON.actors,
        _COMMON.winners,
        Slice("reason", (len(REASONS),), "how the game has ended, one-hot: " + ", ".join(REASONS)),
        Slice("clock", (2,), f"years since {FIRST_YEAR} / 6, fraction / {FRACTIONS}"),
        _COMMON.phase,
        _COMMON.prompt,
        _COMMON.prompt_numbers,
        Slice("prompt_arm", (len(ARMS),), "the arm asked about: " + ", ".join(ARMS)),
        Slice(
            "boards",
            (len(BOARD), len(_BOARD_FEATURES)),
            f"by board ({', '.join(BOARD)}): " + ", ".join(_BOARD_FEATURES),
        ),
        Slice(
            "advantages",
            (len(BOARD) + 1, len(ADVANTAGE)),
            "by board its Advantages, then those used this year: " + ", ".join(ADVANTAGE),
        ),
        Slice("bag", (1,), "Advantages in the bag / 16"),
        Slice("objectives", (len(_OBJECTIVES),), "won as things stand: " + ", ".join(_OBJECTIVES)),
        Slice("targets", (_MOST_TARGETS,), "points of the sheet's objectives / 10"),
        Slice(
            "commanders",
            (len(COMMANDER), len(_PIECE_FEATURES)),
            "by commander: " + ", ".join(_PIECE_FEATURES),
        ),
        Slice("places", (len(PLACE), len(_PLACE_FEATURES)), "by place: " + ", ".join(
            _PLACE_FEATURES
        )),
        Slice(
            "regions",
            (len(REGION), len(_REGION_FEATURES)),
            "by region: " + ", ".join(_REGION_FEATURES),
        ),
        Slice("raided", (len(PROVINCE),), "provinces that have been raided this year"),
        Slice("event", (len(EVENTS) + 1,), "the Event of the move in progress, steps left / 6"),
        Slice(
            "convoy",
            (3 + 2 * len(ARMS),),
            "a convoy is under way, its provisions / 8, its ammunition / 8; by arm, its reserves "
            "/ 4 and whether they are veterans: " + ", ".join(ARMS),
        ),
        Slice("battle", (len(_KINDS) + 1,), ", ".join(_KINDS) + ", phase / 10"),
        Slice(
            "sides",
            (2, len(_SIDE_FEATURES)),
            "by side of a fight, the attacker first: " + ", ".join(_SIDE_FEATURES),
        ),
        Slice("hand", (len(CARD),), "one's own battle cards: " + ", ".join(CARD)),
    )  # fmt: skip

    def fill(self, numbers: array[float], view: View, prompt: Message) -> None:
        plain = {name: value for name, value in prompt.args if not _is_row(name, value)}
        question = Message.of(prompt.key, prompt.rule, **plain)
        names = _COMMON.fill(self, numbers, view, question)
        self._fill_clock(numbers, view)
        self._fill_boards(numbers, view)
        self._fill_pieces(numbers, view)
        self._fill_regions(numbers, view)
        self._fill_progress(numbers, view)
        self._fill_battle(numbers, view)
        self._fill_question(numbers, names)

    def _fill_clock(self, numbers: array[float], view: View) -> None:
        years = (view["year"] - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR)
        self.write(numbers, self.at("clock"), (years, view["fraction"] / FRACTIONS))
        if view["outcome"]:
            numbers[self.at("reason") + _REASON[view["outcome"]["reason"]]] = 1
        numbers[self.at("bag")] = view["bag"] / 16
        for objective in view["objectives"]:
            numbers[self.at("objectives") + _OBJECTIVE[objective["id"]]] = objective["won"]
        points = [each / 10 for each in view["points"]]
        self.write(numbers, self.at("targets"), points)

    def _fill_boards(self, numbers: array[float], view: View) -> None:
        for id, sheet in view["boards"].items():
            turn = view["order"].index(id) if id in view["order"] else -1
            features = (
                *(turn == number for number in range(4)), 1, sheet["purse"] / 500,
                sheet["resources"] / 800, sheet["garrison_cost"] / 250, sheet["owed"] / 4,
                sheet["stopped"], sheet["split"], sheet["natives"] / 3, sheet["quiet"],
                sheet.get("guerrillas", 0) / 3, sheet.get("count", 0), sheet.get("score", 0) / 300,
            )  # fmt: skip
            board = BOARD_OF[STATE_INDEX[id]]
            self.write(numbers, self.at("boards", board), features)
            self._count(numbers, self.at("advantages", board), sheet["advantages"])
        self._count(numbers, self.at("advantages", len(BOARD)), view["used_advantages"])

    @staticmethod
    def _count(numbers: array[float], at: int, tiles: Iterable[str]) -> None:
        for tile in tiles:
            numbers[at + ADVANTAGE_INDEX[tile]] += 1

    def _fill_pieces(self, numbers: array[float], view: View) -> None:
        for piece in view["pieces"]:
            place = piece["place"]
            units = piece["units"]
            east, south = _where(PLACE_INDEX[place]) if place is not None else (0.0, 0.0)
            features = (
                1, east, south, *(units.get(arm, (0,))[0] / 6 for arm in ARMS),
                *(arm in units and units[arm][1] == LEVELS[1] for arm in ARMS),
                piece["provisions"] / 8, piece["ammunition"] / 8, piece["exhaustion"] / 4,
                piece["mustered"] / 6, *(piece[flag] for flag in _FLAGS),
                _number(piece.get("aboard")), _number(piece.get("chief")), *_voyage(piece),
            )  # fmt: skip
            self.write(numbers, self._piece(piece["id"]), features)
            if place is not None:
                side = BOARD_OF[STATE_INDEX[piece["board"]]] // 2
                numbers[self.at("places", PLACE_INDEX[place]) + side] += 0.5

    def _piece(self, id: str) -> int:
        return self.at("commanders", COMMANDER_INDEX[id])

    def _fill_regions(self, numbers: array[float], view: View) -> None:
        """What a view does not mention is as printed."""
        for region, id in enumerate(REGION):
            shown = view["regions"].get(id)
            if shown is None:
                flag, full = OWNER[region], GARRISON[region]
                shown = {
                    "garrison": full,
                    "stores": full,
                    "loads": full + GARRISON_RESERVE * (full > 0),
                }
            else:
                flag = STATE_INDEX[shown["flag"]] if shown["flag"] else NO_STATE
            at = self.at("regions", region)
            if flag != NO_STATE:
                numbers[at + flag] = 1
            self.write(numbers, at + len(STATE), _region_features(shown))
        for province in view["raided"]:
            numbers[self.at("raided") + PLACE_INDEX[province]] = 1

    def _fill_progress(self, numbers: array[float], view: View) -> None:
        move, convoy = view["move"], view["convoy"]
        if move is not None:
            numbers[self._piece(move["who"]) + _MOVES] = 1
            if move["event"] is not None:
                numbers[self.at("event") + EVENT_INDEX[move["event"]]] = 1
            numbers[self.at("event") + len(EVENTS)] = move["left"] / 6
        if convoy is not None:
            numbers[self._piece(convoy["to"]) + _AWAITS] = 1
            loads = (1, convoy["provisions"] / 8, convoy["ammunition"] / 8)
            self.write(numbers, self.at("convoy"), (*loads, *_reserves(convoy["units"])))
            numbers[self.at("places", PLACE_INDEX[convoy["place"]]) + _CONVOY] = 1
            for step, place in enumerate(convoy["way"], 1):
                numbers[self.at("places", PLACE_INDEX[place]) + _ON_THE_WAY] = step / 20
        for change in view["changes"]:
            at = self._piece(change["old"])
            numbers[at + _RELIEVED] = _number(change["new"])
            numbers[at + _WAITS] = change["turns"] / 2

    def _fill_battle(self, numbers: array[float], view: View) -> None:
        battle = view["battle"]
        if battle is None:
            return
        at = self.at("battle")
        numbers[at + _KIND[battle["kind"]]] = 1
        numbers[at + len(_KINDS)] = battle["phase"] / 10
        numbers[self.at("places", PLACE_INDEX[battle["place"]]) + _FOUGHT] = 1
        for number, side in enumerate(battle["sides"]):
            for rank, id in enumerate(side["commanders"], 1):
                numbers[self._piece(id) + _FIGHTS] = (2 * number + rank) / 4
            self.write(numbers, self.at("sides", number), _side_features(side))
            for card in side.get("hand", ()):
                numbers[self.at("hand") + CARD_INDEX[card]] += 1

    def _fill_question(self, numbers: array[float], names: dict[str, str]) -> None:
        for name, value in names.items():
            for word in value.split("+"):
                if word in COMMANDER_INDEX:
                    numbers[self._piece(word) + _ASKED] = 1
                elif word in PLACE_INDEX:
                    numbers[self.at("places", PLACE_INDEX[word]) + _PLACE_ASKED] = 1
            if value in ARM_INDEX:
                numbers[self.at("prompt_arm") + ARM_INDEX[value]] = 1
            if value in REGION_INDEX:
                at = self.at("regions", REGION_INDEX[value])
                numbers[at + len(_REGION_FEATURES) - 1] = 1
            if name == "board":
                at = self.at("boards", BOARD_OF[STATE_INDEX[value]])
                numbers[at + len(_BOARD_FEATURES) - 1] = 1


def _is_row(name: str, value: str | int) -> bool:
    """True for the purses of a sheet, which a question tells in one row."""
    return name == "coins" and not str(value).lstrip("-").isdecimal()


def _number(id: str | None) -> float:
    """A commander as a number of its own; 0 for nobody."""
    return (COMMANDER_INDEX[id] + 1) / 100 if id else 0.0


def _voyage(piece: dict[str, Any]) -> tuple[float, float]:
    """Where an army on a dashed line goes, and how far it has come."""
    voyage = piece.get("voyage")
    if voyage is None:
        return 0.0, 0.0
    return (PLACE_INDEX[voyage["to"]] + 1) / 500, voyage["done"] / 8


def _reserves(told: str) -> list[float]:
    """By arm, the brigades on their way and whether they are veterans; from ``2fv 1ca``."""
    numbers = [0.0] * (2 * len(ARMS))
    for word in told.split():
        if len(word) == 3:
            arm = "fcan".index(word[1])
            numbers[2 * arm : 2 * arm + 2] = [int(word[0]) / 4, float(word[2] == "v")]
    return numbers


def _where(place: int) -> tuple[float, float]:
    east = (_LONS[place] - _WEST) / (_EAST - _WEST)
    return east, (_HIGH - _LATS[place]) / (_HIGH - _LOW)


def _region_features(shown: dict[str, Any]) -> tuple[float, ...]:
    return (
        shown["garrison"] / 8, shown["stores"] / 8, shown["loads"] / 10,
        shown.get("levied", 0) / 4, max(0, shown.get("scorched", 0) - FIRST_YEAR + 1) / 7,
        bool(shown.get("barren")), bool(shown.get("unrestored")), bool(shown.get("surrendered")),
    )  # fmt: skip


def _side_features(side: dict[str, Any]) -> list[float]:
    patience = side["patience"]
    reserves = [*side["reserves"], 0, 0][:2]
    return [
        *(BOARD_OF[STATE_INDEX[side["board"]]] == board for board in range(len(BOARD))),
        side["units"] / 12, side["loads"] / 16,
        side["shield"] / 4, side["carry"] / 2, side["losses"] / 6, max(0, patience) / 3,
        patience == ENDLESS, patience == UNTRIED, side["swaps"] / 2, side["cards"] / 4,
        side["chosen"], *(attacks / 6 for attacks in side["attacks"]),
        *(late / 2 for late in side["late"]),
        *(reserve / 2 for reserve in reserves),
    ]  # fmt: skip
