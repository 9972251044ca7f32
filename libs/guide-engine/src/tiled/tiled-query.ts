import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { asksForSomething, type Asked } from '../asked/asked.ts';
import { categoriesAskedFor } from './categories-asked-for.ts';

/** What the API is asked for, by all that it can tell; null where nothing is asked for. */
export function tiledQuery(asked: Asked, categories: Iterable<Category>): Partial<ItemSearchQuery> | null {
  if (!asksForSomething(asked)) return null;
  const ids = categoriesAskedFor(categories, asked.filter.mainCategories, asked.shortcut);
  const tags = [...asked.filter.tagIds, ...asked.tagIds];
  return {
    ...(asked.words && { text: asked.words }),
    ...(ids && { categories: ids.join(',') }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(asked.position && !asked.words && { near: asked.position.join(',') }),
  };
}
