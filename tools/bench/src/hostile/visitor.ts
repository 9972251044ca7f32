import http from 'node:http';
import { quantile } from '../measure/load.ts';
import type { Target } from './attacks.ts';

const PAUSE_MS = 20;
const LONGEST_MS = 10_000;

export interface Visit {
  requests: number;
  /** Responses other than success, or none. */
  failed: number;
  /** ms. */
  median: number;
  /** ms. */
  p95: number;
  /** ms. */
  p99: number;
  longest: number;
  /** Longest response time of each path, ms */
  longestOf: Record<string, number>;
}

/** A visitor who requests pages and the API, one after another. @param paths in rotation @param ms duration */
export async function visit({ address, port, host }: Target, paths: readonly string[], ms: number): Promise<Visit> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const longestOf: Record<string, number> = {};
  let failed = 0;
  for (const end = Date.now() + ms; Date.now() < end;) {
    const path = paths[times.length % paths.length]!;
    const started = performance.now();
    const isFine = await requestWithRetry({
      agent,
      host: address,
      port,
      path,
      headers: { host, 'accept-encoding': 'br' },
    });
    const time = performance.now() - started;
    times.push(time);
    longestOf[path] = Math.max(longestOf[path] ?? 0, time);
    if (!isFine) failed++;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  agent.destroy();
  return {
    requests: times.length,
    failed,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    longest: Math.max(...times),
    longestOf,
  };
}

/** Like browsers, retries once if the idle connection was closed. */
async function requestWithRetry(options: http.RequestOptions): Promise<boolean> {
  for (let times = 0; ; times++) {
    const response = await once(options);
    if (response.status !== undefined || !response.isReused || times > 0) return response.status === 200;
  }
}

function once(options: http.RequestOptions): Promise<{ status?: number; isReused: boolean }> {
  return new Promise((resolve) => {
    const request = http.get({ ...options, timeout: LONGEST_MS }, (response) => {
      response
        .resume()
        .once('close', () => resolve({ status: response.complete ? response.statusCode : 0, isReused: false }));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve({ isReused: request.reusedSocket }));
  });
}
