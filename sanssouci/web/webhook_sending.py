"""Calls players' webhooks when it is their turn.

The URLs come from players, so nothing is sent into the host's own network: every address a name
resolves to is checked, and the request goes to exactly the one that was.
"""

from __future__ import annotations

import asyncio
import logging
import math
import socket
import time
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

import httpx

from sanssouci.kernel import SanssouciError, speaking, spoken
from sanssouci.kernel.catalogue import tell
from sanssouci.table import LiveTable, SeatKind, Tables
from sanssouci.table.threads import in_thread
from sanssouci.table.titles import title_of
from sanssouci.table.tokens import hashed, new_token
from sanssouci.table.webhooks import Webhook, Webhooks
from sanssouci.web.mail import SCHEME, BadMail, Letter, MailServer
from sanssouci.web.rates import Buckets
from sanssouci.web.settings import Rate

WAITS: Final = (0.0, 3.0, 15.0)
"""Seconds before each attempt."""
TIMEOUT: Final = 8.0
_AT_ONCE: Final = 20
_ASKING: Final = Rate(burst=3, per_second=1 / 1200)
"""Letters to one address that are not about a turn, so that nobody's post is filled."""
_UNICAST: Final = IPv6Network("2000::/3")
"""All of IPv6 that is routed on the internet. Outside of it lie, among others, the prefixes that
lead to IPv4 addresses (``64:ff9b::``, ``64:ff9b:1::``, ``::a.b.c.d``, ``::ffff:0:a.b.c.d``), local
networks of every kind (``fc00::``, ``fe80::``, ``fec0::``) and multicast."""
_DOCUMENTATION: Final = IPv6Network("3fff::/20")
"""Not yet known to the library of older Python versions."""
_ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)
"""The middle of an IPv6 address that ends in the IPv4 address it leads to."""

_log = logging.getLogger("sanssouci.web")
Key = tuple[str, str]


class BadWebhook(SanssouciError):
    """Nothing will be sent to this address."""


class TurnNotices:
    def __init__(
        self,
        tables: Tables,
        webhooks: Webhooks,
        mail: MailServer,
        *,
        allow_private: bool,
        pause_minutes: float,
    ) -> None:
        self.waits = WAITS
        self._tables = tables
        self._webhooks = webhooks
        self._mail = mail
        self._letters = Buckets(_ASKING)
        self._allow_private = allow_private
        self._pause = pause_minutes * 60
        self._sent: dict[Key, float] = {}
        self._under_way: dict[Key, asyncio.Task[None]] = {}
        self._few = asyncio.Semaphore(_AT_ONCE)
        self._client = httpx.AsyncClient(
            timeout=TIMEOUT,
            follow_redirects=False,
            trust_env=False,  # a proxy would resolve the name once more
            headers={"connection": "close"},
        )

    async def close(self) -> None:
        for task in self._under_way.values():
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._client.aclose()

    # -- when it becomes somebody's turn --------------------------------------------------------

    def call(self, table: LiveTable, seat: str) -> None:
        """It is this seat's turn; returns at once."""
        key = (table.id, seat)
        if key not in self._under_way and not table.presence()[seat]:
            task = self._under_way[key] = asyncio.create_task(self._call(key))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))

    async def _call(self, key: Key) -> None:
        try:
            webhook = await in_thread(self._webhooks.find, *key)
            if webhook is None or webhook.asked:
                return
            await asyncio.sleep(self._sent.get(key, -math.inf) + self._pause - time.monotonic())
            table = await self._tables.get(key[0])
            if not self._still_wanted(table, key[1]):
                return
            self._remember(key)
            with speaking(webhook.language):
                notice = _notice(table, key[1], webhook)
                await self._deliver(webhook, notice)
        except SanssouciError as error:
            _log.warning("no word sent", extra={"table": key[0], "problem": str(error)})
        except Exception:
            _log.exception("no word sent", extra={"table": key[0]})

    def _still_wanted(self, table: LiveTable, seat: str) -> bool:
        person = table.head.seats[seat].kind is SeatKind.PERSON
        return person and seat in table.head.turn_of and not table.presence()[seat]

    def _remember(self, key: Key) -> None:
        now = time.monotonic()
        self._sent = {old: at for old, at in self._sent.items() if now - at < self._pause}
        self._sent[key] = now

    async def _deliver(self, webhook: Webhook, notice: dict[str, str]) -> None:
        problem = ""
        for wait in self.waits:
            await asyncio.sleep(wait)
            try:
                status = await self._send(webhook, notice)
            except (httpx.HTTPError, TimeoutError, BadMail) as error:
                problem = type(error).__name__
                continue
            if status < 500:
                return
            problem = f"answered {status}"
        raise BadWebhook(f"gave up after {len(self.waits)} attempts: {problem}")

    # -- trying it out --------------------------------------------------------------------------

    async def check(self, url: str) -> None:
        """Raises BadWebhook for a web address nothing could be sent to."""
        await self._resolved(_parsed(url))

    async def accept(
        self, url: str, table: LiveTable, seat: str, holder: str, root: str
    ) -> Webhook:
        """What is kept for an address; raises BadWebhook or BadMail if nothing could be sent there.

        Whoever reads mail at an address is asked first, unless the same player has it already.
        """
        if not url.startswith(SCHEME):
            await self.check(url)
            return Webhook(url, root, spoken())
        to = self._mail.check(url)
        webhook = Webhook(f"{SCHEME}{to}", root, spoken())
        if await in_thread(self._webhooks.agreed, webhook.url, holder):
            return webhook
        token = new_token()
        words = {"seat": table.course.game.name(seat), "title": title_of(table.head)}
        link = f"{root}/mail/{table.id}/{seat}/{token}"
        text = "\n\n".join((tell("mail.asked", **words), link, tell("mail.not_you")))
        await self._write(Letter(to, tell("mail.asked_subject", **words), text))
        return webhook._replace(asked=hashed(token))

    async def try_out(self, table: LiveTable, seat: str, webhook: Webhook) -> int:
        """Send once, now; returns the status that came back."""
        if webhook.asked:
            raise BadMail(tell("error.mail_unanswered"))
        notice = _notice(table, seat, webhook) | {"text": tell("error.webhook_test")}
        if webhook.url.startswith(SCHEME):
            await self._write(_letter(webhook, notice))
            return 200
        try:
            return await self._post(webhook.url, notice)
        except (httpx.HTTPError, TimeoutError) as error:
            raise BadWebhook(tell("error.webhook_silent", why=type(error).__name__)) from error

    # -- sending --------------------------------------------------------------------------------

    async def _write(self, letter: Letter) -> None:
        """A letter that a player has asked for; to one address there are only so many."""
        if not self._letters.take(letter.to.lower()):
            raise BadMail(tell("error.mail_often"))
        await in_thread(self._mail.send, letter)

    async def _send(self, webhook: Webhook, notice: dict[str, str]) -> int:
        if not webhook.url.startswith(SCHEME):
            return await self._post(webhook.url, notice)
        async with self._few:
            await in_thread(self._mail.send, _letter(webhook, notice))
        return 200

    async def _post(self, address: str, notice: dict[str, Any]) -> int:
        url = _parsed(address)
        found = await self._resolved(url)
        request = self._client.build_request(
            "POST",
            url.copy_with(host=found),
            json=notice,
            headers={"host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": url.host},
        )
        async with self._few, asyncio.timeout(TIMEOUT):
            answer = await self._client.send(request, stream=True)
            await answer.aclose()  # what it says is of no interest
        return answer.status_code

    async def _resolved(self, url: httpx.URL) -> str:
        """One of the addresses of the host, all of which are somebody else's."""
        port = url.port or {"http": 80, "https": 443}[url.scheme]
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise BadWebhook(tell("error.webhook_host", host=url.host)) from error
        addresses = [str(entry[4][0]) for entry in found]
        if not self._allow_private and not all(map(_is_public, addresses)):
            raise BadWebhook(tell("error.webhook_private", host=url.host))
        return addresses[0]


def _letter(webhook: Webhook, notice: dict[str, str]) -> Letter:
    text = "\n\n".join((notice["text"], notice["url"], tell("mail.stop")))
    return Letter(webhook.url.removeprefix(SCHEME), notice["text"], text)


def _parsed(address: str) -> httpx.URL:
    try:
        url = httpx.URL(address)
    except (httpx.InvalidURL, ValueError) as error:
        raise BadWebhook(tell("error.webhook_address")) from error
    if url.scheme not in ("http", "https") or not url.host or url.userinfo:
        raise BadWebhook(tell("error.webhook_scheme"))
    return url


def _is_public(address: str) -> bool:
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is None:
            return _is_public_ipv6(ip)
        ip = ip.ipv4_mapped
    return ip.is_global and not ip.is_multicast


def _is_public_ipv6(ip: IPv6Address) -> bool:
    """Addresses that lead on to an IPv4 address are refused, whichever that is."""
    tunnel = ip.sixtofour is not None or ip.teredo is not None
    isatap = int(ip) >> 32 & 0xFFFF_FFFF in _ISATAP
    usual = ip in _UNICAST and ip.is_global and ip not in _DOCUMENTATION
    return usual and not tunnel and not isatap


def _notice(table: LiveTable, seat: str, webhook: Webhook) -> dict[str, str]:
    name = table.course.game.name(seat)
    return {
        "table": table.id,
        "title": title_of(table.head),
        "seat": seat,
        "seat_name": name,
        "text": tell("error.your_turn", seat=name, title=title_of(table.head)),
        "url": f"{webhook.root}/table/{table.id}",
    }
