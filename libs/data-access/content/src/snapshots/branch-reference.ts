import { createHash } from 'node:crypto';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { Db } from '@umkreis/db/database.ts';
import { isNamedTag } from '@umkreis/places/shortcut-filter.ts';
import { furtherIconTitles } from '@umkreis/taxonomy/icons.ts';
import { referenceOf, type AllReference } from '@umkreis/taxonomy/reference-of.ts';
import {
  loadCategories,
  loadDetailKeys,
  loadIcons,
  loadSearchWords,
  loadTags,
} from '@umkreis/reference-data/reference.repository.ts';
import { arrangedShortcuts } from '@umkreis/reference-data/arranged-shortcuts.repository.ts';
import { usedReferenceIds } from '@umkreis/reference-data/used-reference.repository.ts';
import type { ContentState } from '../content-state.ts';

const MAIN_SITE = 0;

interface Tables extends AllReference {
  detailKeys: readonly ItemDetailKey[];
}

interface All extends Tables {
  /** Changes with any of the data. */
  version: string;
  shortcuts: ReadonlyMap<number, readonly SearchShortcutConfig[]>;
}

interface BranchOwners {
  shortId: number;
  owners: readonly number[];
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/**
 * Cuts the reference data to what a branch uses. All of it is in memory; `refresh` reads the shortcuts again, and the
 * tables if the content version of the main site has changed, as it does with each write of reference data.
 */
export class BranchReference {
  readonly #db: Db;
  readonly #env: string;
  readonly #content: Pick<ContentState, 'branches' | 'defaults'>;
  #tables: { mainVersion: number; tables: Tables; digest: string } | undefined;
  #all: All | undefined;

  constructor(db: Db, env: string, content: Pick<ContentState, 'branches' | 'defaults'>) {
    this.#db = db;
    this.#env = env;
    this.#content = content;
  }

  /** Changes with any reference data; undefined before the first refresh. */
  get version(): string | undefined {
    return this.#all?.version;
  }

  /** @throws the database's error; the previous data remain */
  async refresh(): Promise<void> {
    this.#all = await this.#load();
  }

  /**
   * @param branchOwners the branch and the owners whose items it includes; 0, the main site, also includes their
   * events
   * @returns the document, and the version of all reference data it was cut from
   */
  async documentOf({ shortId, owners }: BranchOwners): Promise<{ document: ReferenceDocument; allVersion: string }> {
    const all = (this.#all ??= await this.#load());
    const used = await usedReferenceIds(this.#db, { owners, branches: shortId === 0 ? owners : [shortId] });
    const shortcuts = all.shortcuts.get(shortId) ?? [];
    const listed = shortcuts.flatMap(({ filter, useMapBoundariesWithTags = [] }) => [
      ...(filter.tags ?? []),
      ...useMapBoundariesWithTags,
    ]);
    const document = referenceOf(all, {
      categoryIds: used.categoryIds,
      tagIds: new Set([
        ...used.tagIds,
        ...all.tags.filter((tag) => listed.some((named) => isNamedTag(named, tag))).map(({ id }) => id),
      ]),
      iconTitles: [
        ...all.detailKeys.filter(({ id }) => used.detailKeyIds.has(id)).map(({ iconTitle }) => iconTitle),
        ...shortcuts.map(({ icon }) => icon),
      ],
    });
    return { document: { version: digest(document), ...document }, allVersion: all.version };
  }

  async #load(): Promise<All> {
    const branches = [...this.#content.defaults.values()];
    const [{ tables, digest: ofTables }, arranged] = await Promise.all([
      this.#currentTables(),
      arrangedShortcuts(this.#db, branches),
    ]);
    const shortcuts = new Map(
      branches.map(({ shortId, searchShortcuts }) => [
        shortId,
        (arranged.get(shortId) ?? searchShortcuts).filter(({ env }) => env === this.#env),
      ]),
    );
    return { ...tables, shortcuts, version: digest([ofTables, [...shortcuts], furtherIconTitles]) };
  }

  async #currentTables() {
    const mainVersion = this.#content.branches.get(MAIN_SITE)?.contentVersion ?? 0;
    if (this.#tables?.mainVersion !== mainVersion) {
      const tables = await readTables(this.#db);
      this.#tables = { mainVersion, tables, digest: digest(tables) };
    }
    return this.#tables;
  }
}

async function readTables(db: Db): Promise<Tables> {
  const [categories, tags, icons, words, detailKeys] = await Promise.all([
    loadCategories(db),
    loadTags(db),
    loadIcons(db),
    loadSearchWords(db),
    loadDetailKeys(db),
  ]);
  return { categories, tags, icons, words, detailKeys };
}
