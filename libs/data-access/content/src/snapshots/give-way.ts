import { setTimeout as wait } from 'node:timers/promises';

/** Lets work that nobody waits for pause while urgent work is running. */
export class GiveWay {
  #running = 0;
  #ended: PromiseWithResolvers<void> | undefined;

  /** Runs urgent work. @returns its result */
  async urgent<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running++ === 0) this.#ended = Promise.withResolvers();
    try {
      return await work();
    } finally {
      if (--this.#running === 0) this.#ended!.resolve();
    }
  }

  /**
   * A function for other work to call between its steps: it waits until no urgent work is running.
   * @param longestMs of all its pauses together, so that ceaseless urgent work does not stop the other
   */
  pauses(longestMs: number): () => Promise<void> {
    let leftMs = longestMs;
    return async () => {
      while (this.#running > 0 && leftMs > 0) {
        const started = performance.now();
        await Promise.race([this.#ended!.promise, wait(leftMs, undefined, { ref: false })]);
        leftMs -= performance.now() - started;
      }
    };
  }
}
