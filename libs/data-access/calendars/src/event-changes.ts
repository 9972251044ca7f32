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
  'picture',
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
      .map(
        (field) => [field, { before: before ? valueOf(before, field) : null, after: valueOf(after, field) }] as const,
      )
      .filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
}

/** Of a picture, what an editor sets. */
function valueOf(event: EditedEvent, field: (typeof written)[number]): unknown {
  if (field !== 'picture') return event[field] ?? null;
  const { picture } = event;
  return picture ? { id: picture.id, alt: picture.alt, credit: picture.credit, licence: picture.licence } : null;
}

/** Bumps the owner, the branches that include the owner, and those that show the event. */
export async function notifyBranches(trx: Trx, owner: number, states: readonly EditedEvent[]): Promise<void> {
  const showing = states.flatMap((state) => state.branches.map((link) => link.branchId));
  // Snapshots have no events.
  await bumpContent(trx, owner, [], showing);
}
