import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { keptCaches, type ToServiceWorker } from '@umkreis/contract/offline.ts';
import { answerBasemap, keepParts } from './basemap-parts.ts';
import { answerFile, cacheOfFile, isOfWork, isPicture, isPublicRead, isReplaced, keepFiles } from './kept-files.ts';
import { answerPage, keepPage, pageKind, renewPages } from './kept-pages.ts';
import { scope } from './scope.ts';
import { mayWait, sendOrWait, sendWaiting } from './waiting-posts.ts';

const DAY_S = 86_400;
/** Network timeout of a read that is cached, s. */
const READ_PATIENCE_S = 8;

/** Treats server errors like a network failure, so that the cache is used. */
const failsWithServer = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    return response;
  },
};

const isOwn = (url: URL) => url.origin === scope.location.origin;

const reads = new NetworkFirst({
  cacheName: keptCaches.reads,
  networkTimeoutSeconds: READ_PATIENCE_S,
  plugins: [failsWithServer, new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true })],
});
const ofTheMoment = new StaleWhileRevalidate({ cacheName: keptCaches.reads });
const pictures = new CacheFirst({
  cacheName: keptCaches.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 90 * DAY_S, purgeOnQuotaError: true })],
});

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isOwn(url) && pageKind(url) !== null,
  ({ url, request, event }) => answerPage(request, pageKind(url)!, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ url }) => cacheOfFile(url.pathname) !== null,
  ({ url, request, event }) =>
    answerFile(request, (work) => {
      event.waitUntil(work);
      // A new snapshot means that the cached page is outdated.
      if (cacheOfFile(url.pathname) === keptCaches.data) event.waitUntil(renewPages().catch(() => undefined));
    }),
);
registerRoute(
  ({ url }) => /\/basemap\/[^/]+\.pmtiles$/.test(url.pathname),
  ({ request, event }) => answerBasemap(request, (work) => event.waitUntil(work)),
);
registerRoute(({ url }) => isPicture(url.pathname), pictures);
registerRoute(({ url }) => isOwn(url) && isReplaced(url.pathname), ofTheMoment);
registerRoute(
  ({ url, request }) =>
    isOwn(url) && isPublicRead(url.pathname) && !request.headers.has('authorization') && !isOfWork(request),
  async (options) => {
    try {
      return await reads.handle(options);
    } catch (error) {
      const told = await (await caches.open(keptCaches.places)).match(options.request.url);
      if (told) return told;
      throw error;
    }
  },
);
registerRoute(
  ({ url }) => isOwn(url) && mayWait(url.pathname),
  ({ request, event }) => sendOrWait(request, (work) => event.waitUntil(work)),
  'POST',
);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  if (message.type === 'send') event.waitUntil(sendWaiting().catch(() => undefined));
  if (message.type === 'seen') event.waitUntil(keepSeen(message));
});

/** Caches what a page loaded before the worker was active: its files, API reads, and basemap ranges. */
async function keepSeen({ page, urls, parts }: Extract<ToServiceWorker, { type: 'seen' }>): Promise<void> {
  const kind = pageKind(new URL(page));
  if (kind) await keepPage(kind).catch(() => undefined);
  for (const url of urls) await keepFiles([url]).catch(() => undefined);
  await keepParts(parts).catch(() => undefined);
  await sendWaiting().catch(() => undefined);
}
