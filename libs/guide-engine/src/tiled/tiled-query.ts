import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { asksForSomething, type Asked } from '../asked/asked.ts';
import { askedFor } from './asked-for.ts';

/**
 * What the API is asked for, by all that it can tell; null where nothing is asked for.
 * @param known categories and tags that places of the branch have
 */
export function tiledQuery(
  asked: Asked,
  known: { categories: Iterable<Category>; tags: Iterable<Tag> },
): Partial<ItemSearchQuery> | null {
  if (!asksForSomething(asked)) return null;
  const tags = [...asked.filter.tagIds, ...asked.tagIds];
  return {
    ...(asked.words && { text: asked.words }),
    ...askedFor(asked.filter, asked, known),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(asked.position && !asked.words && { near: asked.position.join(',') }),
  };
}
