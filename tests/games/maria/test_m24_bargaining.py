"""M24 Bargaining: subsidies, deals that the rules keep, and what nobody else is told."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.bargaining import last_turns
from sanssouci.games.maria.conquest import targets
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.politics import Politics, end_turn
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.sequence import COMBAT, MOVEMENT, Stage
from sanssouci.games.maria.subsidies import begin_stage, draw_size, paid_by
from sanssouci.games.maria.victory_markers import take_fortress
from sanssouci.kernel import BadRecord, Illegal, laws
from sanssouci.steps.deals import Deal, Proposal
from tests.games.maria.political_staging import act, foreseen, legal, log_keys, staged, where


def talking(**more: object) -> Position:
    return staged(Politics(1), winner="austria", **more)  # type: ignore[arg-type]


def told_to(position: Position, seat: str | None) -> list[str]:
    return [
        line.message.key
        for line in position.log or ()
        if line.visible_to(seat) and ("deal" in line.message.key or "offer" in line.message.key)
    ]


@pytest.mark.rule("M24.1", "M24.5", "M24.7")
def test_an_offer_is_told_to_two_and_a_deal_to_all() -> None:
    position = talking()
    position.apply("louis", "offer maria no-combat france austria 3")
    assert position.actors == ("maria",), "talk does not move the game on"
    assert told_to(position, "maria") == told_to(position, "louis") == ["log.offer"]
    assert told_to(position, "frederick") == told_to(position, None) == []
    assert position.view("frederick")["proposals"] == []
    assert len(position.view("maria")["proposals"]) == 1
    laws.check_resample(position, Random(1))
    laws.check_json(position)
    with pytest.raises(Illegal):
        position.apply("frederick", "accept louis no-combat france austria 3")
    position.apply("maria", "accept louis no-combat france austria 3")
    assert told_to(position, "frederick") == ["log.deal"]
    assert position.view(None)["deals"] == [
        {"kind": "no-combat", "giver": "france", "taker": "austria", "until": 3, "names": []}
    ]
    said = GAME.say(next(x.message for x in position.log or () if x.message.key == "log.deal"))
    assert said == "A deal is struck: no combat between France and Austria until turn 3."


@pytest.mark.rule("M24.7")
def test_offers_are_declined_and_withdrawn_and_deals_end_early_if_both_agree() -> None:
    position = talking()
    offer = "no-aggression prussia austria 4"
    position.apply("maria", f"offer frederick {offer}")
    position.apply("frederick", f"decline maria {offer}")
    position.apply("maria", f"offer frederick {offer}")
    position.apply("maria", f"withdraw frederick {offer}")
    assert position.proposals == []
    reason = position.why_not("frederick", f"accept maria {offer}")
    assert reason is not None
    assert reason.key == "refuse.no_such_offer"
    position.apply("maria", f"offer frederick {offer}")
    position.apply("frederick", f"accept maria {offer}")
    position.apply("frederick", f"release maria {offer}")
    assert position.deals
    position.apply("maria", f"accept frederick {offer}")
    assert position.deals == []


@pytest.mark.rule("M24.5")
def test_a_deal_has_a_last_turn_and_ends_with_it() -> None:
    position = talking(turn=4, deals=[Deal("no-combat", "france", "austria", 4)])
    assert FRANCE not in position.relations.opponents[AUSTRIA]
    position.end_turn_of_deals()
    assert position.deals == []
    assert FRANCE in position.relations.opponents[AUSTRIA]
    assert log_keys(position)[-1] == "log.deal_over"
    assert list(last_turns(talking(turn=9))) == [9, 10, 11, 12]


@pytest.mark.rule("M24.5")
def test_what_each_deal_forbids() -> None:
    def between(kind: str) -> Position:
        return talking(deals=[Deal(kind, "prussia", "austria", 12)])

    peaceful = between("no-aggression").relations
    for table in (peaceful.opponents, peaceful.prey, peaceful.conquerable, peaceful.blockers):
        assert PRUSSIA not in table[AUSTRIA]
        assert AUSTRIA not in table[PRUSSIA]
        assert SAXONY in table[AUSTRIA], "Saxony has made no deal"
    assert not peaceful.harassed[PRUSSIA]
    assert AUSTRIA in peaceful.enemies[PRUSSIA]
    quiet = between("no-combat").relations
    assert PRUSSIA not in quiet.opponents[AUSTRIA]
    assert PRUSSIA in quiet.prey[AUSTRIA]
    assert quiet.harassed[PRUSSIA]
    spared = between("no-hussars").relations
    assert not spared.harassed[PRUSSIA]
    assert spared.harassed[FRANCE]
    assert PRUSSIA in spared.opponents[AUSTRIA]


@pytest.mark.rule("M24.5")
def test_a_fortress_may_be_left_unprotected() -> None:
    position = talking()
    position.apply("maria", "offer louis no-protection austria france 3 mons")
    position.apply("louis", "accept maria no-protection austria france 3 mons")
    mask = position.relations.unprotected_by_deal(AUSTRIA, FRANCE)
    assert ATLAS.names(mask) == ["mons"]
    assert position.relations.unprotected_by_deal(AUSTRIA, PRUSSIA) == 0
    said = GAME.say(next(x.message for x in position.log or () if x.message.key == "log.deal"))
    assert said == (
        "A deal is struck: no protection (the first leaves the fortress to the second) between "
        "Austria and France for Mons until turn 3."
    )


@pytest.mark.rule("M24.2", "M24.5")
def test_only_what_the_vocabulary_knows_can_be_offered() -> None:
    position = talking()
    for text in (
        "offer louis no-combat austria pragmatic 3",  # allies do not fight anyway
        "offer louis subsidy austria france 3",  # no card to an enemy
        "offer frederick no-protection austria prussia 3 berlin",  # not Austria's to open
        "offer louis no-combat france austria 1",  # a turn that is over
    ):
        reason = position.why_not("maria", text)
        assert reason is not None, text
        assert reason.rule == "M24.5"


@pytest.mark.rule("M24.3", "M24.6")
def test_a_subsidy_moves_a_card_of_income_each_turn() -> None:
    position = talking(turn=4)
    position.apply("louis", "offer frederick subsidy france prussia 6")
    position.apply("frederick", "accept louis subsidy france prussia 6")
    assert draw_size(position, FRANCE) == 3
    assert draw_size(position, PRUSSIA) == 4
    assert paid_by(position, FRANCE) == [BAVARIA, PRUSSIA]
    again = [p for p in position.offers("louis") if p.deal.kind == "subsidy"]
    assert not any(p.deal.taker == "prussia" for p in again if not p.release), "one for each pair"


@pytest.mark.rule("M24.3")
def test_a_player_subsidises_his_own_powers_without_being_asked() -> None:
    position = talking(turn=4)
    position.apply("frederick", "offer frederick subsidy prussia saxony 5")
    assert position.deals == [Deal("subsidy", "prussia", "saxony", 5)]
    assert (draw_size(position, PRUSSIA), draw_size(position, SAXONY)) == (2, 2)


@pytest.mark.rule("M24.3")
def test_subsidies_are_agreed_on_before_cards_are_drawn() -> None:
    position = talking(turn=4)
    position.apply("maria", "offer frederick subsidy austria pragmatic 6")
    position.stage = 3
    begin_stage(position, 3)
    assert position.proposals == []
    assert not [p for p in position.offers("maria") if p.deal.kind == "subsidy"]


@pytest.mark.rule("M24.3", "M28.1")
def test_who_may_be_subsidised() -> None:
    wide = {p.deal.taker for p in talking().offers("louis") if p.deal.giver == "france"
            and p.deal.kind == "subsidy"}  # fmt: skip
    assert wide == {"prussia", "saxony"}
    close = talking(subsidised="cooperating").offers("louis")
    assert not [p for p in close if p.deal.kind == "subsidy"]


@pytest.mark.rule("M24.4", "M5.3", "M3.7")
def test_the_bavarian_subsidy_is_compulsory_in_1741() -> None:
    position = talking(turn=3, stage=3)
    begin_stage(position, 3)
    assert position.phase.name != "bavarian_subsidy"
    assert (draw_size(position, FRANCE), draw_size(position, BAVARIA)) == (4, 2)


@pytest.mark.rule("M24.4", "M28.1")
@pytest.mark.parametrize(("option", "turn", "asked"), [("turn", 5, True), ("year", 5, False),
                                                       ("year", 7, True)])  # fmt: skip
def test_later_france_chooses(option: str, turn: int, asked: bool) -> None:
    position = talking(turn=turn, stage=3, bavarian_subsidy=option)
    begin_stage(position, 3)
    position._settle()
    assert (position.phase.name == "bavarian_subsidy") == asked
    if asked:
        assert position.actors == ("louis",)
        assert foreseen(position, "withhold") == ["France would draw 5, Bavaria 1"]
        act(position, "withhold")
        assert (draw_size(position, FRANCE), draw_size(position, BAVARIA)) == (5, 1)


@pytest.mark.rule("M24.4", "M28.1")
def test_a_choice_for_the_year_is_made_though_munich_is_lost() -> None:
    """It may be freed before the year is over."""
    lost = {"austria": ["munchen"]}
    position = talking(turn=4, stage=3, bavarian_subsidy="year", flags=lost)
    begin_stage(position, 3)
    assert position.phase.name == "bavarian_subsidy"


@pytest.mark.rule("M5.5")
def test_an_occupied_minor_power_draws_nothing_and_gets_no_subsidy() -> None:
    position = talking(turn=5, flags={"austria": ["munchen"]})
    assert (draw_size(position, FRANCE), draw_size(position, BAVARIA)) == (5, 0)
    freed = talking(turn=5, flags={"france": ["munchen"]})
    assert draw_size(freed, BAVARIA) == 2, "its own major power holds it"
    begin_stage(position, 3)
    assert position.phase.name != "bavarian_subsidy"


@pytest.mark.rule("M5.5", "M24.6")
@pytest.mark.parametrize(
    ("giver", "taker", "capital"), [(FRANCE, SAXONY, "dresden"), (PRUSSIA, BAVARIA, "munchen")]
)
def test_a_capital_freed_between_two_draws_brings_no_card_from_nowhere(
    giver: int, taker: int, capital: str
) -> None:
    contract = Deal("subsidy", NATIONS[giver], NATIONS[taker], 6)
    paid = talking(turn=5, deals=[contract])
    begin_stage(paid, 3)
    kept = talking(turn=5, deals=[contract], flags={"austria": [capital]})
    begin_stage(kept, 3)
    take_fortress(kept, FRANCE, ATLAS.index[capital], "M10.1")
    assert taker in paid_by(paid, giver)
    assert taker not in paid_by(kept, giver)
    assert draw_size(kept, giver) == draw_size(paid, giver) + 1
    assert draw_size(kept, taker) < draw_size(paid, taker)
    end_turn(kept)
    assert draw_size(kept, taker) == draw_size(paid, taker), "in the next turn it is paid again"


@pytest.mark.rule("M5.5", "M24.6")
def test_prussia_pays_a_saxony_that_was_freed_before_both_draw() -> None:
    contract = Deal("subsidy", "prussia", "saxony", 6)
    position = talking(turn=5, deals=[contract], flags={"austria": ["dresden"]})
    begin_stage(position, 3)
    assert paid_by(position, PRUSSIA) == []
    take_fortress(position, FRANCE, ATLAS.index["dresden"], "M10.1")
    assert paid_by(position, PRUSSIA) == [SAXONY]
    assert (draw_size(position, PRUSSIA), draw_size(position, SAXONY)) == (2, 2)


ADJACENT = {"friedrich": "prag", "karl": "brandeis", "schwerin": "beroun", "traun": "zbirow"}


def fighting(*deals: Deal) -> Position:
    """Two Prussian stacks stand next to two Austrian ones when combats begin."""
    return staged(Stage(COMBAT), stage=4, at=ADJACENT, deals=deals)


@pytest.mark.rule("M24.1", "M24.5")
def test_a_deal_is_kept_in_the_combat_phase() -> None:
    assert {"attack friedrich karl", "attack schwerin traun"} <= set(legal(fighting()))
    for kind in ("no-combat", "no-aggression"):
        assert fighting(Deal(kind, "prussia", "austria", 5)).phase.name != "combat"


@pytest.mark.rule("M24.7")
def test_nothing_is_struck_while_combats_are_fought() -> None:
    position = fighting()
    assert not any(action.verb == "offer" for action in position.asides("frederick"))
    reason = position.why_not("frederick", "offer maria no-combat prussia austria 5")
    assert reason is not None
    assert reason.rule == "M24.5"


@pytest.mark.rule("M24.7", "M6.4")
def test_nothing_is_struck_while_a_march_waits_for_an_answer() -> None:
    at = {"traun": "brussel", "stair": "brussel", "arenberg": "gent", "france-train-1": "ath"}
    position = staged(Stage(MOVEMENT), stage=5, at=at)
    offer = "offer louis no-aggression france austria 5"
    assert offer in position.asides("maria")
    act(position, "frederick: march traun+stair brussel ath")
    assert position.phase.name == "march_consent"
    assert offer not in position.asides("maria"), "the train in Ath would be spared"
    act(position, "maria: agree")
    assert where(position, "france-train-1") is None


@pytest.mark.rule("M24.5", "M9.3")
def test_a_common_stack_destroys_no_train_that_one_of_its_powers_spares() -> None:
    at = {"traun": "brussel", "stair": "brussel", "arenberg": "gent", "france-train-1": "ath"}
    pact = Deal("no-aggression", "france", "austria", 5)
    position = staged(Stage(MOVEMENT), stage=5, at=at, deals=[pact])
    march = "march traun+stair brussel ath"
    for seat in ("maria", "frederick"):
        assert march not in position.legal(seat)
        reason = position.why_not(seat, march)
        assert reason is not None
        assert reason.rule == "M9.3"
    assert "march stair brussel ath" in position.legal("frederick"), "alone he is not bound"


@pytest.mark.rule("M24.5", "M10.2")
def test_a_promise_not_to_protect_opens_a_fortress() -> None:
    position = staged(
        Stage(MOVEMENT), stage=3, at={"moritz": "lille", "arenberg": "brussel"}, turn=2
    )
    tournai = 1 << ATLAS.index["tournai"]
    assert targets(position, FRANCE)[1] & tournai, "Arenberg stands within three towns"
    position.deals = [Deal("no-protection", "austria", "france", 2, ("tournai",))]
    assert targets(position, FRANCE)[0] & tournai
    assert targets(position, BAVARIA)[1] & tournai


@pytest.mark.rule("M24.5", "M6.4")
def test_a_common_stack_is_not_a_way_round_a_promise() -> None:
    at = {"moritz": "tournai", "george": "kortrijk", "arenberg": "kortrijk"}
    pact = Deal("no-combat", "france", "austria", 5)
    assert staged(Stage(COMBAT), stage=3, at=at).phase.name == "battle"
    assert staged(Stage(COMBAT), stage=3, at=at, deals=[pact]).phase.name != "battle"


@pytest.mark.rule("M24.5", "M2.9")
def test_a_seat_held_in_common_is_spared_for_the_sake_of_either() -> None:
    mainz = 1 << ATLAS.index["mainz"]
    position = staged(Stage(MOVEMENT), stage=3, turn=2)
    assert targets(position, FRANCE)[0] & mainz
    position.deals = [Deal("no-aggression", "france", "pragmatic", 2)]
    assert not (targets(position, FRANCE)[0] | targets(position, FRANCE)[1]) & mainz
    assert targets(position, BAVARIA)[0] & mainz


def test_who_bargains_knows_no_more_than_he_is_told() -> None:
    position = talking(turn=4)
    position.proposals = [
        Proposal("louis", "maria", Deal("no-combat", "france", "austria", 6)),
        Proposal("frederick", "louis", Deal("no-combat", "france", "pragmatic", 6)),
    ]
    rng = Random(5)
    laws.check_resample(position, rng)
    for seat in ("maria", "frederick", "louis"):
        laws.check_equal_tellings(position, seat, rng)
    assert PRAGMATIC in position.relations.opponents[FRANCE]


@pytest.mark.parametrize(
    ("part", "value", "told"),
    [
        ("deals", [["alliance", "france", "austria", 3, []]], "alliance"),
        ("deals", [["no-combat", "france", "spain", 3, []]], "two powers"),
        ("deals", [["no-protection", "austria", "france", 3, ["madrid"]]], "town"),
        (
            "proposals",
            [["louis", "philip", ["no-combat", "france", "austria", 3, []], False]],
            "not there",
        ),
        ("kept", [5], "display"),
        ("tracks", [2, 4, 6], "tracks"),
    ],
)
def test_bargains_and_boards_that_cannot_be_are_not_read(
    part: str, value: object, told: str
) -> None:
    data = talking().to_json() | {part: value}
    with pytest.raises(BadRecord, match=told):
        GAME.from_json(data)
