/** The drawings of a narrow keep: whoever has a wide screen does not load them. */

class Small {
  drawn = $state.raw<typeof import("./phone/lockup-phone") | null>(null);

  async load(): Promise<void> {
    this.drawn ??= await import("./phone/lockup-phone");
  }
}

export const small = new Small();
