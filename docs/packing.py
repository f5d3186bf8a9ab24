"""Pictures of the page are packed small by the browser that took them."""

from __future__ import annotations

import base64

from playwright.sync_api import Browser

QUALITY = 0.3  # flat colours and sharp edges: little is lost
PACK = """async ([picture, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def packed(browser: Browser, picture: bytes) -> bytes:
    bench = browser.new_page()
    small: str = bench.evaluate(PACK, [base64.b64encode(picture).decode(), QUALITY])
    bench.close()
    return base64.b64decode(small)
