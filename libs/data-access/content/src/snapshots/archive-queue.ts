import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { ItemPage } from './item-page.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';

/** A snapshot whose places are to be written as tiles. */
export interface ArchiveJob {
  fileName: string;
  pages: readonly ItemPage[];
  names: ReferenceDocument;
  /** When the snapshot was created. */
  at: Date;
}

interface Waiting {
  job: ArchiveJob;
  since: number;
  timer: NodeJS.Timeout;
}

/** Pause after a snapshot before its archive is written, ms … */
const QUIET_MS = 4000;
/** … and the longest time that newer snapshots put it off, ms. */
const LONGEST_MS = 30_000;

interface Options {
  /** Writes an archive. @param isUrgent whether its snapshot waits for it */
  write(shortId: number, job: ArchiveJob, isUrgent: boolean): Promise<void>;
  /** Called after a failure; the archive is tried again with the next snapshot. */
  onError(error: unknown): void;
}

/**
 * Writes archives of places when no newer snapshot follows. They take longer than the snapshots, which open pages
 * already use with their earlier archive.
 */
export class ArchiveQueue {
  readonly #options: Options;
  readonly #waiting = new Map<number, Waiting>();
  readonly #inSequence = oneAfterTheOther();
  #last: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Replaces a job of the branch that has not started yet. */
  later(shortId: number, job: ArchiveJob): void {
    const earlier = this.#waiting.get(shortId);
    clearTimeout(earlier?.timer);
    const now = performance.now();
    const since = earlier?.since ?? now;
    const delay = Math.max(0, Math.min(QUIET_MS, since + LONGEST_MS - now));
    const timer = setTimeout(() => {
      this.#add(shortId, job, false).catch((error: unknown) => this.#options.onError(error));
    }, delay);
    this.#waiting.set(shortId, { job, since, timer });
  }

  /** Writes an archive after the one being written. @throws if that fails */
  now(shortId: number, job: ArchiveJob): Promise<void> {
    return this.#add(shortId, job, true);
  }

  #add(shortId: number, job: ArchiveJob, isUrgent: boolean): Promise<void> {
    clearTimeout(this.#waiting.get(shortId)?.timer);
    this.#waiting.delete(shortId);
    this.#last = this.#inSequence(() => this.#options.write(shortId, job, isUrgent));
    return this.#last;
  }

  /** Drops what waits; the archive being written is finished. */
  async stop(): Promise<void> {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    await this.#last.catch(() => undefined);
  }
}
