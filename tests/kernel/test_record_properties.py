"""Records and messages survive whatever people write into them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sanssouci.kernel import Action, Entry, Record

words = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1)
seats = st.sampled_from(["left", "right", "chance"])
names = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"])).map(
    lambda name: " ".join(name.split())
)


@settings(deadline=None)
@given(
    st.lists(st.tuples(seats, words, st.lists(words, max_size=4))), st.dictionaries(seats, names)
)
def test_a_record_reads_back_what_it_wrote(
    entries: list[tuple[str, str, list[str]]], players: dict[str, str]
) -> None:
    record = Record(
        game="any",
        rules="1",
        scenario="duel",
        options={"speed": "3"},
        players=players,
        entries=[Entry(seat, Action.of(verb, *rest)) for seat, verb, rest in entries],
        result="left (points)",
        hash="abc",
    )
    assert Record.loads(record.dumps()) == record


@settings(deadline=None)
@given(words, st.lists(words, max_size=5))
def test_an_action_parses_back(verb: str, rest: list[str]) -> None:
    action = Action.of(verb, *rest)
    assert Action.parse(f"  {action} ") == action
    assert (action.verb, action.words) == (verb, tuple(rest))
