import type { LngLat } from '@umkreis/contract/ref.ts';
import { typedOf, type TypedWord } from './typed-words.ts';

/** A town by its name, or a place that results must be near. */
export type Where = { how: 'in'; city: string } | { how: 'near'; title: string; at: LngLat };

/** 'near Kunstmuseum', 'in Schaan': the following words are or start with a name. */
export interface WherePhrase {
  how: Where['how'];
  before: readonly TypedWord[];
  preposition: readonly TypedWord[];
  after: readonly TypedWord[];
}

/** The location that was found, and the remaining words. */
export interface FoundWhere {
  where: Where;
  /** As typed. */
  typed: string;
  left: readonly TypedWord[];
}

const prepositions: readonly (readonly [how: Where['how'], words: string])[] = [
  ['near', 'in der nahe von der'],
  ['near', 'in der nahe von dem'],
  ['near', 'in der nahe von'],
  ['near', 'in der nahe vom'],
  ['near', 'in der nahe des'],
  ['near', 'in der nahe der'],
  ['near', 'nahe bei der'],
  ['near', 'nahe beim'],
  ['near', 'nahe bei'],
  ['near', 'close to the'],
  ['near', 'close to'],
  ['near', 'next to the'],
  ['near', 'next to'],
  ['near', 'near the'],
  ['near', 'neben der'],
  ['near', 'neben dem'],
  ['near', 'bei der'],
  ['near', 'around'],
  ['near', 'neben'],
  ['near', 'beim'],
  ['near', 'nahe'],
  ['near', 'near'],
  ['near', 'bei'],
  ['in', 'in der'],
  ['in', 'in the'],
  ['in', 'im'],
  ['in', 'in'],
];
const longestName = 5;

/** Finds the location phrase of a text; null if there is none. */
export function wherePhrase(said: readonly TypedWord[]): WherePhrase | null {
  for (const [how, preposition] of prepositions) {
    const keys = preposition.split(' ');
    const at = said.findIndex((_, from) => keys.every((key, nr) => said[from + nr]?.key === key));
    if (at >= 0 && at + keys.length < said.length)
      return {
        how,
        before: said.slice(0, at),
        preposition: said.slice(at, at + keys.length),
        after: said.slice(at + keys.length),
      };
  }
  return null;
}

/**
 * Finds the location that a phrase names, the longest name first.
 * @param find looks up a name; null if there is no such name
 */
export async function foundWhere(
  { how, before, preposition, after }: WherePhrase,
  find: (how: Where['how'], name: string) => Promise<Where | null>,
): Promise<FoundWhere | null> {
  for (let count = Math.min(after.length, longestName); count > 0; count--) {
    const name = after.slice(0, count);
    const where = await find(how, typedOf(name));
    if (where) return { where, typed: typedOf([...preposition, ...name]), left: [...before, ...after.slice(count)] };
  }
  return null;
}
