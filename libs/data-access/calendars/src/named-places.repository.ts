import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

export interface NamedPlace {
  id: string;
  title: string;
}

/** Lower case, with one space for commas, line breaks and spaces. */
const plain = (text: RawBuilder<unknown>) => sql`btrim(regexp_replace(lower(${text}), '[\\s,;]+', ' ', 'g'))`;

/**
 * The places of an owner that locations of a calendar name by title, by address, or by title and address or town.
 * Permanently closed places, duplicates and those in the trash count as none.
 * @returns by location; without those that several places or none match
 */
export async function placesNamed(
  trx: Trx,
  owner: number,
  locations: readonly string[],
): Promise<ReadonlyMap<string, NamedPlace>> {
  if (locations.length === 0) return new Map();
  const { rows } = await sql<NamedPlace & { location: string }>`
    with wanted as (select l as location, ${plain(sql`l`)} as name from unnest(${locations}::text[]) l)
    select distinct w.location, i.id, i.title
    from items i
    left join item_addresses a on a.owner_id = i.owner_id and a.item_id = i.id
    cross join lateral (values (a.street || ' ' || nullif(a.housenumber, ''))) s (street)
    cross join lateral (values
      (i.title), (i.title || ' ' || a.city), (i.title || ' ' || a.postcode || ' ' || a.city),
      (i.title || ' ' || s.street), (i.title || ' ' || s.street || ' ' || a.city),
      (i.title || ' ' || s.street || ' ' || a.postcode || ' ' || a.city),
      (s.street), (s.street || ' ' || a.city), (s.street || ' ' || a.postcode || ' ' || a.city)
    ) n (name)
    join wanted w on w.name = ${plain(sql`n.name`)} and w.name <> ''
    where i.owner_id = ${owner} and i.date_binned is null and i.is_duplicate_of is null
      and i.date_permanently_closed is null`.execute(trx);
  const byLocation = Map.groupBy(rows, ({ location }) => location);
  return new Map(
    [...byLocation].flatMap(([location, places]) =>
      places.length === 1 ? [[location, { id: places[0]!.id, title: places[0]!.title }] as const] : [],
    ),
  );
}
