import { Worker } from 'node:worker_threads';
import type { CountQuery, Counts } from './count-in.ts';
import type { FoundPlaces, FromSearch, Question, ToSearch } from './search-messages.ts';
import { transferable, type WordColumns } from './word-index.ts';

/** Searches that take longer return null: the thread responds late while it adopts an index, ms. */
const LONGEST_MS = 1000;

/** The thread that stores the indexes of large branches, started with the first one. */
export class SearchWorker {
  #worker: Worker | undefined;
  #nr = 0;
  readonly #pending = new Map<number, (found: FromSearch['found']) => void>();
  readonly #onEnd: () => void;

  /** @param onEnd called when the thread terminates unexpectedly and all indexes are lost */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /**
   * Transfers the columns to the thread. Resolves when the thread can search them.
   * @throws Error if it terminates before
   */
  async load(columns: WordColumns): Promise<void> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    await this.#request(worker, (nr) => ({ kind: 'hold', nr, columns }), transferable(columns)).answer;
    if (this.#worker !== worker) throw new Error('The thread that searches has ended.');
  }

  /** Sends an update; later searches include it. */
  send(message: ToSearch & { kind: 'change' | 'forget' }): void {
    this.#worker?.postMessage(message);
  }

  /** @returns null if the thread cannot answer, or not in time */
  find(question: Question): Promise<FoundPlaces | null> {
    return this.#inTime((nr) => ({ kind: 'find', nr, ...question })) as Promise<FoundPlaces | null>;
  }

  /** @returns null as `find` does */
  count(question: Question, counts: CountQuery): Promise<Counts | null> {
    return this.#inTime((nr) => ({ kind: 'count', nr, counts, ...question })) as Promise<Counts | null>;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #inTime(messageOf: (nr: number) => ToSearch): Promise<FromSearch['found']> {
    if (!this.#worker) return null;
    const { answer: reply, giveUp } = this.#request(this.#worker, messageOf);
    const timer = setTimeout(giveUp, LONGEST_MS);
    return reply.finally(() => clearTimeout(timer));
  }

  #request(worker: Worker, messageOf: (nr: number) => ToSearch, handedOver: ArrayBuffer[] = []) {
    const nr = ++this.#nr;
    const { promise, resolve } = Promise.withResolvers<FromSearch['found']>();
    this.#pending.set(nr, resolve);
    worker.postMessage(messageOf(nr), handedOver);
    return { answer: promise.finally(() => this.#pending.delete(nr)), giveUp: () => resolve(null) };
  }

  #start(): Worker {
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ nr, found }: FromSearch) => this.#pending.get(nr)?.(found));
    // 'exit' follows.
    worker.on('error', () => {});
    worker.once('exit', () => {
      for (const resolve of this.#pending.values()) resolve(null);
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#onEnd();
    });
    return worker;
  }
}
