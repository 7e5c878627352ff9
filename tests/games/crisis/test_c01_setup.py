"""C1 Sides, pieces and map; C2 sequence of play."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis import GAME
from sanssouci.games.crisis.atlas import COMMANDERS, PACK, TURNS
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import BadRecord
from tests.games.crisis.staging import act, legal, log_keys, owner, phase, stage, units, why


def opening() -> Position:
    position = GAME.new()
    assert isinstance(position, Position)
    return position


@pytest.mark.rule("C1.1")
def test_five_armies_in_two_alliances() -> None:
    view = opening().view(None)
    armies = {nation["id"]: (nation["seat"], nation["army"]) for nation in view["nations"]}
    assert armies["britain"] == ("prussia", "britain")
    for nation in ("austria", "sweden", "saxony", "empire"):
        assert armies[nation] == ("austria", "austria")
    assert armies["russia"] == ("austria", "russia")
    assert [army["id"] for army in view["armies"]] == [
        *("prussia", "britain", "austria", "france", "russia")
    ]


@pytest.mark.rule("C1.1", "C6.1")
def test_the_nations_of_the_austrian_army_march_together() -> None:
    position = stage("austria", points=1, only=True, at={"prag": "3 austria, 2 empire, rutowski"})
    act(position, "march prag pilsen")
    assert units(position, "pilsen").startswith("3 austria")
    assert "rutowski" in units(position, "pilsen")


@pytest.mark.rule("C1.2")
def test_a_hit_depletes_and_a_second_removes() -> None:
    position = stage("prussia", at={"berlin": "prussia, prussia.depleted, frederick.depleted"})
    berlin = PACK.space_index["berlin"]
    reserve = position.reserve[0]
    full, worn, king = position.at[berlin]
    position.hit(berlin, full)
    assert units(position, "berlin") == "2 prussia.depleted, frederick.depleted"
    position.hit(berlin, worn)
    assert position.reserve[0] == reserve + 1
    position.hit(berlin, king)
    assert units(position, "berlin") == "prussia.depleted"
    assert position.view(None)["removed"] == ["frederick"]


@pytest.mark.rule("C1.3", "C1.9")
def test_commanders_lead_four_or_eight_and_are_rated_zero_to_three() -> None:
    assert {leader.leadership for leader in COMMANDERS} == {4, 8}
    assert {leader.rating for leader in COMMANDERS} == {0, 1, 2, 3}
    assert len(COMMANDERS) + sum(nation.troops for nation in PACK.nations) == 198
    assert [nation.troops for nation in PACK.nations] == [40, 13, 31, 25, 27, 4, 5, 6]


@pytest.mark.rule("C1.4")
def test_kinds_of_spaces() -> None:
    capacity = {space.id: (space.capacity, space.resources) for space in PACK.spaces}
    assert capacity["breslau"] == (2, 1)
    assert capacity["glatz"] == (1, 0)
    assert capacity["berlin"] == (0, 1)
    assert capacity["liegnitz"] == (0, 0)
    position = stage("prussia", only=True, at={"berlin": "20 prussia"})
    assert why(position, "march berlin breslau") == "C6.3"
    assert why(position, "march berlin atlantis") == "C1.4"


@pytest.mark.rule("C1.5")
def test_only_the_nation_itself_enters_its_box() -> None:
    position = stage(
        "austria", only=True, at={"stralsund": "austria, sweden"}, control={"stralsund": "sweden"}
    )
    assert legal(position, "sail stralsund") == ["sail stralsund schweden sweden"]
    position = stage("austria", only=True, at={"stralsund": "austria"})
    assert why(position, "sail stralsund schweden austria") == "C1.5"
    assert legal(position, "sail") == []
    view = position.view(None)
    resources = {nation["id"]: nation["resources"] for nation in view["nations"]}
    assert (resources["britain"], resources["sweden"], resources["russia"]) == (5, 2, 4)


@pytest.mark.rule("C1.6")
def test_into_a_box_or_out_of_it() -> None:
    at = {"england": "2 britain", "stade": "2 britain"}
    position = stage("britain", only=True, at=at)
    act(position, "sail england stade britain")
    assert why(position, "sail stade england britain") == "C1.6"
    position = stage("britain", only=True, at=at)
    act(position, "sail stade england britain")
    assert why(position, "sail england emden britain") == "C1.6"
    position = stage("russia", only=True, at={"memel": "russia"}, control={"memel": "russia"})
    assert why(position, "march memel warschau") == "C6.3"  # not through the box


@pytest.mark.rule("C1.7")
def test_reserves() -> None:
    position = opening()
    view = {nation["id"]: nation for nation in position.view(None)["nations"]}
    assert view["empire"]["released"] == ["zweibrucken"]
    assert "daun" in view["austria"]["waiting"]
    assert view["france"]["reserve"] == 2
    position = stage(None, phase="winter", turn=3)
    while position.actors == ("chance",):
        act(position, str(position.legal("chance")[0]))
    act(position, "mobilize austria")
    assert legal(position, "place daun wien")  # the one who was drawn
    assert why(position, "place laudon wien") == "C1.7"


@pytest.mark.rule("C1.8")
def test_the_set_up() -> None:
    position = opening()
    assert position.actors == ("chance",)
    assert {a.words[0] for a in position.legal("chance")} >= {"seydlitz", "keith"}
    act(position, "release seydlitz", "release daun")
    assert units(position, "magdeburg") == "14 prussia, frederick, bevern"
    assert units(position, "dresden") == "rutowski"
    assert units(position, "russland") == "23 russia, apraxin"
    assert units(position, "england") == "4 britain"
    view = position.view(None)
    assert [alliance["resources"] for alliance in view["alliances"]] == [10, 17]
    assert [alliance["cards"] for alliance in view["alliances"]] == [0, 0]
    assert [alliance["deck"] for alliance in view["alliances"]] == [16, 16]
    on_map = sum(u["count"] for space in view["spaces"] for u in space["units"])
    assert on_map == 129
    assert {n["id"]: n["resources"] for n in view["nations"]} == {
        "prussia": 5,
        "britain": 5,
        "austria": 5,
        "france": 3,
        "russia": 4,
        "sweden": 2,
        "saxony": 2,
        "empire": 1,
    }


@pytest.mark.rule("C1.10")
def test_a_nation_not_yet_at_war_can_be_attacked() -> None:
    position = stage(
        "austria", turn=2, points=1, only=True,
        at={"frankfurt-main": "4 empire", "marburg": "britain"},
    )  # fmt: skip
    assert not position.view(None)["nations"][1]["at_war"]
    act(position, "march frankfurt-main marburg")
    assert phase(position) == "field_battle"


@pytest.mark.rule("C2.1", "C12.1")
def test_the_turn_track() -> None:
    assert len(TURNS) == 45
    assert (TURNS[0].month, TURNS[0].year) == ("August", 1756)
    assert (TURNS[-1].month, TURNS[-1].year, TURNS[-1].winter) == ("December", 1763, True)
    assert all(turn.winter == (turn.month == "December") for turn in TURNS)
    position = stage(None, phase="turn", turn=3)
    assert "log.chit" not in log_keys(position)
    assert position.stack[-1].name == "release"


@pytest.mark.rule("C2.2", "C2.3")
def test_the_first_turn_is_prussias() -> None:
    position = act(opening(), "release seydlitz", "release daun")
    assert position.legal("chance") == ["chit prussia", "chit prussia"]
    act(position, "chit prussia", "roll 1", "done")
    assert position.legal("chance") == ["chit prussia"]
    act(position, "chit prussia", "roll 1", "done")
    assert position.turn == 2
    assert sorted(position.legal("chance")) == [
        *("chit austria", "chit prussia", "chit prussia", "chit turn-end")
    ]


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize(
    ("turn", "chits"),
    [
        (5, [2, 1, 1, 1, 0, 1]),
        (6, [2, 1, 1, 1, 1, 1]),
        (11, [2, 2, 2, 1, 1, 1]),
        (16, [2, 2, 2, 1, 2, 1]),
    ],
)
def test_when_chits_join(turn: int, chits: list[int]) -> None:
    position = stage(None, phase="turn", turn=turn)
    assert list(position.view(None)["cup"].values()) == chits


@pytest.mark.rule("C2.4")
def test_the_turn_end_chit_may_come_first() -> None:
    position = stage(None, phase="turn", turn=2)
    act(position, "chit turn-end")
    assert position.turn == 3


@pytest.mark.rule("C2.5")
def test_the_steps_of_a_phase() -> None:
    position = stage(None, phase="turn", turn=10)
    act(position, "chit austria", "roll 3")
    assert position.view(None)["army"] == "austria"
    assert position.view(None)["points"] == 3
    act(position, "done")
    assert position.view(None)["army"] is None
    assert position.actors == ("chance",)


@pytest.mark.rule("C2.5")
def test_an_army_without_units_spends_its_chit() -> None:
    position = stage(None, phase="turn", turn=10, only=True)
    act(position, "chit france")
    assert position.view(None)["cup"]["france"] == 0
    assert position.actors == ("chance",)


@pytest.mark.rule("C2.6", "C11.1")
def test_used_cards_go_back_at_turn_end() -> None:
    position = stage("prussia", phase="muster", points=1, hands={"prussia": ["rapid-advance"]})
    act(position, "play rapid-advance")
    assert position.view(None)["alliances"][0]["used"] == ["rapid-advance"]
    assert len(position.decks[0]) == 15
    act(position, "done", "chit turn-end")
    assert position.view(None)["alliances"][0]["used"] == []
    assert len(position.decks[0]) == 16
    assert position.turn == 11
    assert sum(position.cup) == 9


@pytest.mark.rule("C2.7")
def test_who_holds_cards_is_asked_and_who_holds_none_is_not() -> None:
    asked = stage("prussia", phase="muster", points=1, hands={"prussia": ["flank-attack"]})
    assert legal(asked) == ["done"]
    assert phase(stage("prussia", phase="muster", points=1)) == "operations"


def test_a_position_of_nonsense_is_refused() -> None:
    with pytest.raises(BadRecord):
        GAME.from_json({"scenario": "campaign"})
    assert owner(opening(), "berlin") == "prussia"
