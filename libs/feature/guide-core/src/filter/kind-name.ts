import type { Category } from '@umkreis/contract/category.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';

/** A category's name in the interface, by its English source name; the source name if it isn't registered. */
export function kindName(categories: Iterable<Category>, kind: string, pick: (text: Bilingual) => string): string {
  for (const { subCategory, subCategoryName } of categories) if (subCategory === kind) return pick(subCategoryName);
  return kind;
}
