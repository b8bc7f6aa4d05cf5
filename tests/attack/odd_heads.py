"""Heads by which proxies and servers are tricked: no sound request is among them."""

import random


def head(*lines: str, after: str = "") -> bytes:
    return ("\r\n".join(lines) + "\r\n\r\n" + after).encode("latin-1")


def odd_heads(place: str, chance: random.Random) -> tuple[bytes, ...]:
    """Requests about this table that mean one thing to one reader and another to the next."""
    smuggled = f"DELETE {place} HTTP/1.1\r\nHost: x\r\n\r\n"
    get, post = f"GET {place} HTTP/1.1", f"POST {place}/start HTTP/1.1"
    chunked = "Transfer-Encoding: chunked"
    forged = (
        "X-Forwarded-For: 127.0.0.1",
        "X-Forwarded-User: anna",
        "X-HTTP-Method-Override: DELETE",
        "X-Original-URL: /api/my/tables",
    )
    upgrade = (
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 99",
        "Sec-WebSocket-Key: x",
    )
    return (
        head(post, "Host: x", "Content-Length: 6", chunked, after=f"0\r\n\r\n{smuggled}"),
        head(post, "Host: x", "Content-Length: 0", "Content-Length: 44", after=smuggled),
        head(post, "Host: x", "Transfer-Encoding: xchunked"),
        head(post, "Host: x", chunked, after="ZZ\r\n"),
        head(post, "Host: x", chunked, after=f"{'f' * 40}\r\n"),
        head(post, "Host: x", "Content-Length: -1"),
        head(post, "Host: x", f"Content-Length: {'9' * 30}"),
        head(get, "Host: x", *forged),
        head(f"GET {place} HTTP/0.9"),
        head(f"GET {place}"),
        head(get, "Host: a", "Host: b"),
        head(get),
        head(get, "Host: x", " folded: yes"),
        head(get, "Host: x", "no colon"),
        head(get, "Host: x", f"A: {'a' * 70_000}"),
        head(get, "Host: x", *["A: b"] * 2_000),
        head(f"{place.upper()} GET HTTP/1.1", "Host: x"),
        head(f"{get}/socket", "Host: x", *upgrade),
        b"GET \xff\xfe HTTP/1.1\r\nHost: \xff\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        bytes(chance.randrange(256) for _ in range(200)) + b"\r\n\r\n",
    )
