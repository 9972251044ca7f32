import type { Db } from '@umkreis/db/database.ts';
import { loadBasemapItems } from './basemap.repository.ts';

interface Fragment { version: string; json: string }

/** The items of each owner as JSON text, so that branches which show the same owner don't load it again. */
export class OwnerFragments {
  readonly #db: Db;
  readonly #fragments = new Map<number, Fragment>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns the owner's items as the inside of a JSON array; '' when there are none */
  async get(owner: number, version: string): Promise<string> {
    const known = this.#fragments.get(owner);
    if (known?.version === version) return known.json;
    const json = JSON.stringify(await loadBasemapItems(this.#db, owner)).slice(1, -1);
    this.#fragments.set(owner, { version, json });
    return json;
  }
}
