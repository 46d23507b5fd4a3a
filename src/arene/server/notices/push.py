"""Notices by Web Push: sealed for one browser (RFC 8291), signed for its push service (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import os
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

# ``cryptography`` takes a while to load: only who pushes something needs it

_RECORD = 4096  # bytes of the one record there is
_LIFE = 12 * 3600  # seconds for which a signature holds
_KEPT = 24 * 3600  # seconds for which a push service keeps what it cannot deliver


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """The key that push services know this site by."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def _private(key: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())


def _public(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def public_key(key: str) -> str:
    """The half of the key that browsers are told."""
    return encoded(_public(_private(key)))


def check_keys(p256dh: str, auth: str) -> bool:
    """Whether something can be sealed with what a browser says."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except (ValueError, binascii.Error):
        return False


def sealed(content: bytes, p256dh: str, auth: str, salt: bytes = b"", sender: str = "") -> bytes:
    """The content as only the browser with these keys can read it. ``salt`` and ``sender`` are drawn for each."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return bytes(HKDF(SHA256(), length, salt, info).derive(secret))

    salt, own = salt or os.urandom(16), _private(sender or new_key())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    shared, mine = own.exchange(ec.ECDH(), browser), _public(own)
    secret = derived(shared, decoded(auth), b"WebPush: info\0" + decoded(p256dh) + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + bytes(AESGCM(key).encrypt(nonce, content + b"\x02", None))  # 2: the last record


def signature(endpoint: str, key: str, contact: str) -> str:
    """Who sends this, for the push service at an endpoint."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    def part(value: dict[str, Any]) -> str:
        return encoded(json.dumps(value, separators=(",", ":")).encode())

    audience = "{0.scheme}://{0.netloc}".format(urlsplit(endpoint))
    claims = {"aud": audience, "exp": int(time.time()) + _LIFE, "sub": contact}
    signed = f"{part({'typ': 'JWT', 'alg': 'ES256'})}.{part(claims)}"
    r, s = decode_dss_signature(_private(key).sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(key)}"


def headers(endpoint: str, key: str, contact: str, topic: str) -> dict[str, str]:
    """What goes with a sealed notice; a later one on the same topic takes the place of one that was not read."""
    return {
        "Authorization": signature(endpoint, key, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_KEPT),
        "Topic": encoded(hashlib.sha256(topic.encode()).digest())[:32],
        "Urgency": "normal",
    }
