import type { SearchWord } from '@umkreis/contract/search-word.ts';

/** Synonyms of categories in all languages, by category id. */
export function wordsOfKinds(rows: readonly SearchWord[]): ReadonlyMap<string, string> {
  const byCategory = new Map<string, string[]>();
  for (const { categoryIds, translations } of rows) {
    const words = translations.flatMap((texts) => texts.words);
    for (const id of categoryIds) byCategory.set(id, [...(byCategory.get(id) ?? []), ...words]);
  }
  return new Map([...byCategory].map(([id, words]) => [id, words.join(' ')]));
}
