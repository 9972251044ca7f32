import type { Db } from '@umkreis/db/database.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { changedItems } from '../content-version.repository.ts';
import { basemapItemPages } from './basemap.repository.ts';
import { ItemPage } from './item-page.ts';
import { PAGE, patchItemPages, textOf } from './patch-item-pages.ts';

/** Compressed size for all owners together: about a million places. */
const MOST_BYTES = 192 * 1024 * 1024;

interface OwnerPages {
  /** Content version of the owner */
  version: number;
  pages: readonly ItemPage[];
}

/**
 * The items of each owner as chunks of JSON text, cached so that branches with the same owner do not load them
 * again. They are stored compressed and built page by page: an owner's items are never all in memory. Of a newer
 * version only the changed items are read; the pages of the others are the same objects.
 */
export class OwnerFragments {
  readonly #db: Db;
  readonly #owners = new ByteCache<OwnerPages>({
    most: MOST_BYTES,
    sizeOf: ({ pages }) => pages.reduce((sum, { bytes }) => sum + bytes, 0),
  });

  constructor(db: Db) {
    this.#db = db;
  }

  /** The owner's items, sorted by ID. */
  async pages(owner: number, version: string): Promise<readonly ItemPage[]> {
    const { pages } = await this.#owners.get(`${owner}`, version, () => this.#read(owner, Number(version)));
    return pages;
  }

  async #read(owner: number, version: number): Promise<OwnerPages> {
    const stored = this.#owners.known(`${owner}`);
    const changed = stored && (await changedItems(this.#db, owner, stored.version, version));
    const patched = changed && (await patchItemPages(this.#db, owner, stored.pages, changed));
    return { version, pages: patched ?? (await this.#load(owner)) };
  }

  async #load(owner: number): Promise<ItemPage[]> {
    const pages: ItemPage[] = [];
    for await (const items of basemapItemPages(this.#db, owner, PAGE))
      if (items.length) pages.push(await ItemPage.of(items.map(textOf)));
    return pages;
  }
}
