/** A hand whose cards lie upon each other: the one under a finger rises above its neighbours and can be read in full, as the finger
 * slides along; the last one stays up until something else is touched. A mouse and the keyboard have `:hover` and `:focus`. */
export function fanned(hand: HTMLElement, cards: string): { destroy: () => void } {
  let up: Element | null = null;

  function raise(card: Element | null): void {
    if (card === up) return;
    up?.removeAttribute("data-under");
    card?.setAttribute("data-under", "");
    up = card;
  }
  function follow(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    const left = [...hand.querySelectorAll(cards)].filter((one) => one.getBoundingClientRect().left <= event.clientX);
    raise(left.at(-1) ?? null); // by where they lie: one that is up covers the next
  }
  function leave(event: PointerEvent): void {
    if (!(event.target instanceof Node && hand.contains(event.target))) raise(null);
  }

  hand.style.touchAction = "pan-y"; // sideways a finger looks through the cards
  hand.addEventListener("pointerdown", follow);
  hand.addEventListener("pointermove", follow);
  addEventListener("pointerdown", leave);
  return { destroy: () => removeEventListener("pointerdown", leave) };
}
