import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@umkreis/db/database.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { changedItems } from '@umkreis/content/content-version.repository.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { NamedByWord } from '../search-names/reference-names.ts';
import { oneAfterTheOther } from '@umkreis/content/snapshots/one-after-the-other.ts';
import type { SearchQuery } from './search-query.ts';
import { buildIndex } from './build-index.ts';
import type { CountQuery, Counts } from './count-in.ts';
import type { FoundPlaces } from './search-messages.ts';
import { SearchWorker } from './search-worker.ts';
import { searchedRows } from './searched-rows.repository.ts';
import { bytesOfColumns } from './word-index.ts';

/** For all owners together, about two million places; least recently used ones are evicted. */
const MOST_BYTES = 224 * 1024 * 1024;
/** For one owner; its cache key takes some memory too. */
const LARGEST_BYTES = MOST_BYTES - 1024;
/** Approximate bytes per place, to estimate whether a branch fits. */
const BYTES_OF_PLACE = 110;
/** Failed reads are retried after this, ms. */
const AGAIN_MS = 30_000;
/** After changes were read there is a rest of this multiple of the time that it took … */
const RESTS = 3;
/** … but at least this one, ms: all changes since the places were indexed are read each time. */
const SHORTEST_REST_MS = 400;

interface LoadedOwner {
  /** Content version of its index */
  indexed: number;
  /** Content version with the changes that were added to the index */
  version: string;
  bytes: number;
}

/**
 * Searches the branches that are too large for a document in a thread of their own. Changes are added within a
 * second; with many or unknown ones all places are read again. The database searches owners that are not loaded yet.
 */
export class LargeSearch {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #worker = new SearchWorker(() => this.#loaded.clear());
  readonly #loaded = new ByteCache<LoadedOwner>({
    most: MOST_BYTES,
    sizeOf: ({ bytes }) => bytes,
    onEvict: (_, owner) => this.#worker.send({ kind: 'forget', owner: Number(owner) }),
  });
  readonly #coming = new Map<number, Promise<void>>();
  readonly #failedAt = new Map<number, number>();
  readonly #closing = new AbortController();
  /** Indexing takes much memory: one at a time. */
  readonly #inSequence = oneAfterTheOther();

  constructor(db: Db, content: ContentState) {
    this.#db = db;
    this.#content = content;
  }

  /** Whether the places of a branch fit into memory. */
  static fits = (total: number): boolean => total * BYTES_OF_PLACE <= MOST_BYTES;

  /** @returns null if an owner's places are not loaded; they are then loaded for the next search */
  async find(
    owners: readonly number[],
    query: SearchQuery,
    named: readonly NamedByWord[],
  ): Promise<FoundPlaces | null> {
    return this.#areLoaded(owners) ? this.#worker.find({ owners, query, named }) : null;
  }

  /** Counts the matches of a search. @returns null as `find` does */
  async count(
    owners: readonly number[],
    query: SearchQuery,
    named: readonly NamedByWord[],
    counts: CountQuery,
  ): Promise<Counts | null> {
    return this.#areLoaded(owners) ? this.#worker.count({ owners, query, named }, counts) : null;
  }

  #areLoaded(owners: readonly number[]): boolean {
    return owners.map((owner) => this.warm(owner)).every(Boolean);
  }

  /** Loads or updates the places of an owner in the background. @returns whether they are loaded already */
  warm(owner: number): boolean {
    const loaded = this.#loaded.known(`${owner}`);
    const version = this.#content.versionOf(owner);
    const hasFailed = performance.now() - (this.#failedAt.get(owner) ?? -Infinity) < AGAIN_MS;
    if (loaded?.version !== version && !this.#coming.has(owner) && !hasFailed) {
      const coming = this.#refresh(owner, version, loaded)
        .catch(() => void this.#failedAt.set(owner, performance.now()))
        .finally(() => {
          this.#coming.delete(owner);
          // Edits during the rest.
          if (this.#loaded.known(`${owner}`) && !this.#closing.signal.aborted) this.warm(owner);
        });
      this.#coming.set(owner, coming);
    }
    return loaded !== undefined;
  }

  /** Resolves when nothing is being loaded. */
  async settled(): Promise<void> {
    await Promise.all(this.#coming.values());
  }

  /** Adds changes to all loaded owners. */
  follow(): void {
    // Oldest first, so that the order of use is unchanged.
    for (const owner of this.#loaded.keys()) this.warm(Number(owner));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.settled();
    await this.#worker.close();
  }

  async #refresh(owner: number, version: string, loaded: LoadedOwner | undefined): Promise<void> {
    const started = performance.now();
    const changed = loaded && (await changedItems(this.#db, owner, loaded.indexed, Number(version)));
    if (loaded && changed) {
      this.#worker.send({ kind: 'change', owner, ...(await searchedRows(this.#db, owner, changed)) });
      loaded.version = version;
      const restMs = Math.max(SHORTEST_REST_MS, RESTS * (performance.now() - started));
      await wait(restMs, undefined, { signal: this.#closing.signal }).catch(() => {});
      return;
    }
    await this.#inSequence(() => this.#build(owner));
  }

  async #build(owner: number): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const version = this.#content.versionOf(owner);
    const columns = await buildIndex(this.#db, owner, this.#closing.signal);
    const bytes = bytesOfColumns(columns);
    if (bytes > LARGEST_BYTES) throw new Error(`The places of owner ${owner} take ${bytes} bytes.`);
    await this.#worker.load(columns);
    this.#loaded.set(`${owner}`, version, { indexed: Number(version), version, bytes });
  }
}
