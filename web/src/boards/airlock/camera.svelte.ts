/** Looking around: the own station can be dragged and pinched, never the page. */

const LEAST = 0.6;
const MOST = 2.5;
const STILL = 6; // pixels that a press may slip and still be a press

interface Spot {
  x: number;
  y: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  dragging = $state(false);
  #fingers = new Map<number, Spot>();

  moved = $derived(this.x !== 0 || this.y !== 0 || this.zoom !== 1);

  reset(): void {
    [this.x, this.y, this.zoom] = [0, 0, 1];
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragging && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
    if (!this.dragging) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragging = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    const share = other ? 0.5 : 1; // of two fingers each moves by half
    this.x += (now.x - before.x) * share;
    this.y += (now.y - before.y) * share;
    if (other) {
      const [far, farther] = [before, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
      this.zoom = Math.max(LEAST, Math.min(MOST, (this.zoom * (farther ?? 1)) / (far || 1)));
    }
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.dragging = false;
  };
}
