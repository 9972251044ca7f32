import type { ItemPoints } from '@umkreis/vector-tiles/item-points.ts';
import type { EventfulPlaces } from '../context/eventful.ts';

/** Cached sets of places per branch: those of the last hours. */
const MAX_SETS = 8;

/**
 * Indexes of a set of places among the points of a branch; scans a million points once instead of for each tile.
 */
export class PointsAmong {
  readonly #cache = new WeakMap<ItemPoints, Map<string, Uint32Array>>();

  /** @returns indexes of the points, ascending */
  of(points: ItemPoints, { nanoIds, key }: Pick<EventfulPlaces, 'nanoIds' | 'key'>): Uint32Array {
    const sets = this.#cache.get(points) ?? new Map<string, Uint32Array>();
    this.#cache.set(points, sets);
    const cached = sets.get(key);
    if (cached) return cached;
    const found: number[] = [];
    for (let at = 0; at < points.size; at++) if (nanoIds.has(points.nanoIds[at]!)) found.push(at);
    const numbers = Uint32Array.from(found);
    sets.set(key, numbers);
    const [first] = sets.keys();
    if (sets.size > MAX_SETS) sets.delete(first!);
    return numbers;
  }
}
