"""The weights of officers as data: by hand, and learnt from games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from itertools import islice
from random import Random

import pytest

import sanssouci
from sanssouci.bots import Captain, Colonel, Marshal, advise, play_out, seat_bot
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.officers import learnt as of_the_crisis
from sanssouci.games.crisis.officers.aide import Aide
from sanssouci.games.crisis.officers.judgement import CrisisJudgement
from sanssouci.games.crisis.officers.tempers import EVEN as EVEN_IN_THE_CRISIS
from sanssouci.games.crisis.officers.tempers import TEMPERS as OF_THE_CRISIS
from sanssouci.games.crisis.position import Position as CrisisPosition
from sanssouci.games.friedrich.atlas import ATLAS, CITY
from sanssouci.games.friedrich.nations import ROLES
from sanssouci.games.friedrich.officers import learnt
from sanssouci.games.friedrich.officers.judgement import FriedrichJudgement
from sanssouci.games.friedrich.officers.manner import Manner
from sanssouci.games.friedrich.officers.marching import Marching
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.officers.weights import BY_HAND, Weights
from sanssouci.games.friedrich.position import Position
from sanssouci.games.maria.officers import learnt as of_maria
from sanssouci.games.maria.officers.weights import BY_HAND as MARIAS
from sanssouci.games.sieben_jahre.officers import learnt as of_sieben_jahre
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, temper_named
from sanssouci.games.sieben_jahre.position import Position as War
from sanssouci.kernel import (
    CHANCE,
    WEIGHTS_BY_HAND,
    WEIGHTS_HALFWAY,
    WEIGHTS_LEARNT,
    Action,
    BadOption,
    Bot,
    Situation,
    State,
    Trust,
)
from sanssouci.steps.officers import learnt as common
from tools.measure_stages import stages

GAME = sanssouci.game("friedrich")
THEATRES = ("war-in-the-west", "austrian-theatre", "whole-war")


def staff_of(position: Position, weights: Weights) -> Staff:
    return Staff.of_active(position.view(position.actors[0]), Manner(weights=weights))


def test_all_that_is_shipped_names_weights_and_cities_there_are() -> None:
    for theatre in THEATRES:
        for role in ROLES:
            found = learnt.weights_from(WEIGHTS_LEARNT, theatre, role)
            for field in fields(found):
                if field.name != "dear":
                    assert 0 <= getattr(found, field.name) < 200, (theatre, role, field.name)
            assert all(0 < factor < 20 for factor in found.dear.values())


def test_where_nothing_was_learnt_the_captains_own_weights_hold() -> None:
    assert learnt.weights_from(WEIGHTS_LEARNT, "moon", "frederick") == BY_HAND
    assert learnt.with_values({}) == BY_HAND


def test_values_by_name_become_weights() -> None:
    found = learnt.with_values({"fear": 2.0, "dear minden": 3.0})
    assert found == replace(BY_HAND, fear=2.0, dear={ATLAS.index["minden"]: 3.0})
    with pytest.raises(TypeError):
        learnt.with_values({"courage": 1.0})


@pytest.mark.parametrize(
    ("scenario", "theatre"),
    [
        ("war-in-the-west", "war-in-the-west"),
        ("austrian-theatre", "austrian-theatre"),
        ("three-player", "whole-war"),
        ("four-player", "whole-war"),
    ],
)
def test_each_theatre_has_weights_of_its_own(scenario: str, theatre: str) -> None:
    position = GAME.new(scenario)
    assert isinstance(position, Position)
    assert learnt.theatre_of(position.setting.nations) == theatre


def test_a_captain_goes_by_the_weights_he_is_asked_to() -> None:
    with pytest.raises(BadOption, match="by-hand, halfway, learnt"):
        seat_bot("captain:weights=guessed")

    def record(name: str) -> object:
        bots: dict[str, Bot] = {"frederick": seat_bot(name), "pompadour": Captain()}
        return play_out(GAME, "war-in-the-west", {}, bots, 4, strict=True, seconds=60)[0].entries

    assert record("captain:weights=by-hand") == record("captain")


def test_a_marshal_begins_with_what_a_captain_of_his_weights_would_do() -> None:
    differs = 0
    for position in islice(stages("war-in-the-west", 8), 8):
        seat = position.actors[0]
        first: dict[str, Action] = {}
        for source in ("by-hand", "learnt"):
            judgement = FriedrichJudgement().with_weights(source)
            plans = judgement.plans(position, seat, allow_asides=False)
            situation = Situation(seat, position, Random(0), allow_asides=False)
            captain = Captain(weights=source)
            first[source] = plans[0].actions[0]
            assert first[source] == captain.choose(situation).action
        differs += first["by-hand"] != first["learnt"]
    assert differs, "something was learnt for this theatre"


def test_a_captain_who_has_learnt_is_harder_to_overrule() -> None:
    judgement = FriedrichJudgement()
    west, whole = GAME.new("war-in-the-west"), GAME.new("four-player")
    by_hand = judgement.with_weights("by-hand").trust(west, "frederick")
    has_learnt = judgement.trust(west, "frederick")
    assert by_hand == Trust()
    assert has_learnt.doubt > by_hand.doubt
    assert has_learnt.worlds > by_hand.worlds
    assert judgement.trust(whole, "frederick") == by_hand, "nothing was learnt there"


def test_a_marshal_is_asked_for_weights_there_are() -> None:
    with pytest.raises(BadOption, match="by-hand, halfway, learnt"):
        seat_bot("marshal:playouts=2,weights=guessed")


# -- what single weights do ----------------------------------------------------------------------


def test_a_dear_city_is_worth_more_to_take() -> None:
    position = next(p for p in stages("war-in-the-west", 2) if p.actors[0] == "pompadour")
    plain = staff_of(position, BY_HAND).wanted
    city = next(iter(plain))
    dear = staff_of(position, learnt.with_values({f"dear {CITY[city]}": 2.5})).wanted
    assert dear == pytest.approx(plain | {city: 2.5 * plain[city]})


@pytest.mark.parametrize("idea", ["massing", "post", "unanswered"])
def test_ideas_change_what_a_captain_fears(idea: str) -> None:
    """Each of them is off unless it is learnt."""
    seen = 0
    for position in islice(stages("war-in-the-west", 5), 8):
        bold = staff_of(position, BY_HAND)
        wary = staff_of(position, learnt.with_values({idea: 1.0}))
        for stack in bold.own:
            before = Marching(bold, ()).danger(stack)
            after = Marching(wary, ()).danger(stack)
            if idea != "unanswered":  # cards of the suit make him fear less
                assert after >= before
            seen += after != before
    assert seen


def test_relief_draws_a_stack_to_what_it_could_cover() -> None:
    position = next(p for p in stages("war-in-the-west", 2) if p.actors[0] == "frederick")
    plain = Marching(staff_of(position, BY_HAND), ()).ground
    drawn = Marching(staff_of(position, replace(BY_HAND, relief=0.4)), ()).ground
    uses = [(plain.use(city), drawn.use(city)) for city in range(len(CITY))]
    assert all(after >= before for before, after in uses)
    assert any(after > before for before, after in uses)


# -- where the marshal does not search -------------------------------------------------------------


def having_learnt(
    values: Callable[..., Mapping[str, float]],
    forget: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[None]:
    """A fixture in which officers have learnt these values; ``forget`` empties what they keep."""
    monkeypatch.setattr(common, "learnt_values", values)
    forget()
    yield
    forget()


def check_that_ranks_go_by_what_was_learnt(
    position: State, decisions: int, phase: str | None = None
) -> None:
    """The marshal by all of it, the colonel by half, and neither if told to go by hand."""
    rng, differs = Random(3), 0
    for _ in range(decisions):
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(seat, position.sample_chance(rng))
            continue
        by_hand = advise(Captain(), position, seat, rng)
        if phase is None or position.phase.name == phase:
            has_learnt = advise(Captain(weights="learnt"), position, seat, rng)
            assert advise(Marshal(), position, seat, rng) == has_learnt
            halfway = advise(Captain(weights="halfway"), position, seat, rng)
            assert advise(Colonel(), position, seat, rng) == halfway
            for bot in (Marshal(weights="by-hand"), Colonel(weights="by-hand")):
                assert advise(bot, position, seat, rng) == by_hand
            differs += has_learnt.action != by_hand.action
        position.apply(seat, by_hand.action)
    assert differs


# -- Maria ---------------------------------------------------------------------------------------


def test_all_that_is_shipped_for_maria_names_weights_there_are() -> None:
    maria = sanssouci.game("maria")
    for scenario in maria.scenarios:
        for role in scenario.seats:
            found = of_maria.weights_from(WEIGHTS_LEARNT, scenario.id, role)
            assert all(abs(getattr(found, field.name)) < 100 for field in fields(found))
    assert of_maria.weights_from(WEIGHTS_LEARNT, "moon", "maria") == MARIAS
    assert of_maria.with_values({"fear": 2.0}) == replace(MARIAS, fear=2.0)


@pytest.fixture
def timid(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever goes by what was learnt is afraid of everything."""
    values = {"fear": 9.0, "approach": 0.0, "bid_point": 9.0}
    yield from having_learnt(lambda *_: values, of_maria.weights_from.cache_clear, monkeypatch)


@pytest.mark.usefixtures("timid")
def test_halfway_is_between_the_captains_own_weights_and_those_that_were_learnt() -> None:
    halfway = of_maria.weights_from(WEIGHTS_HALFWAY, "advanced", "maria")
    assert halfway == replace(
        MARIAS,
        fear=(MARIAS.fear + 9) / 2,
        approach=MARIAS.approach / 2,
        bid_point=(MARIAS.bid_point + 9) / 2,
    )


def test_halfway_to_a_city_that_was_learnt_to_be_dear_it_is_half_as_dear() -> None:
    shipped = learnt.weights_from(WEIGHTS_LEARNT, "war-in-the-west", "frederick").dear
    halfway = learnt.weights_from(WEIGHTS_HALFWAY, "war-in-the-west", "frederick").dear
    assert shipped
    assert halfway == {city: (1 + factor) / 2 for city, factor in shipped.items()}


@pytest.mark.usefixtures("timid")
def test_who_does_not_search_in_maria_plays_by_what_was_learnt() -> None:
    check_that_ranks_go_by_what_was_learnt(sanssouci.game("maria").new("advanced"), 60)


# -- Sieben Jahre --------------------------------------------------------------------------------

COALITIONS = ("franco-austrian", "anglo-prussian")


def war(scenario: str) -> War:
    position = sanssouci.game("sieben-jahre").new(scenario)
    assert isinstance(position, War)
    return position


def test_all_that_is_shipped_for_sieben_jahre_names_leanings_there_are() -> None:
    for scenario in ("campaign", "pommern-1758"):
        position = war(scenario)
        for seat in position.setting.scenario.seats:
            found = of_sieben_jahre.temper_from(WEIGHTS_LEARNT, position, seat)
            for field in fields(found):
                if field.name != "name":
                    own = getattr(EVEN, field.name)
                    assert own / 9 < getattr(found, field.name) < own * 9, (seat, field.name)


def test_a_temper_keeps_what_it_leans_to_and_learns_the_rest() -> None:
    bold = temper_named("bold")
    found = of_sieben_jahre.with_values(bold, {"guard": 3.0, "capital": 2.0})
    assert found == replace(bold, capital=2.0)
    assert of_sieben_jahre.with_values(EVEN, {"guard": 3.0}) == replace(EVEN, guard=3.0)


@pytest.fixture
def reckless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever goes by what was learnt wants one thing only."""

    def values(file: object, theatre: str, role: str) -> dict[str, float]:
        own = {"franco-austrian": 5.0, "anglo-prussian": 3.0}[role]
        return {"capital": own, "guard": 0.0, "thrift": 4.0} if theatre == "campaign" else {}

    yield from having_learnt(values, of_sieben_jahre._temper_from.cache_clear, monkeypatch)


@pytest.mark.usefixtures("reckless")
def test_each_coalition_goes_by_its_own_whether_two_play_or_four() -> None:
    two, four, sheet = war("campaign"), war("campaign-4"), war("pommern-1758")
    for source, french, prussian in (
        (WEIGHTS_LEARNT, 5.0, 3.0),
        (WEIGHTS_HALFWAY, 3.0, 2.0),
        (WEIGHTS_BY_HAND, 1.0, 1.0),
    ):
        for position, seat, capital in (
            (two, "franco-austrian", french),
            (four, "france", french),
            (four, "austria", french),
            (two, "anglo-prussian", prussian),
            (four, "britain", prussian),
            (sheet, "prussia", 1.0),
        ):
            assert of_sieben_jahre.temper_from(source, position, seat).capital == capital


@pytest.mark.usefixtures("reckless")
def test_who_does_not_search_in_sieben_jahre_plays_by_what_was_learnt() -> None:
    check_that_ranks_go_by_what_was_learnt(war("campaign"), 400, "actions")


# -- The Great Crisis ------------------------------------------------------------------------------


def test_all_that_is_shipped_for_the_great_crisis_names_leanings_there_are() -> None:
    for role in CRISIS.scenario("campaign").seats:
        found = of_the_crisis.leaning(EVEN_IN_THE_CRISIS, WEIGHTS_LEARNT, "campaign", role)
        for name in of_the_crisis.LEARNABLE:
            assert 0 < getattr(found, name) < 10, (role, name)
    assert set(common.read(of_the_crisis.FILE)) <= {"campaign"}
    leaning = of_the_crisis.leaning(EVEN_IN_THE_CRISIS, WEIGHTS_LEARNT, "moon", "prussia")
    assert leaning == EVEN_IN_THE_CRISIS


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever goes by what was learnt fears nothing and looks nowhere."""
    values = {"fear": 0.0, "sight": 0.0, "ambition": 3.0}
    yield from having_learnt(lambda *_: values, of_the_crisis.leaning.cache_clear, monkeypatch)


@pytest.mark.usefixtures("careless")
def test_halfway_in_the_great_crisis_a_temper_leans_half_as_far() -> None:
    bold = OF_THE_CRISIS["bold"]
    halfway = of_the_crisis.leaning(bold, WEIGHTS_HALFWAY, "campaign", "austria")
    assert halfway == replace(
        bold, fear=bold.fear / 2, sight=bold.sight / 2, ambition=bold.ambition * 2
    )


@pytest.mark.usefixtures("careless")
def test_who_does_not_search_in_the_great_crisis_plays_by_what_was_learnt() -> None:
    check_that_ranks_go_by_what_was_learnt(CRISIS.new(), 60)


@pytest.mark.usefixtures("careless")
def test_a_marshal_of_the_great_crisis_who_searches_plans_by_what_was_learnt() -> None:
    position, differs = CRISIS.new(), 0
    assert isinstance(position, CrisisPosition)
    rng = Random(3)
    aide = Aide(rng)
    while differs < 2:
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(seat, position.sample_chance(rng))
            continue
        first = {}
        for source in ("by-hand", "learnt"):
            judgement = CrisisJudgement().with_weights(source)
            plan = judgement.plans(position, seat, allow_asides=False)[0]
            first[source] = plan.actions[0]
            assert (
                first[source] == advise(Captain(weights=source), position, seat, Random(0)).action
            )
        differs += first["by-hand"] != first["learnt"]
        position.apply(seat, aide(position, seat))
