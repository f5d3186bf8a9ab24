"""Sounds as the browser makes them, measured: heard, never loud, short, without a click."""

from __future__ import annotations

from playwright.sync_api import Browser
from render_sounds import rendered

PEAK = (0.02, 0.3)  # of 1, at which a loudspeaker gives all it has
LOUDNESS = (0.004, 0.12)
SECONDS = (0.02, 1.2)
CLICK = 0.02


def test_every_sound_is_heard_is_never_loud_and_is_short(browser: Browser) -> None:
    sounds = rendered(browser)
    assert {"anything", "roll", "win", "your turn"} <= {one.name for one in sounds}
    for one in sounds:
        assert PEAK[0] <= one.peak <= PEAK[1], (one.name, one.peak)
        assert LOUDNESS[0] <= one.loudness <= LOUDNESS[1], (one.name, one.loudness)
        assert SECONDS[0] <= one.seconds <= SECONDS[1], (one.name, one.seconds)
        assert one.click <= CLICK, (one.name, one.click)


def test_what_weighs_more_sounds_longer_than_a_step(browser: Browser) -> None:
    lasts = {one.name: one.seconds for one in rendered(browser)}
    assert lasts["step"] < 0.2
    assert lasts["win"] > lasts["gain"] > lasts["step"]
