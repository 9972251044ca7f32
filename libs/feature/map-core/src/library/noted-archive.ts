import { FetchSource } from 'pmtiles';
import { basemapPartMark, type BasemapPart } from '@umkreis/contract/offline.ts';

/** A PMTiles archive that records the ranges read, so that they can be cached for offline use. */
export class NotedArchive extends FetchSource {
  override getBytes(...args: Parameters<FetchSource['getBytes']>): ReturnType<FetchSource['getBytes']> {
    const [from, length] = args;
    // Not needed once a service worker intercepts the page's requests.
    if (!navigator.serviceWorker?.controller)
      performance.mark(basemapPartMark, {
        detail: { url: new URL(this.url, location.href).href, from, length } satisfies BasemapPart,
      });
    return super.getBytes(...args);
  }
}
