import type { ItemFacets, ItemFacetsQuery } from '@umkreis/contract/item-facets.ts';
import { services as knownServices } from '@umkreis/places/details/services.ts';
import { invalidField } from '../http/problem-error.ts';
import type { Kinds } from '../search-names/reference-kinds.ts';
import { idGroups, ids } from './search-query.ts';
import type { CountQuery, Counts } from './count-in.ts';

/** ID that no place has. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

/** Parses what to count for a filter. @throws ProblemError 400 naming the invalid field */
export function toCountQuery(query: ItemFacetsQuery, { mains, tags, services }: Kinds): CountQuery {
  const categories = ids(query.filterCategories, '/querystring/filterCategories');
  const chosen = (query.filterServices ?? '').split(',').filter(Boolean);
  if (!chosen.every((one) => knownServices.some((service) => service === one)))
    throw invalidField('/querystring/filterServices', `any of ${knownServices.join(', ')}, comma-separated`);
  const groups = (query.tagGroups ?? '').split(',').filter(Boolean).map(Number);
  if (!groups.every(Number.isSafeInteger))
    throw invalidField('/querystring/tagGroups', 'a comma-separated list of whole numbers');
  const offering = services.filter(([service]) => chosen.includes(service)).flatMap(([, tagIds]) => tagIds);
  return {
    filter: {
      categories: categories.length > 0 ? [categories] : [],
      tags: idGroups(query.filterTags, '/querystring/filterTags'),
      services: chosen.length > 0 ? [offering.length > 0 ? offering : [NOTHING]] : [],
    },
    mains,
    tags: tags.filter(({ group }) => query.tagGroups === undefined || groups.includes(group)).map(({ id }) => id),
    services,
  };
}

/** Counts in the format of the API. */
export const facetsOfCounts = (counts: Counts): ItemFacets => ({
  total: counts.total,
  matching: counts.matching,
  without: counts.without,
  mainCategories: mostFirst(counts.mains).map(([mainCategory, count]) => ({ mainCategory, count })),
  categories: mostFirst(counts.categories).map(([categoryId, count]) => ({ categoryId, count })),
  tags: mostFirst(counts.tags).map(([tagId, count]) => ({ tagId, count })),
  services: knownServices.map((service) => ({
    service,
    count: counts.services[service] ?? 0,
    isOffered: (counts.offered[service] ?? 0) > 0,
  })),
});

const mostFirst = (counts: Record<string, number>): [key: string, count: number][] =>
  Object.entries(counts).toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
