import type { FastifyRequest } from 'fastify';
import type { Snapshots } from '@umkreis/content/snapshots/snapshots.ts';
import type { GracefulEnd } from '@umkreis/serving/graceful-end.ts';

/** Each edge needs one. */
const MOST_WAITING = 64;
/** Below the usual timeouts of proxies. */
const LONGEST_WAIT_MS = 30_000;

/** How long a client would wait for a change, ms (`Prefer: wait=20`, RFC 7240, 4.3); 0: it would not. */
export const preferredWait = ({ headers }: FastifyRequest): number => {
  const seconds = /(?:^|[,;\s])wait=(\d{1,3})(?:$|[,;\s])/.exec(String(headers.prefer ?? ''))?.[1];
  return Math.min(Number(seconds ?? 0) * 1000, LONGEST_WAIT_MS);
};

/** Lets requests wait for the next snapshot of any branch. */
export class NextSnapshot {
  readonly #end: Pick<GracefulEnd, 'isEnding'>;
  readonly #waiting = new Set<() => void>();

  constructor(snapshots: Pick<Snapshots, 'onChange'>, end: Pick<GracefulEnd, 'isEnding' | 'onEnd'>) {
    this.#end = end;
    const wakeAll = () => {
      for (const wake of this.#waiting) wake();
    };
    snapshots.onChange(wakeAll);
    end.onEnd(wakeAll);
  }

  /** Resolves after the next snapshot, or this time; at once if too many requests wait, or the process ends. */
  wait(longestMs: number): Promise<void> {
    if (this.#end.isEnding || this.#waiting.size >= MOST_WAITING) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, longestMs);
      this.#waiting.add(wake);
    });
  }
}
