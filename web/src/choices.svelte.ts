/** Narrowing: every click on a thing of the table leaves fewer options, until one is left. No rule is known here. */

import { unstopped } from "./says";
import type { Option } from "./wire";

export class Choices {
  options = $state.raw<Option[]>([]);
  picked = $state.raw<string[]>([]);
  verb = $state("");
  asked = $state.raw<Option | null>(null);
  instead = $state(""); // asked in place of the question, while somebody is in the middle of an answer to it
  hinted = $state(""); // the notation of what a hint would do
  wondering = $state(false); // somebody wants to know why something cannot be done: then the keyboard reaches all things
  touches = $state.raw(new Set<string>()); // the kinds of things that something can ever be done with
  drawn = new Set<string>(); // the handles that a drawing has asked about: what they do can be reached by a click on it

  /** What fits all that has been picked. */
  remaining = $derived(
    this.options.filter(
      (one) => (!this.verb || one.verb === this.verb) && this.picked.every((handle) => one.handles.includes(handle)),
    ),
  );
  /** The things that a click would narrow by. */
  live = $derived(new Set(this.remaining.flatMap((one) => one.handles).filter((one) => !this.picked.includes(one))));
  narrowed = $derived(this.picked.length > 0 || this.verb !== "");

  set(options: Option[]): void {
    this.options = options.map((one) => ({ ...one, says: unstopped(one.says) }));
    this.hinted = "";
    this.reset();
  }

  reset(): void {
    if (this.picked.length > 0) this.picked = []; // another empty list would be news to all that is drawn
    this.verb = "";
    this.asked = null;
  }

  isHinted(option: Option): boolean {
    return option.notation === this.hinted;
  }

  can(handle: string): boolean {
    this.drawn.add(handle);
    return this.live.has(handle);
  }

  has(handle: string): boolean {
    return this.picked.includes(handle);
  }

  pick(handle: string): void {
    if (this.has(handle)) {
      this.picked = this.picked.filter((one) => one !== handle);
      this.asked = null;
    } else if (this.live.has(handle)) {
      this.picked = [...this.picked, handle];
      this.askIfOne();
    }
  }

  /** The first of these handles of which it can be asked why nothing can be done with it now. */
  puzzle(handles: string[]): string | undefined {
    if (this.options.length === 0) return undefined;
    return handles.find((one) => this.touches.has(one.split(":")[0] ?? "") && !this.live.has(one) && !this.has(one));
  }

  /** What lets people ask that of a drawn thing: by pointing at it, and by keyboard while they wonder. */
  puzzling(handles: string[]): Record<string, unknown> {
    const asked = this.puzzle(handles);
    if (!asked) return {};
    return { "data-why": asked, ...(this.wondering ? { tabindex: 0, role: "button", "aria-disabled": true } : {}) };
  }

  /** What makes a drawn thing a button while a click on it narrows the options. */
  pressable(handle: string): Record<string, unknown> {
    if (!this.can(handle) && !this.has(handle)) return { "data-thing": handle, ...this.puzzling([handle]) };
    return {
      "data-thing": handle,
      role: "button",
      tabindex: 0,
      "aria-pressed": this.has(handle),
      onclick: () => this.pick(handle),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.pick(handle);
      },
    };
  }

  /** The options that no click on a drawn thing leads to. */
  beyondReach(): Option[] {
    return this.options.filter((one) => !one.handles.some((handle) => this.drawn.has(handle)));
  }

  choose(verb: string): void {
    this.verb = verb;
    this.askIfOne();
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (!this.narrowed) return false;
    this.asked = null;
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else this.verb = "";
    return true;
  }

  private askIfOne(): void {
    const [only, ...more] = this.remaining;
    this.asked = only && more.length === 0 ? only : null;
  }
}
