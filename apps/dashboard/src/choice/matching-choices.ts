import type { ReactNode } from 'react';

export interface Choice {
  id: string;
  title: string;
  /** Of the title, BCP 47; default: that of the page */
  language?: string;
  /** Name of the parent, e.g. the main category. */
  group: string;
  glyph?: ReactNode;
  /** Heading above consecutive choices with the same one, while nothing is typed; their list is not cut off. */
  section?: string;
  /** Why it cannot be chosen */
  disabledReason?: string;
}

/** Maximum number of rows; further typing narrows the list. */
const MOST = 60;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,]+/)
    .filter(Boolean);

/** 0 for the best match */
function rankOf(title: string, group: string, words: readonly string[], sought: string): number {
  const own = wordsOf(title);
  if (own.join(' ') === sought) return 0;
  const whole = new Set([...own, ...wordsOf(group)]);
  // A house number is a word of its own: 5 is neither 15 nor 50.
  if (words.every((word) => whole.has(word)) && own.includes(words[0]!)) return 1;
  if (title.startsWith(words[0]!)) return 2;
  return words.every((word) => title.includes(word)) ? 3 : 4;
}

/**
 * The choices whose title or group contains every word of the text, ignoring case, umlauts and accents. Exact titles
 * come first, then those that have each word as a whole, those that start with the first word, and titles that
 * contain the words.
 */
export function matchingChoices(choices: readonly Choice[], text: string): Choice[] {
  const words = wordsOf(text);
  const sought = words.join(' ');
  const ranked = choices.flatMap((choice) => {
    const [title, group] = [plain(choice.title), plain(choice.group)];
    if (!words.every((word) => title.includes(word) || group.includes(word))) return [];
    return [{ choice, rank: words.length === 0 ? 0 : rankOf(title, group, words, sought) }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, choices[0]?.section === undefined ? MOST : choices.length)
    .map(({ choice }) => choice);
}
