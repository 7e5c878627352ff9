"""M19 Saxony: from ally to neutral to enemy, and back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.displacement import cut_off
from sanssouci.games.maria.nations import (
    ALLIANCES,
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATION_INDEX,
    NEUTRAL,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.political_cards import CARD_INDEX
from sanssouci.games.maria.politics import Politics
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.saxony import Drift
from sanssouci.games.maria.sequence import (
    COMBAT,
    MOVEMENT,
    SUPPLY,
    AfterPolitics,
    Stage,
    nations_of_stage,
)
from sanssouci.games.maria.subsidies import draw_size
from sanssouci.games.maria.victory_markers import remove_battle
from sanssouci.kernel import Phase, laws
from sanssouci.kernel.parts import with_one
from sanssouci.steps.deals import Deal
from tests.games.maria.political_staging import (
    act,
    chance,
    foreseen,
    legal,
    log_keys,
    staged,
    where,
    why,
)

PRUSSIAN_STAGE, AUSTRIAN_STAGE = 4, 5


def drifting(steps: int, *below: Phase[Any], box: int = 2, **more: object) -> Position:
    """Prussia has had to remove so many markers in its stage."""
    more = {"stage": PRUSSIAN_STAGE, **more}

    def lose(position: Position) -> None:
        position.saxony_drew = True
        remove_battle(position, PRUSSIA, steps, "M14.7")

    return staged(*below, Drift(), tracks={"saxony": box}, prepare=lose, **more)  # type: ignore[arg-type]


def town(id: str) -> int:
    return ATLAS.index[id]


@pytest.mark.rule("M19.1", "M19.2")
def test_austria_says_how_far_saxony_drifts() -> None:
    position = drifting(2)
    assert position.battle_box[PRUSSIA] == 0, "Prussia had no marker to remove"
    assert position.actors == ("maria",)
    assert legal(position) == ["drift 0", "drift 1", "drift 2"]
    assert why(position, "drift 3") == "M19.2"
    assert foreseen(position, "drift 1") == ["Saxony would be neutral"]
    assert foreseen(position, "drift 2") == ["Saxony would be Austria's ally"]
    act(position, "drift 0")
    assert position.tracks[0] == 2
    assert position.alliance == 0
    assert position.removals == 0


@pytest.mark.rule("M19.1")
def test_the_marker_stops_at_the_end_of_its_track() -> None:
    position = drifting(2, box=4)
    assert legal(position) == ["drift 0", "drift 1"]
    position = drifting(1, box=5)
    assert position.phase.name != "drift"


@pytest.mark.rule("M19.4", "M19.5")
def test_becoming_neutral() -> None:
    position = drifting(
        1,
        at={"rutowski": "prag", "saxony-train-1": "brandeis", "friedrich": "dresden",
            "schwerin": "dresden", "prussia-train-1": "pirna", "belle-isle": "plauen"},
        flags={"austria": ["dresden"]},
    )  # fmt: skip
    pool = position.pool[AUSTRIA]
    act(position, "drift 1")
    while position.phase.name == "setting_down":
        laws.check_resample(position, Random(1))
        act(position, legal(position)[0])
    assert position.alliance == NEUTRAL
    assert position.seat(SAXONY) == "maria"
    assert (where(position, "rutowski"), where(position, "saxony-train-1")) == (
        "freiberg",
        "grimma",
    )
    home = position.relations.home
    for piece in ("friedrich", "schwerin", "prussia-train-1"):
        assert home[PRUSSIA] >> town(str(where(position, piece))) & 1
    assert where(position, "friedrich") == where(position, "schwerin"), "a stack goes together"
    assert (home[FRANCE] | home[BAVARIA]) >> town(str(where(position, "belle-isle"))) & 1
    assert position.pool[AUSTRIA] == pool + 1
    assert not position.flags[AUSTRIA] & home[SAXONY]


@pytest.mark.rule("M19.5")
def test_a_saxon_who_stands_where_he_began_is_not_said_to_leave() -> None:
    position = drifting(1, at={"rutowski": "freiberg", "saxony-train-1": "brandeis"})
    act(position, "drift 1")
    told = [line.message for line in position.log or () if line.message.key == "log.displaced"]
    assert [dict(message.args)["who"] for message in told] == ["saxony-train-1"]
    assert where(position, "rutowski") == "freiberg"


@pytest.mark.rule("M19.10")
def test_displaced_pieces_go_to_the_nearest_town_and_the_owner_chooses() -> None:
    position = drifting(1, at={"friedrich": "grossenhain", "schwerin": "meissen"})
    act(position, "drift 1")
    assert position.actors == ("frederick",)
    assert legal(position) == [
        f"place friedrich {city}" for city in ("halle", "treuenbrietzen", "zossen")
    ]
    assert why(position, "place friedrich berlin") == "M19.5"
    assert why(position, "drift 0") == "M19.5"
    act(position, "place friedrich zossen")
    assert where(position, "schwerin") == "halle", "there is nothing else as near"


@pytest.mark.rule("M19.10")
def test_a_mixed_stack_is_split_and_austria_is_set_down_first() -> None:
    position = drifting(1, at={"karl": "dresden", "george": "dresden", "maillebois": "meissen"})
    act(position, "drift 1")
    while position.phase.name == "setting_down":
        act(position, legal(position)[0])
    lines = [
        dict(line.message.args)["who"]
        for line in position.log or ()
        if line.message.key == "log.displaced"
    ]
    assert lines[:3] == ["karl", "george", "maillebois"]
    assert ATLAS.home[PRAGMATIC] >> town(str(where(position, "george"))) & 1


@pytest.mark.rule("M19.10", "M6.5")
def test_who_is_displaced_to_a_partner_of_his_rank_may_have_to_name_a_commander() -> None:
    position = drifting(1, at={"moritz": "plauen", "torring": "kemnath"})
    act(position, "drift 1")
    assert where(position, "moritz") == "kemnath", "the nearest town in Bavaria"
    assert position.phase.name == "appointment"
    assert position.actors == ("louis",)
    act(position, "command torring")
    assert position.commander(town("kemnath")) == ATLAS.piece_index["torring"]


@pytest.mark.rule("M19.5", "M20.5")
def test_towns_shut_in_by_neutral_land() -> None:
    position = drifting(1, at={"maillebois": "rumburg", "karl": "altenburg"})
    act(position, "drift 1")
    while position.phase.name == "setting_down":
        act(position, legal(position)[0])
    assert where(position, "maillebois") != "rumburg"
    assert where(position, "karl") != "altenburg"
    assert set(ATLAS.names(cut_off(position, FRANCE))) == {"altenburg", "rumburg"}
    assert set(ATLAS.names(cut_off(position, AUSTRIA))) == {"altenburg"}, "Rumburg is home"


@pytest.mark.rule("M19.6", "M1.3")
def test_a_neutral_power_is_nobodys_enemy_and_its_land_is_closed() -> None:
    position = drifting(1, at={"neipperg": "zittau"})
    position.hussars = with_one(position.hussars, 0, town("bautzen"))
    act(position, "drift 1")
    while position.phase.name == "setting_down":
        act(position, legal(position)[0])
    relations = position.relations
    assert relations.enemies[SAXONY] == ()
    assert all(SAXONY not in relations.enemies[nation] for nation in range(6))
    saxon = ATLAS.country["saxony"]
    for nation in (AUSTRIA, PRUSSIA, FRANCE):
        assert relations.closed[nation] & saxon == saxon
    assert relations.closed[SAXONY] & saxon == 0
    assert relations.closed[SAXONY] >> town("prag") & 1
    assert position.hussars[0] < 0
    assert draw_size(position, SAXONY) == 1


@pytest.mark.rule("M19.7", "M19.4")
def test_becoming_austrias_ally() -> None:
    position = drifting(
        2,
        at={"rutowski": "prag", "friedrich": "prag", "leopold": "dresden"},
        flags={"prussia": ["dresden"]},
        hands={"saxony": ["5S"]},
    )
    act(position, "drift 2")
    assert position.seat(SAXONY) == "maria"
    assert position.actors == ("maria",), "Austria moves the Saxon out of the stack"
    offered = [action.rpartition(" ")[2] for action in legal(position)]
    assert {town(name) for name in offered} == set(GRAPH.neighbours[town("prag")])
    act(position, legal(position)[0])
    assert where(position, "friedrich") == "prag"
    assert where(position, "leopold") == "dresden", "foreign pieces stay"
    assert position.flags[PRUSSIA] >> town("dresden") & 1, "and so do markers"
    assert SAXONY in position.relations.cooperating[AUSTRIA]
    assert PRUSSIA in position.relations.enemies[SAXONY]
    assert position.view("maria")["alliance"] == "austrian"


@pytest.mark.rule("M19.7", "M23.2")
def test_the_old_leader_remembers_saxonys_hand() -> None:
    position = drifting(2, hands={"saxony": ["5S", "9D"]})
    act(position, "drift 2")
    assert len(position.cards_known_to("frederick")) == 2
    assert position.cards_known_to("louis") == set()
    laws.check_resample(position, Random(3))


@pytest.mark.rule("M19.8", "M19.1", "M4.4")
def test_saxony_acts_again_in_stage_five_but_draws_once() -> None:
    """T8: Prussia attacks and must remove two markers while Saxony is one box left of S."""

    def has_acted(position: Position) -> None:
        position.saxony_drew = True

    position = staged(
        Stage(COMBAT),
        stage=PRUSSIAN_STAGE,
        at={"friedrich": "prag", "karl": "brandeis", "traun": "brandeis"},
        troops={"friedrich": 7, "karl": 8, "traun": 5},
        prepare=has_acted,
    )
    act(position, "frederick: concede")
    act(position, legal(position, "retreat")[0])
    assert position.battle_box[AUSTRIA] == 2
    assert nations_of_stage(position, AUSTRIAN_STAGE) == (AUSTRIA, PRAGMATIC)
    act(position, "maria: drift 2")
    assert nations_of_stage(position, PRUSSIAN_STAGE) == (PRUSSIA,)
    chance(position)
    assert position.phase.name == "movement"
    assert position.stage == AUSTRIAN_STAGE
    assert position.hands[SAXONY] == [], "Saxony has drawn this turn"
    assert len(position.hands[AUSTRIA]) == 5
    assert any(a.startswith("march rutowski") for a in position.legal("maria"))


@pytest.mark.rule("M19.2", "M14.9", "M4.3")
def test_what_starves_in_one_supply_check_counts_together() -> None:
    """Prussia's and Saxony's generals are looked at before Saxony wavers."""

    def hungry(position: Position) -> None:
        for general in ("schwerin", "rutowski"):
            position.down |= 1 << ATLAS.piece_index[general]

    position = staged(
        Stage(SUPPLY), stage=PRUSSIAN_STAGE, prepare=hungry,
        at={"schwerin": "tabor", "rutowski": "linz", "prussia-train-1": None},
        troops={"schwerin": 1, "rutowski": 1},
    )  # fmt: skip
    assert where(position, "schwerin") is where(position, "rutowski") is None
    assert legal(position) == ["drift 0", "drift 1", "drift 2"]
    act(position, "drift 2")
    assert position.seat(SAXONY) == "maria"


@pytest.mark.rule("M19.2", "M11.1")
def test_a_prussian_who_stood_with_the_saxons_still_has_to_fight() -> None:
    position = staged(
        Stage(COMBAT), stage=PRUSSIAN_STAGE,
        at={
            "friedrich": "prag", "rutowski": "prag", "karl": "brandeis",
            "schwerin": "glatz", "traun": "nachod", "leopold": "berlin",
        },
        troops={"friedrich": 5, "rutowski": 5, "karl": 7, "schwerin": 4, "traun": 7},
    )  # fmt: skip
    act(position, "attack schwerin traun", "concede")
    act(position, legal(position, "retreat")[0], "maria: drift 1")
    assert where(position, "rutowski") == "freiberg"
    assert position.phase.name == "battle", "Friedrich is alone with Karl now"
    assert position.view("frederick")["battle"]["troops"] == [5, 7]


@pytest.mark.rule("M19.7", "M9.9")
def test_no_saxon_is_moved_across_the_seam() -> None:
    position = drifting(2, at={"rutowski": "nordlingen", "friedrich": "nordlingen"})
    act(position, "drift 2")
    offered = {action.rpartition(" ")[2] for action in legal(position)}
    assert "donauworth" in offered
    assert "heilbronn" not in offered


@pytest.mark.rule("M19.3", "M19.4", "M19.9")
def test_the_whole_way_and_back() -> None:
    """Ally, neutral, enemy, neutral, ally; the laws are asked at every step."""
    position = drifting(1)
    act(position, "drift 1")
    stations = []
    for card, taker in (("44d", "austria"), ("41f", "prussia"), ("42e", "prussia")):
        stations.append((ALLIANCES[position.alliance], position.seat(SAXONY)))
        position.stack = [position.stack[0], AfterPolitics(), Politics(3)]
        position.open_cards = [CARD_INDEX[card]]
        card_laid = position.pile.pop()
        position.add_card(position.display(NATION_INDEX[taker]), card_laid)
        position.kept = [card_laid]
        position.show(card_laid)
        position._legal = {}
        position._settle()
        act(position, f"event {card} 1")
    stations.append((ALLIANCES[position.alliance], position.seat(SAXONY)))
    assert stations == [
        ("neutral", "maria"),
        ("austrian", "maria"),
        ("neutral", "maria"),
        ("prussian", "frederick"),
    ]
    assert where(position, "rutowski") == "freiberg"
    assert nations_of_stage(position, PRUSSIAN_STAGE) == (PRUSSIA, SAXONY)


@pytest.mark.rule("M19.8")
def test_a_change_in_the_movement_of_stage_four_ends_what_saxony_does_there() -> None:
    position = drifting(1, Stage(MOVEMENT))
    act(position, "drift 1")
    while position.phase.name == "setting_down":
        act(position, legal(position)[0])
    assert position.phase.name == "movement"
    assert position.actors == ("frederick",)
    assert legal(position, "march friedrich")
    assert not legal(position, "march rutowski")


@pytest.mark.rule("M19.3", "M19.9")
def test_a_card_brings_saxony_back() -> None:
    position = staged(
        Politics(3), turn=4, open_cards=("42e", "42f"), kept={"prussia": ["10H"]},
        tracks={"saxony": 3}, at={"rutowski": "freiberg"},
    )  # fmt: skip
    act(position, "event 42e 1")
    assert position.seat(SAXONY) == "frederick"
    assert "log.saxony" in log_keys(position)
    assert SAXONY in position.relations.cooperating[PRUSSIA]


@pytest.mark.rule("M19.9")
def test_a_saxon_who_comes_back_leaves_an_austrian_stack() -> None:
    position = staged(
        Politics(3), turn=2, open_cards=("41f", "41b"), kept={"prussia": ["10H"]},
        tracks={"saxony": 4}, at={"rutowski": "prag", "karl": "prag"},
    )  # fmt: skip
    position.tracks = with_one(position.tracks, 0, 3)
    act(position, "event 41f 1")
    while position.phase.name in ("deal",):
        position.apply("chance", position.sample_chance(Random(1)))
    assert position.actors == ("frederick",), "Prussia moves him"
    act(position, legal(position, "place rutowski")[0])
    assert where(position, "karl") == "prag"


@pytest.mark.rule("M19.9", "M28.1")
def test_with_an_option_saxony_never_comes_back() -> None:
    position = staged(
        Politics(3), turn=4, open_cards=("42e", "42f"), kept={"prussia": ["10H"]},
        tracks={"saxony": 3}, saxony_returns=False,
    )  # fmt: skip
    assert legal(position) == ["deny 42e", "keep"]


@pytest.mark.rule("M24.3", "M24.5")
def test_deals_lapse_when_saxony_changes_sides() -> None:
    position = drifting(
        2,
        deals=[
            Deal("subsidy", "prussia", "saxony", 6),
            Deal("subsidy", "france", "prussia", 6),
            Deal("no-combat", "saxony", "austria", 6),
        ],
    )
    act(position, "drift 2")
    assert position.deals == [Deal("subsidy", "france", "prussia", 6)]
