({ // what contrast.py asks of the page, and of a blank page that compares its photographs
  /** Every run of letters that can be seen: its words, its box, what it needs. What cannot be used now may be faint. */
  words([enough, ifLarge, large, largeIfBold]) {
    const SILENT = ["SCRIPT", "STYLE", "OPTION", "title", "desc"];
    const isWithin = (box, room) =>
      box.left >= room.left - 1 && box.right <= room.right + 1 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    const isScrolledAway = (one, box) => {
      for (let around = one.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflow !== "visible" && !isWithin(box, around.getBoundingClientRect())) return true;
      return !isWithin(box, { left: 0, right: innerWidth, top: 0, bottom: innerHeight });
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement;
      if (!/[\p{L}\p{N}]/u.test(node.data) || SILENT.includes(one.tagName)) continue;
      if (one.closest(".hidden-visually, .skip, :disabled, [aria-disabled=true], [data-closeup]")) continue;
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(one);
      const matrix = one.getScreenCTM?.();
      const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      const isLarge = size >= large || (size >= largeIfBold && Number(style.fontWeight) >= 700);
      const text = node.data.trim().replace(/\s+/g, " ").slice(0, 40);
      const place = one.closest("[class]")?.getAttribute("class") ?? "";
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const { left, top, right, bottom } = box;
        if (right - left < 2 || isScrolledAway(one, box)) continue;
        found.push({ text, place, size, left, top, right, bottom, needs: isLarge ? ifLarge : enough });
      }
    }
    return found;
  },

  /** Take the letters away. A halo around them belongs to their ground, so it stays. */
  hide() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { -webkit-text-fill-color: transparent !important; text-decoration: none !important; }
      text, tspan { fill: transparent !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },

  show() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  },

  /** The words that do not stand out enough, by the page photographed with its letters and without. */
  async compare({ shown, bare, words, width }) {
    const DIFFERS = 24; // of 765: less is the picture's noise
    const FEW = 4; // so few pixels are no letter: something lies over it
    const pixels = async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, image.width, image.height);
    };
    const [letters, ground] = [await pixels(shown), await pixels(bare)];
    const scale = letters.width / width;
    const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const light = ({ data }, at) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, share, colour) => sum + share * linear(data[at + colour] / 255), 0);
    const apart = (at) =>
      [0, 1, 2].reduce((sum, colour) => sum + Math.abs(letters.data[at + colour] - ground.data[at + colour]), 0);
    const contrast = (at) => {
      const [one, other] = [light(letters, at), light(ground, at)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    };
    const faults = new Set();
    for (const { text, place, size, left, top, right, bottom, needs } of words) {
      const seen = [];
      for (let y = Math.floor(top * scale); y < bottom * scale; y++)
        for (let x = Math.floor(left * scale); x < right * scale; x++) {
          const at = 4 * (y * letters.width + x);
          const far = apart(at);
          if (far > DIFFERS) seen.push({ at, far });
        }
      if (seen.length < FEW) continue;
      seen.sort((one, other) => other.far - one.far);
      const surest = seen.slice(0, Math.max(FEW, Math.floor(seen.length / 8))); // whole pixels of letters, none of their edges
      const ratios = surest.map(({ at }) => contrast(at)).sort((one, other) => one - other);
      const ratio = ratios[Math.floor(ratios.length / 2)];
      if (ratio < needs - 0.05) faults.add(`${ratio.toFixed(1)} to 1: "${text}" (${size.toFixed(0)} px, ${place})`);
    }
    return [...faults];
  },
})
