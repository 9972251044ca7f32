import { sql } from 'kysely';
import { eventChanges, tellBranches } from '../events/edit-event.ts';
import { insertEventRevision, loadEvent, lockEvent } from '../events/event.repository.ts';
import type { Trx } from '../writing/transaction.ts';
import type { ItemKey } from '../items/item-key.ts';

/** Events at the other item take place here, and those that it also shows are shown here; each keeps a revision. */
export async function moveEvents(trx: Trx, key: ItemKey, other: ItemKey, author: string): Promise<void> {
  const { rows } = await sql<{ owner_id: number; id: string }>`
    select owner_id, id from events where owner_id = ${key.owner_id} and item_id = ${other.id}
    union select owner_id, event_id from item_events where owner_id = ${key.owner_id} and item_id = ${other.id}
    order by id`.execute(trx);
  for (const event of rows) {
    await lockEvent(trx, event);
    const before = (await loadEvent(trx, event))!;
    await trx
      .updateTable('events')
      .set({ item_id: key.id })
      .where('owner_id', '=', event.owner_id)
      .where('id', '=', event.id)
      .where('item_id', '=', other.id)
      .execute();
    await sql`insert into item_events (owner_id, event_id, item_id, relationship_id)
      select owner_id, event_id, ${key.id}::uuid, relationship_id from item_events
      where owner_id = ${event.owner_id} and event_id = ${event.id} and item_id = ${other.id}
      on conflict do nothing`.execute(trx);
    const after = (await loadEvent(trx, event))!;
    const changes = eventChanges(before, after);
    await insertEventRevision(trx, event, { author, action: 'update', changes }, true);
    await tellBranches(trx, event.owner_id, [before, after]);
  }
}
