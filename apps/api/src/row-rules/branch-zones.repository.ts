import { sql } from 'kysely';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { firstPlace } from '@umkreis/places/first-place.ts';

/** Time zone that determines the day: the branch's own, or that of its configuration. Columns short_id, zone. */
export const zones = sql`(select b.short_id, coalesce(b.time_zone, c.zone, ${firstPlace.timeZone}) as zone from branches b
  left join jsonb_to_recordset(${JSON.stringify(branchConfigs.map((config) => ({ id: config.shortId, zone: config.timeZone })))}::jsonb) as c (id int, zone text) on c.id = b.short_id)`;
