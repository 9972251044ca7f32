import type { BasemapItem } from '@umkreis/contract/item.ts';
import { sortOrder, type Sortable } from './sort-order.ts';

type Titled = { item: Pick<BasemapItem, 'title'> };
type Listed = Titled & Sortable;

let order: Intl.Collator | undefined;
/** Created lazily: a map without a list starts faster. */
const compareTitles = (a: string, b: string): number =>
  (order ??= new Intl.Collator('de', { numeric: true })).compare(a, b);

/** Compares titles in German order, numbers by value; unnamed places last. */
export const byTitle = (a: Titled, b: Titled): number =>
  Number(!a.item.title) - Number(!b.item.title) || compareTitles(a.item.title, b.item.title);

/**
 * Compares by importance: named before unnamed, open before permanently closed, then by map order, then by title.
 */
export const byImportance = (a: Listed, b: Listed): number =>
  Number(!a.item.title) - Number(!b.item.title) ||
  Number(a.isPermanentlyClosed) - Number(b.isPermanentlyClosed) ||
  sortOrder(a) - sortOrder(b) ||
  compareTitles(a.item.title, b.item.title);
