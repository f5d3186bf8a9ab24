"""The files that games bring for the page, under /games/SLUG/page/."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from turnkey.core import registry
from turnkey.core.errors import UnknownGame
from turnkey.play.page_files import file_of, kind_of


@get("/games/{slug:str}/page/{name:path}", include_in_schema=False, sync_to_thread=True)
def page_file(
    slug: Annotated[str, PathParameter(max_length=60)],
    name: Annotated[Path, PathParameter()],
    request: Request[Any, Any, State],
) -> Response[bytes]:
    """A browser keeps what it got, and asks each time whether that is still right: files change when a package does."""
    try:
        file = file_of(registry.definition(slug), name.as_posix().removeprefix("/"))
    except UnknownGame:
        file = None
    if file is None:
        raise NotFoundException("there is no such file")
    content = file.read_bytes()
    mark = f'"{blake2b(content, digest_size=16).hexdigest()}"'
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers={"etag": mark})
    return Response(content, media_type=kind_of(file), headers={"etag": mark})
