const MOST = 20;

/** An invalid feed: its errors by file and line. */
export class FeedError extends Error {
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(
      `The feed can't be taken; nothing was changed.\n${errors
        .slice(0, MOST)
        .map((error) => `  ${error}`)
        .join('\n')}${errors.length > MOST ? `\n  and ${errors.length - MOST} more` : ''}`,
    );
    this.errors = errors;
  }
}

/** Collects errors, so that many are reported at once. */
export class FeedErrors {
  readonly #found: string[] = [];
  readonly #notes: string[] = [];
  readonly #repeated = new Map<string, number>();
  /** Counts a duplicate line, which is ignored. */
  repeats(file: string): void {
    this.#repeated.set(file, (this.#repeated.get(file) ?? 0) + 1);
  }
  /** Reports what is left out without rejecting the feed. */
  note(text: string): void {
    this.#notes.push(text);
  }
  /** Irregularities that were corrected */
  get notes(): string[] {
    const repeated = [...this.#repeated].map(([file, count]) =>
      count === 1 ? `${file}: 1 line is repeated` : `${file}: ${count} lines are repeated`,
    );
    return [...repeated, ...this.#notes];
  }
  add(error: string): void {
    if (this.#found.length <= 1000) this.#found.push(error);
  }
  /** @throws FeedError with the errors found so far */
  check(): void {
    if (this.#found.length > 0) throw new FeedError(this.#found);
  }
}
