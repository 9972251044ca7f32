import type { Tag } from '@umkreis/contract/tag.ts';
import { isInSeason } from '@umkreis/places/season.ts';
import { isServiceTag } from '@umkreis/places/details/services.ts';
import type { PlaceQuery } from '../query/place-query.ts';

/** An id that no place has, so that requesting it finds nothing */
export const nothing = '00000000-0000-0000-0000-000000000000';

/** Groups of tag ids in the API's format: a place must have any tag of each group. '': no group */
export const groupsText = (groups: readonly (readonly string[])[]): string =>
  groups.map((ids) => ids.join(',') || nothing).join(';');

/** The tags of a filter: all of them, but any of those with the same key. */
export function chosenTags(tagIds: readonly string[], tags: readonly Tag[]): string[][] {
  const keys = new Map(tags.map(({ id, tagKey }) => [id, tagKey]));
  return [...Map.groupBy(tagIds, (id) => keys.get(id) ?? id).values()];
}

/** Tag groups required in addition to the selected tags: any of the services, and the season. */
export function impliedTags(
  { seasonId, filter }: Pick<PlaceQuery, 'seasonId' | 'filter'>,
  tags: readonly Tag[],
): string[][] {
  const idsOf = (test: (tag: Tag) => boolean) => tags.filter(test).map(({ id }) => id);
  return [
    ...(filter.services.length > 0
      ? [idsOf((tag) => filter.services.some((service) => isServiceTag(tag, service)))]
      : []),
    ...(seasonId ? [idsOf((tag) => isInSeason([tag], seasonId))] : []),
  ];
}
