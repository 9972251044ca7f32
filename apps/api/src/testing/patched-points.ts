import { changedItems } from '@umkreis/content/content-version.repository.ts';
import type { Db } from '@umkreis/db/database.ts';
import { loadItemPoints, type LoadedPoints } from '../item-tiles/load-item-points.ts';
import { patchItemPoints } from '../item-tiles/patch-item-points.ts';

const zoneOf = () => 'Europe/Vaduz';

/** Points of some owners to which changes are added, as an API does for its tiles. */
export class PatchedPoints {
  readonly #db: Db;
  readonly #owners: readonly number[];
  #points: LoadedPoints | undefined;
  #versions: ReadonlyMap<number, number> = new Map();
  /** How often all points were read. */
  loads = 0;

  constructor(db: Db, owners: readonly number[]) {
    this.#db = db;
    this.#owners = owners;
  }

  /** @param versions content versions of the owners */
  async at(versions: ReadonlyMap<number, number>): Promise<LoadedPoints> {
    const patched = this.#points && (await this.#patch(this.#points, versions));
    if (!patched) this.loads++;
    this.#points = patched ?? (await loadItemPoints(this.#db, this.#owners, zoneOf));
    this.#versions = versions;
    return this.#points;
  }

  async #patch(points: LoadedPoints, versions: ReadonlyMap<number, number>): Promise<LoadedPoints | null> {
    const changes = new Map<number, readonly string[]>();
    for (const owner of this.#owners) {
      const changed = await changedItems(this.#db, owner, this.#versions.get(owner)!, versions.get(owner)!);
      if (!changed) return null;
      changes.set(owner, changed);
    }
    return patchItemPoints(this.#db, points, changes, zoneOf);
  }
}

/** What tiles contain of each item, sorted by owner and ID. */
export function describePoints(points: LoadedPoints): unknown[] {
  const namesOf = (kind: keyof LoadedPoints['links']) => {
    const each = [...points.links[kind].ids].map((id) => [id, points.links[kind].havingAny([id])] as const);
    return (at: number) => each.flatMap(([id, has]) => (has(at) ? [id] : [])).toSorted();
  };
  const [categoriesOf, tagsOf] = [namesOf('categories'), namesOf('tags')];
  const { x, y, keys, order, rank, thinningOrder, flags, owner, nanoIds, titles, category, categories, colors } =
    points;
  const items = nanoIds.map((nanoId, at) => ({
    sortedBy: `${owner[at]} ${nanoId}`,
    title: titles[at],
    numbers: [x[at], y[at], keys[at], order[at], rank[at], thinningOrder[at], flags[at]],
    isInSequence: at === 0 || keys[at - 1]! <= keys[at]!,
    category: categories[category[at]!],
    color: colors[category[at]!],
    categories: categoriesOf(at),
    tags: tagsOf(at),
    closing: points.closings.filter((one) => one.owner === owner[at] && one.nanoId === nanoId),
  }));
  return items.toSorted((one, other) => (one.sortedBy < other.sortedBy ? -1 : 1));
}
