"""What libraries and the system complain of is told in the reader's language."""

from __future__ import annotations

import errno
import os
from enum import Enum
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from sanssouci.kernel import speaking
from sanssouci.kernel.catalogue import SHARED, Catalogues
from sanssouci.kernel.complaints import misfit, system_trouble


class _Colour(Enum):
    RED = "red"


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid")

    whole: Annotated[int, Field(ge=1, le=9)] = 1
    part: Annotated[float, Field(gt=0, lt=1.5)] = 0.5
    yes: bool = True
    word: Annotated[str, Field(min_length=2, max_length=3)] = "ab"
    words: Annotated[list[str], Field(min_length=1, max_length=2)] = ["a"]
    named: dict[str, int] = {}
    one: Literal["a", "b"] = "a"
    colour: _Colour = _Colour.RED
    date: Annotated[str, Field(pattern="^x$")] = "x"


CASES: list[tuple[dict[str, Any], str]] = [
    ({"whole": "x"}, "deve essere un numero intero"),
    ({"whole": 0}, "deve essere almeno 1"),
    ({"whole": 10}, "deve essere al massimo 9"),
    ({"part": "x"}, "deve essere un numero"),
    ({"part": 0}, "deve essere più di 0"),
    ({"part": 1.5}, "deve essere meno di 1.5"),
    ({"yes": "perhaps"}, "deve essere vero o falso"),
    ({"word": 3}, "deve essere un testo"),
    ({"word": "a"}, "deve avere almeno 2 caratteri"),
    ({"word": "abcd"}, "deve avere al massimo 3 caratteri"),
    ({"words": 3}, "deve essere un elenco"),
    ({"words": []}, "devono essere almeno 1"),
    ({"words": ["a", "b", "c"]}, "devono essere al massimo 2"),
    ({"named": 3}, "devono essere valori con un nome"),
    ({"one": "c"}, "deve essere uno di a, b"),
    ({"colour": "blue"}, "deve essere uno di red"),
    ({"more": 1}, "qui non è previsto"),
    ({"date": "y"}, "così non si può usare"),
]


@pytest.mark.parametrize(("given", "italian"), CASES)
def test_values_that_do_not_fit(given: dict[str, Any], italian: str) -> None:
    with pytest.raises(ValidationError) as caught:
        _Form.model_validate(given)
    with speaking("it"):
        assert misfit(caught.value.errors()[0]) == italian


def test_what_is_no_json_at_all() -> None:
    with pytest.raises(ValidationError) as caught:
        _Form.model_validate_json("{")
    with speaking("de"):
        assert misfit(caught.value.errors()[0]) == "ist kein JSON"


@pytest.mark.parametrize("language", sorted({*Catalogues(SHARED).languages} - {"en"}))
def test_the_system_is_not_quoted_in_english(language: str) -> None:
    for number in (errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EADDRINUSE):
        english = os.strerror(number)
        assert system_trouble(OSError(number, english)).casefold() == english.casefold()
        with speaking(language):
            assert system_trouble(OSError(number, english)).casefold() != english.casefold()


def test_what_has_no_sentence_is_said_as_the_system_says_it() -> None:
    assert system_trouble(OSError(errno.EXDEV, os.strerror(errno.EXDEV))) == os.strerror(
        errno.EXDEV
    )
    assert system_trouble(OSError("odd")) == "odd"
