"""M18 The imperial election: nine votes."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import election
from sanssouci.games.maria.atlas import ATLAS, CITY
from sanssouci.games.maria.election import ELECTORS, Election, voter
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, NATIONS, PRUSSIA
from sanssouci.games.maria.political_cards import CARD_INDEX
from sanssouci.games.maria.politics import Politics
from sanssouci.games.maria.position import NOBODY, Position
from sanssouci.games.maria.sequence import EndOfTurn
from sanssouci.games.maria.victory_markers import turn_elector
from sanssouci.kernel import CHANCE
from tests.games.maria.political_staging import act, foreseen, legal, log_keys, staged, why


def voters(position: Position) -> dict[str, str]:
    return {CITY[city]: NATIONS[voter(position, city)] for city in ELECTORS}


def ballot(**more: object) -> Position:
    more = {"turn": 4, "stage": 5, **more}
    return staged(Election(), **more)  # type: ignore[arg-type]


@pytest.mark.rule("M18.1", "M2.9", "M3.4")
def test_nine_votes_at_the_start() -> None:
    assert voters(staged(Politics())) == {
        "mainz": "austria", "trier": "austria", "koln": "france", "mannheim": "france",
        "prag": "austria", "hannover": "pragmatic", "munchen": "france", "berlin": "prussia",
        "dresden": "prussia",
    }  # fmt: skip


@pytest.mark.rule("M18.1")
def test_a_vote_goes_with_the_fortress() -> None:
    position = staged(Politics(), flags={"france": ["prag"], "austria": ["munchen", "berlin"]})
    found = voters(position)
    assert (found["prag"], found["munchen"], found["berlin"]) == ("france", "austria", "austria")
    turn_elector(position, AUSTRIA, ATLAS.index["koln"])
    assert voters(position)["koln"] == "austria"


@pytest.mark.rule("M18.2")
def test_the_card_is_laid_aside_and_another_takes_its_place() -> None:
    position = staged(Politics(), turn=4)
    act(position, "reveal 42a", "reveal 42g")
    assert position.view(None)["election"] == "due"
    assert position.actors == (CHANCE,)
    act(position, "reveal 42b")
    assert position.view(None)["political_cards"] == ["42a", "42b"]


@pytest.mark.rule("M18.2")
def test_the_last_card_of_its_year_comes_up_in_turn_seven() -> None:
    position = staged(Politics(), turn=7)
    assert not any("42" in str(action) for action in position.legal(CHANCE))
    position.political_left = [*position.political_left, CARD_INDEX["42g"]]
    assert [str(action) for action in position.phase.legal(position, CHANCE)] == ["reveal 42g"]


@pytest.mark.rule("M18.3", "M18.5")
def test_franz_needs_frederick() -> None:
    position = ballot()
    asked = []
    while position.phase.name == "election":
        city = position.prompt(position.actors[0]).args
        asked.append(dict(city)["city"])
        candidate = "franz" if position.actors[0] == "frederick" else "karl-albert"
        act(position, f"vote {asked[-1]} {candidate}")
    assert sorted(asked) == ["berlin", "dresden", "koln", "mannheim", "munchen"]
    assert position.emperor == AUSTRIA
    assert position.pool[AUSTRIA] == 2
    assert log_keys(position).count("log.votes") == 9


@pytest.mark.rule("M18.3", "M18.5")
def test_frederick_and_louis_together_crown_karl_albert() -> None:
    position = ballot()
    told = ""
    while position.phase.name == "election":
        town = dict(position.prompt(position.actors[0]).args)["city"]
        assert legal(position) == [f"vote {town} franz", f"vote {town} karl-albert"]
        told = foreseen(position, f"vote {town} karl-albert")[0]
        act(position, f"vote {town} karl-albert")
    assert told == "Karl Albert of Bavaria would be emperor"
    assert position.emperor == FRANCE
    assert position.pool[FRANCE] == 10


@pytest.mark.rule("M18.3")
def test_voting_is_compulsory() -> None:
    position = ballot()
    assert why(position, "forgo") == "M18.3"


@pytest.mark.rule("M18.4")
@pytest.mark.parametrize("box", [3, 4, 5])
def test_austria_casts_the_vote_of_a_saxony_it_leads_for_franz(box: int) -> None:
    position = ballot(tracks={"saxony": box})
    assert voters(position)["dresden"] == "austria"
    while position.phase.name == "election":
        town = dict(position.prompt(position.actors[0]).args)["city"]
        assert town != "dresden"
        act(position, f"vote {town} karl-albert")
    assert position.emperor == AUSTRIA


@pytest.mark.rule("M18.4")
def test_who_holds_dresden_has_its_vote() -> None:
    position = ballot(tracks={"saxony": 4}, flags={"prussia": ["dresden"]})
    assert voters(position)["dresden"] == NATIONS[PRUSSIA]


@pytest.mark.rule("M18.5", "M28.1")
def test_the_crown_may_be_lost_with_the_seats() -> None:
    for stays in (True, False):
        position = staged(Politics(), emperor_stays=stays, flags={"france": ["prag"]})
        position.emperor = AUSTRIA
        election.review(position)
        assert position.emperor == (AUSTRIA if stays else NOBODY)


@pytest.mark.rule("M4.2", "M18.2")
def test_the_vote_is_held_after_the_stages_and_before_winter() -> None:
    def is_due(position: Position) -> None:
        position.election = 1

    position = staged(EndOfTurn(), turn=6, stage=6, prepare=is_due)
    assert position.phase.name == "election"
    while position.phase.name == "election":
        town = dict(position.prompt(position.actors[0]).args)["city"]
        act(position, f"vote {town} franz")
    assert position.emperor == AUSTRIA
    assert position.winter_scores[AUSTRIA] == [2], "winter counts the pool without that marker"
    assert position.view(None)["election"] == "held"
