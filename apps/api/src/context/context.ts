import type { Db } from '@umkreis/db/database.ts';
import type { ReadRouting } from '@umkreis/db/replica/read-routing.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import type { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import type { Watches } from '../watches/health-problems.ts';
import type { ApiConfig } from '../config/config.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { DocumentCache } from '../http/document-cache.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';
import type { RenditionQueue } from '@umkreis/media-files/rendition-queue.ts';
import type { ReferenceNames } from '../search-names/reference-names.ts';
import type { Eventful } from './eventful.ts';
import type { Snapshots } from '@umkreis/content/snapshots/snapshots.ts';

/** Dependencies of the routes. */
export interface ApiContext {
  db: Db;
  /** For reads that a replica may serve. */
  reads: Pick<ReadRouting, 'read'>;
  config: ApiConfig;
  /** Versions of the branches' content, as last polled. */
  content: ContentState;
  snapshots: Snapshots;
  documents: DocumentCache;
  /** Whether there is disk space to write. */
  storage: StorageState;
  /** Search terms of categories and tags. */
  names: ReferenceNames;
  /** Which places have current events. */
  eventful: Eventful;
  authenticate: Authenticator;
  /** Storage of media. */
  media: MediaStore;
  renditions: RenditionQueue;
  /** What the API depends on, and whether it works. */
  watches: Watches;
  /** Whether this process is shutting down. */
  end: Pick<GracefulEnd, 'isEnding' | 'onEnd'>;
}
