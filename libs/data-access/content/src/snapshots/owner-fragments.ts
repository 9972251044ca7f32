import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '@umkreis/db/database.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { basemapItemPages } from './basemap.repository.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Compressed size for all owners together: about a million places. */
const MOST_BYTES = 192 * 1024 * 1024;

/**
 * The items of each owner as chunks of JSON text, cached so that branches with the same owner do not load them
 * again. They are stored compressed and built page by page: an owner's items are never all in memory.
 */
export class OwnerFragments {
  readonly #db: Db;
  readonly #pages = new ByteCache<Buffer[]>({
    most: MOST_BYTES,
    sizeOf: (pages) => pages.reduce((sum, page) => sum + page.length, 0),
  });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Yields the owner's items as chunks of the inside of a JSON array. */
  async *pieces(owner: number, version: string): AsyncGenerator<Buffer> {
    for (const page of await this.#pages.get(`${owner}`, version, () => this.#load(owner))) yield unpack(page);
  }

  async #load(owner: number): Promise<Buffer[]> {
    const pages: Buffer[] = [];
    for await (const items of basemapItemPages(this.#db, owner))
      if (items.length) pages.push(await pack(JSON.stringify(items).slice(1, -1), { level: 1 }));
    return pages;
  }
}
