import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

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
  'isAllDay',
  'price',
  'organizer',
  'ticketUrl',
  'location',
  'dateBinned',
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
      .filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after[field]))
      .map((field) => [field, { before: before?.[field] ?? null, after: after[field] }]),
  );
}

/** Bumps the owner, the branches that include the owner, and those that show the event. */
export async function notifyBranches(trx: Trx, owner: number, states: readonly EditedEvent[]): Promise<void> {
  const showing = states.flatMap((state) => state.branches.map((link) => link.branchId));
  // Snapshots have no events.
  await bumpContent(trx, owner, [], showing);
}
