import { sql } from 'kysely';
import type { ExportedRow } from '@umkreis/contract/transfer.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';

interface Row {
  id: string;
  title: string;
  type: string;
  lat: number;
  lon: number;
  closed: string | null;
  categories: string[];
  tags: string[];
  details: { key: string; value: string; unit: string | null }[] | null;
  address: { street: string; housenumber: string; postcode: string; city: string; country: string | null } | null;
}

/** Items in the format of transfer files, in the order of the given IDs; missing ones are omitted. */
export async function exportRows(db: Reader, ids: readonly string[]): Promise<ExportedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select i.id, i.title, i.type, i.lat, i.lon, i.date_permanently_closed as closed,
      array(select c.main_category || '/' || c.sub_category from item_categories l
        join categories c on c.id = l.category_id
        where l.owner_id = i.owner_id and l.item_id = i.id order by l.sort_order, l.date_created) as categories,
      array(select t.tag_key || '=' || t.tag_value from item_tags l join tags t on t.id = l.tag_id
        where l.owner_id = i.owner_id and l.item_id = i.id order by 1) as tags,
      (select jsonb_agg(jsonb_build_object('key', k.key_name, 'value', d.data_value, 'unit', d.data_value_unit)
        order by k.key_name, d.id)
        from item_details d join item_detail_keys k on k.id = d.item_detail_key_id
        where d.owner_id = i.owner_id and d.item_id = i.id) as details,
      (select jsonb_build_object('street', a.street, 'housenumber', a.housenumber, 'postcode', a.postcode, 'city',
        a.city, 'country', upper(n.iso2))
        from item_addresses a left join countries n on n.id = a.country_id
        where a.owner_id = i.owner_id and a.item_id = i.id order by a.id limit 1) as address
    from items i where i.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], i.id)`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    lat: row.lat,
    lon: row.lon,
    categories: row.categories,
    tags: row.tags,
    street: row.address?.street ?? '',
    housenumber: row.address?.housenumber ?? '',
    postcode: row.address?.postcode ?? '',
    city: row.address?.city ?? '',
    country: row.address?.country ?? '',
    datePermanentlyClosed: row.closed ?? '',
    details: detailsOf(row.details ?? []),
  }));
}

function detailsOf(details: NonNullable<Row['details']>): ExportedRow['details'] {
  const byKey: ExportedRow['details'] = {};
  for (const { key, value, unit } of details) (byKey[key] ??= []).push(unit ? `${value} ${unit}` : value);
  return byKey;
}
