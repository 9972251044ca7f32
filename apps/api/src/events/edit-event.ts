import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { notFound } from '../http/problem-error.ts';
import { bumpContent } from '../writing/content-version.repository.ts';
import { transact, type Trx } from '../writing/transaction.ts';
import { insertEventRevision, loadEvent, lockEvent, type EventKey, type EventRow } from './event-rows.repository.ts';

const written = [
  'itemId',
  'title',
  'description',
  'url',
  'dateBegin',
  'dateEnd',
  'recurrence',
  'exceptDates',
  'isCancelled',
  'branches',
  'tags',
  'itemEvents',
] as const satisfies readonly (keyof EditedEvent)[];

/** Changed fields for the history. */
export function eventChanges(
  before: EditedEvent | null,
  after: EditedEvent,
): Record<string, { before: unknown; after: unknown }> {
  return Object.fromEntries(
    written
      .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, { before: before?.[field] ?? null, after: after[field] }]),
  );
}

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

/** Bumps the owner, the branches that include the owner, and those that show the event. */
export async function notifyBranches(trx: Trx, owner: number, states: readonly EditedEvent[]): Promise<void> {
  const showing = states.flatMap((state) => state.branches.map((link) => link.branchId));
  await bumpContent(trx, owner, showing);
}
