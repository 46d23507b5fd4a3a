"""Notices to a program of somebody's own, signed as the Standard Webhooks have it (standardwebhooks.com)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

_PREFIX = "whsec_"


def new_secret() -> str:
    return _PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def headers(secret: str, id: str, at: int, content: bytes) -> dict[str, str]:
    """What tells the receiver who sent it, when, and whether he had it before."""
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    signed = hmac.new(key, f"{id}.{at}.".encode() + content, hashlib.sha256).digest()
    return {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(signed).decode()}",
    }
