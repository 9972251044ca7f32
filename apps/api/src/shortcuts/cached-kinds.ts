import { setTimeout as wait } from 'node:timers/promises';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { Db } from '@umkreis/db/database.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { kindsByOwner, type OwnKinds } from './shortcut-kinds.repository.ts';

const none: OwnKinds = { categories: [], tags: [] };

/** Requests wait for the next read if the last one took less than this, ms … */
const SHORT_MS = 50;
/** … otherwise they get the known kinds, and a rest of this multiple comes first: reading takes a tenth of the time. */
const RESTS = 9;
/** After a read that failed at once, ms. */
const SHORTEST_REST_MS = 500;
/** How long a request waits for kinds that are not known yet, ms. */
const LONGEST_MS = 3000;

/**
 * Kinds of the listed places by owner. Only those of owners whose content changed are read again: a million places
 * take seconds, on a busy machine longer than a statement may.
 */
export class CachedKinds {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #clock: () => number;
  readonly #known = new Map<number, { version: string; kinds: OwnKinds }>();
  #lastTookMs = 0;
  #reading: Promise<void> | undefined;
  #laterReads = 0;
  #later: NodeJS.Timeout | undefined;

  /** @param clock ms since some moment, to measure how long reading takes */
  constructor(db: Db, content: ContentState, clock = () => performance.now()) {
    this.#db = db;
    this.#content = content;
    this.#clock = clock;
  }

  /** Changes with each read that a request may not have waited for. */
  get version(): number {
    return this.#laterReads;
  }

  /**
   * @param now for events and closings, as of the last quarter of an hour
   * @returns without owners whose kinds are not known yet
   */
  async get(now: Date): Promise<ReadonlyMap<number, OwnKinds>> {
    const owners = [...this.#content.branches.keys()];
    if (owners.some((owner) => !this.#known.has(owner))) await this.#readFirst(now);
    else if (this.#lastTookMs < SHORT_MS) await this.#read(now);
    else if (this.#changed(now).length > 0) this.#readLater();
    return new Map(
      owners.flatMap((owner) => {
        const known = this.#known.get(owner);
        return known ? [[owner, known.kinds]] : [];
      }),
    );
  }

  /** Owners whose kinds may have changed, with their current version. */
  #changed(now: Date): [owner: number, version: string][] {
    const quarter = quarterHour(now.getTime());
    return [...this.#content.branches.keys()]
      .map((owner): [number, string] => [owner, `${this.#content.versionOf(owner)}|${quarter}`])
      .filter(([owner, version]) => this.#known.get(owner)?.version !== version);
  }

  /** Reads kinds that no request knows yet, for all requests at once; they do not wait for all of a long read. */
  async #readFirst(now: Date): Promise<void> {
    this.#reading ??= this.#read(now)
      .then(() => void this.#laterReads++)
      .catch(() => this.#readLater())
      .finally(() => (this.#reading = undefined));
    const waiting = new AbortController();
    await Promise.race([this.#reading, wait(LONGEST_MS, undefined, { signal: waiting.signal }).catch(() => {})]);
    waiting.abort();
  }

  async #read(now: Date): Promise<void> {
    const changed = this.#changed(now);
    if (changed.length === 0) return;
    const started = this.#clock();
    const owners = changed.map(([owner]) => owner).filter((owner) => owner !== 0);
    const read = await kindsByOwner(this.#db, owners, now).finally(() => {
      this.#lastTookMs = this.#clock() - started;
    });
    for (const [owner, version] of changed) this.#known.set(owner, { version, kinds: read.get(owner) ?? none });
  }

  #readLater(): void {
    if (this.#later) return;
    this.#later = setTimeout(
      () => {
        this.#later = undefined;
        void this.#read(new Date()).then(
          () => this.#laterReads++,
          // The known kinds stay valid while the database is down.
          () => this.#readLater(),
        );
      },
      Math.max(SHORTEST_REST_MS, RESTS * this.#lastTookMs),
    ).unref();
  }
}
