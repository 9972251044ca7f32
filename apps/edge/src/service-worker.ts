import type { FastifyInstance } from 'fastify';
import { serviceWorkerPath } from '@umkreis/contract/offline.ts';
import { acceptedEncoding } from '@umkreis/serving/accepted-encoding.ts';
import { createPageCompressor } from './compressed-pages.ts';
import type { EdgeConfig } from './config.ts';
import type { Releases } from './releases.ts';
import type { Site } from './site.ts';

/** Deletes the caches and unregisters itself. */
const retiring = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** URL of the service worker for pages; null if it is disabled. */
export const servedServiceWorker = ({ SERVICE_WORKER, DEV_SURFACES }: EdgeConfig): string | null =>
  SERVICE_WORKER === 'on' && DEV_SURFACES !== 'true' ? serviceWorkerPath : null;

/**
 * The live shell's service worker, at a stable URL. If it is disabled, or missing after a rollback, a worker
 * that deletes the caches and unregisters itself.
 */
export function registerServiceWorker(app: FastifyInstance, { config, branchOf }: Site, releases: Releases): void {
  const compress = createPageCompressor();
  app.get(serviceWorkerPath, async (request, reply) => {
    const base =
      servedServiceWorker(config) && (await releases.base('shell', (await branchOf(request))?.shortId ?? null));
    const script = base ? await releases.read(`${base}/service-worker.js`).catch(() => retiring) : retiring;
    reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Type', 'text/javascript; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; connect-src 'self' https: http:")
      .header('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    return encoding
      ? reply.header('Content-Encoding', encoding).send(await compress(script, encoding))
      : reply.send(script);
  });
}
