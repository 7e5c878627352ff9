"""Ending a game by agreement: somebody proposes it, and it is over once everybody agrees."""

from __future__ import annotations

import secrets

from sanssouci.kernel.catalogue import tell
from sanssouci.table import leaving
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.in_memory import under_lock
from sanssouci.table.leaving import Proposal
from sanssouci.table.live import LiveTable
from sanssouci.table.notices import notice_of
from sanssouci.table.store import Head
from sanssouci.table.telling import Told


@under_lock
async def propose(
    table: LiveTable, holder: str, seat: str, what: str, receipt: str | None = None
) -> None:
    mine = table.check_mine(holder, seat)
    table.check_running()
    if table.head.proposal is not None:
        raise Refused(RefusalCode.ILLEGAL, tell("error.proposal_stands"))
    if what not in leaving.PROPOSALS:
        raise Refused(RefusalCode.BAD_MESSAGE, tell("error.no_proposal_of", what=what))
    mine_say_yes = table.seats_of(holder)
    proposal = {"id": secrets.token_hex(4), "what": what, "seat": seat, "yes": mine_say_yes}
    text = notice_of(table.course.game, f"table.proposes_{what}", {"who": mine})
    await _weigh(table, proposal, text, receipt)


@under_lock
async def answer(
    table: LiveTable,
    holder: str,
    seat: str,
    proposal_id: str,
    yes: bool,
    receipt: str | None = None,
) -> None:
    """Agree to a proposal, or decline it; to the one of that id and no other."""
    mine = table.check_mine(holder, seat)
    table.check_running()
    proposal = table.head.proposal
    if proposal is None:
        raise Refused(RefusalCode.ILLEGAL, tell("error.nothing_proposed"))
    if proposal_id != _id(proposal):
        raise Refused(RefusalCode.STALE, tell("error.proposal_gone"))
    if yes:
        agreed = {*proposal["yes"], *table.seats_of(holder)}
        await _weigh(table, {**proposal, "yes": sorted(agreed)}, receipt=receipt)
    else:
        text = notice_of(table.course.game, "table.declines", {"who": mine})
        await table.keep_proposal(None, text, receipt)


async def _weigh(
    table: LiveTable, proposal: Proposal, text: str = "", receipt: str | None = None
) -> None:
    """Keep a proposal, or carry it out once everybody agrees."""
    result = leaving.result_of_agreement(proposal, table.head.seats)
    if result is None:
        await table.keep_proposal(proposal, text, receipt)
    else:
        await table.change(text, result=result, receipt=receipt)


def standing(head: Head) -> Told | None:
    """The pending proposal, and whose answer is awaited."""
    proposal = head.proposal
    if proposal is None:
        return None
    waiting = leaving.undecided(proposal, head.seats)
    return {
        "id": _id(proposal),
        "what": proposal["what"],
        "seat": proposal["seat"],
        "waiting_for": waiting,
    }


def _id(proposal: Proposal) -> str:
    """A proposal's id; one made before proposals had ids goes by what was proposed."""
    return str(proposal.get("id", proposal["what"]))
