/**
 * Ages of files, counted from when this process first saw them: the clock of a disk may differ from that of the
 * process, and both may be set.
 */
export class FileAges {
  readonly #now: () => number;
  #seen: ReadonlyMap<string, number> = new Map();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param names all files that exist; others are forgotten */
  see(names: readonly string[]): void {
    const now = this.#now();
    this.#seen = new Map(names.map((name) => [name, this.#seen.get(name) ?? now]));
  }

  /** Ms since the file was first seen. */
  of(name: string): number {
    const now = this.#now();
    return now - (this.#seen.get(name) ?? now);
  }
}
