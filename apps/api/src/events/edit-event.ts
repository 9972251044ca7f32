import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { notFound } from '../http/problem-error.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { eventChanges, notifyBranches } from '@umkreis/calendars/event-changes.ts';
import {
  insertEventRevision,
  loadEvent,
  lockEvent,
  type EventKey,
  type EventRow,
} from '@umkreis/calendars/event-rows.repository.ts';

/**
 * Runs an operation on a locked event in one transaction. Its changes become a revision and update the branches
 * that show the event.
 * @throws ProblemError 404 if the event does not exist
 */
export async function editEvent(
  db: Db,
  key: EventKey,
  { author, action }: { author: string; action: string },
  work: (trx: Trx, event: EventRow) => Promise<void>,
): Promise<EditedEvent> {
  return transact(db, key.owner_id, async (trx) => {
    const event = await lockEvent(trx, key);
    const before = event && (await loadEvent(trx, key));
    if (!before) throw notFound('Event');
    await work(trx, event);
    const after = (await loadEvent(trx, key))!;
    const changes = eventChanges(before, after);
    if (Object.keys(changes).length === 0) return after;
    const version = await insertEventRevision(trx, key, { author, action, changes }, true);
    await notifyBranches(trx, key.owner_id, [before, after]);
    return { ...after, version };
  });
}
