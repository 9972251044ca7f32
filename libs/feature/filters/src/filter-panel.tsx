import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { filtersMessages } from '@umkreis/i18n/filters.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useScrollMemory } from '@umkreis/guide-core/list-focus/use-scroll-memory.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { filterCount, noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useFacets } from '@umkreis/guide-core/filter/use-facets.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import { OpenAndServiceChips } from './open-and-service-chips.tsx';
import { CategoryChoices } from './category-choices.tsx';
import { TagChoices } from './tag-choices.tsx';
import { WayChoices } from './way-choices.tsx';

/**
 * Categories, services and features, each with the number of places it would leave, and 'open now'. @param query
 * what to choose from
 */
export function FilterPanel({ query, onDone }: { query: PlaceQuery; onDone(): void }) {
  const { data, track } = useGuide();
  const t = useMessages(guideMessages);
  const tFilters = useMessages(filtersMessages);
  const [filter, setFilter] = useFilter();
  const facets = useFacets(query, true);
  const isCounted = facets !== null;

  const scroll = useScrollMemory('filter');
  if (!facets && !data.isTiled) return <SkeletonRows label={t.loading} />;

  return (
    <div ref={scroll}>
      <div className="grid gap-4 p-4">
        <OpenAndServiceChips facets={facets} />
        <CategoryChoices facets={facets} />
        <TagChoices choices={facets?.tags ?? []} />
        {facets && <WayChoices facets={facets} />}
      </div>
      <div className="sticky bottom-0 flex gap-2 border-t border-line bg-paper p-3">
        <Button
          kind="quiet"
          disabled={filterCount(filter) === 0}
          onClick={() => {
            track({ metric_key: 'filtered_list_filter_clear_click' });
            setFilter(noFilter);
          }}
        >
          {tFilters.resetFilter}
        </Button>
        <Button kind="primary" className="flex-1" onClick={onDone}>
          {isCounted ? tFilters.showResults({ count: facets.matching }) : tFilters.showPlaces}
        </Button>
      </div>
    </div>
  );
}
