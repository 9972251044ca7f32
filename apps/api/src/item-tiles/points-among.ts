import type { ItemPoints } from '@umkreis/item-tiles/item-points.ts';
import type { EventfulPlaces } from '../context/eventful.ts';

/** Sets of places kept for each branch: those of the last hours. */
const MOST_KEPT = 8;

/** Where some places stand among the points of a branch: a million are looked through once, not for each tile. */
export class PointsAmong {
  readonly #known = new WeakMap<ItemPoints, Map<string, Uint32Array>>();

  /** @returns numbers of the points, ascending */
  of(points: ItemPoints, { nanoIds, key }: Pick<EventfulPlaces, 'nanoIds' | 'key'>): Uint32Array {
    const sets = this.#known.get(points) ?? new Map<string, Uint32Array>();
    this.#known.set(points, sets);
    const known = sets.get(key);
    if (known) return known;
    const found: number[] = [];
    for (let at = 0; at < points.size; at++) if (nanoIds.has(points.nanoIds[at]!)) found.push(at);
    const numbers = Uint32Array.from(found);
    sets.set(key, numbers);
    const [first] = sets.keys();
    if (sets.size > MOST_KEPT) sets.delete(first!);
    return numbers;
  }
}
