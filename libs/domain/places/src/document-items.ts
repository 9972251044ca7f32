import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { withHoursPlaces } from './hours-places.ts';

/**
 * The items of a snapshot visible on its site, with their time zones.
 * @param isMain the main site excludes items tagged as hidden there
 */
export function documentItems(
  document: Pick<BasemapDocument, 'items' | 'hoursPlaces'>,
  tags: ReadonlyMap<string, Pick<Tag, 'tagKey'>>,
  isMain: boolean,
): readonly BasemapItem[] {
  const items = withHoursPlaces(document);
  return isMain ? items.filter((item) => !item.tags?.some((id) => tags.get(id)?.tagKey === 'hideOnMainQuo')) : items;
}
