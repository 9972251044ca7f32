import type { Db } from '@umkreis/db/database.ts';
import { isServiceTag, services, type Service } from '@umkreis/place-rules/services.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ContentState } from '../content/content-state.ts';
import { loadKinds } from './reference-kinds.repository.ts';

/** Reference data has no version of its own; a write of another process is read after this, ms. */
const FRESH_MS = 5000;
const MOST_BYTES = 8 * 1024 * 1024;
/** What a tag takes, about */
const ROW_BYTES = 150;

/** What categories and tags are, to count places by. */
export interface Kinds {
  /** Main categories with the ids of their categories */
  mains: readonly (readonly [main: string, ids: readonly string[]])[];
  /** Tags that visitors see, with their group; the services have a filter of their own */
  tags: readonly { id: string; group: number }[];
  /** Services with the ids of the tags that say so */
  services: readonly (readonly [service: Service, ids: readonly string[]])[];
}

/** Categories and tags by what they are, in memory. */
export class ReferenceKinds {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #kinds = new ByteCache<Kinds>({
    most: MOST_BYTES,
    sizeOf: ({ tags }) => ROW_BYTES * tags.length,
    keptMs: () => FRESH_MS,
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
