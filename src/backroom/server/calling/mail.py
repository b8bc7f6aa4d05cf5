"""E-mail, where the operator of the house has said how it is sent."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from backroom.kernel.errors import BadInput
from backroom.server.calling.outgoing import NotSent
from backroom.server.refusals import Reason, Refused

PATIENCE = 20.0
MAILBOX = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    leave: str
    """The address at which one click ends it; "" for a letter that was asked for."""


class Postman(NamedTuple):
    """How letters leave the house."""

    secure: bool
    host: str
    port: int
    user: str
    password: str
    sender: str

    def __repr__(self) -> str:
        return f"<postman at {self.host}>"

    async def send(self, letter: Letter) -> None:
        """NotSent says why it was not taken."""
        try:
            await asyncio.to_thread(self.deliver, letter)
        except (OSError, smtplib.SMTPException, ValueError) as fault:
            raise NotSent(f"{self.host}: {type(fault).__name__}") from None

    def deliver(self, letter: Letter) -> None:
        message = written(letter, self.sender)
        with self.line() as line:
            if self.user:
                line.login(self.user, self.password)
            line.send_message(message)

    def line(self) -> smtplib.SMTP:
        """To the mail server: by TLS where it has that, and never with a password without."""
        trust = ssl.create_default_context()
        if self.secure:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=trust)
        line = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=trust)
        elif self.user:
            line.close()
            raise NotSent(f"{self.host} has no TLS: the password is not sent in the open")
        return line


def written(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.leave:
        message["List-Unsubscribe"] = f"<{letter.leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def postman(setting: str) -> Postman:
    """From the operator's setting; BadInput says what is wrong with it."""
    try:
        parts = urlsplit(setting)
        port = parts.port
    except ValueError:
        raise BadInput("mail: this is not an address like smtp://host?from=name@host") from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_mailbox(sender):
        raise BadInput("mail is written smtp://user:password@host:port?from=name@host")
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Postman(secure, parts.hostname, port or (465 if secure else 587), user, password, sender)


def is_mailbox(text: str) -> bool:
    return MAILBOX.fullmatch(text) is not None and len(text) <= 254


def checked_mailbox(text: str) -> str:
    mailbox = text.strip()
    if not is_mailbox(mailbox):
        raise Refused(Reason.BAD_ADDRESS, why="mailbox")
    return mailbox
