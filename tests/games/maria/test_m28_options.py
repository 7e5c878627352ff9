"""M28 Options, and those that are told nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.conquest import targets
from sanssouci.games.maria.nations import (
    ALL,
    AUSTRIA,
    AUSTRIAN,
    FRANCE,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.political_cards import CARD_INDEX, CARDS
from sanssouci.games.maria.politics import Politics
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.saxony import Drift
from sanssouci.games.maria.sequence import MOVEMENT, TEST, EndOfTurn, Stage
from sanssouci.games.maria.subsidies import draw_size
from sanssouci.games.maria.victory_markers import remove_battle, score_battle
from sanssouci.kernel.parts import with_one
from tests.games.maria.political_staging import act, log_keys, staged, where
from tests.games.maria.staging import war

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "maria.md"


@pytest.mark.rule("M28.1")
def test_every_option_of_the_rulebook_is_there() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE))
    assert told == {option.name for option in GAME.options}


@pytest.mark.rule("M10.3", "M28.1")
@pytest.mark.parametrize("across", [True, False])
def test_protection_across_the_seam(across: bool) -> None:
    """Ingolstadt lies three roads from Heilbronn, on the other map."""
    at = {"karl": "donauworth", "broglie": "heilbronn"}
    position = war(5, MOVEMENT, at, seam_protection=across)
    assert bool(targets(position, AUSTRIA)[1] >> ATLAS.index["ingolstadt"] & 1) is across


@pytest.mark.rule("M14.7", "M28.1")
@pytest.mark.parametrize(
    ("option", "held", "left"),
    [("each", (2, 1), (1, 2)), ("shared", (1, 0), (0, 1)), ("shared", (2, 0), (1, 1))],
)
def test_room_in_the_battle_box(option: str, held: tuple[int, int], left: tuple[int, int]) -> None:
    """France loses three troops to Austria."""
    position = war(3, MOVEMENT, {"moritz": "paris"}, battle_box=option)
    for nation, number in zip((FRANCE, AUSTRIA), held, strict=True):
        position.battle_box = with_one(position.battle_box, nation, number)
        position.pool = with_one(position.pool, nation, 5)
    score_battle(position, AUSTRIA, FRANCE, 3, 0)
    assert (position.battle_box[FRANCE], position.battle_box[AUSTRIA]) == left


@pytest.mark.rule("M14.7", "M28.1")
def test_a_shared_battle_box_may_be_full_of_others_markers() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"}, battle_box="shared")
    position.battle_box = with_one(position.battle_box, PRUSSIA, 2)
    score_battle(position, AUSTRIA, FRANCE, 3, 0)
    assert position.battle_box[AUSTRIA] == 0
    score_battle(position, AUSTRIA, PRUSSIA, 3, 0)
    assert (position.battle_box[AUSTRIA], position.battle_box[PRUSSIA]) == (1, 1)


@pytest.mark.rule("M18.2", "M28.1")
@pytest.mark.parametrize(("option", "due"), [("next", False), ("same", True)])
def test_the_election_as_the_last_card_of_its_year(option: str, due: bool) -> None:
    def last_of_1742(position: Position) -> None:
        others = [card.index for card in CARDS if card.year > 1742]
        position.political_left = [CARD_INDEX[id] for id in ("42a", "42b", "42g")] + others

    position = staged(Politics(), turn=6, prepare=last_of_1742, last_election=option)
    for id in ("42a", "42b"):
        act(position, f"chance: reveal {id}")
    if due:
        assert [str(a) for a in position.legal("chance")] == ["reveal 42g"]
        act(position, "chance: reveal 42g")
    assert (position.election == 1) is due
    assert len(position.open_cards) == 2
    assert (CARD_INDEX["42g"] in position.political_left) is not due


@pytest.mark.rule("M19.2", "M28.1")
@pytest.mark.parametrize(("option", "home"), [("reached", False), ("each", True)])
def test_saxony_across_the_board_at_once_or_box_by_box(option: str, home: bool) -> None:
    """On the way over S everybody goes home first, if every box takes effect."""

    def lose(position: Position) -> None:
        remove_battle(position, PRUSSIA, 2, "M14.7")

    position = staged(
        Drift(), stage=4, tracks={"saxony": 2}, prepare=lose, saxony_shift=option,
        at={"rutowski": "gorlitz", "schwerin": "leipzig"},
    )  # fmt: skip
    act(position, "drift 2")
    while position.phase.name == "setting_down":
        act(position, str(position.legal(position.actors[0])[0]))
    assert position.alliance == AUSTRIAN
    assert (where(position, "rutowski") == "freiberg") is home
    assert (where(position, "schwerin") != "leipzig") is home
    assert log_keys(position).count("log.saxony") == (2 if home else 1)


@pytest.mark.rule("M26.2", "M28.1")
def test_numbers_of_the_introductory_game() -> None:
    full = GAME.new("introductory", introductory_pools="advanced", introductory_income="advanced")
    assert isinstance(full, Position)
    assert [full.pool[nation] for nation in (FRANCE, PRUSSIA, AUSTRIA)] == [11, 11, 0]
    assert [draw_size(full, nation) for nation in ALL] == [4, 2, 3, 1, 5, 0]
    assert draw_size(full, SAXONY) == 1


@pytest.mark.rule("M27.1", "M28.1")
@pytest.mark.parametrize(("option", "won"), [("either", True), ("both", False)])
def test_one_major_power_or_both_in_the_game_for_two(option: str, won: bool) -> None:
    def placed(*nations: int) -> Position:
        def prepare(position: Position) -> None:
            for nation in nations:
                position.pool = with_one(position.pool, nation, 0)

        return staged(
            Stage(TEST), scenario="two-player", turn=5, stage=4, prepare=prepare,
            two_player_wins=option,
        )  # fmt: skip

    assert (placed(PRUSSIA).outcome is not None) is won
    outcome = placed(PRUSSIA, FRANCE).outcome
    assert outcome is not None
    assert outcome.winners == ("louis",)


@pytest.mark.rule("M27.1", "M25.4", "M28.1")
@pytest.mark.parametrize(("option", "winner"), [("either", "louis"), ("both", "maria")])
def test_the_last_winter_of_the_game_for_two(option: str, winner: str) -> None:
    def scores(position: Position) -> None:
        for nation, points in ((FRANCE, 4), (PRUSSIA, 40), (AUSTRIA, 9), (PRAGMATIC, 12)):
            position.winter_scores = with_one(position.winter_scores, nation, [points])

    position = staged(
        EndOfTurn(3), scenario="two-player", turn=12, stage=6, prepare=scores,
        two_player_wins=option,
    )  # fmt: skip
    assert position.outcome is not None
    assert position.outcome.winners == (winner,)
