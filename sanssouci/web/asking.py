"""What routes want to know of a request: who asks, and what the server keeps for them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from sanssouci.table import Tables
from sanssouci.table.accounts import Accounts
from sanssouci.web.settings import Settings


def _holder(request: Request) -> str:
    return str(request.scope["state"]["holder"])


def _session(request: Request) -> str:
    return str(request.scope["state"]["session"])


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _accounts(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def _url_root(request: Request) -> str:
    """How links begin: as the settings say, or else as the client reached us."""
    settings: Settings = request.app.state.settings
    return settings.public_url or str(request.base_url).rstrip("/")


Holder = Annotated[str, Depends(_holder)]
Session = Annotated[str, Depends(_session)]
"""The hash of the session of a browser that has logged in; empty for others."""
TheTables = Annotated[Tables, Depends(_tables)]
TheAccounts = Annotated[Accounts, Depends(_accounts)]
UrlRoot = Annotated[str, Depends(_url_root)]
