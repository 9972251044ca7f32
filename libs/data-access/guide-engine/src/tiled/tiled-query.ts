import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { PlaceQuery } from '../query/place-query.ts';
import { toKindQuery, type BranchKinds } from './kind-query.ts';
import { groupsText } from './tag-groups.ts';

/**
 * The part of a query that the API can evaluate, as query parameters.
 * @param understood tag groups recognized in the search text; a place must have any tag of each group
 */
export function tiledQuery(
  placeQuery: PlaceQuery,
  branchKinds: BranchKinds,
  understood: readonly (readonly string[])[] = [],
): Partial<ItemSearchQuery> {
  const { tags: ofFilter, ...others } = toKindQuery(placeQuery, branchKinds);
  const tags = [ofFilter, groupsText([...placeQuery.tagIds.map((id) => [id]), ...understood])]
    .filter(Boolean)
    .join(';');
  return {
    ...(placeQuery.words && { text: placeQuery.words }),
    ...others,
    ...(tags && { tags }),
    ...(placeQuery.position && !placeQuery.words && { near: placeQuery.position.join(',') }),
  };
}
