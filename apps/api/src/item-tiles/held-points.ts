import type { Db } from '@umkreis/db/database.ts';
import type { ContentState } from '../snapshots/content-state.ts';
import { loadItemPoints, type ItemPoints } from './item-points.ts';

export interface Held {
  version: string;
  since: number;
  points: Promise<ItemPoints>;
  /** Ids of those that have a place here */
  categories: Promise<ReadonlySet<string>>;
}

/** A million items take seconds to read: not for every single edit. */
const SHORTEST_LIFE_MS = 30_000;

/** The points of large branches in memory. While changed ones are read, the ones before are served. */
export class HeldPoints {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #held = new Map<number, Held>();
  readonly #coming = new Map<number, Held>();

  constructor(db: Db, content: ContentState) {
    this.#db = db;
    this.#content = content;
  }

  get(shortId: number): Held {
    const known = this.#held.get(shortId);
    if (
      known &&
      (known.version === this.#content.versionOf(shortId) || performance.now() - known.since < SHORTEST_LIFE_MS)
    )
      return known;
    const coming = this.#coming.get(shortId) ?? this.#load(shortId);
    return known ?? coming;
  }

  #load(shortId: number): Held {
    const owners = (this.#content.branches.get(shortId)?.owners ?? []).filter((owner) => this.#content.isActive(owner));
    const points = loadItemPoints(this.#db, owners);
    const fresh: Held = {
      version: this.#content.versionOf(shortId),
      since: performance.now(),
      points,
      categories: points.then((all) => new Set(all.categories.filter((id) => id !== null))),
    };
    // a failure is met by those who ask for the points
    fresh.categories.catch(() => {});
    this.#coming.set(shortId, fresh);
    fresh.points
      .then(
        () => this.#held.set(shortId, fresh),
        () => {},
      )
      .finally(() => this.#coming.delete(shortId));
    return fresh;
  }
}
