import type { Selectable } from 'kysely';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemAddressFields } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { v7 as uuidv7 } from 'uuid';
import { invalidField } from '../http/problem-error.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { assertExisting } from '../shared-queries/existing-ids.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

type AddressRow = Selectable<Database['item_addresses']>;

/** Search radius for the city of a place in degrees: about 5 km. */
const NEAR = 0.05;

export async function findByAddress(db: Db, id: string): Promise<ItemKey | undefined> {
  const row = await db
    .selectFrom('item_addresses')
    .where('id', '=', id)
    .select(['owner_id', 'item_id'])
    .executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

/** Inserts an address as it is, whose country is known to exist. */
export async function insertAddressRow(
  trx: Trx,
  { owner_id, id }: ItemKey,
  fields: Pick<AddressRow, 'street' | 'housenumber' | 'postcode' | 'city' | 'country_id'>,
): Promise<void> {
  await trx
    .insertInto('item_addresses')
    .values({ owner_id, id: uuidv7(), item_id: id, state_id: null, ...fields })
    .execute();
}

/**
 * Missing values are derived from the position: the country of the branch, the nearest city.
 * @param countryCode ISO 3166-1 alpha-2
 * @param at JSON pointer of the address in the body
 */
export async function insertAddress(
  trx: Trx,
  key: ItemKey,
  position: { lat: number; lon: number },
  fields: ItemAddressFields,
  countryCode: string,
  at = '',
): Promise<AddressRow> {
  await assertAddressIds(trx, fields, at);
  const country =
    fields.countryId === undefined
      ? await trx
          .selectFrom('countries')
          .where((eb) => eb(eb.fn('lower', ['iso2']), '=', countryCode.toLowerCase()))
          .select('id')
          .executeTakeFirst()
      : undefined;
  return trx
    .insertInto('item_addresses')
    .values({
      owner_id: key.owner_id,
      id: uuidv7(),
      item_id: key.id,
      country_id: fields.countryId === undefined ? (country?.id ?? null) : fields.countryId,
      state_id: fields.stateId ?? null,
      street: fields.street ?? '',
      housenumber: fields.housenumber ?? '',
      postcode: fields.postcode ?? '',
      city: fields.city ?? (await nearestCity(trx, position)) ?? '',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the given fields. @returns undefined if it does not exist */
export async function writeAddress(
  trx: Trx,
  { owner_id, id }: ItemKey,
  addressId: string,
  fields: ItemAddressFields,
): Promise<AddressRow | undefined> {
  await assertAddressIds(trx, fields, '');
  const stored = () =>
    trx
      .selectFrom('item_addresses')
      .selectAll()
      .where('owner_id', '=', owner_id)
      .where('item_id', '=', id)
      .where('id', '=', addressId)
      .executeTakeFirst();
  const values = Object.fromEntries(
    Object.entries({
      country_id: fields.countryId,
      state_id: fields.stateId,
      street: fields.street,
      housenumber: fields.housenumber,
      postcode: fields.postcode,
      city: fields.city,
    }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(values).length)
    await trx
      .updateTable('item_addresses')
      .set(values)
      .where('owner_id', '=', owner_id)
      .where('item_id', '=', id)
      .where('id', '=', addressId)
      .execute();
  return stored();
}

/** Writes the given fields of an item's first address, or creates one. */
export async function upsertAddress(
  trx: Trx,
  key: ItemKey,
  position: { lat: number; lon: number },
  fields: ItemAddressFields,
  countryCode: string,
): Promise<void> {
  const first = await firstAddressId(trx, key);
  if (first) await writeAddress(trx, key, first, fields);
  else await insertAddress(trx, key, position, fields, countryCode);
}

export async function firstAddressId(trx: Trx, { owner_id, id }: ItemKey): Promise<string | undefined> {
  const row = await trx
    .selectFrom('item_addresses')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select('id')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

async function assertAddressIds(trx: Trx, { countryId, stateId }: ItemAddressFields, at: string): Promise<void> {
  if (countryId) await assertExisting(trx, 'countries', [countryId], () => `${at}/countryId`);
  if (!stateId) return;
  const state = await trx.selectFrom('states').where('id', '=', stateId).select('country_id').executeTakeFirst();
  if (!state) throw invalidField(`${at}/stateId`, 'no such id');
  if (countryId && state.country_id !== countryId.toLowerCase())
    throw invalidField(`${at}/stateId`, 'lies in another country');
}

async function nearestCity(trx: Trx, { lat, lon }: { lat: number; lon: number }): Promise<string | undefined> {
  const near = await trx
    .selectFrom('cities')
    .where('lat', '>', lat - NEAR)
    .where('lat', '<', lat + NEAR)
    .where('lon', '>', lon - NEAR)
    .where('lon', '<', lon + NEAR)
    .select(['title', 'lat', 'lon'])
    .execute();
  const narrow = Math.cos((lat * Math.PI) / 180);
  const distance = (city: { lat: number; lon: number }) => Math.hypot(city.lat - lat, (city.lon - lon) * narrow);
  return near.toSorted((a, b) => distance(a) - distance(b))[0]?.title;
}
