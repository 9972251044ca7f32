import type { ReactNode } from 'react';

export interface Choice {
  id: string;
  title: string;
  /** What it belongs to, e.g. the main category. */
  group: string;
  glyph?: ReactNode;
}

/** Rows that are read before one types on. */
const MOST = 60;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

/**
 * The choices in whose title or group every word occurs, in any spelling of umlauts and accents: titles that begin
 * with the words first.
 */
export function matchingChoices(choices: readonly Choice[], text: string): Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const ranked = choices.flatMap((choice) => {
    const [title, group] = [plain(choice.title), plain(choice.group)];
    if (!words.every((word) => title.includes(word) || group.includes(word))) return [];
    const begins = words.length > 0 && title.startsWith(words[0]!);
    const hasWord = words.length > 0 && words.every((word) => title.includes(word));
    return [{ choice, rank: begins ? 0 : hasWord ? 1 : 2 }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}
