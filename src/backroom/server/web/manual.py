"""The documents at `/docs`, where they have been built: in a published package, or by `make docs`.

They are not in the repository, for they are made from it (mkdocs.yml). They are files like any
other, under the same strict policy: no script but their own, nothing from elsewhere.
"""

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath

import backroom
from backroom.server.web.client_files import (
    ASK_AGAIN,
    COMPRESSED_BEFOREHAND,
    VARY,
    ClientFile,
    read_file,
)
from backroom.server.web.error_responses import language_of
from backroom.server.web.security_headers import security_headers
from backroom.words import Speaker

PACKAGE = Path(backroom.__file__).resolve().parent
PLACES = (
    PACKAGE / "manual",  # in a wheel
    PACKAGE.parents[1] / ".build" / "manual",  # in a checkout
    PACKAGE.parents[2] / "manual",  # beside a compiled build, .build/trees/…
)
KEPT = 40
"""So many files are kept in memory, with their compressed form."""


def manual() -> Path | None:
    """Where the documents lie. Looked up each time: they may be built while the house is open."""
    for place in PLACES:
        if (place / "index.html").is_file():
            return place
    return None


def found_in(folder: Path, name: str) -> Path | None:
    """The file of this name, if it is one of the documents: what strangers ask for is compared with
    names, and never tried on the disk."""
    built = (folder / "index.html").stat().st_mtime_ns
    wanted = name.strip("/")
    return folder / wanted if wanted in names_in(folder, built) else None


@lru_cache(maxsize=2)
def names_in(folder: Path, built: int) -> frozenset[str]:
    found = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return frozenset(path.relative_to(folder).as_posix() for path in found)


@lru_cache(maxsize=KEPT)
def kept_file(path: Path, changed: int) -> ClientFile:
    return read_file(path)


@route(
    ["/docs", "/docs/{name:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={COMPRESSED_BEFOREHAND: True},
)
async def manual_page(request: Request[Any, Any, Any], name: FromPath[str] = "") -> Response[bytes]:
    """The disk is read beside the tables, not among them."""
    return await asyncio.to_thread(answer, request, name)


def answer(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    folder = manual()
    if folder is None:
        return sentence(request, "service-no-documents")
    path = found_in(folder, name)
    if path is None:
        path = found_in(folder, f"{name.rstrip('/')}/index.html")
        # The links in a page count from its folder.
        if path is not None and not request.scope["raw_path"].endswith(b"/"):
            place = f"/docs{name.rstrip('/')}/"
            return Response(b"", status_code=308, headers={"Location": quote(place)})
    if path is None:
        return sentence(request, "service-no-page")
    return as_asked(request, kept_file(path, path.stat().st_mtime_ns))


def sentence(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    text = Speaker(language_of(request)).ui(name)
    return Response(text.encode(), media_type=MediaType.TEXT, status_code=404)


def as_asked(request: Request[Any, Any, Any], file: ClientFile) -> Response[bytes]:
    """A browser asks each time, and is told if it has the file already."""
    kept = security_headers("/") | VARY | {"Cache-Control": ASK_AGAIN, "ETag": file.etag}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=kept, media_type=file.kind)
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        kept["Content-Encoding"] = "gzip"
        return Response(file.compressed, headers=kept, media_type=file.kind)
    return Response(file.body, headers=kept, media_type=file.kind)
