import { notFound } from '../http/problem-error.ts';
import type { Db } from '@umkreis/db/database.ts';
import { offeredShortcut } from '../shortcuts/search-shortcuts.repository.ts';
import { idsOfCategory, idsOfKinds, itemsOfList, type Wanted } from './listed-places.repository.ts';

/** What lists places: a search shortcut or tag by id, a category by English name, a curated list by public id. */
export interface Listing {
  of: 'shortcut' | 'tag' | 'category' | 'list';
  id: string;
}

export interface WantedListing extends Wanted {
  /** Only places with current events. */
  onlyWithEvents: boolean;
}

export const everyPlace: WantedListing = {
  categoryIds: [],
  tagIds: [],
  withoutCategory: false,
  itemIds: null,
  order: 'importance',
  onlyWithEvents: false,
};

/**
 * The places that a branch lists.
 * @param branchShortId 0 is the main site
 * @throws ProblemError 404: the branch has no such search shortcut or curated list
 */
export async function wantedOf(db: Db, { of, id }: Listing, branchShortId: number): Promise<WantedListing> {
  if (of === 'tag') return { ...everyPlace, tagIds: [id] };
  if (of === 'category') return ofKinds(await idsOfCategory(db, id));
  if (of === 'shortcut') return ofShortcut(db, id, branchShortId);
  const itemIds = await itemsOfList(db, id, branchShortId);
  if (!itemIds) throw notFound('List');
  return { ...everyPlace, itemIds, order: 'given' };
}

async function ofShortcut(db: Db, id: string, branchShortId: number): Promise<WantedListing> {
  const found = (await offeredShortcut(db, id, 'development')) ?? (await offeredShortcut(db, id, 'production'));
  if (!found || (found.branchShortId !== null && found.branchShortId !== branchShortId))
    throw notFound('Search shortcut');
  const wanted = ofKinds(await idsOfKinds(db, found.config));
  return { ...wanted, onlyWithEvents: wanted.itemIds === null && found.config.filter.hasEvents === true };
}

type Kinds = Awaited<ReturnType<typeof idsOfKinds>>;

/** @param kinds null: places of every kind; without ids: none */
const ofKinds = (kinds: Kinds): WantedListing => ({
  ...everyPlace,
  ...kinds,
  ...(kinds && kinds.categoryIds.length + kinds.tagIds.length === 0 && { itemIds: [] }),
});
