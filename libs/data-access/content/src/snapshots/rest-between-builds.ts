/** More than editors save: a script or an import by single requests is at work. */
const MOST_EDITS_PER_SECOND = 5;
/** Then a branch rests for this multiple of the time that its snapshot took … */
const REST = 3;
/** … but not longer, ms. */
const LONGEST_MS = 4000;

/**
 * How long a branch whose places are edited ceaselessly waits for its next snapshot: building one after the other would
 * take a processor from the visitors.
 */
export class RestBetweenBuilds {
  readonly #now: () => number;
  readonly #last = new Map<number, { at: number; restMs: number }>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * A snapshot was built.
   * @param edits that it has and the one before lacked
   * @param tookMs to build it
   */
  built(shortId: number, edits: number, tookMs: number): void {
    const at = this.#now();
    const seconds = (at - (this.#last.get(shortId)?.at ?? -Infinity)) / 1000;
    const isCeaseless = edits > MOST_EDITS_PER_SECOND * Math.max(1, seconds);
    this.#last.set(shortId, { at, restMs: isCeaseless ? Math.min(REST * tookMs, LONGEST_MS) : 0 });
  }

  /** Ms until the branch may be built again; 0: now. */
  left(shortId: number): number {
    const { at, restMs } = this.#last.get(shortId) ?? { at: 0, restMs: 0 };
    return Math.max(0, at + restMs - this.#now());
  }
}
