"""All sounds of the page as files, and how loud and long they are: `python tests/web/render_sounds.py FOLDER`."""

from __future__ import annotations

import base64
import struct
import subprocess
import sys
import wave
from dataclasses import dataclass
from pathlib import Path

from browsing import ROOT, chromium
from playwright.sync_api import Browser, sync_playwright

RATE = 44_100
LONGEST = 3  # seconds that are listened to
QUIET = 0.002  # below this nothing is heard
RENDER = """async ({ code, rate, longest }) => {
    const { SOUNDS, YOUR_TURN, sound } = await import("data:text/javascript;base64," + code);
    const rendered = [];
    for (const [name, tones] of [...Object.entries(SOUNDS), ["your turn", YOUR_TURN]]) {
        const context = new OfflineAudioContext(1, rate * longest, rate);
        sound(context, tones, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        const bytes = new Uint8Array(samples.buffer);
        let text = "";
        for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
        rendered.push([name || "anything", btoa(text)]);
    }
    return rendered;
}"""
TRANSPILE = """
const ts = require("typescript");
const code = require("fs").readFileSync(process.argv[1], "utf8");
process.stdout.write(ts.transpileModule(code, { compilerOptions: { target: "ES2022", module: "ES2022" } }).outputText);
"""


@dataclass(frozen=True)
class Sound:
    name: str
    samples: tuple[float, ...]

    @property
    def peak(self) -> float:
        return max(abs(one) for one in self.samples)

    @property
    def seconds(self) -> float:
        """Until nothing more is heard."""
        return max(at for at, one in enumerate(self.samples) if abs(one) > QUIET) / RATE

    @property
    def loudness(self) -> float:
        """The root of the mean square, while it is heard."""
        heard = self.samples[: int(self.seconds * RATE) + 1]
        return float((sum(one * one for one in heard) / len(heard)) ** 0.5)

    @property
    def click(self) -> float:
        """How far the very first samples jump: what begins at once clicks."""
        return abs(self.samples[1] - self.samples[0])


def rendered(browser: Browser) -> list[Sound]:
    """Every sound of the page, as the browser makes it, without anybody listening."""
    code = subprocess.run(
        ["node", "-e", TRANSPILE, str(ROOT / "web" / "src" / "tones.ts")],
        cwd=ROOT / "web", capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    page = browser.new_page()
    try:
        given = {"code": base64.b64encode(code.encode()).decode(), "rate": RATE, "longest": LONGEST}
        found = page.evaluate(RENDER, given)
    finally:
        page.close()
    return [Sound(name, struct.unpack(f"<{RATE * LONGEST}f", base64.b64decode(data))) for name, data in found]


def save(sound: Sound, folder: Path) -> None:
    with wave.open(str(folder / f"{sound.name.replace(' ', '-')}.wav"), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        heard = sound.samples[: int(sound.seconds * RATE) + 1]
        file.writeframes(b"".join(struct.pack("<h", int(32767 * max(-1.0, min(1.0, one)))) for one in heard))


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for one in rendered(browser):
            save(one, folder)
            print(f"{one.name:10} peak {one.peak:.3f}  loudness {one.loudness:.3f}  {one.seconds:.2f} s")
        browser.close()


if __name__ == "__main__":
    main()
