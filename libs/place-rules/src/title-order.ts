import type { BasemapItem } from '@umkreis/contract/item.ts';
import { sortOrder, type Sortable } from './sort-order.ts';

type Titled = { item: Pick<BasemapItem, 'title'> };
type Listed = Titled & Sortable;

let order: Intl.Collator | undefined;
/** Made with the first list: a map that shows none is there sooner. */
const compareTitles = (a: string, b: string): number =>
  (order ??= new Intl.Collator('de', { numeric: true })).compare(a, b);

/** By title as German dictionaries sort, numbers by their size; unnamed places last. */
export const byTitle = (a: Titled, b: Titled): number =>
  Number(!a.item.title) - Number(!b.item.title) || compareTitles(a.item.title, b.item.title);

/** Named before unnamed, open for business before closed for good, then by the order on the map, then by title. */
export const byImportance = (a: Listed, b: Listed): number =>
  Number(!a.item.title) - Number(!b.item.title) ||
  Number(a.isGone) - Number(b.isGone) ||
  sortOrder(a) - sortOrder(b) ||
  compareTitles(a.item.title, b.item.title);
