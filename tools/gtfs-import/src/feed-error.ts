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
  readonly #repeated = new Map<string, number>();
  /** A line that says again what another one says is left out and counted. */
  repeats(file: string): void {
    this.#repeated.set(file, (this.#repeated.get(file) ?? 0) + 1);
  }
  /** What is odd and was put right */
  get notes(): string[] {
    return [...this.#repeated].map(([file, count]) =>
      count === 1 ? `${file}: 1 line is repeated` : `${file}: ${count} lines are repeated`,
    );
  }
  add(fault: string): void {
    if (this.#found.length <= 1000) this.#found.push(fault);
  }
  /** @throws FeedError with what was found until now */
  check(): void {
    if (this.#found.length > 0) throw new FeedError(this.#found);
  }
}
