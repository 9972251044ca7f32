import { setTimeout as wait } from 'node:timers/promises';
import { changedItems } from '@umkreis/content/content-version.repository.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { Db } from '@umkreis/db/database.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { loadItemPoints, type LoadedPoints } from './load-item-points.ts';
import { patchItemPoints } from './patch-item-points.ts';

export interface PointsEntry {
  /** Identifies these points among those of the branch. */
  version: string;
  points: Promise<LoadedPoints>;
  /** IDs of categories that occur. */
  categories: Promise<ReadonlySet<string>>;
}

/** What the points of a branch depend on. */
interface Source {
  /** Differs when any of it may have changed */
  key: string;
  owners: readonly number[];
  /** Differs when the same items of the same owners may have other points */
  ownersKey: string;
  /** Content versions of the owners */
  versions: ReadonlyMap<number, number>;
}

interface Loaded extends PointsEntry {
  source: Source;
  loaded: LoadedPoints;
  /** When all points were last read, as of `performance.now()`. */
  readAt: number;
  /** When they were last read or changed, as of `performance.now()`. */
  updatedAt: number;
}

interface Coming extends PointsEntry {
  /** Resolves when the changes have been added, or it is clear that this takes longer than requests wait. */
  quick: Promise<void>;
}

/** Reading a million items takes seconds, so it is not done more often. */
const BETWEEN_READS_MS = 30_000;
/** Points that are read again take at most a quarter of a processor: meanwhile the previous ones are served. */
const RESTS = 3;
/** Points are kept for this time, or ten times what replacing some of them took, ms. */
const SHORTEST_LIFE_MS = 1000;
/** For this time after a request, changes are added to the points as soon as they are known, ms. */
const IN_USE_MS = 10 * 60_000;
/** Points that nobody requests are updated after this time, ms. */
const UNUSED_LIFE_MS = 60_000;
/** Requests wait this long for changes that are being added, ms: it takes milliseconds. */
const LONGEST_WAIT_MS = 1000;

/**
 * Points of large branches in memory, updated when the content changes, and read again when a place closes
 * permanently. While they are read, the previous ones are served. Several branches may show the same places, so only
 * those that visitors look at are updated with every change.
 */
export class CachedPoints {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #entries = new Map<number, Loaded>();
  /** Being read, or too fresh to be read again. */
  readonly #coming = new Map<number, Coming>();

  readonly #zoneOf: (owner: number) => string;
  readonly #betweenReadsMs: number;
  /** Quarter of an hour for which an entry was last checked. */
  readonly #quarters = new WeakMap<PointsEntry, number>();
  /** When the points of a branch were last requested, as of `performance.now()`. */
  readonly #usedAt = new Map<number, number>();

  /** @param zoneOf time zone of an owner */
  constructor(db: Db, content: ContentState, zoneOf: (owner: number) => string, betweenReadsMs = BETWEEN_READS_MS) {
    this.#db = db;
    this.#content = content;
    this.#zoneOf = zoneOf;
    this.#betweenReadsMs = betweenReadsMs;
  }

  /** The points for a response, with all changes that can be added quickly. */
  async request(shortId: number): Promise<PointsEntry> {
    this.#usedAt.set(shortId, performance.now());
    const known = this.get(shortId);
    const coming = this.#coming.get(shortId);
    if (!coming || coming === known) return known;
    await coming.quick;
    return this.get(shortId);
  }

  /** Reads the points of a branch, or adds changes to them. */
  follow(shortId: number): void {
    const known = this.#entries.get(shortId);
    const lifeMs = this.#isInUse(shortId) ? 0 : UNUSED_LIFE_MS;
    if (known && performance.now() - known.updatedAt < lifeMs) return;
    // Failures are reported to the requests for the points.
    this.get(shortId).points.catch(() => {});
  }

  #isInUse(shortId: number): boolean {
    return performance.now() - (this.#usedAt.get(shortId) ?? -Infinity) < IN_USE_MS;
  }

  /** The known points; changes are added in the background. */
  get(shortId: number, now = new Date()): PointsEntry {
    const cached = this.#entries.get(shortId);
    const coming = this.#coming.get(shortId);
    if (coming) return cached ?? coming;
    const source = this.#sourceOf(shortId);
    const hasClosed = cached && this.#hasClosed(cached, now);
    if (cached?.source.key === source.key && !hasClosed) return cached;
    const next = this.#load(shortId, source, hasClosed ? undefined : cached, now);
    return cached ?? next;
  }

  #sourceOf(shortId: number): Source {
    const { branches } = this.#content;
    const owners = (branches.get(shortId)?.owners ?? []).filter((owner) => this.#content.isActive(owner));
    const ownersKey = owners.map((owner) => `${owner} ${this.#zoneOf(owner)}`).join();
    return {
      // Categories belong to the main site.
      key: [this.#content.versionOf(shortId), branches.get(0)?.contentVersion, ownersKey].join('|'),
      owners,
      ownersKey,
      versions: new Map(owners.map((owner) => [owner, branches.get(owner)?.contentVersion ?? 0])),
    };
  }

  /** Whether a place has closed permanently since the points were read. */
  #hasClosed(entry: Loaded, now: Date): boolean {
    const quarter = quarterHour(now.getTime());
    if (this.#quarters.get(entry) === quarter) return false;
    const { closings } = entry.loaded;
    if (closings.some(({ closed, timeZone }) => isPermanentlyClosed(closed, now, timeZone))) return true;
    this.#quarters.set(entry, quarter);
    return false;
  }

  /** @param known to replace points in; undefined: all are read */
  #load(shortId: number, source: Source, known: Loaded | undefined, now: Date): PointsEntry {
    const { promise: quick, resolve: waitNoLonger } = Promise.withResolvers<void>();
    setTimeout(waitNoLonger, LONGEST_WAIT_MS).unref();
    const patching = known ? this.#patch(known, source, now) : Promise.resolve(null);
    const reading = this.#patchOrRead(patching, source, this.#entries.get(shortId), now, waitNoLonger);
    const points = reading.then(({ loaded }) => loaded);
    const fresh: Coming = {
      quick,
      version: `${source.key}|${now.getTime()}`,
      points,
      categories: points.then((all) => new Set(all.categories)),
    };
    // Failures are reported to the requests for the points.
    fresh.categories.catch(() => {});
    this.#coming.set(shortId, fresh);
    reading
      .then(async ({ loaded, readAt, lifeMs }) => {
        const previous = this.#entries.get(shortId);
        // Tiles of unchanged points remain valid.
        const version = previous?.loaded === loaded ? previous.version : fresh.version;
        this.#entries.set(shortId, { ...fresh, version, source, loaded, readAt, updatedAt: performance.now() });
        waitNoLonger();
        await wait(lifeMs, undefined, { ref: false });
        this.#coming.delete(shortId);
        // Edits in the meantime.
        this.follow(shortId);
      })
      .catch(() => {
        this.#coming.delete(shortId);
        waitNoLonger();
      });
    return fresh;
  }

  /**
   * @param patching resolves to null if all points have to be read
   * @param previous is served meanwhile
   * @param onRead called before all are read
   */
  async #patchOrRead(
    patching: Promise<LoadedPoints | null>,
    source: Source,
    previous: Loaded | undefined,
    now: Date,
    onRead: () => void,
  ) {
    const started = performance.now();
    const patched = await patching;
    if (patched) {
      const lifeMs = Math.max(SHORTEST_LIFE_MS, 10 * (performance.now() - started));
      return { loaded: patched, readAt: previous!.readAt, lifeMs };
    }
    onRead();
    if (previous) await wait(Math.max(0, previous.readAt + this.#betweenReadsMs - started), undefined, { ref: false });
    const loaded = await loadItemPoints(this.#db, source.owners, this.#zoneOf, now, previous ? RESTS : 0);
    return { loaded, readAt: performance.now(), lifeMs: SHORTEST_LIFE_MS };
  }

  /** @returns null: all points have to be read */
  async #patch(known: Loaded, source: Source, now: Date): Promise<LoadedPoints | null> {
    if (known.source.ownersKey !== source.ownersKey) return null;
    const changes = new Map<number, readonly string[]>();
    for (const [owner, version] of source.versions) {
      const before = known.source.versions.get(owner)!;
      const changed = version === before ? [] : await changedItems(this.#db, owner, before, version);
      if (!changed) return null;
      changes.set(owner, changed);
    }
    return patchItemPoints(this.#db, known.loaded, changes, this.#zoneOf, now);
  }
}
