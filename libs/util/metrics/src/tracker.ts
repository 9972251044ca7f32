import type { Metric } from '@umkreis/contract/metric.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { Action } from '@umkreis/contract/metric-keys.ts';

export type Track = (action: Action) => void;

interface Options {
  /** Address of the metrics endpoint, e.g. /api/metrics/. */
  url: string;
  sessionId: string;
  branchShortId: number | null;
  /** Maximum delay of a metric, ms. */
  intervalMs?: number;
  send?: (url: string, body: string) => void;
}

const LARGEST_BATCH = 200;

/**
 * Collects metrics and sends them in batches: after an interval, when the page is hidden, and when a batch is full.
 * Never throws and never blocks; what cannot be sent is dropped.
 */
export function createTracker({ url, sessionId, branchShortId, intervalMs = 2000, send = beacon }: Options): Track {
  let pending: Metric[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!pending.length) return;
    const batch = pending;
    pending = [];
    try {
      send(url, JSON.stringify(batch));
    } catch {
      /* a metric is never worth an error */
    }
  };
  globalThis.addEventListener?.('pagehide', flush);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (metric) => {
    const route = globalThis.location ? withoutSecrets(location.pathname) + withoutKey(location.search) : '';
    pending.push({
      session_id: sessionId,
      branch_short_id: branchShortId,
      route_full_path: route.slice(0, 2000),
      ...metric,
    });
    if (pending.length >= LARGEST_BATCH) flush();
    timer ??= setTimeout(flush, intervalMs);
  };
}

/** The private link to a change request is secret. */
const withoutSecrets = (path: string) => path.replace(/^\/map\/request\/[^/]+/, routes.mapRequest.path);

/** The key of a kiosk's start address must not be recorded. */
const withoutKey = (search: string) => search.replace(/([?&])kiosk=[^&]*&?/, '$1').replace(/[?&]$/, '');

function beacon(url: string, body: string): void {
  if (navigator.sendBeacon?.(url, body)) return;
  void fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, keepalive: true }).catch(
    () => {},
  );
}
