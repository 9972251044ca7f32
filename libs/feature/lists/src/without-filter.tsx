import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { useGuideTime } from '@umkreis/guide-core/time/guide-time.ts';
import { noFilter, type FilterState } from '@umkreis/guide-engine/filters/filter-state.ts';
import type { FilterPart } from '@umkreis/guide-engine/filters/matches-filter.ts';
import type { WayMeasure } from '@umkreis/places/walks/way-values.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import { useFacets } from '@umkreis/guide-core/filter/use-facets.ts';

const withoutLimit =
  (measure: WayMeasure) =>
  ({ wayLimits: { [measure]: _removed, ...others } }: FilterState): Partial<FilterState> => ({ wayLimits: others });

/** What remains of each part of the filter without its choices */
const without: Record<FilterPart, (filter: FilterState) => Partial<FilterState>> = {
  categories: () => ({ mainCategories: [], subCategories: [] }),
  tags: () => ({ tagIds: [] }),
  services: () => ({ services: [] }),
  open: () => ({ openNow: false }),
  hours: withoutLimit('hours'),
  km: withoutLimit('km'),
  climb: withoutLimit('climb'),
};

/** Shown if nothing passes the filter: which part to remove, and how many places that would give. */
export function WithoutFilter({ query }: { query: PlaceQuery }) {
  const t = useMessages(guideMessages);
  const [filter, setFilter] = useFilter();
  const [chosen] = useGuideTime();
  const facets = useFacets(query, true);
  const names: Record<FilterPart, string> = {
    categories: t.categories,
    tags: t.properties,
    services: t.serviceFilter,
    open: chosen ? t.openThen : t.openNow,
    hours: t.walkHours,
    km: t.walkKm,
    climb: t.walkClimb,
  };
  if (!facets) return null;
  const parts = (Object.keys(without) as FilterPart[])
    .map((part) => ({ part, count: facets.without[part] }))
    .filter(({ count }) => count > 0);
  return (
    <div className="grid justify-items-stretch gap-2">
      {parts.map(({ part, count }) => (
        <Button key={part} onClick={() => setFilter({ ...filter, ...without[part](filter) })}>
          {t.withoutPart({ part: names[part], count })}
        </Button>
      ))}
      {parts.length === 0 && (
        <Button onClick={() => setFilter(noFilter)}>{t.withoutFilter({ count: facets.total })}</Button>
      )}
    </div>
  );
}
