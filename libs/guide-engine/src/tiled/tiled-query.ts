import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { Asked } from '../asked/asked.ts';
import { askedFor, type KnownKinds } from './asked-for.ts';
import { groupsText } from './tag-groups.ts';

/**
 * The part of a query that the API can evaluate, as query parameters.
 * @param understood tag groups recognized in the search text; a place must have any tag of each group
 */
export function tiledQuery(
  asked: Asked,
  known: KnownKinds,
  understood: readonly (readonly string[])[] = [],
): Partial<ItemSearchQuery> {
  const { tags: ofFilter, ...rest } = askedFor(asked, known);
  const tags = [ofFilter, groupsText([...asked.tagIds.map((id) => [id]), ...understood])].filter(Boolean).join(';');
  return {
    ...(asked.words && { text: asked.words }),
    ...rest,
    ...(tags && { tags }),
    ...(asked.position && !asked.words && { near: asked.position.join(',') }),
  };
}
