import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { ProcessSettings } from './process-settings.ts';

interface Options {
  settings: Pick<ProcessSettings, 'METRICS_PORT' | 'METRICS_HOST'>;
  metrics: Registry;
  /** Why no requests should come; undefined: they may */
  whyNotReady(): Promise<string | undefined>;
}

/**
 * What operators ask a process for, on a port of its own that no visitor reaches: /metrics as Prometheus reads them,
 * /live (the process answers) and /ready (it takes requests).
 * @returns closes it; undefined where METRICS_PORT is not set
 */
export async function startOperations({
  settings,
  metrics,
  whyNotReady,
}: Options): Promise<(() => Promise<void>) | undefined> {
  if (settings.METRICS_PORT === undefined) return undefined;
  collectDefaultMetrics({ register: metrics });
  const server = createServer((request, response) => {
    const send = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    const path = request.url?.split('?', 1)[0];
    const answer = async () => {
      if (path === '/metrics') return send(200, await metrics.metrics(), metrics.contentType);
      if (path === '/live') return send(200, 'live\n');
      if (path !== '/ready') return send(404, 'Not found\n');
      const why = await whyNotReady();
      return send(why === undefined ? 200 : 503, `${why ?? 'ready'}\n`);
    };
    answer().catch(() => send(500, 'failed\n'));
  });
  server.listen(settings.METRICS_PORT, settings.METRICS_HOST);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
