import { useAtom, useAtomValue } from 'jotai';
import { alone } from '@umkreis/guide-engine/filters/filter-state.ts';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import { useFacets } from '@umkreis/guide-core/filter/use-facets.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { usePick } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { allAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { ChipMark } from '@umkreis/guide-core/chip-mark.tsx';

const most = 8;

/** The branch's largest categories. */
export function CategoryChips() {
  const { track } = useGuide();
  const pick = usePick();
  const [filter, setFilter] = useAtom(filterAtom);
  const facets = useFacets(useAtomValue(allAtom), false, false);
  return facets?.categories.slice(0, most).map(({ category }) => {
    const isOn = filter.mainCategories.includes(category.mainCategory);
    return (
      <li key={category.mainCategory}>
        <Chip
          floating
          pressed={isOn}
          icon={<ChipMark icon={category.iconTitle} color={isOn ? undefined : category.backgroundColorName} />}
          onClick={() => {
            track({ metric_key: 'filtered_list_filter_categories_select', metricValue: category.mainCategory });
            setFilter({
              ...filter,
              mainCategories: alone(filter.mainCategories, category.mainCategory),
              subCategories: [],
            });
          }}
        >
          {pick(category.mainCategoryName)}
        </Chip>
      </li>
    );
  });
}
