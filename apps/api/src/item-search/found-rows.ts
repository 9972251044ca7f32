import type { Db } from '@umkreis/db/database.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';

/** For all large branches and lists together; a row takes about half a kilobyte. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A place in the format of search results. */
export interface FoundRow {
  owner: number;
  /** Whether it already contains its own time zone and holidays. */
  hasOwnPlace: boolean;
  /** The place as JSON text. */
  json: Buffer;
}

/**
 * Cached rows of found places, valid until their owner's content changes: the next keystroke mostly finds the same
 * places.
 */
export class FoundRows {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #rows = new ByteCache<FoundRow>({ most: MOST_BYTES, sizeOf: ({ json }) => json.length });

  constructor(db: Db, content: ContentState) {
    this.#db = db;
    this.#content = content;
  }

  /**
   * Rows of these places in order; omits those that were deleted since.
   * @param branch whose queue is used
   * @throws BusyError, or the database's error
   */
  async read(branch: number, places: readonly ItemKey[]): Promise<FoundRow[]> {
    const keys = places.map((place) => this.#keyOf(place));
    const rows = new Map(keys.map((key) => [key, this.#rows.known(key)]));
    const missing = places.filter((_, nr) => !rows.get(keys[nr]!));
    if (missing.length > 0) {
      for (const item of await runQueued(this.#db, 'searches', branch, () => loadBasemapItems(this.#db, missing))) {
        const owner = item.branch!;
        const row = { owner, hasOwnPlace: item.hoursPlace !== undefined, json: Buffer.from(JSON.stringify(item)) };
        const key = keys[places.findIndex((place) => place.id === item.id && place.owner_id === owner)]!;
        rows.set(key, row);
        this.#rows.set(key, '', row);
      }
    }
    return keys.flatMap((key) => rows.get(key) ?? []);
  }

  #keyOf({ owner_id: owner, id }: ItemKey): string {
    return `${owner} ${this.#content.versionOf(owner)} ${id}`;
  }
}
