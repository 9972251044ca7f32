import { collapse, fold } from '@umkreis/search/fold.ts';
import { words } from '@umkreis/search/words.ts';

/** A word as typed, and its key for comparison. */
export interface Said {
  typed: string;
  key: string;
}

export const keyOf = (word: string): string => collapse(fold(word));
export const saidWords = (text: string): Said[] => words(text).map((typed) => ({ typed, key: keyOf(typed) }));
export const typedOf = (said: readonly Said[]): string => said.map(({ typed }) => typed).join(' ');

/** Splits words into those that remain in a text and those that were removed from it. */
export function apart(all: readonly Said[], left: string): { kept: Said[]; taken: Said[] } {
  const wanted = words(left).map(keyOf);
  const [kept, taken]: [Said[], Said[]] = [[], []];
  // From the end: words that express the time are often at the start, but their fillers precede them.
  for (const word of all.toReversed()) {
    if (wanted.at(-1) === word.key) {
      wanted.pop();
      kept.unshift(word);
    } else taken.unshift(word);
  }
  return { kept, taken };
}

/** Removes the given words from a text, each once: 'Pizza am Sonntag' without 'am Sonntag' is 'Pizza'. */
export function withoutSaid(text: string, said: string): string {
  let left = text;
  let from = 0;
  for (const { typed } of saidWords(said)) {
    const at = left.indexOf(typed, from);
    if (at < 0) continue;
    left = left.slice(0, at) + left.slice(at + typed.length);
    from = at;
  }
  return left
    .replace(/\s+([,;.!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.!?]+|[\s,;]+$/g, '');
}
