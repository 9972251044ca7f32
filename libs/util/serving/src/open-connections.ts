import { addressGroup } from './address-group.ts';

interface Closable {
  destroy(): void;
}

interface Connection {
  address: string;
  /** Requests in progress. */
  working: number;
  /** Sequence number of the last change: the smallest has been unchanged longest. */
  since: number;
}

interface Options {
  atOnce: number;
  /** undefined: no limit per address. */
  perAddress?: number;
}

/**
 * The connections of a server. A connection above a limit is accepted; instead the longest idle one of the same
 * address, or of the address with the most connections, is closed; if none is idle, the longest busy one.
 */
export class OpenConnections<T extends Closable> {
  readonly #atOnce: number;
  readonly #perAddress: number;
  readonly #connections = new Map<T, Connection>();
  readonly #byAddress = new Map<string, Set<T>>();
  #clock = 0;

  constructor({ atOnce, perAddress = Infinity }: Options) {
    this.#atOnce = atOnce;
    this.#perAddress = perAddress;
  }

  /** @returns call it when the connection has ended */
  add(connection: T, remoteAddress: string): () => void {
    const address = addressGroup(remoteAddress);
    const own = this.#byAddress.get(address) ?? new Set();
    if (own.size >= this.#perAddress) this.#close(own);
    else if (this.#connections.size >= this.#atOnce) this.#close(this.#largest());
    this.#connections.set(connection, { address, working: 0, since: ++this.#clock });
    this.#byAddress.set(address, own.add(connection));
    return () => this.#forget(connection);
  }

  starts(connection: T): void {
    this.#change(connection, 1);
  }

  markIdle(connection: T): void {
    this.#change(connection, -1);
  }

  #change(connection: T, by: 1 | -1): void {
    const entry = this.#connections.get(connection);
    if (!entry) return;
    entry.working += by;
    entry.since = ++this.#clock;
  }

  #largest(): Set<T> {
    let largest = new Set<T>();
    for (const own of this.#byAddress.values()) if (own.size > largest.size) largest = own;
    return largest;
  }

  #close(among: ReadonlySet<T>): void {
    let first: T | undefined;
    let best: Connection | undefined;
    for (const one of among) {
      const entry = this.#connections.get(one)!;
      if (!best || isBefore(entry, best)) [first, best] = [one, entry];
    }
    if (!first) return;
    this.#forget(first);
    first.destroy();
  }

  #forget(connection: T): void {
    const entry = this.#connections.get(connection);
    if (!entry) return;
    this.#connections.delete(connection);
    const own = this.#byAddress.get(entry.address)!;
    own.delete(connection);
    if (own.size === 0) this.#byAddress.delete(entry.address);
  }
}

const isBefore = (a: Connection, b: Connection) =>
  a.working === b.working || (a.working > 0 && b.working > 0) ? a.since < b.since : a.working === 0;
