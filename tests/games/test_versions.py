"""A game is loaded with the data that a rules version names."""

from __future__ import annotations

import pytest

from sanssouci.games import load
from sanssouci.games.friedrich import GAME as FRIEDRICH
from sanssouci.kernel import Game, NoPack
from sanssouci.kernel.catalogue import tell


class Edition(type(FRIEDRICH)):  # type: ignore[misc]
    """Friedrich, as if it had two packs."""

    def under(self, rules: str) -> Game:
        if rules == "2-other":
            return OTHER
        gone = rules.partition("-")[2]
        raise NoPack(tell("pack.not_here", game=self.id, fingerprint=gone), gone)


ONE, OTHER = Edition(), Edition()


@pytest.fixture(autouse=True)
def editions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sanssouci.games._loaded", lambda id: ONE)


def test_a_rules_version_leads_to_its_own_data() -> None:
    assert load("friedrich") is ONE
    assert load("friedrich", "2-other") is OTHER


def test_data_that_are_not_here_are_named() -> None:
    with pytest.raises(NoPack, match=r"pack of friedrich that is not here \(fingerprint gone\)"):
        load("friedrich", "2-gone")
    assert load("friedrich", "2-gone", or_other=True) is ONE
