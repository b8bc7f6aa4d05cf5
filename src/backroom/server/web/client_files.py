"""The files that the client is made of, kept in memory: each is read and compressed once.

They are served at `/static/VERSION/NAME`, where the version is a hash over all of them: whoever has
them need not ask again until there are others. `/static/NAME` is for what has to have a fixed
address; there a browser asks each time and is told that nothing has changed.
"""

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import backroom

STATIC = Path(backroom.__file__).parent / "static"
A_VERSION = re.compile("[0-9a-f]{12}")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 1000
"""Bytes. Fonts and pictures are small already, in their own way."""
COMPRESSED_ALREADY = (".woff2", ".woff", ".jpg", ".png")
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
VARY = {"Vary": "Accept-Encoding"}
COMPRESSED_BEFOREHAND = "compressed_beforehand"
"""Marks a page that must not be compressed once more."""


class ClientFile(NamedTuple):
    body: bytes
    compressed: bytes | None
    kind: str
    etag: str


@cache
def client_files() -> dict[str, ClientFile]:
    """Every file by its name: nothing else on the disk can be asked for."""
    return {
        path.relative_to(STATIC).as_posix(): read_file(path)
        for path in sorted(STATIC.rglob("*"))
        if path.is_file()
    }


def read_file(path: Path) -> ClientFile:
    body = path.read_bytes()
    worth = len(body) >= WORTH_COMPRESSING and path.suffix not in COMPRESSED_ALREADY
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = KINDS.get(path.suffix, guessed)
    return ClientFile(
        body,
        gzip.compress(body, mtime=0) if worth else None,
        kind,  # the answer adds the charset of a text
        f'"{hashlib.sha256(body).hexdigest()[:16]}"',
    )


@cache
def version() -> str:
    """Other files, another version."""
    total = hashlib.sha256()
    for name, file in client_files().items():
        total.update(f"{name} {file.etag}\n".encode())
    return total.hexdigest()[:12]


@route(
    "/static/{name:path}",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    sync_to_thread=False,
    include_in_schema=False,
    opt={COMPRESSED_BEFOREHAND: True},
)
def client_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    first, _, rest = name.lstrip("/").partition("/")
    # A page that was opened before the house was renewed still asks for its own version.
    file = client_files().get(rest if A_VERSION.fullmatch(first) else name.lstrip("/"))
    if file is None:
        raise NotFoundException
    kept = {"Cache-Control": FOR_EVER if first == version() else ASK_AGAIN, "ETag": file.etag}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=kept | VARY, media_type=file.kind)
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        kept["Content-Encoding"] = "gzip"
        return Response(file.compressed, headers=kept | VARY, media_type=file.kind)
    return Response(file.body, headers=kept | VARY, media_type=file.kind)
