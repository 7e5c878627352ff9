"""M1 Players, powers and sides, M2 The board."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, FLANDERS, GRAPH
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    MAJORS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import MOVEMENT
from tests.games.maria.staging import war


@pytest.mark.rule("M1.1", "M1.6")
def test_three_players_lead_six_powers() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"})
    assert position.nations_of("maria") == [AUSTRIA]
    assert position.nations_of("frederick") == [PRUSSIA, SAXONY, PRAGMATIC]
    assert position.nations_of("louis") == [FRANCE, BAVARIA]
    assert GAME.sides(position) == (("maria",), ("frederick",), ("louis",))


@pytest.mark.rule("M1.2", "M1.3", "M1.4")
def test_blocs_and_partners_before_and_after_saxony_turns() -> None:
    before = war(3, MOVEMENT, {"moritz": "paris"})
    assert MAJORS == (FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC)
    assert before.enemies(AUSTRIA) == (FRANCE, BAVARIA, PRUSSIA, SAXONY)
    assert before.relations.cooperating[PRUSSIA] == (PRUSSIA, SAXONY)
    neutral = war(3, MOVEMENT, {"moritz": "paris"}, tracks={"saxony": 3})
    assert neutral.enemies(SAXONY) == ()
    assert SAXONY not in neutral.enemies(AUSTRIA)
    after = war(3, MOVEMENT, {"moritz": "paris"}, tracks={"saxony": 4})
    assert after.enemies(SAXONY) == (FRANCE, BAVARIA, PRUSSIA)
    assert after.relations.cooperating[SAXONY] == (SAXONY, AUSTRIA)
    assert after.seat(SAXONY) == "maria"
    assert after.major_of(SAXONY) == AUSTRIA


@pytest.mark.rule("M1.5")
def test_mere_allies_do_not_cooperate() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"})
    assert PRUSSIA in position.allies(FRANCE)
    assert PRUSSIA not in position.relations.cooperating[FRANCE]
    assert PRUSSIA not in position.relations.conquerable[FRANCE]


@pytest.mark.rule("M1.7")
def test_two_lengths_of_the_game() -> None:
    turns = {s.id: GAME.new(s.id).setting.turns for s in GAME.scenarios}  # type: ignore[attr-defined]
    assert turns == {"advanced": 12, "introductory": 9, "two-player": 12}


@pytest.mark.rule("M2.1", "M2.2", "M2.3")
def test_two_maps_joined_by_two_roads() -> None:
    assert FLANDERS.bit_count() + BOHEMIA.bit_count() == 507
    seam = [
        {ATLAS.map.places[road.a].id, ATLAS.map.places[road.b].id}
        for road in ATLAS.map.roads
        if road.kind == "seam"
    ]
    assert seam == [{"stuttgart", "ulm"}, {"heilbronn", "nordlingen"}] or len(seam) == 2
    assert ATLAS.index["ulm"] in GRAPH.main[ATLAS.index["stuttgart"]]
    assert ATLAS.fortresses.bit_count() == 81
    assert ATLAS.votes.bit_count() == 9


@pytest.mark.rule("M2.4")
def test_every_town_has_the_suit_of_its_sector() -> None:
    assert len(ATLAS.suit) == 507
    assert set(ATLAS.suit) == {0, 1, 2, 3}


@pytest.mark.rule("M2.5", "M2.6", "M2.7")
def test_homes() -> None:
    position = war(3, MOVEMENT, {"moritz": "paris"})
    home = position.relations.home
    assert ATLAS.mask("brussel", "wien") & home[AUSTRIA] == ATLAS.mask("brussel", "wien")
    assert ATLAS.mask("hannover", "amsterdam") & ~home[PRAGMATIC] == 0
    assert not any(ATLAS.mask("breslau", "koln", "lissa") & mask for mask in home)
    assert set(ATLAS.names(ATLAS.seats)) == {"mainz", "trier", "koln", "mannheim"}
    position.silesia = True
    assert ATLAS.mask("breslau") & position.relations.home[PRUSSIA]


@pytest.mark.rule("M2.10")
def test_one_piece_to_a_town() -> None:
    position = war(4, MOVEMENT, {"friedrich": "breslau", "prussia-train-1": "ohlau"})
    index = ATLAS.piece_index
    assert not position.may_stand(index["prussia-train-1"], ATLAS.index["breslau"])
    assert not position.may_stand(index["schwerin"], ATLAS.index["ohlau"])
    assert position.may_stand(index["schwerin"], ATLAS.index["breslau"])
    assert isinstance(position, Position)
