import { useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useGuide } from '../guide-context.tsx';
import { useScrollMemory } from '../list/use-scroll-memory.ts';
import { tagText } from '@umkreis/place-rules/tag-display.ts';
import type { Place } from '../places/place.ts';
import { allCategoryChoices, categoryChoices, tagChoices } from './filter-choices.ts';
import { filterAtom, filterCount, noFilter, toggled } from './filter-state.ts';

const fewTags = 12;

/** Categories with their counts, features, and 'open now'. `places`: what there is to choose from. `matching`: number of places left; null where that is not known. */
export function FilterPanel({ places, matching, onDone }: { places: readonly Place[]; matching: number | null; onDone(): void }) {
  const { data, track } = useGuide();
  const t = useMessages(guideMessages);
  const pick = usePick();
  const [filter, setFilter] = useAtom(filterAtom);
  const categories = useMemo(() => (data.isTiled ? allCategoryChoices(data.categories.values()) : categoryChoices(places)), [places, data.isTiled, data.categories]);
  const tags = useMemo(() => tagChoices(places), [places]);
  const [showsAllTags, setShowsAllTags] = useState(false);

  const scroll = useScrollMemory('filter');

  return (
    <div ref={scroll}>
      <div className="grid gap-4 p-4">
        <div>
          <Chip
            pressed={filter.openNow}
            onClick={() => {
              track({ metric_key: 'filtered_list_filter_show_open_click' });
              setFilter({ ...filter, openNow: !filter.openNow });
            }}
          >
            {t.openNow}
          </Chip>
        </div>
        <section>
          <h3 className="pb-2 text-sm font-semibold text-ink-soft">{t.categories}</h3>
          <ul className="-mx-2">
            {categories.map(({ category, count }) => {
              const isOn = filter.mainCategories.includes(category.mainCategory);
              return (
                <li key={category.mainCategory}>
                  <button
                    type="button" aria-pressed={isOn}
                    className={classNames('flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-hover', isOn && 'bg-accent-soft font-semibold')}
                    onClick={() => {
                      track({ metric_key: 'filtered_list_filter_categories_select', metricValue: category.mainCategory });
                      setFilter({ ...filter, mainCategories: toggled(filter.mainCategories, category.mainCategory) });
                    }}
                  >
                    <Glyph size={28} path={data.glyphs.get(category.iconTitle) ?? ''} color={category.colorName} background={category.backgroundColorName} />
                    <span className="flex-1">{pick(category.mainCategoryName)}</span>
                    {count > 0 && <span className="tabular text-ink-soft">{count}</span>}
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
                  key={tag.id} pressed={filter.tagIds.includes(tag.id)}
                  onClick={() => {
                    track({ metric_key: 'filtered_list_filter_tags_select', tag_id: tag.id });
                    setFilter({ ...filter, tagIds: toggled(filter.tagIds, tag.id) });
                  }}
                >
                  {tagText(tag, pick)} <span className="tabular opacity-70">{count}</span>
                </Chip>
              ))}
              {tags.length > fewTags && !showsAllTags && <Button kind="quiet" size="small" onClick={() => setShowsAllTags(true)}>{t.showMore(tags.length - fewTags)}</Button>}
            </div>
          </section>
        )}
      </div>
      <div className="sticky bottom-0 flex gap-2 border-t border-line bg-paper p-3">
        <Button
          kind="quiet" disabled={filterCount(filter) === 0}
          onClick={() => {
            track({ metric_key: 'filtered_list_filter_clear_click' });
            setFilter(noFilter);
          }}
        >
          {t.resetFilter}
        </Button>
        <Button kind="primary" className="flex-1" onClick={onDone}>{matching === null ? t.showPlaces : t.showResults(matching)}</Button>
      </div>
    </div>
  );
}
