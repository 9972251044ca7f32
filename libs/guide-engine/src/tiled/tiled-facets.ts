import type { Category } from '@umkreis/contract/category.ts';
import type { ItemFacets, ItemFacetsQuery } from '@umkreis/contract/item-facets.ts';
import type { Service } from '@umkreis/place-rules/services.ts';
import type { Facets } from '../answers/facets.ts';
import { filterableTagGroupIds } from '../filters/filter-choices.ts';
import { noFilter, type FilterState } from '../filters/filter-state.ts';
import type { Joined } from '../places/joined.ts';
import { askedFor, type KnownKinds } from './asked-for.ts';
import { chosenTags, groupsText } from './tag-groups.ts';

/**
 * The parts of a filter as the API counts by them.
 * @param groupIds groups whose tags may be chosen; undefined: the usual ones
 */
export function facetsQuery(
  filter: FilterState,
  known: KnownKinds,
  groupIds: readonly number[] = filterableTagGroupIds,
): Partial<ItemFacetsQuery> {
  const { mainCategories, subCategories, tagIds, services } = filter;
  const kinds = { ...noFilter, mainCategories, subCategories };
  const { categories } = askedFor({ seasonId: null, shortcut: null, at: 0, filter: kinds }, known);
  return {
    ...(categories && { filterCategories: categories }),
    ...(tagIds.length > 0 && { filterTags: groupsText(chosenTags(tagIds, known.tags)) }),
    ...(services.length > 0 && { filterServices: services.join(',') }),
    tagGroups: groupIds.join(','),
  };
}

/** Facets as the API counted them; what is open it can't tell. */
export function countsOf(counts: ItemFacets, { categories, tags }: Pick<Joined, 'categories' | 'tags'>): Facets {
  const countByCategory = new Map(counts.categories.map(({ categoryId, count }) => [categoryId, count]));
  const counted = [...categories.values()].filter(({ id }) => countByCategory.has(id));
  // as `categoryChoices` shows a main category: by the one that matters most, of equal ones the most frequent
  const matters = (a: Category, b: Category) =>
    a.zOrder - b.zOrder || countByCategory.get(b.id)! - countByCategory.get(a.id)!;
  const byMain = Map.groupBy(counted.toSorted(matters), ({ mainCategory }) => mainCategory);
  const ofServices = (value: (one: ItemFacets['services'][number]) => number) =>
    Object.fromEntries(counts.services.map((one) => [one.service, value(one)])) as Record<Service, number>;
  return {
    categories: counts.mainCategories.flatMap(({ mainCategory, count }) => {
      const category = byMain.get(mainCategory)?.[0];
      return category ? [{ category, count }] : [];
    }),
    tags: counts.tags.flatMap(({ tagId, count }) => {
      const tag = tags.get(tagId);
      return tag ? [{ tag, count }] : [];
    }),
    services: ofServices(({ count }) => count),
    offered: counts.services.flatMap(({ service, isOffered }) => (isOffered ? [service as Service] : [])),
    open: null,
    matching: counts.matching,
    total: counts.total,
    without: { ...counts.without, open: counts.matching },
  };
}
