import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { ProcessSettings } from './process-settings.ts';
import { listenOrExit } from './listen-or-exit.ts';

interface Options {
  settings: Pick<ProcessSettings, 'METRICS_PORT' | 'METRICS_HOST'>;
  metrics: Registry;
  /** Why requests should not be sent to this process; undefined: it is ready. */
  whyNotReady(): Promise<string | undefined>;
  /** What a ready process does instead of work; undefined: it works. */
  whyIdle?(): string | undefined;
}

/**
 * Endpoints for operators on a separate port that visitors cannot reach: /metrics in Prometheus format, /live (the
 * process responds) and /ready (it accepts requests).
 * @returns closes it; undefined if METRICS_PORT is not set
 */
export async function startOperations({
  settings,
  metrics,
  whyNotReady,
  whyIdle,
}: Options): Promise<(() => Promise<void>) | undefined> {
  if (settings.METRICS_PORT === undefined) return undefined;
  collectDefaultMetrics({ register: metrics });
  const server = createServer((request, response) => {
    const send = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    const path = request.url?.split('?', 1)[0];
    const respond = async () => {
      if (path === '/metrics') return send(200, await metrics.metrics(), metrics.contentType);
      if (path === '/live') return send(200, 'live\n');
      if (path !== '/ready') return send(404, 'Not found\n');
      const why = await whyNotReady();
      const ready = ['ready', whyIdle?.()].filter(Boolean).join(': ');
      return send(why === undefined ? 200 : 503, `${why ?? ready}\n`);
    };
    respond().catch(() => send(500, 'failed\n'));
  });
  server.listen(settings.METRICS_PORT, settings.METRICS_HOST);
  await listenOrExit(once(server, 'listening'), 'METRICS_PORT', settings.METRICS_PORT);
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
