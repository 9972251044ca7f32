import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Health } from '@umkreis/contract/health.ts';
import type { Db } from '@umkreis/db/database.ts';
import { countItems } from './basemap.repository.ts';
import type { ContentState } from './content-state.ts';
import { OwnerFragments } from './owner-fragments.ts';
import { readSnapshot, removeOldSnapshots, snapshotFileName, writeSnapshot, type Snapshot } from './snapshot-files.ts';

/** Grows when the document's shape changes, so that old files are made again. */
const FORMAT = 1;
/** More items than this come as vector tiles and from the search. */
export const LARGEST_DOCUMENT = 20_000;
/** A page that was served just before a rebuild still finds the file it names. */
const GRACE_MS = 15 * 60_000;

interface Built { version: string; fileName: string; etag: string; total: number; bytes: number; builtAt: string }
interface State { format: number; snapshots: Record<string, Built> }

interface Options { db: Db; content: ContentState; dataDir: string; env: string; log: FastifyBaseLogger }

/**
 * One immutable snapshot of each branch's items; number 0 holds the items of all branches.
 * A change of the content version makes a new file soon after; a restart without a change makes none.
 */
export class SnapshotStore {
  readonly #options: Options;
  readonly #folder: string;
  readonly #fragments: OwnerFragments;
  readonly #built = new Map<number, Built>();
  readonly #documents = new Map<number, { fileName: string; document: Snapshot }>();
  readonly #errors = new Map<number, string>();
  readonly #wanted = new Set<number>();
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#folder = path.join(options.dataDir, 'json');
    this.#fragments = new OwnerFragments(options.db);
  }

  /** Takes over what an earlier process built, then follows the content. */
  async start(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const { content } = this.#options;
    const state = await this.#readState();
    for (const [key, built] of Object.entries(state.snapshots)) {
      const shortId = Number(key);
      // Without the database, what was built last is as good as it gets.
      const isCurrent = !content.isDatabaseUp || content.branches.get(shortId)?.basemapFileName === built.fileName;
      const isThere = isCurrent && (await stat(path.join(this.#folder, built.fileName)).catch(() => null));
      if (isThere) this.#built.set(shortId, built);
    }
    content.onChange(() => this.#enqueueStale());
    this.#enqueueStale();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
  }

  /** Items the branch has, as of its last snapshot. */
  totalOf(shortId: number): number | undefined {
    return this.#built.get(shortId)?.total;
  }

  /** File names by branch, as they are now. */
  files(): Record<string, string> {
    return Object.fromEntries([...this.#built].map(([shortId, { fileName }]) => [String(shortId), fileName]));
  }

  /** The branch's current document; waits for the first one. @throws the error that kept it from being built */
  async document(shortId: number): Promise<Snapshot> {
    const built = this.#built.get(shortId) ?? (await this.#build(shortId));
    const held = this.#documents.get(shortId);
    if (held?.fileName === built.fileName) return held.document;
    const document = await readSnapshot(this.#folder, built.fileName, built.etag);
    if (document) {
      this.#documents.set(shortId, { fileName: built.fileName, document });
      return document;
    }
    await this.#build(shortId);
    return this.#documents.get(shortId)!.document;
  }

  health(): Health['snapshots'] {
    return [...this.#options.content.branches.keys()].map((shortId) => {
      const built = this.#built.get(shortId);
      return {
        branchShortId: shortId || null, fileName: built?.fileName ?? null, items: built?.total ?? null, bytes: built?.bytes ?? null,
        builtAt: built?.builtAt ?? null, isStale: this.#isStale(shortId), error: this.#errors.get(shortId) ?? null,
      };
    });
  }

  #isStale(shortId: number): boolean {
    return this.#built.get(shortId)?.version !== this.#versionOf(shortId);
  }

  #versionOf(shortId: number): string {
    const { content } = this.#options;
    return `${content.versionOf(shortId)}|${content.branches.get(shortId)?.owners.filter((owner) => content.isActive(owner)).join(',') ?? ''}`;
  }

  #enqueueStale(): void {
    for (const shortId of this.#options.content.branches.keys()) if (this.#isStale(shortId)) this.#wanted.add(shortId);
    this.#working ??= this.#work().finally(() => { this.#working = undefined; });
  }

  /** One after the other: branches first, the main site, which needs them all, last. */
  async #work(): Promise<void> {
    while (this.#wanted.size > 0 && !this.#stopped) {
      const shortId = [...this.#wanted].toSorted((a, b) => (a || 99) - (b || 99))[0]!;
      this.#wanted.delete(shortId);
      if (!this.#isStale(shortId)) continue;
      await this.#build(shortId).catch((error: unknown) => this.#options.log.error({ err: error, branch: shortId }, 'snapshot failed'));
    }
    await removeOldSnapshots(this.#folder, this.#options.env, new Set(Object.values(this.files())), GRACE_MS).catch(() => {});
  }

  readonly #building = new Map<number, Promise<Built>>();

  #build(shortId: number): Promise<Built> {
    let building = this.#building.get(shortId);
    if (!building) {
      building = this.#buildNow(shortId).finally(() => this.#building.delete(shortId));
      this.#building.set(shortId, building);
    }
    return building;
  }

  async #buildNow(shortId: number): Promise<Built> {
    const { db, content, env } = this.#options;
    try {
      const version = this.#versionOf(shortId);
      const owners = (content.branches.get(shortId)?.owners ?? []).filter((owner) => content.isActive(owner));
      const total = await countItems(db, owners);
      const tiled = total > LARGEST_DOCUMENT;
      const timestamp = Math.max(Date.now(), (this.#timestampOf(shortId) ?? 0) + 1);
      const head = JSON.stringify({ branchShortId: shortId || null, version: String(timestamp), total, tiled }).slice(0, -1);
      const fileName = snapshotFileName(shortId, env, timestamp);
      const etag = await writeSnapshot(this.#folder, fileName, this.#text(head, tiled ? [] : owners));
      const document = (await readSnapshot(this.#folder, fileName, etag))!;
      await db.updateTable('branches').set({ basemap_file_name: fileName }).where('short_id', '=', shortId).execute();
      const built = { version, fileName, etag, total, bytes: document.br.length, builtAt: new Date(timestamp).toISOString() };
      this.#built.set(shortId, built);
      this.#documents.set(shortId, { fileName, document });
      this.#errors.delete(shortId);
      await this.#writeState();
      return built;
    } catch (error) {
      this.#errors.set(shortId, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  async *#text(head: string, owners: readonly number[]): AsyncGenerator<Buffer> {
    yield Buffer.from(`${head},"items":[`);
    let isFirst = true;
    for (const owner of owners) {
      for await (const piece of this.#fragments.pieces(owner, this.#options.content.versionOf(owner))) {
        if (!isFirst) yield Buffer.from(',');
        isFirst = false;
        yield piece;
      }
    }
    yield Buffer.from(']}');
  }

  #timestampOf(shortId: number): number | undefined {
    const name = this.#built.get(shortId)?.fileName;
    return name ? Number(/-(\d+)\.json$/.exec(name)?.[1]) : undefined;
  }

  get #stateFile(): string {
    return path.join(this.#options.dataDir, `snapshots-${this.#options.env}.json`);
  }

  async #readState(): Promise<State> {
    try {
      const state = JSON.parse(await readFile(this.#stateFile, 'utf8')) as State;
      if (state.format === FORMAT) return state;
    } catch { /* the first start */ }
    return { format: FORMAT, snapshots: {} };
  }

  #writing: Promise<void> = Promise.resolve();

  #writeState(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await writeFile(`${this.#stateFile}.tmp`, JSON.stringify({ format: FORMAT, snapshots: Object.fromEntries(this.#built) } satisfies State));
      await rename(`${this.#stateFile}.tmp`, this.#stateFile);
    });
    return this.#writing;
  }
}
