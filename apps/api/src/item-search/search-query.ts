import type { ItemSearchQuery } from '@umkreis/contract/item.ts';
import { quarterStart } from '@umkreis/opening-hours/quarter-hour.ts';
import { invalidField } from '../http/problem-error.ts';
import { wordPattern } from '../shared-queries/word-pattern.ts';
import type { Named } from '../search-names/reference-names.ts';

const MAX_TERMS = 8;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A parsed search. */
export interface SearchQuery {
  /** A pattern for each distinct word, in order. */
  patterns: readonly string[];
  /** Any of these; empty: no condition. */
  categories: readonly string[];
  /** Any of each of these groups. */
  tags: readonly (readonly string[])[];
  /** Of a search shortcut: any of these categories or tags; null: no condition. */
  kinds: Named | null;
  /** A curated list; null: no condition. */
  list: string | null;
  /** Only places with events that are current at this instant, ms; null: no condition. */
  eventsAt: number | null;
  /** IDs of the only places to search; null: all. */
  among: readonly string[] | null;
  box: Box | null;
  near: readonly [lon: number, lat: number] | null;
  limit: number;
  offset: number;
}

type Page = Pick<ItemSearchQuery, 'limit' | 'offset'>;

/** Degrees; east exceeds west, and 180 across the antimeridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** @throws ProblemError 400 naming the invalid field */
export function toSearchQuery(query: Omit<ItemSearchQuery, 'limit' | 'offset'> & Partial<Page>): SearchQuery {
  const terms = (query.text ?? '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .slice(0, MAX_TERMS);
  const near = query.near === undefined ? null : numbers(query.near, 2, '/querystring/near');
  const { kindCategories, kindTags } = query;
  return {
    kinds:
      kindCategories === undefined && kindTags === undefined
        ? null
        : {
            categories: ids(kindCategories, '/querystring/kindCategories'),
            tags: ids(kindTags, '/querystring/kindTags'),
          },
    patterns: [...new Set(terms.map(wordPattern))],
    categories: ids(query.categories, '/querystring/categories'),
    tags: idGroups(query.tags, '/querystring/tags'),
    list: query.list?.toLowerCase() ?? null,
    eventsAt: query.eventsAt === undefined ? null : quarterStart(query.eventsAt),
    among: null,
    box: query.bbox === undefined ? null : boxOf(numbers(query.bbox, 4, '/querystring/bbox')),
    near: near && [near[0]!, near[1]!],
    limit: query.limit ?? 0,
    offset: query.offset ?? 0,
  };
}

function boxOf(corners: readonly number[]): Box {
  const [west, south, east, north] = corners as [number, number, number, number];
  return { west, south, east: east < west ? east + 360 : east, north };
}

/**
 * Longitude offsets at which a box may contain places, degrees; one for most boxes, two across the antimeridian.
 */
export const lonOffsetsOf = ({ west, east }: Box): number[] =>
  [0, -360, 360].filter((offset) => west <= 180 + offset && east >= -180 + offset);

/** Parses groups of IDs separated by semicolons. @throws ProblemError 400 naming the field */
export const idGroups = (list: string | undefined, field: string): string[][] =>
  (list ?? '')
    .split(';')
    .map((group) => ids(group, field))
    .filter((group) => group.length > 0);

/** @throws ProblemError 400 naming the field */
export function ids(list: string | undefined, field: string): string[] {
  const all = (list ?? '').split(',').filter(Boolean);
  if (!all.every((id) => UUID.test(id))) throw invalidField(field, 'a comma-separated list of UUIDs');
  return all.map((id) => id.toLowerCase());
}

function numbers(list: string, count: number, field: string): number[] {
  const all = list.split(',').map(Number);
  if (all.length !== count || !all.every(Number.isFinite))
    throw invalidField(field, `${count} numbers, comma-separated`);
  return all;
}
