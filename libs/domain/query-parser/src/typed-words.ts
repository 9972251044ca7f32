import { collapse, fold } from '@umkreis/search/fold.ts';
import { tokenize } from '@umkreis/search/words.ts';

/** A word as typed, and its key for comparison. */
export interface TypedWord {
  typed: string;
  key: string;
}

const keyOf = (word: string): string => collapse(fold(word));
export const typedWords = (text: string): TypedWord[] => tokenize(text).map((typed) => ({ typed, key: keyOf(typed) }));
export const typedOf = (said: readonly TypedWord[]): string => said.map(({ typed }) => typed).join(' ');

/** Splits words into those that remain in a text and those that were removed from it. */
export function apart(all: readonly TypedWord[], left: string): { remaining: TypedWord[]; taken: TypedWord[] } {
  const wanted = tokenize(left).map(keyOf);
  const [remaining, taken]: [TypedWord[], TypedWord[]] = [[], []];
  // From the end: words that express the time are often at the start, but their fillers precede them.
  for (const word of all.toReversed()) {
    if (wanted.at(-1) === word.key) {
      wanted.pop();
      remaining.unshift(word);
    } else taken.unshift(word);
  }
  return { remaining, taken };
}

/** Removes the given words from a text, each once: 'Pizza am Sonntag' without 'am Sonntag' is 'Pizza'. */
export function withoutWords(text: string, said: string): string {
  let left = text;
  let from = 0;
  for (const { typed } of typedWords(said)) {
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
