import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { eventChanges, notifyBranches } from '@umkreis/calendars/event-changes.ts';
import {
  eventFieldsChangedSince,
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

interface SentField {
  field: string;
  yours: unknown;
  theirs: unknown;
}

/**
 * @param seen version on which the write is based
 * @param sent fields that it changes
 * @param recordedAs name of a field in revisions
 * @throws ProblemError 409 with both values if one of them was written since, 400 if the version does not exist yet
 */
export async function assertUnchangedSince(
  trx: Trx,
  row: EventRow,
  seen: number,
  sent: readonly SentField[],
  recordedAs = (field: string) => field,
): Promise<void> {
  if (seen > row.version) {
    throw new ProblemError(400, 'invalid-field', 'A field is not valid', {
      errors: [{ field: '/version', message: `the newest version is ${row.version}` }],
      currentVersion: row.version,
    });
  }
  if (seen === row.version) return;
  const changed = await eventFieldsChangedSince(trx, row, seen, row.version);
  const conflicts = sent.filter(({ field }) => changed === 'unknown' || changed.has(recordedAs(field)));
  if (conflicts.length === 0) return;
  throw new ProblemError(409, 'conflict', 'Somebody else changed the same field', {
    detail: 'Choose a value and send it with the current version.',
    conflicts: [...conflicts],
    currentVersion: row.version,
  });
}
