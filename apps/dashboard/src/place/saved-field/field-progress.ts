/** What a field has to remember between typing and saving; changes of it don't render the field. */
export class FieldProgress<Base> {
  /** Version data for the next save */
  #base: Base;
  #typed: string | null;
  /** Base of a save during which the field was changed: the next save needs the base that follows it. */
  #outdated: { base: Base } | null = null;
  #wasLeft = false;
  #isSending = false;

  /** @param typed input of an earlier visit that isn't stored; null: none */
  constructor(base: Base, typed: string | null) {
    this.#base = base;
    this.#typed = typed;
  }

  get base(): Base {
    return this.#base;
  }

  get isSending(): boolean {
    return this.#isSending;
  }

  /** New input. @param base the base that it changes; undefined: that of the input before */
  type(text: string, base?: { base: Base }): void {
    if (base) this.#base = base.base;
    this.#typed = text;
    this.#wasLeft = false;
  }

  /** The person has left the field: its input is to be saved. */
  leave(): void {
    this.#wasLeft = true;
  }

  startSending(): void {
    this.#isSending = true;
    this.#wasLeft = false;
    this.#typed = null;
  }

  endSending(): void {
    this.#isSending = false;
  }

  /** Whether the field was changed while a text was sent */
  hasChangedSince(sent: string): boolean {
    return this.#typed !== null && this.#typed.trim() !== sent;
  }

  /** After a save: the next one needs the base that follows. */
  awaitNextBase(): void {
    this.#outdated = { base: this.#base };
  }

  /** After a failed save: its text is the input again, unless there is a newer one. @returns the input */
  restore(sent: string): string {
    this.#typed ??= sent;
    return this.#typed;
  }

  /** Forgets the input. */
  settle(): void {
    this.#typed = null;
    this.#outdated = null;
  }

  /**
   * Whether later input still has to wait for the base that follows the last save. Adopts that base once it is
   * loaded.
   */
  isBehind(base: Base): boolean {
    if (this.#outdated && Object.is(this.#outdated.base, base)) return true;
    if (this.#outdated) this.#base = base;
    this.#outdated = null;
    return false;
  }

  /** Whether input typed during a save can be saved now */
  canContinue(base: Base): boolean {
    return this.#outdated !== null && !this.#isSending && !this.isBehind(base) && this.#wasLeft;
  }
}
