"""What every answer tells a browser, so that nothing of ours can be used against whoever looks."""

from functools import cache

from litestar.types import Message, Scope

# No script and no style but our own files; the client sets single properties by script, which a
# policy does not count as a style. Nobody may put the house into a frame.
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
NOTHING = "default-src 'none'; frame-ancestors 'none'"
"""For what is no page: even if a browser showed it, nothing in it would run."""
EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # addresses hold links, which are keys
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def security_headers(path: str) -> dict[str, str]:
    """The headers of an answer at this address."""
    if path.startswith("/static/"):
        return EVERYWHERE | {"Content-Security-Policy": POLICY}
    if path.startswith(("/api", "/health", "/live", "/metrics", "/schema")):
        kept = {"Cache-Control": "no-store", "Content-Security-Policy": NOTHING}
        return EVERYWHERE | kept
    return EVERYWHERE | {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}


@cache
def raw_headers_of(kind: str) -> tuple[tuple[bytes, bytes], ...]:
    headers = security_headers(kind)
    return tuple((name.lower().encode(), value.encode()) for name, value in headers.items())


def raw_headers(path: str) -> tuple[tuple[bytes, bytes], ...]:
    """The same as they go over the line."""
    for kind in ("/static/", "/api", "/health", "/live", "/metrics", "/schema"):
        if path.startswith(kind):
            return raw_headers_of(kind)
    return raw_headers_of("/")


async def add_security_headers(message: Message, scope: Scope) -> None:
    """To every answer over HTTP, whoever has made it; what a handler said itself stays."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        named = {name.lower() for name, _ in headers}
        headers += [each for each in raw_headers(scope["path"]) if each[0] not in named]
        message["headers"] = headers
