import { sql, type RawBuilder } from 'kysely';
import { firstPlace } from '@umkreis/places/first-place.ts';

/**
 * Time zone that determines the day: the branch's own, or that of its configuration. Columns short_id, zone.
 * @param defaults the configured branches
 */
export function branchZones(defaults: readonly { shortId: number; timeZone: string }[]): RawBuilder<unknown> {
  const configured = JSON.stringify(defaults.map((config) => ({ id: config.shortId, zone: config.timeZone })));
  return sql`(select b.short_id, coalesce(b.time_zone, c.zone, ${firstPlace.timeZone}) as zone
    from branches b
    left join jsonb_to_recordset(${configured}::jsonb) as c (id int, zone text) on c.id = b.short_id)`;
}
