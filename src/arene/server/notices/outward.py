"""Requests to addresses that visitors name: public ones only, so that nobody reaches through this server what it alone
can reach."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

import httpx

_SECONDS = 15  # for the whole of it
_NAT64 = ipaddress.ip_network("64:ff9b::/96")  # public addresses of version 6 that lead to any of version 4


class Forbidden(Exception):
    """An address that nothing is sent to. ``code`` names the message ``problem-<code>``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def check_url(url: str, private: bool) -> None:
    """Whether an address may be kept at all; where its name leads is looked at whenever something is sent there."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Forbidden("target-address") from error
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or parts.fragment or port == 0:
        raise Forbidden("target-address")
    if any(sign.isspace() or not sign.isprintable() for sign in url):
        raise Forbidden("target-address")
    if private:
        return
    if parts.scheme != "https":
        raise Forbidden("target-https")
    if port not in (None, 443) and port < 1024:  # not where mail and other services listen
        raise Forbidden("target-address")
    try:
        known = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return
    if not is_public(known):
        raise Forbidden("target-private")


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether everybody on the net reaches an address, and not only this machine and its neighbours."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


async def _resolved(host: str, port: int, private: bool) -> str:
    """An address behind a name. All of them must be public: the one that is connected to is one of those looked at."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not private and not all(is_public(ipaddress.ip_address(one)) for one in addresses):
        raise Forbidden("target-private")
    return addresses[0]


class Outward:
    """Sends to addresses of visitors. ``private``: also to those of this machine and its network."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._client: httpx.AsyncClient | None = None

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """The status that comes back; nothing of the answer is read, and no other address is gone on to."""
        check_url(url, self.private)
        if self._client is None:
            self._client = httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=_SECONDS)
        known = httpx.URL(url)
        port = known.port or (443 if known.scheme == "https" else 80)
        async with asyncio.timeout(_SECONDS):
            address = await _resolved(known.host, port, self.private)
            named = {**headers, "Host": known.netloc.decode("ascii")}
            request = self._client.build_request("POST", known.copy_with(host=address), content=content, headers=named)
            request.extensions["sni_hostname"] = known.raw_host.decode("ascii")  # the certificate is that of the name
            answer = await self._client.send(request, stream=True)
            await answer.aclose()
        return answer.status_code

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
