import type { Building, Street } from '@umkreis/contract/street.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { words } from '@umkreis/search/words.ts';

export type MatchingGround = { kind: 'street'; ground: Street } | { kind: 'building'; ground: Building };

const most = 5;
const keyOf = (word: string) => collapse(fold(word));
/** 'Feldstr.' and 'Feldstrasse' meet. */
const withoutAbbreviation = (key: string) => key.replace(/str$/, 'strass');

/** Streets, or with a house number buildings, whose name has every word of a query as the beginning of one of its words. */
export function matchingGround(query: string, streets: readonly Street[], buildings: readonly Building[]): MatchingGround[] {
  const asked = words(query).map((word) => withoutAbbreviation(keyOf(word)));
  if (asked.length === 0 || asked.join('').length < 2) return [];
  const matches = ({ title }: { title: string }) => {
    const own = words(title).map(keyOf);
    return asked.every((word) => own.some((part) => (/^\d/.test(word) ? part === word : part.startsWith(word))));
  };
  const byTitle = (a: { title: string }, b: { title: string }) => a.title.length - b.title.length || a.title.localeCompare(b.title, 'de', { numeric: true });
  const hasNumber = asked.some((word) => /^\d/.test(word));
  if (hasNumber) return buildings.filter(matches).toSorted(byTitle).slice(0, most).map((ground) => ({ kind: 'building', ground }));
  return streets.filter(matches).toSorted(byTitle).slice(0, most).map((ground) => ({ kind: 'street', ground }));
}
