const MOST = 20;

/** A feed that can't be taken: what is wrong with it, by file and line. */
export class FeedError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The feed can't be taken; nothing was changed.\n${faults
        .slice(0, MOST)
        .map((fault) => `  ${fault}`)
        .join('\n')}${faults.length > MOST ? `\n  and ${faults.length - MOST} more` : ''}`,
    );
    this.faults = faults;
  }
}

/** Gathers faults, so that a person sees many at once. */
export class Faults {
  readonly #found: string[] = [];
  add(fault: string): void {
    if (this.#found.length <= 1000) this.#found.push(fault);
  }
  /** @throws FeedError with what was found until now */
  check(): void {
    if (this.#found.length > 0) throw new FeedError(this.#found);
  }
}
