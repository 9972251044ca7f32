import { eventChanges, notifyBranches } from '@umkreis/calendars/event-changes.ts';
import { insertEventRevision, loadEvent, lockEvent } from '@umkreis/calendars/event-rows.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { eventsAt, moveEvent } from './moved-events.repository.ts';

/** Moves the other item's events here, including those that it also shows; each gets a revision. */
export async function moveEvents(trx: Trx, key: ItemKey, other: ItemKey, author: string): Promise<void> {
  for (const event of await eventsAt(trx, other)) {
    await lockEvent(trx, event);
    const before = (await loadEvent(trx, event))!;
    await moveEvent(trx, event, other, key);
    const after = (await loadEvent(trx, event))!;
    const changes = eventChanges(before, after);
    await insertEventRevision(trx, event, { author, action: 'update', changes }, true);
    await notifyBranches(trx, event.owner_id, [before, after]);
  }
}
