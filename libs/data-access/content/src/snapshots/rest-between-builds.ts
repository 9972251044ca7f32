/** With more edits since the last snapshot than people save meanwhile, a script or many editors are at work. */
const MOST_EDITS = 3;
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
  readonly #ends = new Map<number, number>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * A snapshot was built.
   * @param edits that it has and the one before lacked
   * @param tookMs to build it
   */
  built(shortId: number, edits: number, tookMs: number): void {
    if (edits > MOST_EDITS) this.#ends.set(shortId, this.#now() + Math.min(REST * tookMs, LONGEST_MS));
    else this.#ends.delete(shortId);
  }

  /** Ms until the branch may be built again; 0: now. */
  left(shortId: number): number {
    return Math.max(0, (this.#ends.get(shortId) ?? 0) - this.#now());
  }
}
