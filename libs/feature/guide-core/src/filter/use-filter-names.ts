import { useMemo } from 'react';
import { useGuide } from '../guide-context.tsx';
import { useAllNames } from '../data/use-all-names.ts';
import type { FilterState } from '@umkreis/guide-engine/filters/filter-state.ts';

/**
 * Loads the names of filters from a link that no place of the branch matches, so that the panel can list and remove
 * them.
 */
export function useFilterNames({ mainCategories, subCategories, tagIds }: FilterState): void {
  const { categories, tags } = useGuide().data;
  const mains = useMemo(
    () => new Set(Array.from(categories.values(), ({ mainCategory }) => mainCategory)),
    [categories],
  );
  const subs = useMemo(() => new Set(Array.from(categories.values(), (one) => one.subCategory)), [categories]);
  useAllNames(
    mainCategories.some((main) => !mains.has(main)) ||
      subCategories.some((sub) => !subs.has(sub)) ||
      tagIds.some((id) => !tags.has(id)),
  );
}
