"""C11 Tactics cards; C15 information."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.crisis import GAME
from sanssouci.games.crisis.atlas import CARDS, INDEX, PACK
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.tactics_cards import discard_unseen, return_used
from sanssouci.kernel import Illegal, Play, Record, drawn_from, laws
from tests.games.crisis.staging import act, legal, owner, phase, points, stage, units, why

PRUSSIAN_DECK = [card.index for card in PACK.deck("prussia")]


def battle(
    attackers: str, defenders: str, *, active: str = "prussia", **hands: list[str]
) -> Position:
    """A battle in Liegnitz; the cards are still to be chosen."""
    return act(
        stage(
            active, only=True, points=1, hands=hands,
            at={"gorlitz": attackers, "liegnitz": defenders},
            control={"gorlitz": active, "liegnitz": "austria" if active == "prussia" else "prussia",
                     "dresden": "prussia"},
        ),
        "march gorlitz liegnitz",
    )  # fmt: skip


def dice(position: Position) -> list[int]:
    """The bonuses of the attack that is due."""
    return list(position.stack[-1].bonuses(position))  # type: ignore[attr-defined]


@pytest.mark.rule("C11.1")
def test_sixteen_cards_to_a_deck() -> None:
    assert len(PACK.deck("prussia")) == len(PACK.deck("austria")) == 16


@pytest.mark.rule("C11.1")
def test_a_deck_that_has_run_out_is_made_of_used_cards() -> None:
    position = stage("prussia", points=1, only=True, at={"halle": "prussia"})
    position.used[0], position.decks[0] = position.decks[0], []
    act(position, "march halle leipzig")
    assert position.actors == ("chance",)
    assert len(position.legal("chance")) == 16
    assert position.used[0] == []


@pytest.mark.rule("C11.2", "C8.7")
def test_a_numbered_card_needs_a_commander_so_rated() -> None:
    cards = ["oblique-order", "flank-attack", "rapid-advance", "cavalry-charge", "surprise"]
    position = battle("4 prussia, ziethen.depleted", "4 austria", prussia=cards)
    assert legal(position) == [
        *("commit none", "commit flank-attack", "commit surprise"),
        "commit flank-attack surprise",
    ]
    assert why(position, "commit oblique-order") == "C11.2"
    assert why(position, "commit rapid-advance") == "C8.7"
    assert why(position, "commit cavalry-charge") == "C8.7"
    assert why(position, "commit hills") == "C11.1"
    assert why(position, "commit") == "C8.7"


@pytest.mark.rule("C8.7", "C15.3")
def test_cards_are_chosen_in_secret_and_shown_together() -> None:
    position = battle(
        "4 prussia, ziethen", "4 austria, browne", prussia=["flank-attack"], austria=["hills"]
    )
    assert set(position.actors) == {"prussia", "austria"}
    before = laws.knowledge(position, "prussia")
    act(position, "austria: commit hills")
    assert position.view("prussia")["battle"]["committed"] is None
    assert position.view("austria")["battle"]["committed"] == ["hills"]
    assert list(position.actors) == ["prussia"]
    laws.check_resample(position, Random(2))
    assert before != laws.knowledge(position, "prussia")  # only that Austria has decided
    act(position, "prussia: commit flank-attack")
    assert position.view(None)["battle"]["cards"] == [["flank-attack"], ["hills"]]
    messages = [line.message for line in position.log or ()]
    shown = [dict(told.args)["team"] for told in messages if told.key == "log.battle_cards"]
    assert shown == ["prussian-alliance", "austrian-alliance"]
    assert position.sealed


@pytest.mark.rule("C11.4")
def test_oblique_order_doubles_the_dice_from_round_two() -> None:
    position = battle("2 prussia, frederick", "2 austria", prussia=["oblique-order"])
    act(position, "commit oblique-order", "attack", "chance: roll 1 1")
    assert dice(position) == [3, 3, 3]
    act(position, "attack", "chance: roll 1 1 1", "attack", "chance: roll 1 1")
    assert dice(position) == [3, 3, 3, 3, 3, 3]


@pytest.mark.rule("C11.6")
def test_a_second_oblique_order_is_refused_as_it_could_do_nothing() -> None:
    position = battle(
        "2 prussia, frederick", "2 austria", prussia=["oblique-order", "oblique-order"]
    )
    assert legal(position) == ["commit none", "commit oblique-order"]
    assert why(position, "commit oblique-order oblique-order") == "C11.6"


@pytest.mark.rule("C11.4", "C11.6")
def test_flank_attack_and_surprise() -> None:
    position = battle(
        "2 prussia, frederick", "9 austria",
        prussia=["flank-attack", "flank-attack", "surprise", "surprise"],
    )  # fmt: skip
    act(position, "commit flank-attack flank-attack surprise surprise")
    assert dice(position) == [0, 0]  # nine dice, halved twice
    act(position, "attack", "chance: roll 1 1")
    assert dice(position) == [5, 5, 5]
    act(position, "attack", "chance: roll 1 1 1")
    assert len(dice(position)) > 2  # the surprise is over


@pytest.mark.rule("C11.5", "C11.6")
def test_hills_marsh_and_forest() -> None:
    def facing(cards: list[str], own: list[str] | None = None) -> list[int]:
        position = battle(
            "7 prussia, seydlitz", "8 austria, browne", prussia=own or [], austria=cards
        )
        if own:
            act(position, "prussia: commit " + " ".join(own))
        act(position, "austria: commit " + " ".join(cards))
        act(position, "attack", "chance: roll 1 1 1 1 1 1 1 1 1")
        return dice(position)

    assert facing(["hills", "hills"]) == [1, 1, 1, 1, -2, -2, -2, -2]
    assert facing(["marsh"]) == [3, 3, 3, 3, 0, 0]
    assert facing(["marsh"], ["flank-attack"]) == [3, 3, 3, 3, 0, 0, 0, 0]
    assert facing(["forest", "forest"]) == [3, 3, 0, 0, 0, 0, 0, 0]
    assert facing(["forest"], ["surprise"]) == [3, 3, 3, 3, 0, 0, 0, 0]


@pytest.mark.rule("C11.5")
def test_some_cards_are_for_one_side_only() -> None:
    position = battle("4 austria, browne", "4 prussia, ziethen", active="austria",
                      austria=["hills"], prussia=["surprise", "flank-attack"])  # fmt: skip
    assert position.actors == ("prussia",)  # Austria's cards at the start are for defenders
    assert why(position, "commit surprise") == "C11.5"
    assert legal(position) == ["commit none", "commit flank-attack"]


@pytest.mark.rule("C11.7")
def test_a_card_chosen_is_used_up() -> None:
    position = battle("4 prussia, frederick", "4 austria", prussia=["oblique-order"])
    act(position, "commit oblique-order")
    assert position.view(None)["alliances"][0]["used"] == ["oblique-order"]
    assert position.view("prussia")["alliances"][0]["hand"] == []


@pytest.mark.rule("C11.3")
def test_cards_are_earned_once_for_a_space() -> None:
    at = {"halle": "4 prussia", "treuenbrietzen": "prussia"}
    position = stage("prussia", only=True, at=at, points=3)
    act(
        position,
        "march halle leipzig",
        "march treuenbrietzen wittenberg",
        "march wittenberg torgau",
    )
    assert position.view(None)["earned"] == ["leipzig", "torgau"]  # Wittenberg is a mere city
    act(position, "draw surprise", "draw flank-attack")
    assert position.view("prussia")["alliances"][0]["hand"] == ["flank-attack", "surprise"]
    assert position.view("austria")["alliances"][0]["hand"] is None
    assert position.view("austria")["alliances"][0]["cards"] == 2


@pytest.mark.rule("C11.3")
def test_relief_earns_a_card_even_without_an_attack() -> None:
    at = {"breslau": "2 austria, prussia.inside", "neumarkt": "4 prussia"}
    position = stage("prussia", only=True, at=at, points=1, control={"schweidnitz": "austria"})
    act(position, "march neumarkt breslau", "garrison breslau prussia.inside")
    act(position, "retreat", "withdraw schweidnitz")
    assert position.view(None)["earned"] == ["breslau"]


@pytest.mark.rule("C11.3")
def test_the_passive_side_earns_nothing() -> None:
    position = battle("prussia", "4 austria")
    act(position, "attack", "chance: roll 6 6 6 6")
    assert units(position, "liegnitz") == "4 austria"
    assert position.view(None)["alliances"][1]["cards"] == 0
    assert position.army == -1


@pytest.mark.rule("C11.8")
def test_rapid_advance() -> None:
    position = stage("prussia", phase="muster", points=2, hands={"prussia": ["rapid-advance"]})
    act(position, "play rapid-advance")
    assert points(position) == 3


@pytest.mark.rule("C11.9", "C12.5")
def test_rapid_mobilization_in_a_phase() -> None:
    position = stage("prussia", phase="muster", points=2, hands={"prussia": ["rapid-mobilization"]})
    assert legal(position) == ["done", "play rapid-mobilization prussia"]
    act(position, "play rapid-mobilization prussia", "chance: roll 4")
    act(position, "place prussia berlin", "place prussia berlin")
    assert why(position, "place prussia berlin") == "C12.5"
    act(position, "place prussia kustrin")
    assert why(position, "place prussia kustrin") == "C12.5"
    assert legal(position, "restore") == []
    act(position, "done")
    assert units(position, "berlin") == "2 prussia"
    assert "march berlin zossen" in legal(position)


@pytest.mark.rule("C11.10")
def test_scorched_earth_is_played_while_the_enemy_marches() -> None:
    position = stage("prussia", points=2, hands={"austria": ["scorched-earth"]})
    assert "scorch linz" in position.asides("austria")
    assert "scorch pilsen" not in position.asides("austria")  # neither fort nor resource space
    assert why_aside(position, "scorch pilsen") == "C11.10"
    act(position, "austria: scorch linz")
    assert position.resources(position.friends(1)) == 16
    assert position.view(None)["alliances"][1]["used"] == ["scorched-earth"]
    assert why_aside(position, "scorch prag") == "C11.1"
    with pytest.raises(Illegal):
        position.apply("austria", "scorch prag")
    act(position, "done")
    own = stage("austria", points=2, hands={"austria": ["scorched-earth"]})
    assert own.asides("austria") == ()
    assert own.asides("nobody") == ()


def why_aside(position: Position, action: str) -> str:
    reason = position.why_not("austria", action)
    assert reason is not None
    return reason.rule


@pytest.mark.rule("C11.10")
def test_scorched_earth_does_not_stand_in_the_way_of_undo() -> None:
    position = stage("prussia", points=3, hands={"austria": ["scorched-earth"]})
    record = Record("crisis", GAME.rules_version, "campaign", dict(position.setting.options))
    play = Play(position, record, drawn_from(Random(1)))
    play.act("prussia", "march glatz neisse")
    play.act("austria", "scorch linz")
    play.undo("prussia")
    after = play.state
    assert isinstance(after, Position)
    assert units(after, "glatz") == "prussia"
    assert after.scorched == 1 << INDEX["linz"]


@pytest.mark.rule("C15.1", "C15.2")
def test_hands_are_hidden_and_counted() -> None:
    position = stage(
        None, phase="winter", turn=9, hands={"prussia": ["surprise"], "austria": ["hills"] * 2}
    )
    assert position.view("austria")["alliances"][0]["hand"] is None
    assert position.view("austria")["alliances"][0]["cards"] == 1
    assert position.view(None)["alliances"][1]["hand"] is None
    act(position, "austria: done", "prussia: done")
    while phase(position) != "discard":
        act(position, str(position.legal(position.actors[0])[-1]))
    act(position, "austria: discard hills")
    told = [line for line in position.log or () if "hills" in str(line.message.args)]
    assert told == []


@pytest.mark.rule("C15.1")
def test_cards_held_since_before_a_shuffle_are_not_those_that_went_back() -> None:
    oblique = next(card.index for card in CARDS if card.id == "oblique-order")
    position = stage("prussia", phase="muster", points=1,
                     hands={"prussia": ["surprise"]})  # fmt: skip
    position.used[0] = [oblique] * 3
    for _ in range(3):
        position.decks[0].remove(oblique)
    return_used(position, 0)
    for seed in range(40):
        world = position.resample("austria", Random(seed))
        assert oblique not in world.hands[0]
        assert sorted(world.hands[0] + world.decks[0]) == sorted(PRUSSIAN_DECK)


@pytest.mark.rule("C15.2")
@pytest.mark.parametrize("thrown", ["surprise", "oblique-order"])
def test_how_many_cards_are_held_over_does_not_tell_what_was_discarded(thrown: str) -> None:
    """Prussia has drawn a card that everybody saw go back; does she discard that, or another?"""
    index = {card.id: card.index for card in CARDS}
    position = stage(
        "prussia", phase="muster", points=1, hands={"prussia": ["surprise", "flank-attack"]}
    )
    oblique = index["oblique-order"]
    for _ in range(3):
        position.decks[0].remove(oblique)
    position.used[0] = [oblique] * 3
    return_used(position, 0)
    position.decks[0].remove(oblique)
    position.hands[0].append(oblique)
    discard_unseen(position, 0, index[thrown])
    assert position.held_over[0] == 1


@pytest.mark.rule("C15.1")
def test_typing_is_forgiven() -> None:
    position = stage("prussia", only=True, at={"magdeburg": "prussia"})
    action = GAME.parse(position, "prussia", "March Magdeburg Leipzig")
    assert action == "march magdeburg leipzig"
    position = stage("austria", only=True, at={"olmutz": "austria"})
    assert GAME.parse(position, "austria", "march Olmütz Königgrätz") == "march olmutz koniggratz"
    assert owner(position, "olmutz") == "austria"
    assert GAME.name("prussia.depleted") == "Prussia (depleted)"
    assert GAME.names("hills marsh") == "Hills, Marsh"
    assert GAME.name("???") == "???"
