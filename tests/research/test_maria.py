"""Maria by numbers: what a seat sees of the map, the cards and politics."""

from __future__ import annotations

from array import array
from random import Random

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, CITY, PIECE_ID
from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import COMBAT, PRUSSIAN_STAGE
from sanssouci.games.maria.tensors import MariaEncoding
from sanssouci.research import SequentialGame
from sanssouci.steps.deals import Deal
from tests.games.maria.staging import war

ENCODING = MariaEncoding()
PARTS = {part.name: part for part in ENCODING.slices}


def observed(position: Position, seat: str) -> array[float]:
    return ENCODING.observe(position.view(seat), position.prompt(seat))


def row(seen: array[float], name: str, number: int = 0) -> list[float]:
    width = PARTS[name].shape[-1]
    start = ENCODING.at(name, number)
    return list(seen[start : start + width])


def columns(name: str) -> list[str]:
    """The features of a slice, as its meaning lists them."""
    return PARTS[name].meaning.split(": ", 1)[1].split(", ")


def test_every_feature_of_a_table_is_named() -> None:
    for name in ("nations", "cities", "pieces", "display", "battle"):
        assert len(columns(name)) == PARTS[name].shape[-1], name


def duel() -> Position:
    position = war(
        PRUSSIAN_STAGE, COMBAT,
        {"friedrich": "nachod", "neipperg": "glatz", "prussia-train-1": "landeshut"},
        troops={"friedrich": 6, "neipperg": 4}, hussars=["schweidnitz"],
        hands={"prussia": ["10S", "R"], "austria": ["9H"]}, flags={"france": ["linz"]},
        tracks={"saxony": 1}, deals=[Deal("no-combat", "france", "austria", 6)],
    )  # fmt: skip
    while position.phase.name == "combat":
        position.apply(position.actors[0], position.legal(position.actors[0])[0])
    return position


def test_what_a_position_looks_like() -> None:
    position = duel()
    seen = observed(position, "frederick")
    pieces, cities = columns("pieces"), columns("cities")
    friedrich = dict(zip(pieces, row(seen, "pieces", PIECE_ID.index("friedrich")), strict=True))
    assert friedrich["on the map"] == 1
    assert friedrich["troops / 8"] == 0.75
    neipperg = dict(zip(pieces, row(seen, "pieces", PIECE_ID.index("neipperg")), strict=True))
    assert neipperg["troops known"] == neipperg["troops / 8"] == 0, "only his group's are"
    assert neipperg["its group's troops / 28"] > 0
    linz = dict(zip(cities, row(seen, "cities", ATLAS.index["linz"]), strict=True))
    assert linz["marker of france"] == 1
    hussar = dict(zip(cities, row(seen, "cities", CITY.index("schweidnitz")), strict=True))
    assert hussar["hussar 1"] == 1
    assert row(seen, "tracks", 0) == [1, 0, 0, 0, 0]
    france, austria = NATIONS.index("france"), NATIONS.index("austria")
    assert row(seen, "deals", len(NATIONS) + france)[austria] == 0.5, "until turn 6 of 12"
    assert sum(row(seen, "battle", 0)[: len(NATIONS)]) == 1


def test_a_hand_is_seen_by_its_player_alone() -> None:
    position = duel()
    prussia, austria = NATIONS.index("prussia"), NATIONS.index("austria")
    seen = {seat: observed(position, seat) for seat in ("maria", "frederick", "louis")}
    assert sum(row(seen["frederick"], "hands", prussia)) == 2
    assert sum(row(seen["maria"], "hands", austria)) == 1
    assert not any(row(seen["louis"], "hands", prussia) + row(seen["louis"], "hands", austria))
    assert not any(row(seen["frederick"], "hands", austria))


def test_a_game_can_be_played_word_by_word() -> None:
    game = SequentialGame("maria", "introductory")
    state, rng = game.new_initial_state(), Random(3)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            ids, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(ids, likely)[0])
        else:
            assert len(state.observation_tensor(0)) == game.observation_tensor_size()
            state.apply_action(rng.choice(state.legal_actions()))
    assert state.entries
    assert GAME.encoding is not None
