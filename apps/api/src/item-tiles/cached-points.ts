import type { Db } from '@umkreis/db/database.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import { loadItemPoints, type Closing, type LoadedPoints } from './load-item-points.ts';

export interface PointsEntry {
  /** Identifies these points among those of the branch. */
  version: string;
  /** Content version of the points. */
  content: string;
  since: number;
  points: Promise<LoadedPoints>;
  /** IDs of categories that occur. */
  categories: Promise<ReadonlySet<string>>;
  /** Upcoming permanent closings, once they are loaded. */
  closings: readonly Closing[];
}

/** Reading a million items takes seconds, so it is not done for every edit. */
const SHORTEST_LIFE_MS = 30_000;
/** Points that are read again take at most a quarter of a processor: meanwhile the previous ones are served. */
const RESTS = 3;

/**
 * Points of large branches in memory, re-read when the content changes and when a place closes permanently. While
 * they are read, the previous ones are served.
 */
export class CachedPoints {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #entries = new Map<number, PointsEntry>();
  readonly #coming = new Map<number, PointsEntry>();

  readonly #zoneOf: (owner: number) => string;
  /** Quarter of an hour for which an entry was last checked. */
  readonly #quarters = new WeakMap<PointsEntry, number>();

  /** @param zoneOf time zone of an owner */
  constructor(db: Db, content: ContentState, zoneOf: (owner: number) => string) {
    this.#db = db;
    this.#content = content;
    this.#zoneOf = zoneOf;
  }

  get(shortId: number, now = new Date()): PointsEntry {
    const cached = this.#entries.get(shortId);
    if (cached && performance.now() - cached.since < SHORTEST_LIFE_MS) return cached;
    if (cached?.content === this.#content.versionOf(shortId) && !this.#hasClosed(cached, now)) return cached;
    const coming = this.#coming.get(shortId) ?? this.#load(shortId, now);
    return cached ?? coming;
  }

  /** Whether a place has closed permanently since the points were read. */
  #hasClosed(entry: PointsEntry, now: Date): boolean {
    const quarter = quarterHour(now.getTime());
    if (this.#quarters.get(entry) === quarter) return false;
    if (entry.closings.some(({ closed, timeZone }) => isPermanentlyClosed(closed, now, timeZone))) return true;
    this.#quarters.set(entry, quarter);
    return false;
  }

  #load(shortId: number, now: Date): PointsEntry {
    const owners = (this.#content.branches.get(shortId)?.owners ?? []).filter((owner) => this.#content.isActive(owner));
    const points = loadItemPoints(this.#db, owners, this.#zoneOf, now, this.#entries.has(shortId) ? RESTS : 0);
    const content = this.#content.versionOf(shortId);
    const fresh: PointsEntry = {
      version: `${content}|${now.getTime()}`,
      content,
      since: performance.now(),
      points,
      categories: points.then((all) => new Set(all.categories.filter((id) => id !== null))),
      closings: [],
    };
    // Failures are reported to the requests for the points.
    fresh.categories.catch(() => {});
    this.#coming.set(shortId, fresh);
    fresh.points
      .then(
        ({ closings }) => {
          fresh.closings = closings;
          this.#entries.set(shortId, fresh);
        },
        () => {},
      )
      .finally(() => this.#coming.delete(shortId));
    return fresh;
  }
}
