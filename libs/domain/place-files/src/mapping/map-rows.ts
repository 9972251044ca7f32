import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import type { ColumnTarget, PlaceFileRow, PlaceMapping, PlaceTable } from '@umkreis/contract/place-file.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { detailValues } from '@umkreis/places/details/detail-values.ts';
import { countryCode } from './country-code.ts';
import { isOwnFormat } from './guess-mapping.ts';
import type { LeftOut, MappedRow } from './mapped-row.ts';
import type { CategoryNames } from './match-category.ts';
import { positionOf } from './position-of-row.ts';
import { readAddress } from './read-address.ts';
import { readDay } from './read-day.ts';
import { splitList, splitValues } from './split-values.ts';

export interface MappingContext {
  center: LngLat;
  timeZone: string;
  categories: CategoryNames;
  /** `cuisine=pizza` */
  tags: ReadonlySet<string>;
  /** By name */
  keys: ReadonlyMap<string, { type: DetailKeyType; needsUnit: boolean }>;
}

/** The values of a row by target, in the order of the columns; only columns that the row has. */
type Values = Map<ColumnTarget, string[]>;

/**
 * Translates rows of a file to rows of the import; an ID that occurs again is a problem of its second row.
 * @param ids IDs of earlier rows of the file, to which those of these rows are added
 */
export function mapRows(
  table: PlaceTable,
  mapping: PlaceMapping,
  context: MappingContext,
  ids = new Set<string>(),
): MappedRow[] {
  const targets = table.columns.map((name) => mapping.targets[name] ?? '');
  const isOwn = isOwnFormat(table);
  return table.rows.map((row) => {
    const mapped = mapRow(row, valuesOf(row, targets), { ...context, mapping, isOwn });
    const id = (mapped.row.id ?? mapped.row.foreignId) as string | undefined;
    if (id !== undefined && ids.has(id)) mapped.problems.push({ code: 'id-twice', value: id, target: 'foreignId' });
    if (id !== undefined) ids.add(id);
    return mapped;
  });
}

function valuesOf({ cells }: PlaceFileRow, targets: readonly ColumnTarget[]): Values {
  const values: Values = new Map();
  for (const [column, target] of targets.entries()) {
    const cell = cells[column];
    if (target !== '' && cell !== null && cell !== undefined) values.set(target, [...(values.get(target) ?? []), cell]);
  }
  return values;
}

interface RowContext extends MappingContext {
  mapping: PlaceMapping;
  isOwn: boolean;
}

const texts = ['title', 'street', 'housenumber', 'postcode', 'city'] as const;

function mapRow(source: PlaceFileRow, values: Values, context: RowContext): MappedRow {
  const { position, geometry, problem } = positionOf(
    source,
    (target) => values.get(target)?.find(Boolean),
    context.center,
  );
  const leftOut: LeftOut[] = [];
  const problems = problem ? [problem] : [];
  const first = (target: ColumnTarget) => values.get(target)?.find(Boolean) ?? values.get(target)?.[0];
  const closed = first('datePermanentlyClosed');
  const day = closed === undefined ? undefined : readDay(closed, context.mapping.dateOrder, context.timeZone);
  if (closed !== undefined && day === undefined)
    problems.push({ code: 'bad-date', value: closed, target: 'datePermanentlyClosed' });
  const row: Record<string, unknown> = {
    ...identityOf(first('id'), first('foreignId')),
    ...addressOf(first('address')),
    ...Object.fromEntries(texts.flatMap((field) => (first(field) === undefined ? [] : [[field, first(field)]]))),
    ...kindOf(first('type'), leftOut),
    ...(position && { lon: position[0], lat: position[1] }),
    ...(geometry && { geometry: { type: 'Feature', properties: {}, geometry } }),
    ...categoriesOf(values.get('categories'), context, leftOut),
    ...tagsOf(values.get('tags'), context, leftOut),
    ...countryOf(first('country'), leftOut),
    ...(day !== undefined && { datePermanentlyClosed: day }),
    ...detailsOf(values, context, leftOut),
  };
  return { number: source.number, row, position, problems, leftOut };
}

const identityOf = (id: string | undefined, foreignId: string | undefined) =>
  id ? { id } : foreignId ? { foreignId } : {};

const addressOf = (address: string | undefined) => (address ? readAddress(address) : {});

const kinds: Readonly<Record<string, string>> = {
  place: 'place',
  ort: 'place',
  way: 'way',
  weg: 'way',
  exhibition: 'exhibition',
  aussteller: 'exhibition',
};

function kindOf(type: string | undefined, leftOut: LeftOut[]): { type?: string } {
  if (!type) return {};
  const kind = kinds[type.toLowerCase()];
  if (!kind) leftOut.push({ code: 'type', value: type, target: 'type' });
  return kind ? { type: kind } : {};
}

function categoriesOf(cells: readonly string[] | undefined, context: RowContext, leftOut: LeftOut[]) {
  if (!cells) return {};
  const found = cells.flatMap((cell) =>
    categoryValues(cell, context).flatMap((value) => {
      const key = categoryOf(value, context);
      if (!key) leftOut.push({ code: 'category', value, target: 'categories' });
      return key ?? [];
    }),
  );
  // A file whose categories all are unknown must not erase those of a place.
  return found.length > 0 || cells.every((cell) => cell === '') ? { categories: [...new Set(found)] } : {};
}

/** The category of a value: as chosen by the editor, else the one with this name; undefined for none. */
function categoryOf(value: string, { mapping, categories }: Pick<RowContext, 'mapping' | 'categories'>) {
  return Object.hasOwn(mapping.categories, value) ? mapping.categories[value]! || undefined : categories.find(value);
}

/** The values of a cell of categories; a name with a comma is one value. */
function categoryValues(
  cell: string,
  { isOwn, categories, mapping }: Pick<RowContext, 'isOwn' | 'categories' | 'mapping'>,
) {
  if (isOwn) return splitValues(cell);
  return categoryOf(cell, { mapping, categories }) ? [cell] : splitList(cell);
}

/** Distinct values of the columns of categories, with the number of their rows, most frequent first. */
export function categoryValuesOf(
  table: PlaceTable,
  mapping: PlaceMapping,
  categories: CategoryNames,
): { value: string; count: number; key: string | undefined }[] {
  const isOwn = isOwnFormat(table);
  const columns = table.columns.flatMap((name, index) => (mapping.targets[name] === 'categories' ? [index] : []));
  const counts = new Map<string, number>();
  for (const { cells } of table.rows)
    for (const column of columns)
      for (const value of categoryValues(cells[column] ?? '', { isOwn, categories, mapping }))
        counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count, key: categoryOf(value, { mapping, categories }) }))
    .toSorted((a, b) => b.count - a.count);
}

function tagsOf(cells: readonly string[] | undefined, { isOwn, tags }: RowContext, leftOut: LeftOut[]) {
  if (!cells) return {};
  const all = cells.flatMap(isOwn ? splitValues : splitList);
  const known = all.filter((tag) => tags.has(tag));
  for (const value of all) if (!tags.has(value)) leftOut.push({ code: 'tag', value, target: 'tags' });
  // Tags that all are unknown must not erase those of a place.
  return known.length > 0 || all.length === 0 ? { tags: known } : {};
}

function countryOf(country: string | undefined, leftOut: LeftOut[]): { country?: string } {
  if (country === undefined) return {};
  const code = country === '' ? '' : countryCode(country);
  if (code === undefined) leftOut.push({ code: 'country', value: country, target: 'country' });
  return code === undefined ? {} : { country: code };
}

function detailsOf(values: Values, context: RowContext, leftOut: LeftOut[]): { details?: Record<string, string[]> } {
  const details: Record<string, string[]> = {};
  for (const [target, cells] of values) {
    if (!target.startsWith('detail:')) continue;
    const name = target.slice('detail:'.length);
    const key = context.keys.get(name);
    if (context.isOwn) details[name] = cells.flatMap(splitValues);
    else if (key) {
      const read = cells.filter(Boolean).map((cell) => detailValues(key.type, name, cell));
      for (const value of read.flatMap(({ rejected }) => rejected)) leftOut.push({ code: 'value', value, target });
      const found = read.flatMap((one) => one.values);
      // A value that can't be read does not erase the stored one.
      if (found.length > 0 || cells.every((cell) => cell === '')) details[name] = [...new Set(found)];
    } else leftOut.push({ code: 'key', value: name, target });
  }
  return Object.keys(details).length > 0 ? { details } : {};
}
