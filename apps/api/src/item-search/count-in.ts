import type { Service } from '@umkreis/place-rules/services.ts';
import type { Columns } from './find-in.ts';

export const filterParts = ['categories', 'tags', 'services'] as const;
/** What a filter chooses; each part is left out where its own choices are counted. */
export type FilterPart = (typeof filterParts)[number];

/** What is counted of the places that a search matches. */
export interface AskedCounts {
  /** Each part as groups of ids, of each of which a place has any; none: the part chooses nothing */
  filter: Record<FilterPart, readonly (readonly string[])[]>;
  /** Main categories with the ids of their categories */
  mains: readonly (readonly [main: string, ids: readonly string[]])[];
  tags: readonly string[];
  /** Services with the ids of the tags that say so */
  services: readonly (readonly [service: Service, ids: readonly string[]])[];
}

/** Places, by what they have. */
export interface Counts {
  total: number;
  matching: number;
  without: Record<FilterPart, number>;
  mains: Record<string, number>;
  categories: Record<string, number>;
  tags: Record<string, number>;
  services: Record<string, number>;
  /** Of all places, before filtering */
  offered: Record<string, number>;
}

const bits: Record<FilterPart, number> = { categories: 1, tags: 2, services: 4 };

/** Counts what each choice of a filter would leave. @param matching 1 for each place that is asked for; it is kept */
export function countIn(columns: Columns, matching: Uint8Array, asked: AskedCounts): Counts {
  const { having } = columns.scratch;
  // the parts that a place fails
  const failed = new Uint8Array(matching.length);
  for (const part of filterParts)
    for (const ids of asked.filter[part]) {
      columns.markLinks(part === 'categories' ? part : 'tags', ids, having.fill(0));
      for (let at = 0; at < failed.length; at++) if (!having[at]) failed[at]! |= bits[part];
    }
  const isFiltered = filterParts.some((part) => asked.filter[part].length > 0);
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
  const categoryIds = asked.mains.flatMap(([, ids]) => ids);
  return {
    total: sum(matching),
    matching: sum(passing(0)),
    without: { categories: sum(ofCategories), tags: sum(ofTags), services: sum(ofServices) },
    mains: named(asked.mains, ([main, ids]) => [main, countOf('categories', ids, ofCategories)]),
    categories: byId(categoryIds, columns.countLinks('categories', categoryIds, ofCategories)),
    tags: byId(asked.tags, columns.countLinks('tags', asked.tags, ofTags)),
    services: named(asked.services, ([service, ids]) => [service, countOf('tags', ids, ofServices)]),
    offered: named(asked.services, ([service, ids]) => [service, countOf('tags', ids, matching)]),
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

/** The counts of places of several owners together. */
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
