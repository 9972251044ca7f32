import { atom } from 'jotai';
import { searchAtom, searchOf } from '../url/query.ts';

/** Values of the query that belong to the open card or panel alone. */
const ofCard = ['event', 'events', 'contest', 'propose', 'q'];

/** The query of a link that leads away from a card: season, time and filter go along. */
export function withoutCardQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ofCard) query.delete(name);
  return searchOf(query);
}

/** The same of the page's address: words that are typed and cards that open don't change it. */
export const linkQueryAtom = atom((get) => withoutCardQuery(get(searchAtom)));

/** Such a query with the filter narrowed to one main category. @param mainCategory English source name */
export function categoryQuery(search: string, mainCategory: string): string {
  const query = new URLSearchParams(withoutCardQuery(search));
  query.set('categories', mainCategory);
  return `?${query.toString()}`;
}

/** Such a query with the filter for one kind of place and nothing else. @param subCategory English source name */
export function kindQuery(search: string, subCategory: string): string {
  const query = new URLSearchParams(withoutCardQuery(search));
  for (const name of ['categories', 'tags', 'open', 'services']) query.delete(name);
  query.set('kinds', subCategory);
  return `?${query.toString()}`;
}
