import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { withHoursPlaces } from './hours-places.ts';

/**
 * The items of a snapshot that its site shows, with their clocks.
 * @param isMain the main site leaves out what is tagged to hide from it
 */
export function documentItems(
  document: Pick<BasemapDocument, 'items' | 'hoursPlaces'>,
  tags: ReadonlyMap<string, Pick<Tag, 'tagKey'>>,
  isMain: boolean,
): readonly BasemapItem[] {
  const items = withHoursPlaces(document);
  return isMain ? items.filter((item) => !item.tags?.some((id) => tags.get(id)?.tagKey === 'hideOnMainQuo')) : items;
}
