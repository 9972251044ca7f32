import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Health } from '@umkreis/contract/health.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import type { Snapshots } from '@umkreis/content/snapshots/snapshots.ts';
import { watchFile } from '@umkreis/serving/watch-file.ts';
import { ProblemError } from '../http/problem-error.ts';
import {
  builtFile,
  lastArchiveOf,
  LARGEST_DOCUMENT,
  readBuilt,
  snapshotHealth,
  versionToBuild,
  type Built,
} from '@umkreis/content/snapshots/built-snapshots.ts';
import { oneAfterTheOther } from '@umkreis/content/snapshots/one-after-the-other.ts';
import { OwnerFragments } from '@umkreis/content/snapshots/owner-fragments.ts';
import { readSnapshot, type Snapshot } from '@umkreis/content/snapshots/snapshot-files.ts';

interface Options {
  db: Db;
  content: ContentState;
  dataDir: string;
  env: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Snapshots that the jobs process builds, read from the shared data folder. */
export class FollowedSnapshots implements Snapshots {
  readonly fragments: OwnerFragments;
  readonly #options: Options;
  readonly #folder: string;
  #built: ReadonlyMap<number, Built> = new Map();
  #written = 0;
  readonly #documents = new Map<number, { fileName: string; document: Snapshot }>();
  readonly #listeners: (() => void)[] = [];
  readonly #inSequence = oneAfterTheOther();
  #unwatch: (() => void) | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#folder = path.join(options.dataDir, 'json');
    this.fragments = new OwnerFragments(options.db);
  }

  async start(): Promise<void> {
    await this.#look();
    this.#unwatch = watchFile(builtFile(this.#options), () => this.#lookSoon());
    // The jobs may write to the folder on another machine. They also store the names in the database.
    this.#options.content.onChange(() => this.#lookSoon());
  }

  async stop(): Promise<void> {
    this.#unwatch?.();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  totalOf(shortId: number): number | undefined {
    return this.#built.get(shortId)?.total;
  }

  files(): Record<string, string> {
    return Object.fromEntries([...this.#built].map(([shortId, { fileName }]) => [String(shortId), fileName]));
  }

  isTiled(shortId: number): boolean {
    return (this.#built.get(shortId)?.total ?? 0) > LARGEST_DOCUMENT;
  }

  placesArchive(shortId: number): string | null {
    return lastArchiveOf(this.#built.get(shortId));
  }

  async document(shortId: number): Promise<Snapshot> {
    for (const isLast of [false, true]) {
      const built = this.#built.get(shortId);
      const cached = this.#documents.get(shortId);
      if (built && cached?.fileName === built.fileName) return cached.document;
      const document = built && (await readSnapshot(this.#folder, built.fileName, built.etag));
      if (document) {
        this.#documents.set(shortId, { fileName: built.fileName, document });
        return document;
      }
      // A newer one may have replaced it since the last check.
      if (!isLast) await this.#look();
    }
    throw new ProblemError(
      503,
      'unavailable',
      'The snapshot is not built yet',
      { detail: 'The process of the jobs builds it; try again in a few seconds.' },
      { 'Retry-After': '2' },
    );
  }

  health(): Health['snapshots'] {
    const { content } = this.#options;
    return [...content.branches.keys()].map((shortId) => {
      const built = this.#built.get(shortId);
      return snapshotHealth(shortId, built, {
        isStale: built?.version !== versionToBuild(content, shortId),
        error: null,
      });
    });
  }

  #lookSoon(): void {
    void this.#inSequence(() => this.#look()).catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'snapshots have not been checked yet'),
    );
  }

  async #look(): Promise<void> {
    const found = await stat(builtFile(this.#options)).catch(() => null);
    if (!found || found.mtimeMs === this.#written) return;
    const built = await readBuilt(this.#options);
    // Refreshes the content before announcing the snapshot, so that readers see the content it was built from.
    await this.#options.content.refresh().catch(() => {});
    this.#written = found.mtimeMs;
    this.#built = built;
    for (const listener of this.#listeners) listener();
  }
}
