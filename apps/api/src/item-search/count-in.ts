import type { Service } from '@umkreis/places/details/services.ts';
import type { Columns } from './find-in.ts';

export const filterParts = ['categories', 'tags', 'services'] as const;
/** Parts of a filter; each part is ignored when its own options are counted. */
export type FilterPart = (typeof filterParts)[number];

/** What to count among the places that match a search. */
export interface CountQuery {
  /** Each part as groups of IDs; a place must have any of each group. Empty: no condition. */
  filter: Record<FilterPart, readonly (readonly string[])[]>;
  /** Main categories with the IDs of their categories. */
  mains: readonly (readonly [main: string, ids: readonly string[]])[];
  tags: readonly string[];
  /** Services with the IDs of the tags that express them. */
  services: readonly (readonly [service: Service, ids: readonly string[]])[];
}

/** Number of places by property. */
export interface Counts {
  total: number;
  matching: number;
  without: Record<FilterPart, number>;
  mains: Record<string, number>;
  categories: Record<string, number>;
  tags: Record<string, number>;
  services: Record<string, number>;
  /** Before filtering. */
  offered: Record<string, number>;
}

const bits: Record<FilterPart, number> = { categories: 1, tags: 2, services: 4 };

/** Counts what each option of a filter would leave. @param matching 1 for each matching place; not modified */
export function countIn(columns: Columns, matching: Uint8Array, query: CountQuery): Counts {
  const { having } = columns.scratch;
  // Number of filter parts that a place does not match.
  const failed = new Uint8Array(matching.length);
  for (const part of filterParts)
    for (const ids of query.filter[part]) {
      columns.markLinks(part === 'categories' ? part : 'tags', ids, having.fill(0));
      for (let at = 0; at < failed.length; at++) if (!having[at]) failed[at]! |= bits[part];
    }
  const isFiltered = filterParts.some((part) => query.filter[part].length > 0);
  const passing = (but: number): Uint8Array =>
    isFiltered ? matching.map((is, at) => Number(is === 1 && (failed[at]! & ~but) === 0)) : matching;
  const countOf = (kind: 'categories' | 'tags', ids: readonly string[], among: Uint8Array): number => {
    if (ids.length === 1) return columns.countLinks(kind, ids, among)[0]!;
    columns.markLinks(kind, ids, having.fill(0));
    let count = 0;
    for (let at = 0; at < having.length; at++) count += having[at]! & among[at]!;
    return count;
  };
  const [ofCategories, ofTags, ofServices] = filterParts.map((part) => passing(bits[part])) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const categoryIds = query.mains.flatMap(([, ids]) => ids);
  return {
    total: sum(matching),
    matching: sum(passing(0)),
    without: { categories: sum(ofCategories), tags: sum(ofTags), services: sum(ofServices) },
    mains: named(query.mains, ([main, ids]) => [main, countOf('categories', ids, ofCategories)]),
    categories: byId(categoryIds, columns.countLinks('categories', categoryIds, ofCategories)),
    tags: byId(query.tags, columns.countLinks('tags', query.tags, ofTags)),
    services: named(query.services, ([service, ids]) => [service, countOf('tags', ids, ofServices)]),
    offered: named(query.services, ([service, ids]) => [service, countOf('tags', ids, matching)]),
  };
}

const named = <T>(rows: readonly T[], entry: (row: T) => [string, number]): Record<string, number> =>
  Object.fromEntries(rows.map(entry).filter(([, count]) => count > 0));

const byId = (ids: readonly string[], counts: readonly number[]) =>
  named(
    ids.map((id, nr) => [id, counts[nr]!] as const),
    ([id, count]) => [id, count],
  );

const sum = (marks: Uint8Array): number => {
  let count = 0;
  for (let at = 0; at < marks.length; at++) count += marks[at]!;
  return count;
};

/** Sums the counts of several owners. */
export function addCounts(all: readonly Counts[]): Counts {
  const added: Counts = {
    total: 0,
    matching: 0,
    without: { categories: 0, tags: 0, services: 0 },
    mains: {},
    categories: {},
    tags: {},
    services: {},
    offered: {},
  };
  for (const one of all) {
    added.total += one.total;
    added.matching += one.matching;
    for (const kind of ['without', 'mains', 'categories', 'tags', 'services', 'offered'] as const)
      for (const [key, count] of Object.entries(one[kind]))
        (added[kind] as Record<string, number>)[key] = ((added[kind] as Record<string, number>)[key] ?? 0) + count;
  }
  return added;
}
