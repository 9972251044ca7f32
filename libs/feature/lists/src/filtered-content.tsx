import { filterCount, noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { kindName } from '@umkreis/guide-core/filter/kind-name.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import { foundFilterAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { FoundList } from './found-list.tsx';

/** Results of the filter alone, with the category as title if it is a single one. */
export function FilteredContent() {
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  const pick = usePick();
  const filter = useAtomValue(foundFilterAtom);
  const setFilter = useSetAtom(filterAtom);
  const [kind] = filter.subCategories;
  const isKindAlone = kind !== undefined && filterCount(filter) === 1;
  return (
    <FoundList
      title={isKindAlone ? kindName(data.categories.values(), kind, pick) : t.filter}
      onClose={() => setFilter(noFilter, { closes: true })}
    />
  );
}
