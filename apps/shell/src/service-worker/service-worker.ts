import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { offlineCaches, type ToServiceWorker } from '@umkreis/contract/offline.ts';
import { respondWithBasemap, cacheParts } from './basemap-parts.ts';
import {
  respondWithFile,
  cacheOfFile,
  isOfWork,
  isPicture,
  isPublicRead,
  isReplaced,
  cacheAvailableFiles,
} from './cached-files.ts';
import { respondWithPage, cachePage, pageKind, renewPages, repairPage } from './cached-pages.ts';
import { savedPicture } from './saved-picture.ts';
import { savedPlace } from './saved-places.ts';
import { scope } from './scope.ts';
import { mayWait, sendOrWait, sendQueued, waitingEntries, withdrawEntry } from './queued-posts.ts';

const DAY_S = 86_400;
/** Network timeout of a read that is cached, s. */
const READ_TIMEOUT_S = 8;

/** Treats server errors like a network failure, so that the cache is used. */
const failsWithServer = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    return response;
  },
};

/** What a guide that is saved as a whole has instead of a response that fails. */
async function withStored(response: Promise<Response>, find: () => Promise<Response | undefined>): Promise<Response> {
  try {
    return await response;
  } catch (error) {
    const stored = await find();
    if (stored) return stored;
    throw error;
  }
}

const isOwn = (url: URL) => url.origin === scope.location.origin;

const reads = new NetworkFirst({
  cacheName: offlineCaches.reads,
  networkTimeoutSeconds: READ_TIMEOUT_S,
  plugins: [failsWithServer, new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true })],
});
const ofTheMoment = new StaleWhileRevalidate({ cacheName: offlineCaches.reads });
const pictures = new CacheFirst({
  cacheName: offlineCaches.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 90 * DAY_S, purgeOnQuotaError: true })],
});

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isOwn(url) && pageKind(url) !== null,
  ({ url, request, event }) => respondWithPage(request, pageKind(url)!, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ url }) => cacheOfFile(url.pathname) !== null,
  ({ url, request, event }) =>
    respondWithFile(request, (work) => {
      event.waitUntil(work);
      // A new snapshot means that the cached page is outdated.
      if (cacheOfFile(url.pathname) === offlineCaches.data) event.waitUntil(renewPages().catch(() => undefined));
    }),
);
registerRoute(
  ({ url }) => /\/basemap\/[^/]+\.pmtiles$/.test(url.pathname),
  ({ request, event }) => respondWithBasemap(request, (work) => event.waitUntil(work)),
);
registerRoute(
  ({ url }) => isPicture(url.pathname),
  (options) => withStored(pictures.handle(options), () => savedPicture(options.url.pathname)),
);
registerRoute(({ url }) => isOwn(url) && isReplaced(url.pathname), ofTheMoment);
registerRoute(
  ({ url, request }) =>
    isOwn(url) && isPublicRead(url.pathname) && !request.headers.has('authorization') && !isOfWork(request),
  (options) => withStored(reads.handle(options), () => savedPlace(options.request.url)),
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
  if (message.type === 'send') event.waitUntil(sendQueued().catch(() => undefined));
  const respond = (result: Promise<unknown>) =>
    event.waitUntil(result.then((value) => event.ports[0]?.postMessage(value)));
  if (message.type === 'waiting-entries') respond(waitingEntries());
  if (message.type === 'withdraw-entry') respond(withdrawEntry(message.once));
  if (message.type === 'seen') event.waitUntil(cacheSeen(message));
  if (message.type === 'repair') event.waitUntil(repairPage(pageKind(new URL(message.page))).catch(() => undefined));
});

/**
 * Caches what a page loaded before the worker was active: first what it shows, i.e. the page, its files, API reads and
 * basemap ranges, then the chunks that it may load later.
 */
async function cacheSeen({ page, urls, parts }: Extract<ToServiceWorker, { type: 'seen' }>): Promise<void> {
  const kind = pageKind(new URL(page));
  const files = kind ? cachePage(kind, { loaded: urls }) : cacheAvailableFiles(urls);
  await Promise.allSettled([files, cacheParts(parts)]);
  await sendQueued().catch(() => undefined);
}
