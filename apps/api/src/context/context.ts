import type { Db } from '@umkreis/db/database.ts';
import type { MediaStore } from '@umkreis/media/media-store.ts';
import type { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import type { ApiConfig } from '../config/config.ts';
import type { ContentState } from '../content/content-state.ts';
import type { DocumentCache } from '../http/document-cache.ts';
import type { StorageState } from '../http/storage-state.ts';
import type { RenditionQueue } from '../media-files/rendition-queue.ts';
import type { ReferenceNames } from '../search-names/reference-names.ts';
import type { Eventful } from './eventful.ts';
import type { Snapshots } from './snapshots.ts';

/** What the routes work with. */
export interface ApiContext {
  db: Db;
  config: ApiConfig;
  /** Versions of the branches' content, as polled. */
  content: ContentState;
  snapshots: Snapshots;
  documents: DocumentCache;
  /** Whether there is room to write. */
  storage: StorageState;
  /** What words name categories and tags. */
  names: ReferenceNames;
  /** Which places have current events. */
  eventful: Eventful;
  authenticate: Authenticator;
  /** Where media lie. */
  media: MediaStore;
  renditions: RenditionQueue;
  /** Whether this process is on its way out. */
  end: Pick<GracefulEnd, 'isEnding'>;
}
