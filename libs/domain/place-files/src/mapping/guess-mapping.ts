import type { ColumnTarget, PlaceFileRow, PlaceMapping, PlaceTable } from '@umkreis/contract/place-file.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { readSwissPosition } from '@umkreis/geometry/swiss-position.ts';
import { foldName } from './fold-name.ts';
import { ownTarget, targetOfName } from './header-names.ts';
import { lv95Axis, readDegrees } from './read-coordinates.ts';
import { readWkt } from './read-wkt.ts';

/** Rows whose values are considered */
const SAMPLE = 200;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const KINDS = ['place', 'way', 'exhibition'];
/** Columns that several others may share */
const isShared = (target: ColumnTarget) => target === 'categories' || target === '' || target === 'detail:phone';
/** Degrees around a branch in which a column of numbers is one of latitudes or longitudes */
const NEAR = 3;

export interface GuessContext {
  /** Centre of the branch */
  center: LngLat;
  countryCode: string;
  fileName: string;
}

/** Share of columns with names of the export */
const OWN = 0.7;

/** Countries that write the month first */
const MONTH_FIRST = ['us', 'ph', 'fm', 'mh'];

/** Whether most columns of a file are those of the product's own export. */
export const isOwnFormat = ({ columns }: Pick<PlaceTable, 'columns'>): boolean =>
  columns.includes('title') && columns.filter((name) => ownTarget(name) !== undefined).length >= columns.length * OWN;

/** The most probable mapping of a file, by the names of its columns and by its values. */
export function guessMapping(table: PlaceTable, { center, countryCode, fileName }: GuessContext): PlaceMapping {
  const columns = table.columns.map((name, index) => ({ name, values: valuesOf(table.rows, index) }));
  const targets = new Map(table.columns.map((name): [string, ColumnTarget] => [name, '']));
  const used = new Set<ColumnTarget>(table.rows.some(({ position }) => position) ? ['lat', 'lon', 'position'] : []);
  const set = (name: string, target: ColumnTarget | undefined) => {
    if (!target || targets.get(name) !== '' || (used.has(target) && !isShared(target))) return;
    targets.set(name, target);
    used.add(target);
  };
  const isOwn = isOwnFormat(table);
  for (const { name, values } of columns) {
    const target = ownTarget(name);
    set(name, isOwn && target === 'tags' ? target : fitting(target, values));
  }
  for (const { name, values } of columns) set(name, fitting(targetOfName(name), values));
  for (const { name, values } of columns) set(name, targetOfValues(values, center));
  if (!used.has('title')) set(columns.find(({ values }) => isTitle(values))?.name ?? '', 'title');
  if (used.has('lat') !== used.has('lon'))
    for (const [name, target] of targets) if (target === 'lat' || target === 'lon') targets.set(name, '');
  return {
    targets: Object.fromEntries(targets),
    categories: {},
    source: sourceOf(fileName),
    dateOrder: MONTH_FIRST.includes(countryCode.toLowerCase()) ? 'mdy' : 'dmy',
  };
}

const valuesOf = (rows: readonly PlaceFileRow[], column: number): string[] =>
  rows.slice(0, SAMPLE).flatMap(({ cells }) => cells[column] || []);

const most = (values: readonly string[], test: (value: string) => boolean) =>
  values.length > 0 && values.filter(test).length >= values.length * 0.8;

/** A target that the values of the column do not contradict. */
function fitting(target: ColumnTarget | undefined, values: readonly string[]): ColumnTarget | undefined {
  switch (target) {
    case 'id':
      return most(values, (value) => UUID.test(value)) ? 'id' : 'foreignId';
    case 'type':
      return values.length === 0 || most(values, (value) => KINDS.includes(value)) ? 'type' : 'categories';
    case 'tags':
      return values.length === 0 || values.some((value) => value.includes('=')) ? 'tags' : undefined;
    case 'position':
      return values.some((value) => readWkt(value) !== null || readSwissPosition(value) || /\d[.,]\d/.test(value))
        ? 'position'
        : undefined;
    default:
      return target;
  }
}

function targetOfValues(values: readonly string[], [lon, lat]: LngLat): ColumnTarget | undefined {
  if (most(values, (value) => /^\S+@\S+\.\w+$/.test(value))) return 'detail:email';
  if (most(values, (value) => /^https?:\/\//i.test(value))) return 'detail:url';
  if (most(values, (value) => /^(?:\+|00)\d[\d ()/-]{6,}$/.test(value))) return 'detail:phone';
  if (most(values, (value) => readWkt(value) !== null)) return 'position';
  if (most(values, (value) => lv95Axis(value) === 'lon')) return 'lon';
  if (most(values, (value) => lv95Axis(value) === 'lat')) return 'lat';
  const isNear = (degrees: number) => (value: string) =>
    /[.,]\d{3}/.test(value) && Math.abs((readDegrees(value) ?? Infinity) - degrees) < NEAR;
  if (most(values, isNear(lat))) return 'lat';
  return most(values, isNear(lon)) ? 'lon' : undefined;
}

/** Texts that nearly all differ. */
const isTitle = (values: readonly string[]) =>
  most(values, (value) => /\p{L}{2}/u.test(value) && value.length < 120) && new Set(values).size > values.length * 0.8;

/** Name of the file without extension, dates and counters, so that the next delivery has the same. */
const sourceOf = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replaceAll(/[\s_().-]*\d[\d\s_().-]*$/g, '')
    .slice(0, 100)
    .trim() || 'file';

/**
 * A stored mapping, applied to a file that may have more columns than the one it was made for.
 * Categories that the file does not have any more are preserved.
 */
export const withStored = (guessed: PlaceMapping, stored: PlaceMapping | null): PlaceMapping =>
  stored
    ? { ...stored, targets: { ...guessed.targets, ...pick(stored.targets, Object.keys(guessed.targets)) } }
    : guessed;

const pick = <T>(from: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(from, key) ? [[key, from[key]!]] : [])));

/** Identifies files with the same columns. */
export const columnsKey = (columns: readonly string[]): string => columns.map(foldName).toSorted().join(' ');
