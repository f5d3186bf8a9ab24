"""Mail, where a server was told how to send it: links to log in by, and "it is your turn"."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from turnkey.core.errors import TurnkeyError

WITHIN = 20.0  # seconds for a mail to be taken
log = logging.getLogger("turnkey.play")


class BadMail(TurnkeyError):
    """The settings of mail cannot be used; the message says why."""


@dataclass(frozen=True)
class Smtp:
    """How mail is sent: smtp://USER:PASSWORD@HOST:PORT (by STARTTLS where the other side has it), or smtps://… ."""

    host: str
    port: int
    user: str
    password: str
    tls: bool
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> Smtp:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as fault:
            raise BadMail(f"--smtp: {fault}") from fault
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadMail("--smtp is written smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS from the beginning")
        if "@" not in parseaddr(sender)[1]:
            raise BadMail("--mail-from is the address that mails come from: 'Turnkey <play@example.org>'")
        tls = parts.scheme == "smtps"
        return cls(
            parts.hostname, port or (465 if tls else 587), unquote(parts.username or ""),
            unquote(parts.password or ""), tls, sender,
        )  # fmt: skip


class Mailer:
    """Sends mails, one by one, beside the tables."""

    def __init__(self, smtp: Smtp | None) -> None:
        self._smtp = smtp
        self.sent = 0
        self.failed = 0

    @property
    def works(self) -> bool:
        return self._smtp is not None

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Whether it was taken; why not stands in the log, without the address."""
        if self._smtp is None:
            return False
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._smtp.sender, to, subject
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain=parseaddr(self._smtp.sender)[1].partition("@")[2]),
        )
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await asyncio.to_thread(self._hand_over, self._smtp, message)
        except (OSError, smtplib.SMTPException) as fault:
            self.failed += 1
            log.warning("a mail could not be sent: %s", type(fault).__name__)
            return False
        self.sent += 1
        return True

    def _hand_over(self, smtp: Smtp, message: EmailMessage) -> None:
        kind = smtplib.SMTP_SSL if smtp.tls else smtplib.SMTP
        with kind(smtp.host, smtp.port, timeout=WITHIN) as post:
            post.ehlo()
            if not smtp.tls and post.has_extn("starttls"):
                post.starttls(context=ssl.create_default_context())
                post.ehlo()
            elif not smtp.tls and smtp.user:
                raise smtplib.SMTPException("a password is not sent in the clear: the other side has no STARTTLS")
            if smtp.user:
                post.login(smtp.user, smtp.password)
            post.send_message(message)

    def try_out(self) -> None:
        """For `turnkey doctor`: whether the other side answers."""
        assert self._smtp is not None
        kind = smtplib.SMTP_SSL if self._smtp.tls else smtplib.SMTP
        with kind(self._smtp.host, self._smtp.port, timeout=5) as post:
            post.noop()
