import type { Category } from '@umkreis/contract/category.ts';
import type { ItemFacets, ItemFacetsQuery } from '@umkreis/contract/item-facets.ts';
import type { Service } from '@umkreis/places/details/services.ts';
import type { Facets } from '../results/facets.ts';
import { filterableTagGroupIds } from '../filters/filter-choices.ts';
import { difficultyGroup, easyFirst } from '../filters/difficulty-choices.ts';
import { noFilter, type FilterState } from '../filters/filter-state.ts';
import type { Joined } from '../places/joined.ts';
import { toKindQuery, type BranchKinds } from './kind-query.ts';
import { chosenTags, groupsText } from './tag-groups.ts';

/**
 * The filter's parts as query parameters of the facets API.
 * @param groupIds tag groups that may be selected; undefined: the default ones
 */
export function facetsQuery(
  filter: FilterState,
  branchKinds: BranchKinds,
  groupIds: readonly number[] = filterableTagGroupIds,
): Partial<ItemFacetsQuery> {
  const { mainCategories, subCategories, tagIds, services } = filter;
  const kinds = { ...noFilter, mainCategories, subCategories };
  const { categories } = toKindQuery({ seasonId: null, shortcut: null, at: 0, filter: kinds }, branchKinds);
  return {
    ...(categories && { filterCategories: categories }),
    ...(tagIds.length > 0 && { filterTags: groupsText(chosenTags(tagIds, branchKinds.tags)) }),
    ...(services.length > 0 && { filterServices: services.join(',') }),
    tagGroups: [...new Set([...groupIds, difficultyGroup])].join(','),
  };
}

/**
 * Facets as counted by the API; it can't count open places and limits of ways.
 * @param groupIds tag groups that may be selected; undefined: the default ones
 */
export function countsOf(
  counts: ItemFacets,
  { categories, tags }: Pick<Joined, 'categories' | 'tags'>,
  groupIds: readonly number[] = filterableTagGroupIds,
): Facets {
  const countByCategory = new Map(counts.categories.map(({ categoryId, count }) => [categoryId, count]));
  const counted = [...categories.values()].filter(({ id }) => countByCategory.has(id));
  // Like `categoryChoices`: a main category is represented by its most important category, among equal ones by the
  // most frequent.
  const matters = (a: Category, b: Category) =>
    a.zOrder - b.zOrder || countByCategory.get(b.id)! - countByCategory.get(a.id)!;
  const byMain = Map.groupBy(counted.toSorted(matters), ({ mainCategory }) => mainCategory);
  const countedTags = counts.tags.flatMap(({ tagId, count }) => {
    const tag = tags.get(tagId);
    return tag ? [{ tag, count }] : [];
  });
  const ofServices = (value: (one: ItemFacets['services'][number]) => number) =>
    Object.fromEntries(counts.services.map((one) => [one.service, value(one)])) as Record<Service, number>;
  return {
    categories: counts.mainCategories.flatMap(({ mainCategory, count }) => {
      const category = byMain.get(mainCategory)?.[0];
      return category ? [{ category, count }] : [];
    }),
    tags: countedTags.filter(({ tag }) => tag.tagGroup !== null && groupIds.includes(tag.tagGroup)),
    difficulties: easyFirst(countedTags),
    ways: null,
    services: ofServices(({ count }) => count),
    offered: counts.services.flatMap(({ service, isOffered }) => (isOffered ? [service as Service] : [])),
    open: null,
    matching: counts.matching,
    total: counts.total,
    without: {
      ...counts.without,
      open: counts.matching,
      hours: counts.matching,
      km: counts.matching,
      climb: counts.matching,
    },
  };
}
