import type { Category } from '@umkreis/contract/category.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';

/** A kind of place as shown, by its English source name; that name where it is not known. */
export function kindName(categories: Iterable<Category>, kind: string, pick: (text: Bilingual) => string): string {
  for (const { subCategory, subCategoryName } of categories) if (subCategory === kind) return pick(subCategoryName);
  return kind;
}
