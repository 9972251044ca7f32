import type { Selectable } from 'kysely';
import type { Mention, MentionFields } from '@umkreis/contract/item-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

const toMention = (row: Selectable<Database['mentions']>): Mention => ({
  id: row.id,
  itemId: row.item_id,
  title: row.title,
  url: row.url,
  datePublished: row.date_published,
});

export async function findByMention(db: Db, id: string): Promise<ItemKey | undefined> {
  const row = await db.selectFrom('mentions').where('id', '=', id).select(['owner_id', 'item_id']).executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

export async function insertMention(
  trx: Trx,
  { owner_id, id }: ItemKey,
  fields: MentionFields & { title: string },
): Promise<Mention> {
  return toMention(
    await trx
      .insertInto('mentions')
      .values({
        owner_id,
        id: uuidv7(),
        item_id: id,
        title: fields.title,
        url: fields.url ?? null,
        date_published: fields.datePublished ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Writes the given fields. @returns undefined if it does not exist */
export async function writeMention(
  trx: Trx,
  { owner_id, id }: ItemKey,
  mentionId: string,
  { title, url, datePublished }: MentionFields,
): Promise<Mention | undefined> {
  const row = await trx
    .updateTable('mentions')
    .set((eb) => ({
      title: title ?? eb.ref('title'),
      url: url === undefined ? eb.ref('url') : url,
      date_published: datePublished === undefined ? eb.ref('date_published') : datePublished,
    }))
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', mentionId)
    .returningAll()
    .executeTakeFirst();
  return row && toMention(row);
}

/** @returns whether it existed */
export async function deleteMention(trx: Trx, { owner_id, id }: ItemKey, mentionId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mentions')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', mentionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
