import { atom } from 'jotai';
import { noFilter, queryOf } from '@umkreis/guide-engine/filters/filter-state.ts';
import { searchAtom, searchOf } from '../address/query.ts';

/** Query parameters of the open card or panel only */
const ofCard = ['event', 'events', 'mylist', 'contest', 'propose', 'q'];

/** The query for a link to another view: keeps season, time and filter. */
export function withoutCardQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ofCard) query.delete(name);
  return searchOf(query);
}

/** The same for the current URL: unaffected by the search text and by opened cards. */
export const linkQueryAtom = atom((get) => withoutCardQuery(get(searchAtom)));

/** The link query with the filter reduced to one main category. @param mainCategory English source name */
export function categoryQuery(search: string, mainCategory: string): string {
  const query = new URLSearchParams(withoutCardQuery(search));
  query.set('categories', mainCategory);
  return `?${query.toString()}`;
}

/** The link query with a filter for one subcategory only. @param subCategory English source name */
export function kindQuery(search: string, subCategory: string): string {
  const query = new URLSearchParams(withoutCardQuery(search));
  for (const name of Object.keys(queryOf(noFilter))) query.delete(name);
  query.set('kinds', subCategory);
  return `?${query.toString()}`;
}
