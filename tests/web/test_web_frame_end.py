"""The end of a game: who won, how everybody stands, what weighed most; a picture of the board, and one printed page."""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import Person, play_to_the_end

from sampling import SWEEP

People = Callable[..., Person]
GAMES = {"airlock": 3, "break_escape": 4, "lockdown": 4, "locked_out": 3, "lockup": 3}
COLOURS = """async data => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    return [image.width, image.height, new Set(pixels).size];
}"""


def ended(one: Person, slug: str, luck: random.Random) -> None:
    one.call_myself("Mara")
    one.make_table(slug, "bot random", GAMES[slug])
    one.page.locator("[data-step]").wait_for()
    play_to_the_end([one], luck)


@pytest.mark.parametrize("slug", GAMES if SWEEP else ["break_escape", "lockdown"])
def test_the_end_tells_who_won_and_makes_a_picture_and_a_page(
    slug: str, person: People, luck: random.Random, tmp_path: Path
) -> None:
    one = person()
    ended(one, slug, luck)
    page = one.page
    headline = page.locator("#end").inner_text()
    assert re.search(r"\b(win|wins)\b", headline), headline
    names = page.locator("#end ~ .scroll tbody th").all_inner_texts()
    assert len(names) == GAMES[slug]
    if "Nobody" not in headline:
        assert "won" in names[0]  # winners stand first
    assert any("Mara" in name for name in names)
    for button in ("Rematch", "Share a picture", "Print", "Save the record"):
        assert page.get_by_role("button", name=button, exact=True).is_enabled()

    with page.expect_download() as saving:
        page.get_by_role("button", name="Share a picture").click()
    picture = tmp_path / "board.png"
    saving.value.save_as(picture)
    board = page.get_by_role("region", name="The board").bounding_box()
    assert board is not None
    width, height, colours = page.evaluate(COLOURS, base64.b64encode(picture.read_bytes()).decode())
    assert width >= 2 * int(board["width"])
    assert height >= 2 * int(board["height"])
    assert colours > 500  # it is drawn, and no empty ground

    page.emulate_media(media="print")
    assert page.get_by_role("region", name="The board").is_visible()
    assert page.locator("#end").is_visible()
    for hidden in (".asking", ".seats", ".end .buttons"):
        assert not page.locator(hidden).is_visible(), hidden
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert len(sheets) == 1
    assert one.complaints == []


def test_what_counts_most_is_told_under_its_heading(person: People, luck: random.Random) -> None:
    one = person()
    ended(one, "airlock", luck)
    told = one.page.locator(".turns li").all_inner_texts()
    assert 1 <= len(told) <= 5
    assert all("scores" in line or "loses" in line for line in told)  # who scraps a station loses its points
    lines = [line.strip() for line in one.log]
    assert all(any(line and line in turn.replace("\n", "") for line in lines) for turn in told)
