import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapFiles } from '@umkreis/contract/item.ts';
import type { ApiGroup } from '../proxy/api-group.ts';

/** How long the API should wait for a new snapshot, seconds. */
const LONGEST_WAIT_S = 20;
const TIMEOUT_MS = (LONGEST_WAIT_S + 10) * 1000;
/** Minimum time between two requests without a new snapshot: an older API doesn't wait. */
const PAUSE_MS = 1000;

const createdAt = (name: string) => Number(/-(\d+)\.json$/.exec(name)?.[1] ?? 0);

/**
 * The current snapshot of each branch, as the API reports it. While somebody listens, one request at a time waits for
 * the next one.
 */
export class CurrentFiles {
  readonly #apis: Pick<ApiGroup, 'read'>;
  readonly #listeners = new Set<() => void>();
  readonly #closing = new AbortController();
  #files: BasemapFiles = {};
  #etag: string | null = null;
  #edition = 0;
  #isFollowing = false;

  constructor(apis: Pick<ApiGroup, 'read'>) {
    this.#apis = apis;
  }

  /** Name of the branch's current snapshot; 0: the main site. undefined: not known yet */
  of(shortId: number): string | undefined {
    return this.#files[shortId];
  }

  /** Incremented with each new snapshot */
  get edition(): number {
    return this.#edition;
  }

  /** @param onChange called when any branch has a new snapshot @returns call it to end */
  follow(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    if (!this.#isFollowing) void this.#follow();
    return () => void this.#listeners.delete(onChange);
  }

  close(): void {
    this.#listeners.clear();
    this.#closing.abort();
  }

  async #follow(): Promise<void> {
    this.#isFollowing = true;
    while (this.#listeners.size > 0) {
      const started = performance.now();
      const isNew = await this.#read().catch(() => false);
      if (isNew) for (const listener of this.#listeners) listener();
      const pauseMs = started + PAUSE_MS - performance.now();
      if (!isNew && pauseMs > 0) await wait(pauseMs, null, { signal: this.#closing.signal }).catch(() => {});
    }
    this.#isFollowing = false;
  }

  async #read(): Promise<boolean> {
    const response = await this.#apis.read(apiPaths.basemapFiles, TIMEOUT_MS, {
      prefer: `wait=${LONGEST_WAIT_S}`,
      ...(this.#etag !== null && { 'if-none-match': this.#etag }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return false;
    }
    const files = (await response.json()) as BasemapFiles;
    this.#etag = response.headers.get('etag');
    // Another API may still have an older snapshot.
    const newer = Object.entries(files).filter(
      ([id, name]) => createdAt(name) > createdAt(this.#files[Number(id)] ?? ''),
    );
    this.#files = { ...this.#files, ...Object.fromEntries(newer) };
    if (newer.length > 0) this.#edition += 1;
    return newer.length > 0;
  }
}
