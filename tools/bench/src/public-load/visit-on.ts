import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 20;
const LONGEST_MS = 30_000;
/** Addresses that the requests claim to come from, in rotation. */
const ADDRESSES = 200;

export interface Visits {
  requests: number;
  /** Longest response time, ms */
  longestMs: number;
  /** Path of that request */
  longest: string;
  /** Everything but a success, as text */
  failures: readonly string[];
}

/**
 * One visitor per address requests it again and again, until all are stopped.
 * @param own more headers, such as those of an editor
 */
export function visitOn(
  urls: readonly string[],
  own: Readonly<Record<string, string>> = {},
): { stop(): Promise<Visits> } {
  const failures: string[] = [];
  let [requests, longestMs, longest, isDone] = [0, 0, '', false];
  const request = async (url: string) => {
    const headers = { ...own, 'x-forwarded-for': `203.0.113.${requests++ % ADDRESSES}` };
    const started = performance.now();
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(LONGEST_MS) });
      const text = await response.text();
      if (!response.ok) failures.push(`${url}: ${response.status} ${text}`);
    } catch (error) {
      failures.push(`${url}: ${String(error)}`);
    }
    const ms = performance.now() - started;
    if (ms > longestMs) [longestMs, longest] = [ms, new URL(url).pathname + new URL(url).search];
  };
  const visiting = Promise.all(
    urls.map(async (url) => {
      for (; !isDone; await wait(PAUSE_MS)) await request(url);
    }),
  );
  return {
    async stop() {
      isDone = true;
      await visiting;
      return { requests, longestMs, longest, failures };
    },
  };
}
