"""Routes for accounts, which are optional."""

from __future__ import annotations

from fastapi import APIRouter, Request

from sanssouci.kernel.catalogue import tell
from sanssouci.table import RefusalCode, Refused
from sanssouci.table.accounts import account_key
from sanssouci.web import models
from sanssouci.web.addresses import address_of
from sanssouci.web.asking import Holder, Session, TheAccounts, TheTables

router = APIRouter(prefix="/api", tags=["accounts"])


def _spend_attempt(request: Request, name: str) -> None:
    """Limit password attempts per address and per name."""
    for whose in (f"address {address_of(request.scope)}", f"name {account_key(name)}"):
        if not request.app.state.logins.take(whose):
            raise Refused(RefusalCode.TOO_FAST, tell("error.too_many_attempts"))


def _become(request: Request, token: str) -> None:
    """Issue a new cookie, so that knowing the old one is worth nothing."""
    request.scope["state"]["new_token"] = token


@router.get("/me")
async def who_am_i(holder: Holder, session: Session, accounts: TheAccounts) -> models.Me:
    """The name of my account."""
    return models.Me(account=await accounts.name_of(holder) if session else None)


@router.post("/account", status_code=201)
async def create_account(
    request: Request,
    order: models.AccountRequest,
    holder: Holder,
    session: Session,
    accounts: TheAccounts,
    tables: TheTables,
) -> models.Me:
    """Make an account, which takes over what this browser holds."""
    if session:
        raise Refused(RefusalCode.ILLEGAL, tell("error.logged_in"))
    _spend_attempt(request, order.name)
    logged_in = await accounts.create(order.name, order.password, holder)
    _become(request, logged_in.token)
    await tables.refresh_tables_of(holder)
    return models.Me(account=logged_in.name)


@router.post("/login")
async def login(
    request: Request,
    order: models.LoginRequest,
    holder: Holder,
    session: Session,
    accounts: TheAccounts,
    tables: TheTables,
) -> models.Me:
    """Log in; what this browser held comes along."""
    _spend_attempt(request, order.name)
    logged_in = await accounts.login(order.name, order.password, holder)
    _become(request, logged_in.token)
    if session:
        await accounts.logout(session)
    await tables.refresh_tables_of(holder)
    await request.app.state.lines.recheck(holder)
    return models.Me(account=logged_in.name)


@router.post("/logout")
async def logout(
    request: Request, holder: Holder, session: Session, accounts: TheAccounts
) -> models.Me:
    """Log out; the seats stay with the account."""
    if session:
        _become(request, await accounts.logout(session))
        await request.app.state.lines.recheck(holder)
    return models.Me(account=None)


@router.post("/account/password")
async def change_password(
    request: Request, order: models.PasswordRequest, holder: Holder, accounts: TheAccounts
) -> models.Me:
    """Set a new password; all other browsers are logged out."""
    _spend_attempt(request, holder)
    _become(request, await accounts.change_password(holder, order.old, order.new))
    await request.app.state.lines.recheck(holder)
    return models.Me(account=await accounts.name_of(holder))


@router.delete("/account")
async def delete_account(
    request: Request,
    order: models.GoodbyeRequest,
    holder: Holder,
    accounts: TheAccounts,
    tables: TheTables,
) -> models.Me:
    """Delete the account; its seats stay with this browser."""
    _spend_attempt(request, holder)
    _become(request, await accounts.delete(holder, order.password))
    await tables.refresh_tables_of(holder)
    await request.app.state.lines.recheck(holder)
    return models.Me(account=None)
