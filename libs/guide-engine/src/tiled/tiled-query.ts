import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { Asked } from '../asked/asked.ts';
import { askedFor, type KnownKinds } from './asked-for.ts';
import { groupsText } from './tag-groups.ts';

/**
 * What the API is asked for, by all that it can tell.
 * @param understood groups of tags, of each of which a place has any, that the words stand for
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
