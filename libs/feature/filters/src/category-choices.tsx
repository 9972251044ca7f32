import { useMemo } from 'react';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { allCategoryChoices, withChosen } from '@umkreis/guide-engine/filters/filter-choices.ts';
import { toggled } from '@umkreis/guide-engine/filters/filter-state.ts';
import { kindName } from '@umkreis/guide-core/filter/kind-name.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import type { Facets } from '@umkreis/guide-engine/results/facets.ts';

/** The main categories with the number of their places, and the selected subcategories. */
export function CategoryChoices({ facets }: { facets: Facets | null }) {
  const { data, track } = useGuide();
  const t = useMessages(guideMessages);
  const pick = usePick();
  const [filter, setFilter] = useFilter();
  const categories = useMemo(
    () =>
      data.isTiled && !facets
        ? allCategoryChoices(data.categories.values())
        : withChosen(facets?.categories ?? [], filter.mainCategories, data.categories.values()),
    [facets, data.isTiled, data.categories, filter.mainCategories],
  );
  const isCounted = facets !== null;
  return (
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
                  track({ metric_key: 'filtered_list_filter_categories_select', metricValue: category.mainCategory });
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
  );
}
