"""Mail to players, for hosts who name a server that takes it; without one nothing is sent.

An address comes from a player and may be somebody else's. So one letter asks, and only whoever
opens the link in it is written to again.
"""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell
from sanssouci.web.settings import MailSecurity, Settings

SCHEME: Final = "mailto:"
"""So begins an address that mail goes to, among those that are told."""
TIMEOUT: Final = 20.0
_ADDRESS: Final = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
"""Plain addresses only: none that a program could take for several, or for a line of its own."""
_PORTS: Final[dict[MailSecurity, int]] = {"starttls": 587, "tls": 465, "none": 25}


class BadMail(SanssouciError):
    """Nothing can be sent, or not to this address."""


@dataclass(frozen=True, slots=True)
class Letter:
    to: str
    subject: str
    text: str


class MailServer:
    """The host's way to send mail; every method blocks."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def check(self, address: str) -> str:
        """The bare address, if mail can be sent there at all."""
        if not self._settings.mail_server:
            raise BadMail(tell("error.mail_off"))
        to = address.removeprefix(SCHEME).strip()
        if not to.isascii() or not _ADDRESS.fullmatch(to):
            raise BadMail(tell("error.mail_address"))
        return to

    def send(self, letter: Letter) -> None:
        """Hand a letter to the server; raises BadMail if it does not take it."""
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = self.check(letter.to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(
            domain=self._settings.mail_from.rpartition("@")[2].rstrip(">")
        )
        message["Auto-Submitted"] = "auto-generated"  # so that nobody's holiday notice answers
        message.set_content(letter.text)
        try:
            with self._connected() as server:
                server.send_message(message)
        except (smtplib.SMTPException, OSError) as error:
            raise BadMail(tell("error.mail_failed", why=type(error).__name__)) from error

    def _connected(self) -> smtplib.SMTP:
        chosen = self._settings
        host, _, port = chosen.mail_server.partition(":")
        at = int(port or _PORTS[chosen.mail_security])
        secure = ssl.create_default_context()
        if chosen.mail_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, at, timeout=TIMEOUT, context=secure)
        else:
            server = smtplib.SMTP(host, at, timeout=TIMEOUT)
        try:
            if chosen.mail_security == "starttls":
                server.starttls(context=secure)
            if chosen.mail_user:
                server.login(chosen.mail_user, chosen.mail_password)
        except BaseException:
            server.close()
            raise
        return server
