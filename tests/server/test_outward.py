"""What is sent to addresses of visitors: public ones only, and sealed for one browser."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from arene.server.notices.outward import Forbidden, Outward, check_url, is_public
from arene.server.notices.push import decoded, encoded, new_key, public_key, sealed, signature
from arene.server.notices.turns import GRACE
from tests.server.postbox import Receiver, receiver
from tests.server.test_refusals import problem
from tests.server.waiting import SITE, Time, settings, site, two_at_a_table


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


# ---- where to


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"),
        *("2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "ff02::1", "192.0.2.1"),
    ],
)
def test_private_addresses(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Forbidden):
        check_url(f"https://{host}/", private=False)


def test_public_addresses() -> None:
    for address in ("93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"):
        assert is_public(ipaddress.ip_address(address))
    for url in ("https://a.example/x?y", "https://a.example:8443/", "https://93.184.216.34/"):
        check_url(url, private=False)
    for url in ("http://a.example/", "https://a.example:25/", "https://me@a.example/", "https://a.example/#x"):
        with pytest.raises(Forbidden):
            check_url(url, private=False)


def test_a_name_that_leads_to_a_private_address_is_not_followed(
    hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at first, and not when it leads elsewhere by the time something is sent."""
    port = int(hook.url.rpartition(":")[2])

    async def post(private: bool, scheme: str) -> int:
        async def leads_home(self: object, host: str, port: int, **more: Any) -> list[Any]:
            assert host == "a.example"
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

        outward = Outward(private)
        monkeypatch.setattr(type(asyncio.get_running_loop()), "getaddrinfo", leads_home)
        try:
            return await outward.post(f"{scheme}://a.example:{port}/x", b"{}", {})
        finally:
            await outward.close()

    with pytest.raises(Forbidden) as refused:
        asyncio.run(post(False, "https"))
    assert refused.value.code == "target-private" and hook.hits == []
    assert asyncio.run(post(True, "http")) == 201
    assert hook.hits[0].headers["host"] == f"a.example:{port}", "it is called by its name"


def test_private_addresses_are_refused_unless_the_host_says_otherwise(database: str, hook: Receiver) -> None:
    with site(database, settings(private_targets=False), Time()) as at:
        bob = at.person("Bob")
        for url, code in (
            ("https://127.0.0.1:8000/", "target-private"),
            ("https://[::1]/", "target-private"),
            (hook.url, "target-https"),
        ):
            for kind in ("webhook", "push"):
                answer = bob.post("/api/me/notices/channels", json={"kind": kind, "target": url, "keys": KEYS})
                problem(answer, 422, code)


# ---- sealed and signed

# the example of RFC 8291, section 5 and appendix A
EXAMPLE = {
    "content": b"When I grow up, I want to be a watermelon",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    "sender": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
}
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
    "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
KEYS = {"p256dh": EXAMPLE["p256dh"], "auth": EXAMPLE["auth"]}


def test_the_example_of_the_standard() -> None:
    assert encoded(sealed(**EXAMPLE)) == SEALED  # type: ignore[arg-type]


class Browser:
    """What a browser does with a push: opens what was sealed for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self.public), "auth": encoded(self.auth)}

    def opened(self, body: bytes) -> dict[str, Any]:
        salt, length, sender, rest = body[:16], body[20], body[21:86], body[86:]
        assert length == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, rest, None)
        assert plain[-1:] == b"\x02"
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


def check_signature(header: str, audience: str) -> str:
    """Whether the push service believes it; the site's public key."""
    token, key = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(", "))
    signed, _, signature = token.rpartition(".")
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert claims["aud"] == audience and claims["sub"] == SITE
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    return key


def test_a_signature_is_of_one_site() -> None:
    key = new_key()
    header = signature("https://push.example/x", key, SITE)
    assert check_signature(header, "https://push.example") == public_key(key)
    forged = header.replace(public_key(key), public_key(new_key()))
    with pytest.raises(InvalidSignature):
        check_signature(forged, "https://push.example")


def test_a_browser_is_told_until_it_is_gone(database: str, hook: Receiver) -> None:
    with site(database, settings(), Time()) as at:
        ada, bob, browser = at.person("Ada"), at.person("Bob"), Browser()
        sent = {"kind": "push", "target": f"{hook.url}/send/abc", "keys": browser.keys}
        made = bob.post("/api/me/notices/channels", json=sent, headers={"user-agent": "Firefox/128.0 Android"})
        assert made.status_code == 201 and made.json()["name"] == "Firefox, Android"
        assert "abc" not in bob.get("/api/me/notices").text, "the address is as good as a key"
        match = two_at_a_table(at, ada, bob)
        at.round(GRACE + 1)
        (hit,) = hook.hits
        told = browser.opened(hit.body)
        assert told["url"] == f"{SITE}/t/{match}" and told["title"] == "Your turn: Sponsio"
        key = check_signature(hit.headers["authorization"], hook.url)
        assert key == bob.get("/api/me/notices").json()["key"] and hit.headers["content-encoding"] == "aes128gcm"
        assert int(hit.headers["ttl"]) > 0 and len(hit.headers["topic"]) <= 32
        worker = bob.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript") and "showNotification" in worker.text
        hook.answers = [410]
        id = made.json()["id"]
        bob.post(f"/api/me/notices/channels/{id}/trial")
        at.round()
        assert len(hook.hits) == 2 and bob.get("/api/me/notices").json()["channels"] == []


def test_a_browser_belongs_to_whoever_asked_last(database: str, hook: Receiver) -> None:
    with site(database, settings(), Time()) as at:
        sent = {"kind": "push", "target": f"{hook.url}/send/abc", "keys": Browser().keys}
        ada, bob = at.person("Ada"), at.person("Bob")
        for client in (ada, bob):
            assert client.post("/api/me/notices/channels", json=sent).status_code == 201
        assert ada.get("/api/me/notices").json()["channels"] == []
        bad = {**sent, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
        problem(bob.post("/api/me/notices/channels", json=bad), 422, "push-keys")
        for database_key in range(2):
            assert ada.get("/api/me/notices").json()["key"] == bob.get("/api/me/notices").json()["key"], database_key
