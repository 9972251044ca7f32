import { Worker } from 'node:worker_threads';
import type { FoundPlaces, FromSearch, ToSearch } from './search-messages.ts';
import { transferable } from './word-index.ts';

/** A search that takes longer is given up: a thread that is taking over an index answers late, ms. */
const LONGEST_MS = 400;

/** The thread that holds the indexes of large branches, started when the first is there. */
export class SearchWorker {
  #worker: Worker | undefined;
  #nr = 0;
  readonly #waiting = new Map<number, (found: FoundPlaces | null) => void>();
  readonly #onEnd: () => void;

  /** @param onEnd the thread has ended by itself, and holds nothing any more */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  tell(message: Exclude<ToSearch, { kind: 'find' }>): void {
    if (!this.#worker && message.kind !== 'hold') return;
    this.#started().postMessage(message, message.kind === 'hold' ? transferable(message.columns) : []);
  }

  /** @returns null when it can't be said, or not in time */
  async find(question: Omit<ToSearch & { kind: 'find' }, 'kind' | 'nr'>): Promise<FoundPlaces | null> {
    const worker = this.#worker;
    if (!worker) return null;
    const nr = ++this.#nr;
    const { promise, resolve } = Promise.withResolvers<FoundPlaces | null>();
    this.#waiting.set(nr, resolve);
    const timer = setTimeout(resolve, LONGEST_MS, null);
    worker.postMessage({ kind: 'find', nr, ...question } satisfies ToSearch);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(nr);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ nr, found }: FromSearch) => this.#waiting.get(nr)?.(found));
    // 'exit' follows
    worker.on('error', () => {});
    worker.once('exit', () => {
      for (const resolve of this.#waiting.values()) resolve(null);
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#onEnd();
    });
    this.#worker = worker;
    return worker;
  }
}
