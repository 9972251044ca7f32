/** Pause after the last edit, ms … */
const PAUSE_MS = 1000;
/** … and the longest time that edits without such a pause extend it, ms: only scripts edit that fast. */
const LONGEST_MS = 15_000;

/** How long branches that include the places of an edited one wait: its next edit is built before them. */
export class PauseAfterEdit {
  readonly #now: () => number;
  #edited = -Infinity;
  #waitingSince: number | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Places of a branch were edited, or the edited branch was built. */
  edited(): void {
    this.#edited = this.#now();
  }

  /** Ms until the waiting branches are built; 0: now. */
  left(): number {
    const now = this.#now();
    this.#waitingSince ??= now;
    return Math.max(0, Math.min(this.#edited + PAUSE_MS, this.#waitingSince + LONGEST_MS) - now);
  }

  /** One of the waiting branches was built. */
  end(): void {
    this.#waitingSince = undefined;
  }
}
