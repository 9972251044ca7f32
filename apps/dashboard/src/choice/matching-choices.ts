import type { ReactNode } from 'react';

export interface Choice {
  id: string;
  title: string;
  /** Name of the parent, e.g. the main category. */
  group: string;
  glyph?: ReactNode;
}

/** Maximum number of rows; further typing narrows the list. */
const MOST = 60;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

/**
 * The choices whose title or group contains every word of the text, ignoring case, umlauts and accents. Titles
 * that start with the first word come first.
 */
export function matchingChoices(choices: readonly Choice[], text: string): Choice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const ranked = choices.flatMap((choice) => {
    const [title, group] = [plain(choice.title), plain(choice.group)];
    if (!words.every((word) => title.includes(word) || group.includes(word))) return [];
    const isPrefixMatch = words.length > 0 && title.startsWith(words[0]!);
    const hasWord = words.length > 0 && words.every((word) => title.includes(word));
    return [{ choice, rank: isPrefixMatch ? 0 : hasWord ? 1 : 2 }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}
