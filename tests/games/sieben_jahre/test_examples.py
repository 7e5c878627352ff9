"""The check figures and examples of the text, played through what everybody may call: positions
are arranged by commands, decisions are actions, and what has come of them is read in the view."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.sieben_jahre import GAME
from sanssouci.kernel import CHANCE, Illegal, State

AP, FA = "anglo-prussian", "franco-austrian"
RAPID, NORMAL, SLOWED, VERY_SLOW = "e1", "e5", "e10", "e19"


BOARDS = ("france", "austria", "britain", "prussia")


def campaign(*commands: str) -> State:
    """A campaign in which every board has 200 coins, if nothing else is said."""
    return GAME.arrange([*(f"purse {board} 200" for board in BOARDS), *commands], "campaign")


def army(who: str, place: str, units: str, stores: str, *veterans: str) -> list[str]:
    return [
        f"place {who} {place}",
        f"units {who} {units}",
        f"stores {who} {stores}",
        *(f"veterans {who} {arm}" for arm in veterans),
    ]


def do(position: State, *actions: str) -> None:
    """Carry out actions of whoever may act, chance included."""
    for action in actions:
        position.apply(position.actors[0], action)


def view(position: State) -> dict[str, Any]:
    return position.view(None)


def piece(position: State, who: str) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in view(position)["pieces"] if p["id"] == who)
    return found


def purse(position: State, board: str) -> int:
    coins: int = view(position)["boards"][board]["purse"]
    return coins


def refused(position: State, action: str) -> bool:
    try:
        position.clone().apply(position.actors[0], action)
    except Illegal:
        return True
    return False


def pass_on(position: State, until: str) -> None:
    """Let everybody stop for the year, and buy nothing, until a question of this kind comes."""
    while position.phase.name != until:
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(seat, position.legal(seat)[0])
            continue
        legal = [str(action) for action in position.legal(seat)]
        quiet = ("stop", "end", "done", "hold", "stay", "aid 0 0 0", "buy 0 0", "buy 0")
        position.apply(seat, next((word for word in quiet if word in legal), legal[0]))


def next_fraction(position: State) -> None:
    """Everybody ends his turn, raids nothing, and in the next fraction the same board acts."""
    board, fraction = position.phase.board, view(position)["fraction"]  # type: ignore[attr-defined]
    while True:
        phase = position.phase
        mine = getattr(phase, "board", None) == board and view(position)["fraction"] > fraction
        if phase.name == "actions" and mine:
            return
        words = {"actions": "end", "mode": "mode four", "foraging": "done"}
        do(position, words[phase.name])


def deal(position: State, first: str, second: str) -> None:
    do(position, *(f"deal {card}" for card in (*first.split(), *second.split())))


def both_play(position: State, prussian: str, austrian: str) -> None:
    position.apply(AP, f"play {prussian}")
    position.apply(FA, f"play {austrian}")


def pirna(frederick: list[str], daun: list[str], *more: str) -> State:
    return campaign(*frederick, *daun, *more, "begin prussia", "fight frederik-ii pirna")


# -- money ----------------------------------------------------------------------------------------


@pytest.mark.rule("S7.1", "S7.3")
def test_342_is_three_gold_four_silver_and_two_bronze() -> None:
    position = GAME.new("campaign")
    pass_on(position, "aid")
    before = purse(position, "france"), purse(position, "austria")
    if position.actors == (AP,):
        do(position, "aid 0 0 0")
    do(position, "aid 3 4 2")
    assert (purse(position, "france"), purse(position, "austria")) == (
        before[0] - 342,
        before[1] + 342,
    )


@pytest.mark.rule("S7.4")
def test_the_first_purses() -> None:
    position = GAME.new("campaign")
    pass_on(position, "aid")
    assert [purse(position, board) for board in BOARDS] == [600, 402, 750, 380]


@pytest.mark.rule("S11.2")
def test_austria_pays_for_a_russian_army() -> None:
    position = campaign(
        "year 1757", *army("apraksin", "riga", "3 0 0", "8 5"), "purse austria 50", "begin austria"
    )
    do(position, "move apraksin", "event e8")
    assert purse(position, "austria") == 47


@pytest.mark.rule("S12.3")
@pytest.mark.parametrize(
    ("old", "new", "coins"),
    [
        ("anson", "hawke", 9),
        ("von-imhof", "von-hessen-kassel", 6),
        ("de-bougainville", "de-lery", 3),
    ],
)
def test_commanders_cost_nine_six_and_three(old: str, new: str, coins: int) -> None:
    """Whoever takes over is paid then."""
    board = {"hawke": "britain", "von-hessen-kassel": "prussia", "de-lery": "france"}[new]
    place = {"hawke": "irish-sea", "von-hessen-kassel": "kassel", "de-lery": "quebec"}[new]
    position = campaign("year 1758", f"place {old} {place}", f"purse {board} 100", f"begin {board}")
    do(position, f"relieve {old}", f"change {old} {new}")
    assert piece(position, new)["place"] == place
    assert purse(position, board) == 100 - coins


# -- forces ---------------------------------------------------------------------------------------


@pytest.mark.rule("S12.6")
def test_beverns_army_has_a_strength_of_fourteen() -> None:
    position = campaign(
        *army("von-brunswick-bevern", "berlin", "3 2 1", "8 8", "infantry", "artillery"),
        "begin prussia",
    )
    assert piece(position, "von-brunswick-bevern")["strength"] == 14


@pytest.mark.rule("S7.5", "S17.1")
def test_ferdinands_panel() -> None:
    """Four brigades of infantry, two of cavalry, all its powder, and four loads of food."""
    position = campaign(*army("f-von-brunswick", "hannover", "4 2 0", "4 8"), "begin prussia")
    shown = piece(position, "f-von-brunswick")
    assert (shown["provisions"], shown["ammunition"]) == (4, 8)
    assert refused(position, "supply f-von-brunswick 0 1")


@pytest.mark.rule("S11.4", "S11.1")
def test_le_tellier_goes_one_province_on_a_very_slow_card() -> None:
    position = campaign("year 1757", *army("le-tellier", "paris", "4 0 0", "8 6"), "begin france")
    do(position, "move le-tellier", f"event {VERY_SLOW}", "go amiens")
    assert position.phase.name == "actions"


# -- supply ---------------------------------------------------------------------------------------


@pytest.mark.rule("S14.3")
def test_frederick_eats_two_loads_in_two_fractions() -> None:
    position = campaign(
        "year 1757", *army("frederik-ii", "frankfurt-oder", "4 1 1", "6 8"), "begin prussia"
    )
    for place in ("berlin", "potsdam"):
        do(position, "move frederik-ii", f"event {NORMAL}", f"go {place}", "halt")
        next_fraction(position)
    shown = piece(position, "frederik-ii")
    assert (shown["provisions"], shown["ammunition"]) == (4, 8)


@pytest.mark.rule("S14.8")
def test_magdeburg_sends_two_brigades_a_year() -> None:
    position = campaign(*army("frederik-ii", "halle", "3 0 0", "8 5"), "begin prussia")
    do(position, "convoy frederik-ii", "send magdeburg 0 0")
    assert refused(position, "levy 3 0 0")
    do(position, "levy 1 0 0", f"event {NORMAL}", "convoy frederik-ii", "send magdeburg 0 0")
    assert refused(position, "levy 2 0 0"), "one is left for the rest of the year"
    do(position, "levy 1 0 0", f"event {NORMAL}", "convoy frederik-ii")
    assert refused(position, "send magdeburg 0 0")
    assert piece(position, "frederik-ii")["units"] == {"infantry": [5, "trained"]}


@pytest.mark.rule("S14.5", "S18.1")
def test_munchen_sells_six_loads_and_salzburg_three() -> None:
    position = campaign(
        "year 1757",
        *army("von-daun", "munchen", "6 0 0", "0 0"), *army("hadik", "salzburg", "6 0 0", "0 0"),
        "begin austria",
    )  # fmt: skip
    assert refused(position, "supply von-daun 7 0")
    assert refused(position, "supply hadik 4 0")
    assert refused(position, "supply hadik 3 1")
    do(position, "supply von-daun 6 6", "supply hadik 3 0")


@pytest.mark.rule("S18.4", "S18.5", "S14.6")
def test_munchen_starves_in_six_turns_and_then_feeds_nobody_for_one() -> None:
    position = campaign(
        "year 1757", *army("frederik-ii", "munchen", "4 0 0", "8 6"), "begin prussia"
    )
    for left in (5, 4, 3, 2, 1, 0):
        next_fraction(position)
        shown = view(position)["regions"]["bayern"]
        if left:
            assert shown["stores"] == left
            assert "captured" not in shown
    assert view(position)["regions"]["bayern"]["flag"] == "prussia"
    assert refused(position, "supply frederik-ii 1 0")


@pytest.mark.rule("S16.1")
def test_apraksin_without_food_loses_a_point() -> None:
    position = campaign("year 1757", *army("apraksin", "tilsit", "6 0 0", "0 8"), "begin austria")
    next_fraction(position)
    assert piece(position, "apraksin")["exhaustion"] == 1


@pytest.mark.rule("S15.2", "S15.3", "S15.4", "S15.6")
def test_ostpreussen_scorched_in_1759() -> None:
    """Saltykov beats von Lehwalt at Königsberg, who burns the land when he leaves it."""
    position = campaign(
        "year 1759",
        *army("saltykov", "konigsberg", "4 1 1", "8 8", "infantry"),
        *army("von-lehwalt", "konigsberg", "4 0 0", "4 0"),
        "purse prussia 100",
        "begin austria", "fight saltykov konigsberg",
    )  # fmt: skip
    do(position, "stand", "scorch")
    assert purse(position, "prussia") == 100 - 18
    assert view(position)["regions"]["ostpreussen"]["scorched"] == 1759
    do(position, f"event {RAPID}", "retire danzig")
    for year, marker in ((1760, True), (1761, False)):
        while view(position)["year"] < year:
            pass_on(position, "aid")
            if view(position)["year"] < year:
                do(position, "aid 0 0 0")
        assert ("scorched" in view(position)["regions"].get("ostpreussen", {})) is marker


# -- battle ---------------------------------------------------------------------------------------


@pytest.mark.rule("S20.7")
def test_two_points_against_five() -> None:
    """1 and 1 against 2 and 3: veteran cuirassiers ride at musketeers who fire."""
    position = pirna(
        army("frederik-ii", "pirna", "4 0 0", "8 6"),
        army("von-daun", "pirna", "0 4 0", "8 6", "cavalry"),
    )
    deal(position, "if1 im1 im2 if2", "cm3 cm1 im1 im2")
    both_play(position, "if1", "cm3")
    do(position, "option o4")
    sides = view(position)["battle"]["sides"]
    assert [side["carry"] for side in sides] == [0, 1], "2 against 3 + 3 - 1"


@pytest.mark.rule("S21.3", "S20.4", "S12.3")
def test_two_armies_under_a_general_of_the_first_level() -> None:
    """Four infantry and two veteran cavalry with five veteran infantry and a battery."""
    position = pirna(
        army("frederik-ii", "pirna", "4 0 0", "8 6"),
        army("von-daun", "pirna", "4 2 0", "8 8", "cavalry"),
        *army("von-lacy", "pirna", "5 0 1", "8 8", "infantry"),
    )
    if position.phase.name == "disengagement":
        do(position, "stand")
    side = view(position)["battle"]["sides"][1]
    assert side["commanders"] == ["von-daun", "von-lacy"]
    assert (sum(side["reserves"]), side["shield"]) == (4, 3)
    assert (side["units"], sum(side["attacks"])) == (12, 12)


@pytest.mark.rule("S22.1")
def test_one_of_anhalt_dessaus_six_brigades_is_late() -> None:
    position = campaign(
        *army("von-anhalt-dessau", "dresden", "6 0 0", "8 8"),
        *army("von-daun", "pirna", "6 0 0", "8 8"),
        "flag meissen-lausitz prussia",
        "begin prussia",
    )
    do(position, "move von-anhalt-dessau", "event e13", "go pirna")
    side = view(position)["battle"]["sides"][0]
    assert (sum(side["attacks"]), sum(side["late"]), side["loads"]) == (5, 1, 7)


@pytest.mark.rule("S24.8")
def test_a_detachment_of_cuirassiers_kills_a_battalion() -> None:
    """An Imperial army of trained infantry passes a Prussian one: 1 and 1 against 1 and 3."""
    position = campaign(
        "year 1757",
        *army("von-sachsen-hildburghausen", "gera", "4 0 0", "8 6"),
        *army("frederik-ii", "leitmeritz", "4 1 0", "8 7", "cavalry"),
        "begin austria",
    )
    do(position, "move von-sachsen-hildburghausen", f"event {NORMAL}", "go freiberg", "option o3")
    do(position, "send frederik-ii cavalry", "strike von-sachsen-hildburghausen infantry")
    do(position, "turn im1", "turn im1")
    assert piece(position, "von-sachsen-hildburghausen")["units"] == {"infantry": [3, "trained"]}
    assert position.phase.name == "actions", "nobody is recovered, and the march is over"
    assert refused(position, "move von-sachsen-hildburghausen")


# -- towns and coasts -----------------------------------------------------------------------------


@pytest.mark.rule("S29.2", "S29.3")
@pytest.mark.parametrize(
    ("garrison", "open_"), [("3 8", True), ("6 3", True), ("4 8", False), ("6 4", False)]
)
def test_haiti_is_open_at_three_units_or_three_loads(garrison: str, open_: bool) -> None:
    position = campaign(
        "year 1762",
        "place pocock jamaica-channel", "units pocock 6", "stores pocock 8 8",
        "place keppel port-arthur", "units keppel 4 0 0", "stores keppel 8 6",
        "aboard keppel pocock",
        f"garrison haiti {garrison}",
        "begin britain",
    )  # fmt: skip
    assert refused(position, "descend pocock port-au-prince") is not open_
    assert refused(position, "bombard pocock port-au-prince") is open_


@pytest.mark.rule("SIII.2")
def test_dresden_taken_in_the_third_fraction_of_six() -> None:
    """Prussia holds it for the fourth and fifth, stops, and nobody takes it back: three points."""
    position = GAME.arrange(
        [
            "clear",
            *army("frederik-ii", "dresden", "4 0 2", "8 8", "infantry"),
            "garrison meissen-lausitz 1 1",
            "fraction 3", "points breslau 2",
            "purse austria 0",
            "begin prussia",
        ],
        "saxony-1756-solo",
    )  # fmt: skip
    do(position, "assault frederik-ii", f"event {NORMAL}")
    while "meissen-lausitz" not in _captured(position):
        seat = position.actors[0]
        legal = [str(action) for action in position.legal(seat)]
        if seat == CHANCE:
            do(position, "option o4" if "option o4" in legal else legal[0])
        else:
            do(position, next(a for a in legal if a.startswith(("play", "recover", "forgo"))))
    do(position, "end", "mode four", "end", "stop")
    assert position.outcome is not None
    assert {"state": "prussia", "place": "dresden", "what": "take", "points": 3, "held": True} in (
        view(position)["targets"]
    )


def _captured(position: State) -> list[str]:
    return [id for id, region in view(position)["regions"].items() if region.get("captured")]
