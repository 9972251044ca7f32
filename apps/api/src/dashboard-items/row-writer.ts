import type { DetailKeyType, DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { ExportedRow, TransferRow } from '@umkreis/contract/transfer.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { detailUnits } from '@umkreis/place-rules/detail-units.ts';
import { v7 as uuidv7 } from 'uuid';
import { invalidField, within } from '../http/problem-error.ts';
import { checkDetail } from '../item-parts/check-detail.ts';
import { insertAddress, writeAddress } from '../item-parts/item-addresses.repository.ts';
import type { Trx } from '../writing/transaction.ts';
import type { ItemKey } from '../items/item-key.ts';

interface DetailKey {
  id: string;
  type: string;
  needs_unit: boolean;
}
/** What rows of files name, by those names. */
export interface Names {
  categories: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
  countries: ReadonlyMap<string, string>;
  keys: ReadonlyMap<string, DetailKey>;
}
const addressFields = ['street', 'housenumber', 'postcode', 'city', 'country'] as const;

export async function loadNames(trx: Trx): Promise<Names> {
  const [categories, tags, countries, keys] = [
    await trx.selectFrom('categories').select(['id', 'main_category', 'sub_category']).execute(),
    await trx.selectFrom('tags').select(['id', 'tag_key', 'tag_value']).execute(),
    await trx.selectFrom('countries').select(['id', 'iso2']).execute(),
    await trx.selectFrom('item_detail_keys').select(['id', 'key_name', 'type', 'needs_unit']).execute(),
  ];
  return {
    categories: new Map(categories.map((row) => [`${row.main_category}/${row.sub_category}`, row.id])),
    tags: new Map(tags.map((row) => [`${row.tag_key}=${row.tag_value}`, row.id])),
    countries: new Map(countries.map((row) => [row.iso2.toUpperCase(), row.id])),
    keys: new Map(keys.map((row) => [row.key_name, row])),
  };
}

/**
 * What a row says otherwise than what is stored. The rest is not looked at: what an importer wrote need not be what an
 * editor could.
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
/** Files don't keep the blanks around a text. */
const isSame = (a: unknown, b: unknown) => trimmed(a) === trimmed(b);
const trimmed = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.trim() : one));

const sameList = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Writes what a row says otherwise than what is stored.
 * @throws ProblemError 400 naming the field of the row at fault
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
    await writeCategories(trx, key, row.categories, names);
  if (row.tags) await writeTags(trx, key, row.tags, names);
  await writeRowAddress(trx, key, stored, row, names, place);
  for (const [name, values] of Object.entries(row.details ?? {}))
    if (!sameList(stored.details[name] ?? [], values))
      await within(`/details/${name}`, () => writeDetails(trx, key, values, names.keys.get(name), place));
}

async function writeItem(trx: Trx, { owner_id, id }: ItemKey, stored: ExportedRow, row: TransferRow): Promise<void> {
  const closed = row.datePermanentlyClosed;
  const set = {
    ...(row.title !== undefined && row.title !== stored.title && { title: row.title }),
    ...(row.type !== undefined && row.type !== stored.type && { type: row.type }),
    ...(row.lat !== undefined && row.lat !== stored.lat && { lat: row.lat }),
    ...(row.lon !== undefined && row.lon !== stored.lon && { lon: row.lon }),
    ...(closed !== undefined && closed !== stored.datePermanentlyClosed && { date_permanently_closed: closed || null }),
  };
  if (Object.keys(set).length)
    await trx.updateTable('items').set(set).where('owner_id', '=', owner_id).where('id', '=', id).execute();
}

/** @throws ProblemError 400 for a name that nothing has */
const idsOf = (names: readonly string[], ids: ReadonlyMap<string, string>, field: string): string[] =>
  [...new Set(names)].map((name) => {
    const id = ids.get(name);
    if (!id) throw invalidField(`/${field}`, `there is no "${name}"`);
    return id;
  });

async function writeCategories(trx: Trx, { owner_id, id }: ItemKey, wanted: readonly string[], names: Names) {
  const ids = idsOf(wanted, names.categories, 'categories');
  const ofItem = { owner_id, item_id: id };
  let gone = trx.deleteFrom('item_categories').where('owner_id', '=', owner_id).where('item_id', '=', id);
  if (ids.length) gone = gone.where('category_id', 'not in', ids);
  await gone.execute();
  if (ids.length)
    await trx
      .insertInto('item_categories')
      .values(ids.map((category_id, sort_order) => ({ ...ofItem, category_id, sort_order })))
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'item_id', 'category_id'])
          .doUpdateSet((eb) => ({ sort_order: eb.ref('excluded.sort_order') })),
      )
      .execute();
}

async function writeTags(trx: Trx, { owner_id, id }: ItemKey, wanted: readonly string[], names: Names) {
  const ids = idsOf(wanted, names.tags, 'tags');
  let gone = trx.deleteFrom('item_tags').where('owner_id', '=', owner_id).where('item_id', '=', id);
  if (ids.length) gone = gone.where('tag_id', 'not in', ids);
  await gone.execute();
  if (ids.length)
    await trx
      .insertInto('item_tags')
      .values(ids.map((tag_id) => ({ owner_id, item_id: id, tag_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

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
  const country = row.country?.toUpperCase();
  const countryId = country ? names.countries.get(country) : country === '' ? null : undefined;
  if (country && !countryId) throw invalidField('/country', `there is no "${row.country}"`);
  const fields = {
    ...Object.fromEntries(changed.filter((field) => field !== 'country').map((field) => [field, row[field]])),
    ...(changed.includes('country') && { countryId, stateId: null }),
  };
  const first = await trx
    .selectFrom('item_addresses')
    .where('owner_id', '=', key.owner_id)
    .where('item_id', '=', key.id)
    .select('id')
    .orderBy('id')
    .executeTakeFirst();
  if (first) await writeAddress(trx, key, first.id, fields);
  else {
    const at = { lat: row.lat ?? stored.lat, lon: row.lon ?? stored.lon };
    await insertAddress(trx, key, at, { ...fields, countryId, city: row.city ?? '' }, place.countryCode);
  }
}

/** The values of one key, in their order: rows that are there are kept where their value is. */
async function writeDetails(
  trx: Trx,
  { owner_id, id }: ItemKey,
  values: readonly string[],
  key: DetailKey | undefined,
  place: OpeningPlace,
): Promise<void> {
  if (!key) throw invalidField('', 'there is no such key');
  const stored = await trx
    .selectFrom('item_details')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('item_detail_key_id', '=', key.id)
    .select(['id', 'data_value', 'data_value_unit'])
    .orderBy('id')
    .execute();
  for (const [index, text] of values.entries()) {
    const { value, unit } = key.needs_unit ? withUnit(text) : { value: text, unit: null };
    const row = stored[index];
    if (row?.data_value === value && row.data_value_unit === unit) continue;
    const data_value_unit = checkDetail(
      { type: key.type as DetailKeyType, needsUnit: key.needs_unit },
      value,
      unit,
      place,
    );
    const set = { data_value: value, data_value_unit };
    if (row)
      await trx
        .updateTable('item_details')
        .set({ ...set, date_updated: new Date() })
        .where('owner_id', '=', owner_id)
        .where('id', '=', row.id)
        .execute();
    else
      await trx
        .insertInto('item_details')
        .values({ owner_id, id: uuidv7(), item_id: id, item_detail_key_id: key.id, ...set })
        .execute();
  }
  const gone = stored.slice(values.length).map((row) => row.id);
  if (gone.length)
    await trx.deleteFrom('item_details').where('owner_id', '=', owner_id).where('id', 'in', gone).execute();
}

/** '12.5 km' → 12.5 and km */
function withUnit(text: string): { value: string; unit: DetailUnit | null } {
  const at = text.lastIndexOf(' ');
  const unit = detailUnits.find((one) => one === text.slice(at + 1));
  return at > 0 && unit ? { value: text.slice(0, at), unit } : { value: text, unit: null };
}
