"""Web push: a message sealed for one browser (RFC 8291), from a house that shows who it is (RFC
8292). The push service in between can read neither what we say nor to whom it belongs."""

import base64
import os
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from backroom.server.refusals import Reason, Refused

CURVE = ec.SECP256R1()
RECORD = 4096
LAST_RECORD = b"\x02"
SALT = 16
TOKEN_LASTS = 12 * 3600
"""Seconds; a push service takes none that lasts longer than a day."""


class BrowserKeys(msgspec.Struct, frozen=True):
    """What a browser has given us to seal with."""

    p256dh: str
    auth: str


class Vapid(NamedTuple):
    """The key by which push services know this house."""

    private: ec.EllipticCurvePrivateKey

    @property
    def public(self) -> str:
        """As browsers want it."""
        return encoded(point_of(self.private.public_key()))

    def written(self) -> str:
        pem = self.private.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        return pem.decode()

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """For the push service of this endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + TOKEN_LASTS,
            "sub": contact,
        }
        signed = ".".join(
            encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def new_vapid() -> Vapid:
    return Vapid(ec.generate_private_key(CURVE))


def read_vapid(pem: str) -> Vapid:
    key = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return Vapid(key)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def checked_keys(p256dh: str, auth: str) -> BrowserKeys:
    """The keys of a browser; refused if nothing can be sealed with them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        if len(decoded(auth)) != SALT:
            raise ValueError
    except ValueError:
        raise Refused(Reason.BAD_ADDRESS, why="keys") from None
    return BrowserKeys(p256dh, auth)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def content_key(secret: bytes, auth: bytes, browser: bytes, house: bytes) -> bytes:
    return derived(auth, secret, b"WebPush: info\0" + browser + house, 32)


def cipher(salt: bytes, key: bytes) -> tuple[AESGCM, bytes]:
    """The cipher, and its nonce: a message has one record."""
    return (
        AESGCM(derived(salt, key, b"Content-Encoding: aes128gcm\0", 16)),
        derived(salt, key, b"Content-Encoding: nonce\0", 12),
    )


def sealed(keys: BrowserKeys, text: bytes) -> bytes:
    """What only this browser can open."""
    browser = decoded(keys.p256dh)
    once = ec.generate_private_key(CURVE)
    house = point_of(once.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    key = content_key(once.exchange(ec.ECDH(), theirs), decoded(keys.auth), browser, house)
    salt = os.urandom(SALT)
    lock, nonce = cipher(salt, key)
    head = salt + RECORD.to_bytes(4, "big") + len(house).to_bytes(1, "big") + house
    return head + lock.encrypt(nonce, text + LAST_RECORD, None)


def opened(private: ec.EllipticCurvePrivateKey, auth: bytes, message: bytes) -> bytes:
    """What a browser finds in such a message: the other half, by which tests and the doctor see
    that the first is right. ValueError if it is not for this browser."""
    salt, length = message[:SALT], message[SALT + 4]
    house = message[SALT + 5 : SALT + 5 + length]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, house)
    browser = point_of(private.public_key())
    key = content_key(private.exchange(ec.ECDH(), theirs), auth, browser, house)
    lock, nonce = cipher(salt, key)
    try:
        text = lock.decrypt(nonce, message[SALT + 5 + length :], None)
    except InvalidTag:
        raise ValueError("this message is not for this browser") from None
    return text.rstrip(b"\0").removesuffix(LAST_RECORD)
