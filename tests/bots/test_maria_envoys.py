"""Bargaining bots of Maria: what they accept, what they decline, and that they do not pester."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.bots import Captain, Marshal, Recruit
from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import PIECE_ID
from sanssouci.games.maria.hussars import HussarStage
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA
from sanssouci.games.maria.officers.envoys import Envoy
from sanssouci.games.maria.politics import Bidding
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import MOVEMENT
from sanssouci.games.maria.supply import charges
from sanssouci.kernel import Bot, Choice, Line, Message, Situation
from sanssouci.kernel.parts import with_one
from sanssouci.steps.deals import Deal, Proposal
from tests.games.maria.political_staging import staged
from tests.games.maria.staging import war

FACING = {
    "moritz": "lille", "france-train-1": "arras", "arenberg": "brussel",
    "friedrich": "dresden", "prussia-train-1": "crossen", "karl": "prag",
}  # fmt: skip


def facing(stage: int = 5, **changes: object) -> Position:
    return war(stage, MOVEMENT, FACING, **changes)  # type: ignore[arg-type]


def asked(
    bot: Bot, position: Position, seat: str, *, log: tuple[Line, ...] = (), allow: bool = True
) -> Choice:
    situation = Situation.of(position, seat, Random(1), allow_asides=allow, log=log)
    found = bot.choose(situation)
    assert GAME.explain(found.why)
    return found


def with_offer(proposer: str, partner: str, deal: Deal, **changes: object) -> Position:
    position = facing(**changes)  # type: ignore[arg-type]
    position.proposals = [Proposal(proposer, partner, deal)]
    position._legal = {}
    return position


GIFTS = [
    ("louis", Deal("no-hussars", "france", "austria", 3)),
    ("louis", Deal("no-protection", "austria", "france", 2, ("tournai",))),
    ("frederick", Deal("subsidy", "austria", "pragmatic", 4)),
    ("frederick", Deal("subsidy", "austria", "pragmatic", 2)),  # a single card
]


@pytest.mark.rule("M24.5", "M24.3")
@pytest.mark.parametrize("bot", [Captain, Marshal])
@pytest.mark.parametrize(("partner", "deal"), GIFTS, ids=lambda value: str(value)[:24])
def test_gifts_are_accepted(bot: type[Bot], partner: str, deal: Deal) -> None:
    position = with_offer("maria", partner, deal, stage=3)
    assert asked(bot(), position, partner).action.verb == "accept"


@pytest.mark.rule("M24.5", "M24.3")
@pytest.mark.parametrize(
    "deal",
    [Deal("no-hussars", "france", "austria", 3), Deal("subsidy", "austria", "pragmatic", 4)],
    ids=lambda deal: deal.kind,
)
def test_austria_gives_nothing_away(deal: Deal) -> None:
    proposer = "louis" if deal.kind == "no-hussars" else "frederick"
    position = with_offer(proposer, "maria", deal)
    assert asked(Captain(), position, "maria").action.verb == "decline"


@pytest.mark.rule("M24.7")
@pytest.mark.parametrize(("partner", "deal"), GIFTS, ids=lambda value: str(value)[:24])
def test_a_recruit_declines_whatever_it_is(partner: str, deal: Deal) -> None:
    position = with_offer("maria", partner, deal)
    found = asked(Recruit(), position, partner)
    assert found.action.verb == "decline"
    assert found.why == Message.of("why.deal_unknown")


@pytest.mark.rule("M24.3")
def test_a_release_is_weighed_the_other_way_round() -> None:
    deal = Deal("no-hussars", "france", "austria", 6)
    for proposer, partner, verb in (("maria", "louis", "decline"), ("louis", "maria", "accept")):
        position = facing(deals=[deal])
        position.proposals = [Proposal(proposer, partner, deal, release=True)]
        assert asked(Captain(), position, partner).action.verb == verb


def test_a_truce_is_the_dearer_the_farther_a_third_is_ahead() -> None:
    deal = Deal("no-aggression", "prussia", "austria", 3)
    even, ahead = facing(), facing()
    ahead.pool = with_one(ahead.pool, FRANCE, 3)
    assert Envoy(ahead, "maria").worth(deal) > Envoy(even, "maria").worth(deal)
    leading = facing()
    leading.pool = with_one(leading.pool, PRUSSIA, 3)
    assert Envoy(leading, "maria").worth(deal) < Envoy(ahead, "maria").worth(deal)


def test_who_cannot_reach_the_other_wants_no_truce() -> None:
    position = facing()
    position.pool = with_one(position.pool, AUSTRIA, 1)
    assert Envoy(position, "louis").worth(Deal("no-aggression", "bavaria", "pragmatic", 3)) <= 0


def reconciled() -> Position:
    """France is about to win; Austria and Prussia stand face to face, and Austria is to bid."""
    elsewhere = {id: None for id in PIECE_ID if id not in FACING}
    position = staged(
        Bidding((AUSTRIA,)), at={**elsewhere, **FACING}, hands={"austria": ["9H"]},
        open_cards=["41a", "41c"],
    )  # fmt: skip
    position.pool = with_one(position.pool, FRANCE, 2)
    return position


@pytest.mark.rule("M24.7")
def test_one_offer_a_turn_and_none_twice_that_was_declined() -> None:
    position = reconciled()
    found = asked(Captain(), position, "maria")
    assert found.action == "offer frederick no-aggression prussia austria 3"
    assert asked(Captain(), position, "maria", allow=False).action.verb != "offer"
    words = {"kind": "no-aggression", "giver": "prussia", "taker": "austria"}
    turn = Line(Message.of("log.turn", "M4.1", turn=2))
    made = Line(Message.of("log.offer", "M24.5", seat="maria", partner="frederick", **words))
    refused = Line(Message.of("log.decline", "M24.5", seat="frederick", partner="maria", **words))
    assert asked(Captain(), position, "maria", log=(turn, made)).action.verb != "offer"
    again = asked(Captain(), position, "maria", log=(turn, made, refused, turn))
    assert "no-aggression prussia austria" not in again.action
    assert asked(Captain(), position, "maria", log=(turn, made, turn)).action == found.action


def test_nobody_offers_a_truce_with_the_armies_on_the_march() -> None:
    position = facing()
    position.pool = with_one(position.pool, FRANCE, 2)
    assert asked(Captain(), position, "maria").action.verb != "offer"


def test_the_first_easy_conquests_frighten_nobody() -> None:
    """Prussia has four fortresses of Silesia: no reason for the others to unite."""
    deal = Deal("no-aggression", "france", "austria", 3)
    even, ahead = facing(), facing()
    ahead.pool = with_one(ahead.pool, PRUSSIA, ahead.pool[PRUSSIA] - 4)
    for seat in ("maria", "louis"):
        assert Envoy(ahead, seat).worth(deal) == Envoy(even, seat).worth(deal)


@pytest.mark.rule("M24.7", "M23.1")
def test_envoys_know_no_more_than_their_seat() -> None:
    position = reconciled()
    first = asked(Captain(), position, "maria").action
    for seed in range(5):
        world = position.resample("maria", Random(seed))
        assert isinstance(world, Position)
        assert asked(Captain(), world, "maria").action == first


@pytest.mark.rule("M24.7")
def test_a_captain_accepts_what_a_captain_offers() -> None:
    position = reconciled()
    position.apply("maria", asked(Captain(), position, "maria").action)
    assert position.addressed == ("frederick",)
    position.apply("frederick", asked(Captain(), position, "frederick").action)
    assert position.in_force("no-aggression", "prussia", "austria")
    assert PRUSSIA not in position.opponents(AUSTRIA)
    assert PRUSSIA in position.opponents(PRAGMATIC)


def test_who_has_no_other_enemy_does_not_sit_idle() -> None:
    """Prussia has nobody but Austria to take fortresses from, Austria has others."""
    deal = Deal("no-aggression", "prussia", "austria", 3)
    position = facing()
    assert not Envoy(position, "frederick")._has_other_aims(PRUSSIA, AUSTRIA)
    assert Envoy(position, "maria")._has_other_aims(AUSTRIA, PRUSSIA)
    position.proposals = [Proposal("maria", "frederick", deal)]
    assert asked(Captain(), position, "frederick").action.verb == "decline"


@pytest.mark.rule("M8.1", "M8.5")
def test_two_hussars_close_together_what_neither_closes_alone() -> None:
    position = war(
        5, MOVEMENT, {"belle-isle": "beroun", "france-train-2": "leitmeritz", "karl": "wlaschim"}
    )
    position.stack = [position.stack[0], HussarStage()]
    position._legal, position._actors = {}, None
    paid = []
    for _ in range(2):
        position.apply("maria", asked(Captain(), position, "maria").action)
        paid.append(sum(charge.price for charge in charges(position, FRANCE)))
    assert paid == [0, 4]


@pytest.mark.rule("M8.1")
def test_one_hussar_rides_while_the_other_still_does_his_work() -> None:
    at = {
        "belle-isle": "steyr", "france-train-2": "krems", "karl": "wien",
        "broglie": "pilsen", "france-train-1": "eger", "traun": "prag",
    }  # fmt: skip
    position = war(5, MOVEMENT, at, hussars=["melk"])
    position.stack = [position.stack[0], HussarStage()]
    position._legal, position._actors = {}, None
    before = sum(charge.price for charge in charges(position, FRANCE))
    while position.phase.name == "hussars":
        position.apply("maria", asked(Captain(), position, "maria").action)
    assert sum(charge.price for charge in charges(position, FRANCE)) > before > 0
