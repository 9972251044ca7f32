import type { BranchServerData } from '@umkreis/contract/branch.ts';
import type { Db } from '@umkreis/db/database.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';

export interface BranchContent extends Omit<BranchServerData, 'shortId'> {
  /** 0 is the main site. */
  shortId: number;
  contentVersion: number;
  /** Owners whose items the branch shows; for the main site all active ones, once it is real without the invented ones. */
  owners: number[];
}

const POLL_MS = 1000;
const configuredActive = new Map<number, boolean>(branchConfigs.map((config) => [config.shortId, config.isActive]));

/** What the branches table says, polled each second; while the database is away the last answer stands. */
export class ContentState {
  readonly #db: Db;
  readonly #listeners = new Set<() => void>();
  #branches = new Map<number, BranchContent>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  isDatabaseUp = false;

  constructor(db: Db) {
    this.#db = db;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  get branches(): ReadonlyMap<number, BranchContent> {
    return this.#branches;
  }

  isActive(shortId: number): boolean {
    return (configuredActive.get(shortId) ?? true) && (this.#branches.get(shortId)?.isActive ?? false);
  }

  /** Changes with any content of the branch. */
  versionOf(shortId: number): string {
    const branch = this.#branches.get(shortId);
    return shortId === 0 ? this.version : `${branch?.contentVersion ?? 0}`;
  }

  /** Changes with any content. */
  get version(): string {
    return [...this.#branches.values()].map((branch) => `${branch.contentVersion}${branch.isActive ? '' : 'i'}`).join('.');
  }

  start(): void {
    const next = () => { if (!this.#stopped) this.#timer = setTimeout(poll, POLL_MS); };
    const poll = () => void this.refresh().catch(() => {}).finally(next);
    next();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** @throws the database's error; the last answer stays */
  async refresh(): Promise<void> {
    try {
      const [rows, links] = await Promise.all([
        this.#db.selectFrom('branches').selectAll().orderBy('short_id').execute(),
        this.#db.selectFrom('branch_owners').selectAll().orderBy('branch_id').orderBy('owner_id').execute(),
      ]);
      const isOn = (id: number) => rows.some((row) => row.short_id === id && row.is_active) && (configuredActive.get(id) ?? true);
      const branches = new Map(rows.map((row) => [row.short_id, {
        shortId: row.short_id, isActive: row.is_active, subdomain: row.subdomain, title: row.title, center: row.center, bounds: row.bounds,
        timeZone: row.time_zone, countryCode: row.country_code, basemapArchive: row.basemap_archive, basemapFileName: row.basemap_file_name,
        centerItemNanoId: row.center_item_nano_id, attribution: row.attribution, isDemo: row.is_demo, contentVersion: row.content_version,
        owners: row.short_id === 0
          ? rows.filter((other) => other.short_id > 0 && isOn(other.short_id) && (row.is_demo || !other.is_demo)).map((other) => other.short_id)
          : links.filter((link) => link.branch_id === row.short_id).map((link) => link.owner_id),
      } satisfies BranchContent]));
      const changed = JSON.stringify([...branches]) !== JSON.stringify([...this.#branches]);
      this.#branches = branches;
      this.isDatabaseUp = true;
      if (changed) for (const listener of this.#listeners) listener();
    } catch (error) {
      this.isDatabaseUp = false;
      throw error;
    }
  }
}
