import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '@umkreis/db/database.ts';
import { basemapItemPages } from './basemap.repository.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

interface Fragment {
  version: string;
  pages: Buffer[];
}

/**
 * The items of each owner as pieces of JSON text, so that branches which show the same owner don't load it again.
 * They are held compressed and made a page at a time: an owner's items are never all in memory.
 */
export class OwnerFragments {
  readonly #db: Db;
  readonly #fragments = new Map<number, Fragment>();
  readonly #loading = new Map<string, Promise<Fragment>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Yields the owner's items as pieces of the inside of a JSON array. */
  async *pieces(owner: number, version: string): AsyncGenerator<Buffer> {
    const known = this.#fragments.get(owner);
    const fragment = known?.version === version ? known : await this.#loaded(owner, version);
    for (const page of fragment.pages) yield unpack(page);
  }

  #loaded(owner: number, version: string): Promise<Fragment> {
    const key = `${owner}|${version}`;
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#load(owner, version).finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #load(owner: number, version: string): Promise<Fragment> {
    const pages: Buffer[] = [];
    for await (const items of basemapItemPages(this.#db, owner))
      if (items.length) pages.push(await pack(JSON.stringify(items).slice(1, -1), { level: 1 }));
    const fragment = { version, pages };
    this.#fragments.set(owner, fragment);
    return fragment;
  }
}
