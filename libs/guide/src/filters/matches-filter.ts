import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from '../places/place.ts';
import type { FilterState } from './filter-state.ts';

/**
 * The filter as a test, made once for many places.
 * @param isOpen tells whether hours are open now; without it 'open now' lets everything through
 */
export function matchesFilter({ mainCategories, tagIds, openNow }: FilterState, tags: ReadonlyMap<string, Tag>, isOpen?: (hours: string | undefined) => boolean): (place: Place) => boolean {
  const wanted = new Set(mainCategories);
  const byKey = Map.groupBy(tagIds, (id) => tags.get(id)?.tagKey ?? id);
  return (place) => {
    if (wanted.size > 0 && !place.categories.some(({ mainCategory }) => wanted.has(mainCategory))) return false;
    for (const ids of byKey.values()) {
      if (!place.item.tags?.some((id) => ids.includes(id))) return false;
    }
    return !openNow || !isOpen || (!place.isGone && isOpen(place.item.details?.hours));
  };
}

/** What a search shortcut lists: a category or a tag matches, and it has events if they are asked for. */
export function matchesShortcut({ filter }: Pick<SearchShortcutConfig, 'filter'>): (place: Place) => boolean {
  const mains = new Set(filter.mainCategories);
  const subs = new Set(filter.subCategories);
  const asksForKind = mains.size + subs.size + (filter.tags?.length ?? 0) > 0;
  return (place) => {
    if (filter.hasEvents && !place.hasEvents) return false;
    if (!asksForKind) return true;
    return place.categories.some(({ mainCategory, subCategory }) => mains.has(mainCategory) || subs.has(subCategory))
      || (filter.tags ?? []).some(({ tagKey, tagValue }) => place.tags.some((tag) => tag.tagKey === tagKey && (tagValue === undefined || tag.tagValue === tagValue)));
  };
}
