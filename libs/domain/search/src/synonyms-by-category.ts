import type { SearchWord } from '@umkreis/contract/search-word.ts';

/** Synonyms of categories in all languages, by category id. */
export function synonymsByCategory(rows: readonly SearchWord[]): ReadonlyMap<string, string> {
  const byCategory = new Map<string, string[]>();
  for (const { categoryIds, translations } of rows) {
    const synonyms = translations.flatMap((texts) => texts.words);
    for (const id of categoryIds) byCategory.set(id, [...(byCategory.get(id) ?? []), ...synonyms]);
  }
  return new Map([...byCategory].map(([id, synonyms]) => [id, synonyms.join(' ')]));
}
