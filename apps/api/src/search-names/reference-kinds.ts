import type { Db } from '@umkreis/db/database.ts';
import { isServiceTag, services, type Service } from '@umkreis/places/details/services.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import { loadKinds } from './reference-kinds.repository.ts';

/** Reference data has no version of its own; writes of other processes are noticed after this, ms. */
const FRESH_MS = 5000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Approximate bytes of a tag. */
const ROW_BYTES = 150;

/** Categories and tags by which places are counted. */
export interface Kinds {
  /** Main categories with the IDs of their categories. */
  mains: readonly (readonly [main: string, ids: readonly string[]])[];
  /** Visible tags with their group; services have a filter of their own. */
  tags: readonly { id: string; group: number }[];
  /** Services with the IDs of the tags that express them. */
  services: readonly (readonly [service: Service, ids: readonly string[]])[];
}

/** Cache of categories and tags by kind. */
export class ReferenceKinds {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #kinds = new ByteCache<Kinds>({
    most: MOST_BYTES,
    sizeOf: ({ tags }) => ROW_BYTES * tags.length,
    ttlMs: () => FRESH_MS,
  });

  constructor(db: Db, content: ContentState) {
    this.#db = db;
    this.#content = content;
  }

  /** @throws the database's error */
  current(): Promise<Kinds> {
    return this.#kinds.get('kinds', this.#content.version, () => this.#read());
  }

  async #read(): Promise<Kinds> {
    const { categories, tags } = await loadKinds(this.#db);
    const byMain = Map.groupBy(categories, (row) => row.main_category);
    const isService = (tag: (typeof tags)[number]) => services.some((service) => service === tag.tagKey);
    return {
      mains: Array.from(byMain, ([main, rows]) => [main, rows.map(({ id }) => id)] as const),
      tags: tags.flatMap((tag) =>
        tag.tag_group === null || isService(tag) ? [] : [{ id: tag.id, group: tag.tag_group }],
      ),
      services: services.map((service) => [
        service,
        tags.filter((tag) => isServiceTag(tag, service)).map(({ id }) => id),
      ]),
    };
  }
}
