import type { BranchServerData, SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Db } from '@umkreis/db/database.ts';
import { watchFile } from '@umkreis/serving/watch-file.ts';
import { writeAtomically, readJsonFile } from '@umkreis/serving/atomic-file.ts';
import { loadBranches } from './branch-rows.repository.ts';

export interface BranchContent extends Omit<BranchServerData, 'shortId'> {
  /** 0: the main site. */
  shortId: number;
  contentVersion: number;
  settingsVersion: number;
  /**
   * Owners whose items the branch includes; for the main site all active ones, without invented ones once it has
   * real content.
   */
  owners: number[];
}

/** What a branch is configured with; its row may override the place. */
export interface BranchDefaults {
  readonly shortId: number;
  readonly isActive: boolean;
  readonly timeZone: string;
  readonly countryCode: string;
  readonly state?: string | null;
  readonly searchShortcuts: readonly SearchShortcutConfig[];
}

/** Learns with each read whether the database can be used. */
interface DatabaseObserver {
  responded(): Promise<void>;
  failed(error: unknown): void;
}

const POLL_MS = 1000;
/** Writes within this time count as one update. */
const SOON_MS = 50;

/**
 * State of the branches table, polled each second and re-read immediately after a write of this process. While the
 * database is down the last state stays valid; it is cached in a file to survive a restart. Processes of one machine
 * share the file: when one of them notices a change and writes it, the others read the database at once.
 */
export class ContentState {
  readonly #db: Db;
  readonly #file: string;
  readonly #defaults: ReadonlyMap<number, BranchDefaults>;
  readonly #observer: DatabaseObserver | undefined;
  readonly #listeners = new Set<() => void>();
  #branches = new Map<number, BranchContent>();
  /** The branches as text */
  #state = '[]';
  #timer: NodeJS.Timeout | undefined;
  #unwatch: (() => void) | undefined;
  #soon: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #stopped = false;
  isDatabaseUp = false;

  /** @param file caches the last state @param defaults of the configured branches */
  constructor(db: Db, file: string, defaults: readonly BranchDefaults[], observer?: DatabaseObserver) {
    this.#db = db;
    this.#file = file;
    this.#observer = observer;
    this.#defaults = new Map(defaults.map((one) => [one.shortId, one]));
  }

  /** Reads the branches, or the cached state if the database is down. */
  async open(): Promise<void> {
    try {
      await this.refresh();
    } catch {
      const cached = await readJsonFile<[number, BranchContent][]>(this.#file);
      if (cached) {
        this.#branches = new Map(cached);
        this.#state = JSON.stringify(cached);
      }
    }
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  get branches(): ReadonlyMap<number, BranchContent> {
    return this.#branches;
  }

  /** The configured branches by number. */
  get defaults(): ReadonlyMap<number, BranchDefaults> {
    return this.#defaults;
  }

  isActive(shortId: number): boolean {
    return (this.#defaults.get(shortId)?.isActive ?? true) && (this.#branches.get(shortId)?.isActive ?? false);
  }

  /** Changes with any content of the branch. */
  versionOf(shortId: number): string {
    const branch = this.#branches.get(shortId);
    return shortId === 0 ? this.version : `${branch?.contentVersion ?? 0}`;
  }

  /** Changes with any content. */
  get version(): string {
    return [...this.#branches.values()]
      .map((branch) => `${branch.contentVersion}${branch.isActive ? '' : 'i'}`)
      .join('.');
  }

  /** Changes with the editors' settings of any branch. */
  get settingsVersion(): string {
    return [...this.#branches.values()].map((branch) => branch.settingsVersion).join('.');
  }

  start(): void {
    const next = () => {
      if (!this.#stopped) this.#timer = setTimeout(poll, POLL_MS);
    };
    const poll = () =>
      void this.refresh()
        .catch(() => {})
        .finally(next);
    next();
    this.#unwatch = watchFile(this.#file, () => this.soon());
  }

  /** Call after a write: refreshes before the next poll. */
  soon(): void {
    if (!this.#stopped)
      this.#soon ??= setTimeout(() => {
        this.#soon = undefined;
        void this.refresh().catch(() => {});
      }, SOON_MS);
  }

  stop(): void {
    this.#stopped = true;
    this.#unwatch?.();
    clearTimeout(this.#timer);
    clearTimeout(this.#soon);
  }

  /**
   * Refreshes run one after another, so that an older state never replaces a newer one.
   * @throws the database's error; the last state stays valid
   */
  refresh(): Promise<void> {
    const reading = this.#reading.catch(() => {}).then(() => this.#read());
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<void> {
    try {
      const rows = await loadBranches(this.#db);
      await this.#observer?.responded();
      const isOn = (id: number) =>
        rows.some((row) => row.short_id === id && row.is_active) && (this.#defaults.get(id)?.isActive ?? true);
      const branches = new Map(
        rows.map((row) => [
          row.short_id,
          {
            shortId: row.short_id,
            isActive: row.is_active,
            subdomain: row.subdomain,
            title: row.title,
            center: row.center,
            bounds: row.bounds,
            timeZone: row.time_zone,
            countryCode: row.country_code,
            state: row.state,
            basemapArchive: row.basemap_archive,
            basemapFileName: row.basemap_file_name,
            centerItemNanoId: row.center_item_nano_id,
            attribution: row.attribution,
            isDemo: row.is_demo,
            contentVersion: row.content_version,
            settings: row.settings,
            settingsVersion: row.settings_version,
            owners:
              row.short_id === 0
                ? rows
                    .filter((other) => other.short_id > 0 && isOn(other.short_id) && (row.is_demo || !other.is_demo))
                    .map((other) => other.short_id)
                : row.owners,
          } satisfies BranchContent,
        ]),
      );
      const state = JSON.stringify([...branches]);
      const isNews = state !== this.#state;
      const isBack = !this.isDatabaseUp;
      this.#branches = branches;
      this.#state = state;
      this.isDatabaseUp = true;
      // Listeners retry what failed while the database was down.
      if (isNews || isBack) for (const listener of this.#listeners) listener();
      if (isNews || isBack) await writeAtomically(this.#file, state).catch(() => {});
    } catch (error) {
      this.isDatabaseUp = false;
      this.#observer?.failed(error);
      throw error;
    }
  }
}
