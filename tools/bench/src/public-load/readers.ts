import autocannon from 'autocannon';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapFiles } from '@umkreis/contract/item.ts';

/** Load of many readers; each request claims to come from another address. */
export interface Readers {
  url: string;
  host: string;
  paths: string[];
  /** Branch whose current snapshot is read by its latest name. */
  branch: number;
  connections: number;
  seconds: number;
}

/** Statistics of the responses. */
export interface ReadersReport {
  perSecond: number;
  total: number;
  /** ms. */
  median: number;
  /** ms. */
  p99: number;
  /** 503 with Retry-After. */
  rejected: number;
  /** Responses that are neither successful nor a proper 503, by kind. */
  failures: Record<string, number>;
}

/** Number of addresses, used in rotation. */
const ADDRESSES = 200;
const TIMEOUT_S = 20;
/** Placeholder for the name of the current snapshot. */
const SNAPSHOT = '/json/';

// A separate process, so that measuring takes no CPU time from the measured process.
process.once('message', (readers: Readers) => {
  void read(readers).then((report) => {
    process.send!(report);
    process.disconnect();
  });
});

async function read({ url, host, paths, branch, connections, seconds }: Readers): Promise<ReadersReport> {
  const report: Pick<ReadersReport, 'rejected' | 'failures'> = { rejected: 0, failures: {} };
  const note = (status: number, headers: Record<string, string>) => {
    if (status < 400) return;
    const hasRetry = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');
    if (status === 503 && hasRetry) report.rejected++;
    else report.failures[status] = (report.failures[status] ?? 0) + 1;
  };
  const named = `/api${apiPaths.basemapFiles}`;
  let file = (JSON.parse(await (await fetch(url + named)).text()) as BasemapFiles)[branch];
  const { requests, latency, errors, timeouts } = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT_S,
    requests: Array.from({ length: ADDRESSES }, (_, n) => {
      const path = [...paths, named, SNAPSHOT][n % (paths.length + 2)]!;
      return {
        path,
        headers: {
          host,
          'x-forwarded-for': `203.0.${n % 100}.${n}`,
          'user-agent': 'bench',
          ...(path !== named && { 'accept-encoding': 'br' }),
        },
        setupRequest: (request) => (path === SNAPSHOT ? { ...request, path: `/json/${file}` } : request),
        onResponse: (status, body, _context, headers) => {
          note(status, headers);
          if (path === named && status === 200) file = (JSON.parse(body) as BasemapFiles)[branch] ?? file;
        },
      };
    }),
  });
  if (errors > timeouts) report.failures.broken = errors - timeouts;
  if (timeouts) report.failures.timeout = timeouts;
  return { ...report, perSecond: requests.average, total: requests.total, median: latency.p50, p99: latency.p99 };
}
