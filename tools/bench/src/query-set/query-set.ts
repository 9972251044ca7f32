import { readFile } from 'node:fs/promises';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { createEngine, type Engine } from '@umkreis/guide-engine/engine/engine.ts';
import type { Content } from '@umkreis/guide-engine/engine/content.ts';
import * as hours from '@umkreis/guide-engine/hours/hours-module.ts';
import type { LoadPart } from '@umkreis/guide-engine/parts/parts.ts';
import * as search from '@umkreis/guide-engine/parts/search-module.ts';
import { everything } from '@umkreis/guide-engine/query/place-query.ts';
import { documentUrl } from '@umkreis/guide-engine/testing/document-url.ts';
import { isOpenAt } from '@umkreis/opening-hours/is-open-at.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { tags } from '@umkreis/taxonomy/tags.ts';

/** Places are assumed here. */
const place = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
/** A Wednesday, 14:00 in Vaduz */
const at = new Date('2026-11-18T13:00:00Z');

/** A query with what its first result has to be. */
export interface ExpectedResult {
  group: string;
  query: string;
  /**
   * A title, or conditions separated by spaces: `#category`, `@town`, `=street and number`, `+open`. Spaces are part
   * of names.
   */
  expected: string;
}

/**
 * Places of the invented Lärchtal: what a snapshot contains of them, one per line. They are stored, so that changes of
 * the demonstration don't change the measurement.
 */
async function readPlaces(): Promise<BasemapItem[]> {
  const lines = await readLines('places.tsv');
  return lines.map((line, index) => {
    const [title, kinds, marks, times, street, housenumber, postcode, city, lat, lon] = line.split('\t') as string[];
    const streetLine = [street, housenumber].filter(Boolean).join(' ');
    const cityLine = [postcode, city].filter(Boolean).join(' ');
    return {
      id: `place-${index}`,
      nanoId: `p${index}`,
      title: title!,
      lat: Number(lat),
      lon: Number(lon),
      categories: kinds!.split('|').flatMap((kind) => idOfKind.get(kind) ?? []),
      tags: marks!.split('|').flatMap((mark) => idOfTag.get(mark) ?? []),
      ...(times && { details: { hours: times } }),
      address: [streetLine, cityLine].filter(Boolean).join(', '),
    };
  });
}

const idOfKind = new Map(categories.map((one) => [`${one.mainCategory}/${one.subCategory}`, one.id]));
const idOfTag = new Map(tags.map((one) => [`${one.tagKey}=${one.tagValue}`, one.id]));
const kindOfId = new Map(categories.map(({ id, subCategory }) => [id, subCategory]));

async function readLines(name: string): Promise<string[]> {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  return text.split('\n').filter(Boolean);
}

/** @param name `queries.tsv` or `held-back-queries.tsv` */
export async function readQueries(name: 'queries.tsv' | 'held-back-queries.tsv'): Promise<ExpectedResult[]> {
  return (await readLines(name)).map((line) => {
    const [group, query, expected] = line.split('\t') as [string, string, string];
    return { group, query, expected };
  });
}

/** Whether a place is what is expected. */
function isExpected(item: BasemapItem, expected: string): boolean {
  const conditions = expected.split(/ (?=[#@=+])/);
  return conditions.every((condition) => {
    const value = condition.slice(1);
    if (condition.startsWith('#')) return item.categories.some((id) => kindOfId.get(id) === value);
    if (condition.startsWith('@')) return item.address?.endsWith(value) === true;
    if (condition.startsWith('=')) return item.address?.split(', ')[0] === value;
    if (condition === '+open')
      return isOpenAt(item.details?.hours ?? '', at, { ...place, lat: item.lat, lon: item.lon });
    return item.title === condition;
  });
}

/** The guide's engine with the places. */
async function startEngine(items: readonly BasemapItem[]): Promise<Engine> {
  const engine = createEngine((async (name) => ({ hours, search })[name]) as LoadPart);
  await engine.fill({
    where: { branch: place, main: { hoursPlace: place } } as unknown as Content['where'],
    snapshot: documentUrl({ branchShortId: 1, version: '1', total: items.length, tiled: false, items }),
    reference: documentUrl({ categories, tags, icons: [], words: searchWords }),
    events: null,
    changes: null,
    archive: null,
  });
  await Promise.all([engine.use('search', ''), engine.use('hours', '')]);
  return engine;
}

export interface Measured {
  total: number;
  /** Queries whose first result is not the expected one, with it */
  wrong: readonly (ExpectedResult & { found: string })[];
  /** Queries that no place can fulfil: errors of the set */
  impossible: readonly ExpectedResult[];
}

/** Runs the queries as the guide's search field does. */
export async function measureQueries(queries: readonly ExpectedResult[]): Promise<Measured> {
  const items = await readPlaces();
  const engine = await startEngine(items);
  const wrong: (ExpectedResult & { found: string })[] = [];
  for (const one of queries) {
    const words = { ...everything, at: at.getTime(), words: one.query };
    const { rows } = await engine.rows(words, { order: 'best', from: 0, count: 1 });
    const first = rows[0]?.place.item;
    if (first && isExpected(first, one.expected)) continue;
    wrong.push({ ...one, found: first ? `${first.title}, ${first.address}` : 'nothing' });
  }
  const impossible = queries.filter(({ expected }) => !items.some((item) => isExpected(item, expected)));
  return { total: queries.length, wrong, impossible };
}
