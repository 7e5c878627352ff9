"""Secrets that stand for a browser or an invitation. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

_TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that are easily mistaken for one another."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


SESSION = "session-"
"""So begins the token of a browser that has logged in; others need not be looked up."""


def new_session() -> str:
    return SESSION + new_token()


def hashed(token: str) -> str:
    """A token has 256 random bits, so a plain hash cannot be searched backwards."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """Short enough for a link, too long to guess, because whoever knows it may watch."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(12))
