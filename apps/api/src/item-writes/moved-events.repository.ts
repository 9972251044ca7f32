import { sql } from 'kysely';
import type { EventKey } from '@umkreis/calendars/event-rows.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** Events at an item, including those that it also shows. */
export async function eventsAt(trx: Trx, { owner_id, id }: ItemKey): Promise<EventKey[]> {
  const { rows } = await sql<EventKey>`
    select owner_id, id from events where owner_id = ${owner_id} and item_id = ${id}
    union select owner_id, event_id from item_events where owner_id = ${owner_id} and item_id = ${id}
    order by id`.execute(trx);
  return rows;
}

/** Moves an event to another item of its owner. */
export async function moveEvent(trx: Trx, event: EventKey, from: ItemKey, to: ItemKey): Promise<void> {
  await trx
    .updateTable('events')
    .set({ item_id: to.id })
    .where('owner_id', '=', event.owner_id)
    .where('id', '=', event.id)
    .where('item_id', '=', from.id)
    .execute();
  await sql`insert into item_events (owner_id, event_id, item_id, relationship_id)
      select owner_id, event_id, ${to.id}::uuid, relationship_id from item_events
      where owner_id = ${event.owner_id} and event_id = ${event.id} and item_id = ${from.id}
      on conflict do nothing`.execute(trx);
}
