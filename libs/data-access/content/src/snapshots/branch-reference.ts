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
import { arrangedShortcuts, type BranchShortcuts } from '@umkreis/reference-data/arranged-shortcuts.repository.ts';
import { usedReferenceIds } from '@umkreis/reference-data/used-reference.repository.ts';

interface All extends AllReference {
  /** Changes with any of the data. */
  version: string;
  detailKeys: readonly ItemDetailKey[];
  shortcuts: ReadonlyMap<number, readonly SearchShortcutConfig[]>;
}

interface BranchOwners {
  shortId: number;
  owners: readonly number[];
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Cuts the reference data to what a branch uses. All of it is in memory, and `refresh` reads it again. */
export class BranchReference {
  readonly #db: Db;
  readonly #env: string;
  readonly #branches: readonly BranchShortcuts[];
  #all: All | undefined;

  /** @param branches the configured branches */
  constructor(db: Db, env: string, branches: readonly BranchShortcuts[]) {
    this.#db = db;
    this.#env = env;
    this.#branches = branches;
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
    const [categories, tags, icons, words, detailKeys, arranged] = await Promise.all([
      loadCategories(this.#db),
      loadTags(this.#db),
      loadIcons(this.#db),
      loadSearchWords(this.#db),
      loadDetailKeys(this.#db),
      arrangedShortcuts(this.#db, this.#branches),
    ]);
    const shortcuts = new Map(
      this.#branches.map(({ shortId, searchShortcuts }) => [
        shortId,
        (arranged.get(shortId) ?? searchShortcuts).filter(({ env }) => env === this.#env),
      ]),
    );
    return {
      categories,
      tags,
      icons,
      words,
      detailKeys,
      shortcuts,
      version: digest([categories, tags, icons, words, detailKeys, [...shortcuts], furtherIconTitles]),
    };
  }
}
