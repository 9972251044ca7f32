import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { filtersMessages } from '@umkreis/i18n/filters.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { services } from '@umkreis/places/details/services.ts';
import { toggled } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useGuideTime } from '@umkreis/guide-core/time/guide-time.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import type { Facets } from '@umkreis/guide-engine/results/facets.ts';

/** Chips for 'open now' and for each service that a place offers. */
export function OpenAndServiceChips({ facets }: { facets: Facets | null }) {
  const { track } = useGuide();
  const t = useMessages(guideMessages);
  const tFilters = useMessages(filtersMessages);
  const [filter, setFilter] = useFilter();
  const [chosen] = useGuideTime();
  const offered = services.filter((service) => filter.services.includes(service) || facets?.offered.includes(service));
  const isCounted = facets !== null;
  return (
    <div className="flex flex-wrap gap-2">
      <Chip
        pressed={filter.openNow}
        onClick={() => {
          track({ metric_key: 'filtered_list_filter_show_open_click' });
          setFilter({ ...filter, openNow: !filter.openNow });
        }}
      >
        {chosen ? t.openThen : t.openNow}
        {isCounted && facets.open !== null && (
          <>
            {' '}
            <span className="tabular opacity-70">{facets.open}</span>
          </>
        )}
      </Chip>
      {offered.map((service) => (
        <Chip
          key={service}
          pressed={filter.services.includes(service)}
          onClick={() => {
            track({ metric_key: 'filtered_list_filter_takeaway_delivery_click', metricValue: service });
            setFilter({ ...filter, services: toggled(filter.services, service) });
          }}
        >
          {tFilters[service]}
          {isCounted && (
            <>
              {' '}
              <span className="tabular opacity-70">{facets.services[service]}</span>
            </>
          )}
        </Chip>
      ))}
    </div>
  );
}
