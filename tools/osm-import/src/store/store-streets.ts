import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import { v7 } from 'uuid';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { BuildingDraft, StreetDraft } from '../region/model.ts';
import { prune, upsert, type Table } from '@umkreis/db/upsert.ts';

const base = {
  owner_id: 'smallint',
  id: 'uuid',
  nano_id: 'text',
  title: 'text',
  city: 'text',
  lat: 'float8',
  lon: 'float8',
  category_id: 'uuid',
  source: 'text',
  source_ref: 'text',
};
const streetTable: Table = { name: 'streets', key: ['owner_id', 'id'], columns: { ...base, lines: 'jsonb' } };
const buildingTable: Table = {
  name: 'buildings',
  key: ['owner_id', 'id'],
  columns: { ...base, housenumber: 'text', polygon: 'text' },
};

type Owned<T> = T & { owner: number };

/** Writes streets and buildings of the owners and removes missing ones of the same source. @returns rows changed */
export async function storeStreets(
  db: Db,
  owners: number[],
  streets: readonly Owned<StreetDraft>[],
  buildings: readonly Owned<BuildingDraft>[],
  source: string,
): Promise<number> {
  const changed = await replace(db, streetTable, owners, streets, source, (street) => ({
    lines: street.lines.map(encodePolyline),
  }));
  return (
    changed +
    (await replace(db, buildingTable, owners, buildings, source, (building) => ({
      housenumber: building.housenumber,
      polygon: encodePolyline(building.ring),
    })))
  );
}

async function replace<T extends StreetDraft | BuildingDraft>(
  db: Db,
  table: Table,
  owners: number[],
  drafts: readonly Owned<T>[],
  source: string,
  own: (draft: T) => object,
): Promise<number> {
  const { rows: existing } = await sql<{ owner_id: number; id: string; nano_id: string; source_ref: string }>`
    select owner_id, id, nano_id, source_ref from ${sql.table(table.name)} where owner_id = any(${owners})
      and source = ${source}`.execute(db);
  const existingByKey = new Map(existing.map((row) => [`${row.owner_id}/${row.source_ref}`, row]));
  const rows = drafts.map((draft) => {
    const before = existingByKey.get(`${draft.owner}/${draft.ref}`);
    return {
      owner_id: draft.owner,
      id: before?.id ?? v7(),
      nano_id: before?.nano_id ?? nanoid(8),
      title: draft.title,
      city: draft.city,
      lat: draft.position[1],
      lon: draft.position[0],
      category_id: draft.category.id,
      source,
      source_ref: draft.ref,
      ...own(draft),
    };
  });
  const removed = await prune(db, table, rows, sql`t.owner_id = any(${owners}) and t.source = ${source}`);
  return removed + (await upsert(db, table, rows));
}
