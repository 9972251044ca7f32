import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** Drafts of one author that are not yet linked to an item. A draft may be as large as a request body, 1 MiB. */
const MOST_DRAFTS = 20;
/** Geometries, and JSON blobs, per item. */
const MOST_OF_ITEM = 200;

/** @throws ProblemError 429 if the author has too many drafts */
export async function assertDraftLimit(db: Db, table: 'geojsons' | 'jsons', author: string): Promise<void> {
  const { count } = await db
    .selectFrom(table)
    .where('author', '=', author)
    .where('date_created', '>', sql<Date>`now() - interval '1 day'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count < MOST_DRAFTS) return;
  throw new ProblemError(
    429,
    'too-many-drafts',
    'Too many drafts are not linked yet',
    { detail: `At most ${MOST_DRAFTS} drafts of one person wait for their item. Link them, or try again in a day.` },
    { 'Retry-After': '3600' },
  );
}

/** @throws ProblemError 400 if the item would have more geometries or blobs than allowed */
export async function assertItemLimit(
  trx: Trx,
  table: 'item_geojsons' | 'item_jsons',
  { owner_id, id }: ItemKey,
  added = 1,
): Promise<void> {
  const { count } = await trx
    .selectFrom(table)
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count + added <= MOST_OF_ITEM) return;
  throw invalidField('/itemId', `has ${count} of them already, and may have ${MOST_OF_ITEM}`);
}
