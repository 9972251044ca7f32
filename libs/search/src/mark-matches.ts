import { collapse, fold } from './fold.ts';

export interface MarkedText {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Cuts a text into matching and other parts, for setting the words that were found in bold.
 * @param terms folded words, from a hit
 */
export function markMatches(text: string, terms: readonly string[]): MarkedText[] {
  const wanted = new Set(terms.flatMap((term) => [term, collapse(term)]));
  const parts: MarkedText[] = [];
  const push = (part: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (!part) return;
    if (last && last.isMatch === isMatch) last.text += part;
    else parts.push({ text: part, isMatch });
  };
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    push(text.slice(at, match.index), false);
    push(match[0], wanted.has(fold(match[0])) || wanted.has(collapse(fold(match[0]))));
    at = match.index + match[0].length;
  }
  push(text.slice(at), false);
  return parts;
}
