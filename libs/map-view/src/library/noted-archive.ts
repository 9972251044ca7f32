import { FetchSource } from 'pmtiles';
import { basemapPartMark, type BasemapPart } from '@umkreis/contract/offline.ts';

/** A PMTiles archive that notes what was read of it, so that it can be kept for times without a network. */
export class NotedArchive extends FetchSource {
  override getBytes(...args: Parameters<FetchSource['getBytes']>): ReturnType<FetchSource['getBytes']> {
    const [from, length] = args;
    // nobody needs them once a service worker sees what the page reads
    if (!navigator.serviceWorker?.controller)
      performance.mark(basemapPartMark, {
        detail: { url: new URL(this.url, location.href).href, from, length } satisfies BasemapPart,
      });
    return super.getBytes(...args);
  }
}
