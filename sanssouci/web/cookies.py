"""Reading cookies."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers


def cookie(headers: Headers, name: str) -> str:
    """The value of a cookie; empty if there is none, or if what was sent cannot be read."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return ""
    return "" if found is None else found.value
