import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useItemSearch } from '@umkreis/api-client/use-item-search.ts';
import { useFilter } from '@umkreis/guide/filters/use-filter.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useNow } from '@umkreis/guide/time/guide-time.ts';
import { joinPlaces } from '@umkreis/place-rules/join-places.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { categoriesAskedFor } from './categories-asked-for.ts';

const most = 200;
const none: readonly Place[] = [];

/** The first places of a branch of vector tiles that a filter or a shortcut asks for, from the search API. */
export function useTiledPlaces(shortcut: SearchShortcutConfig | null): {
  places: readonly Place[];
  isLoading: boolean;
  hasFailed: boolean;
} {
  const { boot, data, timeZone } = useGuide();
  const [{ mainCategories, tagIds }] = useFilter();
  const now = useNow();
  const categories = categoriesAskedFor(data.categories.values(), mainCategories, shortcut);
  const asks = data.isTiled && data.status === 'ready' && (categories !== null || tagIds.length > 0);
  const {
    data: found,
    error,
    isLoading,
  } = useItemSearch(
    boot,
    asks
      ? {
          limit: most,
          ...(categories && { categories: categories.join(',') }),
          ...(tagIds.length > 0 && { tags: tagIds.join(',') }),
        }
      : null,
  );

  const places = useMemo(
    () =>
      asks && found
        ? joinPlaces(found.items, { categories: data.categories, tags: data.tags, events: data.events, now, timeZone })
        : none,
    [asks, found, data.categories, data.tags, data.events, now, timeZone],
  );
  return { places, isLoading: asks && isLoading, hasFailed: asks && error !== undefined && !found };
}
