import type { Building, Street } from '@umkreis/contract/street.ts';
import type { Db } from '@umkreis/db/database.ts';
import { MOST_ROWS } from '../http/most-rows.ts';

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export async function loadStreets(db: Db, owners: readonly number[]): Promise<Street[]> {
  if (owners.length === 0) return [];
  const rows = await db
    .selectFrom('streets')
    .where('owner_id', 'in', owners)
    .select(['id', 'nano_id', 'title', 'lat', 'lon', 'city', 'category_id', 'lines'])
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    nanoId: row.nano_id,
    title: row.title,
    lat: round(row.lat),
    lon: round(row.lon),
    city: row.city,
    categories: row.category_id ? [row.category_id] : [],
    lines: row.lines,
  }));
}

export async function loadBuildings(db: Db, owners: readonly number[]): Promise<Building[]> {
  if (owners.length === 0) return [];
  const rows = await db
    .selectFrom('buildings')
    .where('owner_id', 'in', owners)
    .select(['id', 'nano_id', 'title', 'lat', 'lon', 'housenumber', 'city', 'category_id', 'polygon'])
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    nanoId: row.nano_id,
    title: row.title,
    lat: round(row.lat),
    lon: round(row.lon),
    housenumber: row.housenumber,
    city: row.city,
    categories: row.category_id ? [row.category_id] : [],
    polygon: row.polygon,
  }));
}
