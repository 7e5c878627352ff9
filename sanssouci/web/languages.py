"""The language somebody reads: what the menu was set to, else what the browser asks for."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers

from sanssouci.kernel import ENGLISH, Catalogues
from sanssouci.kernel.catalogue import SHARED
from sanssouci.web.cookies import cookie

COOKIE: Final = "language"
CATALOGUES: Final = Catalogues(SHARED)
"""What is said of no game in particular."""
LANGUAGES: Final = CATALOGUES.languages
"""Those that the table itself speaks; a game that does not speaks English there."""


def language_of(headers: Headers) -> str:
    return next(filter(None, map(_known, _asked_for(headers))), ENGLISH)


def _asked_for(headers: Headers) -> list[str]:
    """Languages, the most wanted first."""
    return [cookie(headers, COOKIE), *_by_weight(headers.get("accept-language", ""))]


def _by_weight(accepted: str) -> list[str]:
    """The languages of an Accept-Language header; those with a weight of 0 are not wanted.

    >>> _by_weight("de;q=0.5, it-CH, en;q=0, fr;q=some")
    ['it-CH', 'de']
    """
    weighed = []
    for part in accepted.split(","):
        language, _, weight = part.partition(";")
        try:
            weighed.append((float(weight.strip().removeprefix("q=") or 1), language.strip()))
        except ValueError:
            continue
    wanted = sorted((each for each in weighed if each[0] > 0), key=lambda each: -each[0])
    return [language for _, language in wanted]


def spoken_as(language: str) -> str:
    """The language in which somebody is told who asks for this one."""
    return _known(language) or ENGLISH


def _known(language: str) -> str | None:
    """``it-CH`` is spoken as ``it`` if it has no sentences of its own."""
    while language:
        if language in LANGUAGES:
            return language
        language = language.rpartition("-")[0]
    return None
