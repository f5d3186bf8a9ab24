// What is wrong with the page as it is drawn now, as a list of sentences: words that are cut off, outside of where they
// belong or too small to read, boxes that hold more than they show, a page or a board that scrolls.
() => {
  const SMALLEST = 11.9; // pixels of the real screen; 12, and some for rounding
  const SLACK = 1.5; // pixels that rounding may take
  const LINE = 0.3; // of a line's height: that much above and below the letters is empty
  const faults = new Set();

  const told = (one, text) => `"${text.trim().replace(/\s+/g, " ").slice(0, 50)}" (${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} in ${
    one.parentElement.closest("[class]")?.getAttribute("class") ?? ""})`;
  const style = (one) => getComputedStyle(one);

  /** Those that are only heard, or that are not there for the eye just now. */
  const isUnseen = (one) => one.closest(".hidden-visually, .skip, details:not([open]) > :not(summary)") ||
    !one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
    (style(one).clipPath === "inset(50%)") || one.parentElement.closest(".long") && style(one.parentElement.closest(".long")).clipPath === "inset(50%)";

  /** A name of forty letters, and the role after it, may be shortened; so may the question on a phone, whose list of options
   * begins with all of it; and nobody looks at what lies in the dark around a close-up. */
  const mayBeCut = (one) => one.closest(".name, .as, [data-closeup]") || (innerWidth < 760 && one.closest("[data-shortened]"));

  const scale = (one) => {
    const matrix = one.getScreenCTM?.();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };

  /** How much of a box lies outside of another, in words; nothing if it is within. */
  const beyond = (box, room, height = 0) => {
    const out = { left: room.left - box.left, right: box.right - room.right, above: room.top - box.top - height * LINE, below: box.bottom - room.bottom - height * LINE };
    return Object.entries(out).filter(([, far]) => far > SLACK).map(([side, far]) => `${far.toFixed(0)} px ${side}`).join(", ");
  };

  /** What is cut off from somebody's view: by boxes that hide what does not fit. What can be scrolled to is not. */
  const cut = (one, box, height) => {
    let [x, y] = [true, true]; // directions in which nothing has scrolled it away
    for (let around = one instanceof SVGElement ? one.closest("svg").parentElement : one; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = style(around);
      const room = around.getBoundingClientRect();
      const seen = { left: room.left + around.clientLeft, right: room.right - around.clientLeft, top: room.top, bottom: room.bottom };
      if (overflowX === "visible" && overflowY === "visible") continue;
      const hides = (how) => how === "hidden" || how === "clip";
      const open = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      if (x && hides(overflowX)) [open.left, open.right] = [seen.left, seen.right];
      if (y && hides(overflowY)) [open.top, open.bottom] = [seen.top, seen.bottom];
      const out = beyond(box, open, height);
      if (out) return `${out} of ${around.getAttribute("class")}`;
      if (overflowX === "auto" || overflowX === "scroll") x = x && around.scrollWidth <= around.clientWidth;
      if (overflowY === "auto" || overflowY === "scroll") y = y && around.scrollHeight <= around.clientHeight;
    }
    const window_ = { left: x ? 0 : -Infinity, right: x ? innerWidth : Infinity, top: y ? 0 : -Infinity, bottom: y ? innerHeight : Infinity };
    const out = beyond(box, window_, height);
    return out && `${out} of the window`;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "title", "desc", "OPTION"].includes(one.tagName) || isUnseen(one)) continue;
    const text = one.closest("text") ?? one;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (boxes.length === 0) continue;
    const size = parseFloat(style(one).fontSize) * scale(one);
    if (size < SMALLEST) faults.add(`${size.toFixed(1)} px: ${told(text, node.data)}`);
    if (mayBeCut(one)) continue;
    for (const box of boxes) {
      const out = cut(one, box, box.height);
      if (out) faults.add(`${out}: ${told(text, node.data)}`);
    }
    if (one instanceof HTMLElement && style(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + SLACK)
      faults.add(`shortened by ${one.scrollWidth - one.clientWidth} px: ${told(one, node.data)}`);
  }

  // Boxes: what is drawn of the game lies within the places that the frame gives it.
  for (const one of document.querySelectorAll(".board button, .board [role=button], .own button, .own [role=button], .plaque :not(svg *)")) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || isUnseen(one)) continue;
    const out = cut(one.parentElement, box, 0);
    if (out) faults.add(`${out}: box ${told(one, one.getAttribute("aria-label") ?? one.textContent)}`);
  }
  const board = document.querySelector(".board");
  if (board && (board.scrollWidth > board.clientWidth || board.scrollHeight > board.clientHeight)) faults.add("the board scrolls");
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
  if (document.querySelector(".table") && page.scrollHeight > innerHeight) faults.add("the page of a table scrolls");
  return [...faults];
}
