import { sql } from 'kysely';
import type { City, Country, State, StateDistrict } from '@umkreis/contract/geography.ts';
import type { Db } from '@umkreis/db/database.ts';
import { MOST_ROWS } from '../http/most-rows.ts';

export async function loadCountries(db: Db): Promise<Country[]> {
  const rows = await db.selectFrom('countries').selectAll().orderBy('iso2').limit(MOST_ROWS).execute();
  return rows.map((row) => ({ id: row.id, iso2: row.iso2, ohStateField: row.oh_state_field }));
}

export async function loadStates(db: Db): Promise<State[]> {
  const rows = await db.selectFrom('states').selectAll().orderBy('nominatim_title').limit(MOST_ROWS).execute();
  return rows.map((row) => ({ id: row.id, countryId: row.country_id, nominatimTitle: row.nominatim_title }));
}

export async function loadStateDistricts(db: Db): Promise<StateDistrict[]> {
  const rows = await db
    .selectFrom('state_districts')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    countryId: row.country_id,
    stateId: row.state_id,
    title: row.title,
    nominatimTitle: row.nominatim_title,
  }));
}

const toCity = (row: { id: string; country_id: string; title: string; lat: number; lon: number }): City => ({
  id: row.id,
  countryId: row.country_id,
  title: row.title,
  lat: row.lat,
  lon: row.lon,
});

export async function citiesOf(db: Db, countryId: string): Promise<City[]> {
  const rows = await db
    .selectFrom('cities')
    .selectAll()
    .where('country_id', '=', countryId)
    .orderBy('title')
    .limit(MOST_ROWS)
    .execute();
  return rows.map(toCity);
}

/** Cities within about 30 km, nearest first. */
export async function citiesNear(db: Db, lat: number, lon: number, limit = 10): Promise<City[]> {
  const latRange = 0.27;
  const shrink = Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  const rows = await db
    .selectFrom('cities')
    .selectAll()
    .where('lat', '>=', lat - latRange)
    .where('lat', '<=', lat + latRange)
    .where('lon', '>=', lon - latRange / shrink)
    .where('lon', '<=', lon + latRange / shrink)
    .orderBy(sql`power(lat - ${lat}, 2) + power((lon - ${lon}) * ${shrink}, 2)`)
    .limit(limit)
    .execute();
  return rows.map(toCity);
}
