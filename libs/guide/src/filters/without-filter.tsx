import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import type { Place } from '../places/place.ts';
import { useGuideTime } from '../time/guide-time.ts';
import { noFilter, type FilterState } from './filter-state.ts';
import type { FilterPart } from './matches-filter.ts';
import { useFilter } from './use-filter.ts';
import { useFilterFacets } from './use-filter-facets.ts';

/** What each part of the filter is without its choices. */
const without: Record<FilterPart, Partial<FilterState>> = {
  categories: { mainCategories: [] },
  tags: { tagIds: [] },
  services: { services: [] },
  open: { openNow: false },
};

/**
 * Nothing passes the filter: which part of it to drop, and how many places that gives. `places`: what was found before
 * filtering.
 */
export function WithoutFilter({ places }: { places: readonly Place[] }) {
  const t = useMessages(guideMessages);
  const [filter, setFilter] = useFilter();
  const [chosen] = useGuideTime();
  const facets = useFilterFacets(places);
  const names: Record<FilterPart, string> = {
    categories: t.categories,
    tags: t.properties,
    services: t.serviceFilter,
    open: chosen ? t.openThen : t.openNow,
  };
  const ways = (Object.keys(without) as FilterPart[])
    .map((part) => ({ part, count: facets.byPart[part].length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="grid justify-items-stretch gap-2">
      {ways.map(({ part, count }) => (
        <Button key={part} onClick={() => setFilter({ ...filter, ...without[part] })}>
          {t.withoutPart(names[part], count)}
        </Button>
      ))}
      {ways.length === 0 && <Button onClick={() => setFilter(noFilter)}>{t.withoutFilter(places.length)}</Button>}
    </div>
  );
}
