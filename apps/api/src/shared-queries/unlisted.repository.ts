import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { zones } from './branch-zones.repository.ts';

/** A valid calendar day, YYYY-MM-DD. */
const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;

/**
 * `isPermanentlyClosed` of opening-hours for rows of items, in the place's own time zone.
 * @param alias of the items
 */
export function isClosedRow(alias: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const closed = column('date_permanently_closed');
  const zone = sql`coalesce(${column('hours_place')}->>'timeZone', (select z.zone from ${zones} z
    where z.short_id = ${column('owner_id')}))`;
  return sql<SqlBool>`(case
    when coalesce(${closed}, '') = '' then false
    when ${closed} ~ ${`^${DAY}$`} then ${closed} <= to_char(${now.toISOString()}::timestamptz at time zone ${zone},
      'YYYY-MM-DD')
    when ${closed} ~ ${`^${DAY}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?Z$`} then ${closed} <= ${now.toISOString()}
    else true end)`;
}

/**
 * SQL equivalent of the rule in the lib places: whether an item is permanently closed in the place's own time zone, or
 * a duplicate of another place.
 * @param alias of the items
 */
export const isUnlistedRow = (alias: string, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.is_duplicate_of`)} is not null or ${isClosedRow(alias, now)})`;
