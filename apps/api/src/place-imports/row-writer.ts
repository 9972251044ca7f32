import type { DetailKeyType, DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { ExportedRow, TransferRow } from '@umkreis/contract/transfer.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { detailUnits } from '@umkreis/places/details/detail-units.ts';
import { invalidField, withPointer } from '../http/problem-error.ts';
import { checkDetail } from '../item-parts/check-detail.ts';
import {
  insertAddress,
  insertAddressRow,
  writeAddress,
  firstAddressId,
} from '../item-parts/item-addresses.repository.ts';
import {
  deleteDetails,
  detailsOfKey,
  insertDetailRow,
  insertDetailRows,
  writeDetailRow,
} from '../item-parts/item-details.repository.ts';
import { linkNewItem, writeCategories, writeTags } from '../item-parts/item-links.repository.ts';
import { writeColumns } from '../item-writes/item-rows.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { DetailKey, Names } from './row-names.repository.ts';

const addressFields = ['street', 'housenumber', 'postcode', 'city', 'country'] as const;

/**
 * Fields of a row that differ from what is stored. Unchanged fields are not validated: an importer may have written
 * values that an editor could not.
 */
export function differenceOf(stored: ExportedRow, row: Record<string, unknown>): Record<string, unknown> {
  const left = Object.entries(row).flatMap(([field, value]): [string, unknown][] => {
    if (field === 'details' && isRecord(value)) {
      const details = Object.entries(value).filter(([key, values]) => !isSame(stored.details[key] ?? [], values));
      return details.length ? [[field, Object.fromEntries(details)]] : [];
    }
    const sorted = field === 'tags' && Array.isArray(value) ? [...new Set(value as unknown[])].toSorted() : value;
    return field in stored && isSame(stored[field as keyof ExportedRow], sorted) ? [] : [[field, value]];
  });
  return Object.fromEntries(left);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Files do not preserve whitespace around a text. */
const isSame = (a: unknown, b: unknown) => trimmed(a) === trimmed(b);
const trimmed = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.trim() : typeof one === 'number' ? Math.round(one * PRECISION) : one,
  );
/** A centimetre, in degrees: files of other programs have no more digits. */
const PRECISION = 1e7;

const sameList = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Writes the fields of a row that differ from what is stored.
 * @throws ProblemError 400 naming the invalid field of the row
 */
export async function writeRow(
  trx: Trx,
  key: ItemKey,
  stored: ExportedRow,
  row: TransferRow,
  names: Names,
  place: OpeningPlace,
): Promise<void> {
  await writeItem(trx, key, stored, row);
  if (row.categories && !sameList(stored.categories, row.categories))
    await writeCategories(trx, key, idsOf(row.categories, names.categories, 'categories'));
  if (row.tags) await writeTags(trx, key, idsOf(row.tags, names.tags, 'tags'));
  await writeRowAddress(trx, key, stored, row, names, place);
  for (const [name, values] of Object.entries(row.details ?? {}))
    if (!sameList(stored.details[name] ?? [], values))
      await withPointer(`/details/${name}`, () => writeDetails(trx, key, values, names.keys.get(name), place));
}

/**
 * Writes what a row of a new item says besides the item itself, with few statements.
 * @throws ProblemError 400 naming the invalid field of the row
 */
export async function insertParts(
  trx: Trx,
  key: ItemKey,
  row: TransferRow,
  names: Names,
  place: OpeningPlace,
): Promise<void> {
  await linkNewItem(trx, key, {
    categoryIds: idsOf(row.categories ?? [], names.categories, 'categories'),
    tagIds: idsOf(row.tags ?? [], names.tags, 'tags'),
  });
  if (addressFields.some((field) => row[field])) {
    const { street = '', housenumber = '', postcode = '', city = '' } = row;
    const country = countryOf(row, names);
    const ofPlace = names.countries.get(place.countryCode.toUpperCase()) ?? null;
    const country_id = country === undefined ? ofPlace : country;
    await insertAddressRow(trx, key, { street, housenumber, postcode, city, country_id });
  }
  const details: Parameters<typeof insertDetailRows>[2][number][] = [];
  for (const [name, values] of Object.entries(row.details ?? {}))
    await withPointer(`/details/${name}`, async () => {
      const detailKey = names.keys.get(name);
      if (!detailKey) throw noKey();
      for (const text of values)
        details.push({ keyId: detailKey.id, ...(await checked(partsOf(text, detailKey), detailKey, place)) });
    });
  await insertDetailRows(trx, key, details);
}

async function writeItem(trx: Trx, key: ItemKey, stored: ExportedRow, row: TransferRow): Promise<void> {
  const closed = row.datePermanentlyClosed;
  const set = {
    ...(row.title !== undefined && row.title !== stored.title && { title: row.title }),
    ...(row.type !== undefined && row.type !== stored.type && { type: row.type }),
    ...(row.lat !== undefined && row.lat !== stored.lat && { lat: row.lat }),
    ...(row.lon !== undefined && row.lon !== stored.lon && { lon: row.lon }),
    ...(closed !== undefined && closed !== stored.datePermanentlyClosed && { date_permanently_closed: closed || null }),
  };
  if (Object.keys(set).length) await writeColumns(trx, key, set);
}

/** @throws ProblemError 400 for a name that does not exist */
const idsOf = (names: readonly string[], ids: ReadonlyMap<string, string>, field: string): string[] =>
  [...new Set(names)].map((name) => {
    const id = ids.get(name);
    if (!id) throw invalidField(`/${field}`, `there is no "${name}"`);
    return id;
  });

async function writeRowAddress(
  trx: Trx,
  key: ItemKey,
  stored: ExportedRow,
  row: TransferRow,
  names: Names,
  place: OpeningPlace,
): Promise<void> {
  const changed = addressFields.filter((field) => row[field] !== undefined && row[field] !== stored[field]);
  if (changed.length === 0) return;
  const countryId = countryOf(row, names);
  const fields = {
    ...Object.fromEntries(changed.filter((field) => field !== 'country').map((field) => [field, row[field]])),
    ...(changed.includes('country') && { countryId, stateId: null }),
  };
  const first = await firstAddressId(trx, key);
  if (first) await writeAddress(trx, key, first, fields);
  else {
    const at = { lat: row.lat ?? stored.lat, lon: row.lon ?? stored.lon };
    await insertAddress(trx, key, at, { ...fields, countryId, city: row.city ?? '' }, place.countryCode);
  }
}

/** @returns null for none; undefined: the row does not say */
function countryOf({ country }: TransferRow, names: Names): string | null | undefined {
  if (!country) return country === '' ? null : undefined;
  const id = names.countries.get(country.toUpperCase());
  if (!id) throw invalidField('/country', `there is no "${country}"`);
  return id;
}

/** Writes the values of one key in order; existing rows are reused for equal values. */
async function writeDetails(
  trx: Trx,
  key: ItemKey,
  values: readonly string[],
  detailKey: DetailKey | undefined,
  place: OpeningPlace,
): Promise<void> {
  if (!detailKey) throw noKey();
  const stored = await detailsOfKey(trx, key, detailKey.id);
  for (const [index, text] of values.entries()) {
    const { value, unit } = partsOf(text, detailKey);
    const row = stored[index];
    if (row?.data_value === value && row.data_value_unit === unit) continue;
    const detail = await checked({ value, unit }, detailKey, place);
    if (row) await writeDetailRow(trx, key, row.id, detail);
    else await insertDetailRow(trx, key, detailKey.id, detail);
  }
  const surplus = stored.slice(values.length).map((row) => row.id);
  if (surplus.length) await deleteDetails(trx, key, surplus);
}

const noKey = () => invalidField('', 'there is no such key');

interface Value {
  value: string;
  unit: DetailUnit | null;
}

const partsOf = (text: string, { needs_unit }: DetailKey): Value =>
  needs_unit ? withUnit(text) : { value: text, unit: null };

/** @returns with the unit to store @throws ProblemError 400 */
async function checked({ value, unit }: Value, { type, needs_unit }: DetailKey, place: OpeningPlace): Promise<Value> {
  const key = { type: type as DetailKeyType, needsUnit: needs_unit };
  return { value, unit: await checkDetail(key, value, unit, place) };
}

/** '12.5 km' → 12.5 and km */
function withUnit(text: string): Value {
  const at = text.lastIndexOf(' ');
  const unit = detailUnits.find((one) => one === text.slice(at + 1));
  return at > 0 && unit ? { value: text.slice(0, at), unit } : { value: text, unit: null };
}
