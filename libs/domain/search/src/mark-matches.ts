import { collapse, fold } from './fold.ts';
import { stemTerm } from './stem.ts';
import { runsIn } from './words.ts';

export interface MarkedText {
  text: string;
  isMatch: boolean;
}

const PART = /[\p{L}\p{N}\p{M}\p{Cf}]+|[^\p{L}\p{N}\p{M}\p{Cf}]+/gu;

/**
 * Splits a text into matching and other parts, to highlight the matches.
 * @param terms of a hit
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
  const isWanted = (word: string) =>
    wanted.has(fold(word)) || wanted.has(collapse(fold(word))) || wanted.has(stemTerm(word));
  let at = 0;
  for (const { 0: run, index } of runsIn(text)) {
    push(text.slice(at, index), false);
    const parts = run.match(PART)!;
    if (isWanted(parts.filter((_, nth) => nth % 2 === 0).join(''))) push(run, true);
    else for (const part of parts) push(part, isWanted(part));
    at = index + run.length;
  }
  push(text.slice(at), false);
  return parts;
}
