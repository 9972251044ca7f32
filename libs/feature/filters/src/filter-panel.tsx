import { useMemo, useState } from 'react';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { filtersMessages } from '@umkreis/i18n/filters.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useScrollMemory } from '@umkreis/guide-core/list-focus/use-scroll-memory.ts';
import { tagText } from '@umkreis/places/tag-display.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { allCategoryChoices, withChosen } from '@umkreis/guide-engine/filters/filter-choices.ts';
import { services } from '@umkreis/places/services.ts';
import { filterCount, noFilter, toggled } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useGuideTime } from '@umkreis/guide-core/time/guide-time.ts';
import { kindName } from '@umkreis/guide-core/filter/kind-name.ts';
import { useFacets } from '@umkreis/guide-core/filter/use-facets.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';

const fewTags = 12;

/**
 * Categories, services and features, each with the number of places it would leave, and 'open now'. @param query
 * what to choose from
 */
export function FilterPanel({ query, onDone }: { query: PlaceQuery; onDone(): void }) {
  const { data, track } = useGuide();
  const t = useMessages(guideMessages);
  const tFilters = useMessages(filtersMessages);
  const pick = usePick();
  const [filter, setFilter] = useFilter();
  const [chosen] = useGuideTime();
  const facets = useFacets(query, true);
  const categories = useMemo(
    () =>
      data.isTiled && !facets
        ? allCategoryChoices(data.categories.values())
        : withChosen(facets?.categories ?? [], filter.mainCategories, data.categories.values()),
    [facets, data.isTiled, data.categories, filter.mainCategories],
  );
  const tags = facets?.tags ?? [];
  const offered = services.filter((service) => filter.services.includes(service) || facets?.offered.includes(service));
  const [showsAllTags, setShowsAllTags] = useState(false);
  const isCounted = facets !== null;

  const scroll = useScrollMemory('filter');
  if (!facets && !data.isTiled) return <SkeletonRows label={t.loading} />;

  return (
    <div ref={scroll}>
      <div className="grid gap-4 p-4">
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
        <section>
          <h3 className="pb-2 text-sm font-semibold text-ink-soft">{t.categories}</h3>
          {filter.subCategories.length > 0 && (
            <div className="flex flex-wrap gap-2 pb-2">
              {filter.subCategories.map((kind) => (
                <Chip
                  key={kind}
                  pressed
                  onClick={() => setFilter({ ...filter, subCategories: toggled(filter.subCategories, kind) })}
                >
                  {kindName(data.categories.values(), kind, pick)}
                </Chip>
              ))}
            </div>
          )}
          <ul className="-mx-2">
            {categories.map(({ category, count }) => {
              const isOn = filter.mainCategories.includes(category.mainCategory);
              return (
                <li key={category.mainCategory}>
                  <button
                    type="button"
                    aria-pressed={isOn}
                    className={classNames(
                      'flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-hover',
                      isOn && 'bg-accent-soft font-semibold',
                    )}
                    onClick={() => {
                      track({
                        metric_key: 'filtered_list_filter_categories_select',
                        metricValue: category.mainCategory,
                      });
                      setFilter({ ...filter, mainCategories: toggled(filter.mainCategories, category.mainCategory) });
                    }}
                  >
                    <Glyph
                      size={28}
                      path={data.glyphs.get(category.iconTitle) ?? ''}
                      color={category.colorName}
                      background={category.backgroundColorName}
                    />
                    <span className="flex-1">{pick(category.mainCategoryName)}</span>
                    {isCounted && <span className="tabular text-ink-soft">{count}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
        {tags.length > 0 && (
          <section>
            <h3 className="pb-2 text-sm font-semibold text-ink-soft">{t.properties}</h3>
            <div className="flex flex-wrap gap-2">
              {tags.slice(0, showsAllTags ? tags.length : fewTags).map(({ tag, count }) => (
                <Chip
                  key={tag.id}
                  pressed={filter.tagIds.includes(tag.id)}
                  onClick={() => {
                    track({ metric_key: 'filtered_list_filter_tags_select', tag_id: tag.id });
                    setFilter({ ...filter, tagIds: toggled(filter.tagIds, tag.id) });
                  }}
                >
                  {tagText(tag, pick)} <span className="tabular opacity-70">{count}</span>
                </Chip>
              ))}
              {tags.length > fewTags && !showsAllTags && (
                <Button kind="quiet" size="small" onClick={() => setShowsAllTags(true)}>
                  {t.showMore(tags.length - fewTags)}
                </Button>
              )}
            </div>
          </section>
        )}
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
          {isCounted ? tFilters.showResults(facets.matching) : tFilters.showPlaces}
        </Button>
      </div>
    </div>
  );
}
