import { LRUCache } from 'lru-cache';

interface Options<T extends object> {
  /** Of what is kept; what was used longest ago goes first. Bytes */
  most: number;
  /** About how much memory one takes, bytes */
  sizeOf(value: T): number;
  /** What is not kept is made anew the next time. */
  isKept?(value: T): boolean;
  /** What is soon to be made anew, ms; undefined: it stays. */
  keptMs?(value: T): number | undefined;
  /** It had to go for others, or was taken out; not when a newer one takes its place. */
  onGone?(value: T, key: string): void;
}

/** An entry costs so much beside its value, bytes. */
const ENTRY_BYTES = 200;

/**
 * What was made or asked for last, bounded by the memory that it takes: the only cache of the servers. Those who ask
 * for the same at once wait for one; a failure is not kept.
 */
export class ByteCache<T extends object> {
  readonly #options: Options<T>;
  readonly #kept: LRUCache<string, { version: string; value: T }>;
  readonly #making = new Map<string, Promise<T>>();

  constructor(options: Options<T>) {
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.most,
      sizeCalculation: ({ value }, key) => ENTRY_BYTES + 2 * key.length + options.sizeOf(value),
      dispose: ({ value }, key, reason) => {
        if (reason !== 'set') options.onGone?.(value, key);
      },
    });
  }

  /** Whether it is kept, or being made. */
  has(key: string, version: string): boolean {
    return this.#kept.peek(key)?.version === version || this.#making.has(`${version}\n${key}`);
  }

  /** @param version what was kept under another one is made anew */
  async get(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known?.version === version) return known.value;
    const both = `${version}\n${key}`;
    let making = this.#making.get(both);
    if (!making) {
      making = make().finally(() => this.#making.delete(both));
      this.#making.set(both, making);
      void making.then(
        (value) => {
          if (this.#options.isKept?.(value) ?? true) this.keep(key, version, value);
        },
        () => {},
      );
    }
    return making;
  }

  /** What is kept, whatever its version: it counts as asked for. */
  known(key: string): T | undefined {
    return this.#kept.get(key)?.value;
  }

  /** Keeps what was made elsewhere; what is larger than all of the cache is not kept. */
  keep(key: string, version: string, value: T): void {
    this.#kept.set(key, { version, value }, { ttl: this.#options.keptMs?.(value) });
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }

  /** Of what is kept; what was asked for longest ago comes first. */
  keys(): string[] {
    return Array.from(this.#kept.rkeys());
  }

  /** Bytes kept, about */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }
}
