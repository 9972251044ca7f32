import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Health } from '@umkreis/contract/health.ts';
import { isSameHoursPlace, type HoursPlace } from '@umkreis/contract/hours-place.ts';
import { itemChangesOf } from '@umkreis/contract/item-changes.ts';
import { placesArchiveOf } from '@umkreis/contract/places-archive.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import { removeLeftOvers, writeAtomically } from '@umkreis/serving/atomic-file.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import type { Db } from '@umkreis/db/database.ts';
import { storeSnapshotName } from '../branch-rows.repository.ts';
import { changedOwners } from '../content-version.repository.ts';
import type { ContentState } from '../content-state.ts';
import { hoursPlaceOf } from '../place-of.ts';
import type { Snapshots } from './snapshots.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';
import { countItems } from './basemap.repository.ts';
import { ArchiveQueue, type ArchiveJob } from './archive-queue.ts';
import { BranchArchives } from './branch-archives.ts';
import { BranchChanges } from './branch-changes.ts';
import { BranchReference } from './branch-reference.ts';
import {
  companionFilesOf,
  editsBetween,
  lastArchiveOf,
  storeBuilt,
  LARGEST_DOCUMENT,
  readBuilt,
  includedOwners,
  snapshotHealth,
  versionToBuild,
  type Built,
} from './built-snapshots.ts';
import { OldSnapshots } from './old-snapshots.ts';
import { GiveWay } from './give-way.ts';
import { isStillCurrent } from './is-still-current.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';
import type { ItemPage } from './item-page.ts';
import { OwnerFragments } from './owner-fragments.ts';
import type { Pause } from './places-archive.ts';
import { PauseAfterEdit } from './pause-after-edit.ts';
import { RestBetweenBuilds } from './rest-between-builds.ts';
import { readSnapshot, snapshotFileName, snapshotText, writeSnapshot, type Snapshot } from './snapshot-files.ts';

/** Failed builds are retried after this, ms, even without changes. */
const AGAIN_MS = 5000;
/** How often a pause is interrupted to look for changes, ms. */
const CHECK_MS = 25;
/** How long an archive waits altogether while snapshots are being written, ms. */
const LONGEST_PAUSE_MS = 15_000;

interface Options {
  db: Db;
  content: ContentState;
  dataDir: string;
  storage: StorageState;
  env: string;
  runs: Pick<JobRuns, 'run'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * One immutable snapshot per branch with its items, the reference data they use and, if they fit into memory, the
 * places as vector tiles; number 0 contains the items of all branches. A change of the content version, or of
 * reference data that the branch uses, triggers new files; a restart without changes builds none.
 */
export class SnapshotStore implements Snapshots {
  readonly #options: Options;
  readonly #folder: string;
  readonly fragments: OwnerFragments;
  readonly #reference: BranchReference;
  readonly #archives = new BranchArchives();
  readonly #changes = new BranchChanges();
  readonly #built = new Map<number, Built>();
  readonly #documents = new Map<number, { fileName: string; document: Snapshot }>();
  readonly #errors = new Map<number, string>();
  readonly #wanted = new Set<number>();
  readonly #pause = new PauseAfterEdit();
  readonly #rest = new RestBetweenBuilds();
  readonly #giveWay = new GiveWay();
  readonly #old: OldSnapshots;
  readonly #listeners: (() => void)[] = [];
  #changedOwners: ReadonlySet<number> = new Set();
  #isCheckRequested = false;
  #working: Promise<void> | undefined;
  #again: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#folder = path.join(options.dataDir, 'json');
    this.#old = new OldSnapshots(this.#folder, options.env);
    this.fragments = new OwnerFragments(options.db);
    this.#reference = new BranchReference(options.db, options.env, options.content);
  }

  /** Adopts the snapshots of an earlier process, then follows the content. */
  async start(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await removeLeftOvers(this.#folder).catch(() => {});
    const { content } = this.#options;
    for (const [shortId, built] of await readBuilt(this.#options))
      if (await isStillCurrent(shortId, built, { content, folder: this.#folder })) this.#built.set(shortId, built);
    content.onChange(() => this.#enqueueStale());
    this.#enqueueStale();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#again);
    await this.#working;
    await this.#archiveQueue.stop();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Number of items in the branch's last snapshot. */
  totalOf(shortId: number): number | undefined {
    return this.#built.get(shortId)?.total;
  }

  /** Current file names by branch. */
  files(): Record<string, string> {
    return Object.fromEntries([...this.#built].map(([shortId, { fileName }]) => [String(shortId), fileName]));
  }

  /** Whether the branch's places are served as tiles. */
  isTiled(shortId: number): boolean {
    return (this.#built.get(shortId)?.total ?? 0) > LARGEST_DOCUMENT;
  }

  /**
   * Name of the archive with the branch's places as vector tiles; null: the API serves them, or no file exists yet.
   */
  placesArchive(shortId: number): string | null {
    return lastArchiveOf(this.#built.get(shortId));
  }

  /** The branch's current document; waits for the first one. @throws the error that prevented building it */
  async document(shortId: number): Promise<Snapshot> {
    const built = this.#built.get(shortId) ?? (await this.#build(shortId));
    const cached = this.#documents.get(shortId);
    if (cached?.fileName === built.fileName) return cached.document;
    const document = await readSnapshot(this.#folder, built.fileName, built.etag);
    if (document) {
      this.#documents.set(shortId, { fileName: built.fileName, document });
      return document;
    }
    await this.#build(shortId);
    return this.#documents.get(shortId)!.document;
  }

  health(): Health['snapshots'] {
    return [...this.#options.content.branches.keys()].map((shortId) =>
      snapshotHealth(shortId, this.#built.get(shortId), {
        isStale: this.#isStale(shortId),
        error: this.#errors.get(shortId) ?? null,
      }),
    );
  }

  #isStale(shortId: number): boolean {
    const built = this.#built.get(shortId);
    const { version } = this.#reference;
    return built?.version !== this.#versionOf(shortId) || (version !== undefined && built.allReference !== version);
  }

  #versionOf(shortId: number): string {
    return versionToBuild(this.#options.content, shortId);
  }

  #enqueueStale(): void {
    this.#isCheckRequested = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      if (this.#isCheckRequested && !this.#stopped) this.#enqueueStale();
    });
  }

  /** Builds one after another: branches first, then the main site, which needs all of them. */
  async #work(): Promise<void> {
    while ((this.#isCheckRequested || this.#wanted.size > 0) && !this.#stopped) {
      if (this.#isCheckRequested) await this.#findStale();
      const shortId = this.#next();
      if (shortId === undefined) {
        if (this.#wanted.size > 0) await wait(CHECK_MS);
        continue;
      }
      this.#wanted.delete(shortId);
      if (!this.#isStale(shortId)) continue;
      await this.#buildNext(shortId);
      // Inside the loop, as it may never end while editors keep saving.
      await this.#removeOld();
    }
    await this.#removeOld();
    if (this.#errors.size === 0 || this.#stopped) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#enqueueStale(), AGAIN_MS).unref();
  }

  /**
   * The branch to build next: whose own places have changed, then those that include them, last the main site;
   * undefined if all have to wait.
   */
  #next(): number | undefined {
    const rank = (shortId: number) => (this.#changedOwners.has(shortId) ? 0 : 100) + (shortId || 99);
    const leftMs = (shortId: number) =>
      this.#changedOwners.has(shortId) ? this.#rest.left(shortId) : this.#pause.left();
    return [...this.#wanted].toSorted((a, b) => rank(a) - rank(b)).find((shortId) => leftMs(shortId) === 0);
  }

  async #buildNext(shortId: number): Promise<void> {
    const isEdited = this.#changedOwners.has(shortId);
    const before = this.#built.get(shortId);
    const started = performance.now();
    const run = () => this.#buildIfChanged(shortId);
    await this.#options.runs.run(`snapshot of branch ${shortId}`, run).catch(() => {});
    if (!isEdited) return this.#pause.end();
    this.#pause.edited();
    this.#rest.built(shortId, editsBetween(before, this.#built.get(shortId)), performance.now() - started);
  }

  async #removeOld(): Promise<void> {
    const current = [...this.#built.values()].flatMap((built) => [built.fileName, ...companionFilesOf(built)]);
    await this.#old.remove(new Set(current)).catch(() => {});
  }

  async #findStale(): Promise<void> {
    this.#isCheckRequested = false;
    await this.#reference
      .refresh()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'reference data not read'));
    const { db, content } = this.#options;
    for (const shortId of content.branches.keys()) if (this.#isStale(shortId)) this.#wanted.add(shortId);
    // The main site is always the last one.
    const branches = [...this.#wanted].filter((shortId) => shortId !== 0);
    const versions = branches.map((shortId) => [shortId, Number(content.versionOf(shortId))] as const);
    // It is only about the order.
    this.#changedOwners = await changedOwners(db, versions).catch(() => this.#changedOwners);
    if (branches.some((shortId) => this.#changedOwners.has(shortId))) this.#pause.edited();
  }

  /** Most changes of reference data do not affect most branches, whose files remain. */
  async #buildIfChanged(shortId: number): Promise<void> {
    const built = this.#built.get(shortId);
    if (built?.version === this.#versionOf(shortId)) {
      const { document, allVersion } = await this.#reference.documentOf({ shortId, owners: this.#ownersOf(shortId) });
      if (document.version === built.reference) {
        this.#built.set(shortId, { ...built, allReference: allVersion });
        return this.#writeState();
      }
    }
    await this.#build(shortId);
  }

  #ownersOf(shortId: number): number[] {
    return includedOwners(this.#options.content, shortId);
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
    try {
      const { version, fileName, at, pages, total, tiled, head, reference, changes } = await this.#giveWay.urgent(() =>
        this.#prepare(shortId),
      );
      const archive = { fileName, pages, names: reference.document, at };
      // Pages that have the last archive can do without a new one.
      const { archived } = this.#built.get(shortId) ?? {};
      const canWait = archived !== undefined && changes.steps.some(({ from }) => from === archived);
      const [etag] = await Promise.all([
        this.#giveWay.urgent(() => writeSnapshot(this.#folder, fileName, snapshotText(head, pages))),
        tiled || writeSnapshot(this.#folder, itemChangesOf(fileName), [changes.file]),
        tiled || canWait || this.#archiveQueue.now(shortId, archive),
      ]);
      const document = (await readSnapshot(this.#folder, fileName, etag))!;
      await storeSnapshotName(this.#options.db, shortId, fileName);
      const built = {
        version,
        fileName,
        etag,
        total,
        bytes: document.br.length,
        builtAt: at.toISOString(),
        reference: reference.document.version,
        allReference: reference.allVersion,
        ...(!tiled && { archived: canWait ? this.#built.get(shortId)!.archived! : fileName }),
      };
      if (canWait) this.#archiveQueue.later(shortId, archive);
      this.#built.set(shortId, built);
      this.#documents.set(shortId, { fileName, document });
      this.#errors.delete(shortId);
      await this.#writeState();
      for (const listener of this.#listeners) listener();
      return built;
    } catch (error) {
      this.#options.storage.note(error);
      this.#errors.set(shortId, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /** What the files of the branch's next snapshot are made of; its reference file is already written. */
  async #prepare(shortId: number) {
    const { db, env } = this.#options;
    const version = this.#versionOf(shortId);
    const owners = this.#ownersOf(shortId);
    const total = await countItems(db, owners);
    const tiled = total > LARGEST_DOCUMENT;
    const timestamp = Math.max(Date.now(), this.#lastTimestampOf(shortId) + 1);
    const hoursPlaces = this.#differingHoursPlaces(shortId, owners);
    const pages = tiled ? [] : await this.#pages(owners);
    const head = JSON.stringify({
      branchShortId: shortId || null,
      version: String(timestamp),
      total,
      tiled,
      ...(Object.keys(hoursPlaces).length > 0 && { hoursPlaces }),
    }).slice(0, -1);
    const fileName = snapshotFileName(shortId, env, timestamp);
    const reference = await this.#reference.documentOf({ shortId, owners });
    // Written first, so that whoever knows the snapshot's name finds it.
    await writeSnapshot(this.#folder, referenceFileOf(fileName), [Buffer.from(JSON.stringify(reference.document))]);
    const changes = await this.#changes.upTo(shortId, {
      fileName,
      key: JSON.stringify([reference.document.version, hoursPlaces, tiled]),
      pages,
      version: String(timestamp),
      total,
    });
    return { version, fileName, at: new Date(timestamp), pages, total, tiled, head, reference, changes };
  }

  /** Time zone and holidays of owners that differ from the branch. */
  #differingHoursPlaces(shortId: number, owners: readonly number[]): Record<string, HoursPlace> {
    const placeOf = hoursPlaceOf(this.#options.content);
    const own = placeOf(shortId);
    const others = owners.filter((owner) => !isSameHoursPlace(placeOf(owner), own));
    return Object.fromEntries(others.map((owner) => [owner, placeOf(owner)]));
  }

  readonly #archiveQueue = new ArchiveQueue({
    write: async (shortId, job, isUrgent) => {
      const { runs } = this.#options;
      const pause = isUrgent ? undefined : this.#giveWay.pauses(LONGEST_PAUSE_MS);
      await runs.run(`tiles of branch ${shortId}`, () => this.#writeArchive(shortId, job, pause));
    },
    onError: (error) => this.#options.storage.note(error),
  });

  async #writeArchive(shortId: number, { fileName, pages, names, at }: ArchiveJob, pause?: Pause): Promise<void> {
    const { timeZone } = hoursPlaceOf(this.#options.content)(shortId);
    const hoursPlaces = this.#differingHoursPlaces(shortId, this.#ownersOf(shortId));
    const branch = { shortId: shortId || null, timeZone, hoursPlaces };
    const archive = await this.#archives.build(branch, pages, { names, version: names.version }, at, pause);
    await writeAtomically(path.join(this.#folder, placesArchiveOf(fileName)), archive);
    const built = this.#built.get(shortId);
    // The archive of a snapshot that is being built is announced with it.
    if (!built || timestampOf(built.fileName) < timestampOf(fileName)) return;
    this.#built.set(shortId, { ...built, archived: fileName });
    await this.#writeState();
    for (const listener of this.#listeners) listener();
  }

  async #pages(owners: readonly number[]): Promise<ItemPage[]> {
    const { content } = this.#options;
    return (await Promise.all(owners.map((owner) => this.fragments.pages(owner, content.versionOf(owner))))).flat();
  }

  /** Timestamps in names increase even if the clock is set back, also across restarts. */
  #lastTimestampOf(shortId: number): number {
    const names = [this.#built.get(shortId)?.fileName, this.#options.content.branches.get(shortId)?.basemapFileName];
    return Math.max(0, ...names.map(timestampOf));
  }

  readonly #inSequence = oneAfterTheOther();

  #writeState(): Promise<void> {
    return this.#inSequence(() => storeBuilt(this.#options, this.#built));
  }
}

const timestampOf = (name: string | null | undefined) => Number(/-(\d+)\.json$/.exec(name ?? '')?.[1] ?? 0);
