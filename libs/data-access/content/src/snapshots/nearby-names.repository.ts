import { sql } from 'kysely';

const unless = (column: string) =>
  sql<string | null>`case when title = '' and not edited_fields && array['lat', 'lon'] then ${sql.ref(column)} end`;

/** Columns of items: nearby place and street of an unnamed item; null once an editor has moved it. */
export const nearbyNames = [unless('near_place').as('near_place'), unless('near_street').as('near_street')] as const;
