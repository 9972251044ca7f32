import type { EventPicture } from '@umkreis/contract/event.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { assertBranch, type Person } from '../auth/person.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { findById } from '../items/item.repository.ts';
import { existingOf } from '../shared-queries/existing-ids.repository.ts';
import { useStoredFile } from '@umkreis/media-files/media-files.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { editEvent } from './edit-event.ts';
import { loadEventFieldsAt } from './event-revisions.repository.ts';
import {
  deleteEventBranch,
  deleteEventItem,
  deleteEventTag,
  insertEventBranches,
  insertEventItems,
  insertEventTags,
  loadEvent,
  writeEvent,
  type EventKey,
} from '@umkreis/calendars/event-rows.repository.ts';
import { eventColumns, type EventField } from './write-event.ts';

type Links = Pick<EditedEvent, 'branches' | 'tags'> & { itemEvents: { itemId: string; relationshipId?: number }[] };

/**
 * Restores an event to a revision; recorded like any other write, so that it can be undone.
 * @throws ProblemError 404 if the revision does not exist, 409 if somebody wrote since `version`, 403 if it would
 * show the event where the person may not
 */
export async function restoreEvent(
  db: Db,
  key: EventKey,
  revision: number,
  { version: seen, fields }: { version: number; fields?: readonly string[] | undefined },
  person: Person,
): Promise<EditedEvent> {
  return editEvent(db, key, { author: person.email, action: 'restore' }, async (trx, event) => {
    if (seen !== event.version) {
      throw new ProblemError(409, 'conflict', 'Somebody changed the event since', {
        detail: 'Look at the newest version and send its number.',
        currentVersion: event.version,
      });
    }
    const then = await loadEventFieldsAt(trx, key, revision);
    if (!then) throw notFound('Revision');
    if (fields) for (const field of then.keys()) if (!fields.includes(field)) then.delete(field);
    const values = (Object.keys(eventColumns) as EventField[])
      .filter((field) => then.has(field))
      .map((field) => [eventColumns[field], then.get(field)]);
    if (values.length) await writeEvent(trx, key, Object.fromEntries(values));
    if (then.has('picture')) await restorePicture(trx, key, then.get('picture') as RecordedPicture | null);
    const now = (await loadEvent(trx, key))! as Links;
    await restoreBranches(trx, key, now, then.get('branches') as Links['branches'] | undefined, person);
    await restoreTags(trx, key, now, then.get('tags') as Links['tags'] | undefined);
    await restoreItems(trx, key, now, then.get('itemEvents') as Links['itemEvents'] | undefined, person);
  });
}

type RecordedPicture = Pick<EventPicture, 'id' | 'alt' | 'credit' | 'licence'>;

/** A picture whose file is no longer stored is not restored. */
async function restorePicture(trx: Trx, key: EventKey, then: RecordedPicture | null): Promise<void> {
  if (then && !(await useStoredFile(trx, then.id))) return;
  await writeEvent(trx, key, {
    picture_hash: then?.id ?? null,
    picture_alt: then?.alt ?? '',
    picture_credit: then?.credit ?? '',
    picture_licence: then?.licence ?? '',
  });
}

async function restoreBranches(
  trx: Trx,
  key: EventKey,
  now: Links,
  then: Links['branches'] | undefined,
  person: Person,
): Promise<void> {
  if (!then) return;
  const has = (links: Links['branches'], id: number) => links.some((link) => link.branchId === id);
  const missing = then.map((link) => link.branchId).filter((id) => !has(now.branches, id));
  for (const id of missing) assertBranch(person, id);
  await insertEventBranches(trx, key, missing);
  for (const { branchId } of now.branches) if (!has(then, branchId)) await deleteEventBranch(trx, key, branchId);
}

/** Tags that no longer exist are not restored. */
async function restoreTags(trx: Trx, key: EventKey, now: Links, then: Links['tags'] | undefined): Promise<void> {
  if (!then) return;
  const wanted = then.map((link) => link.tagId);
  await insertEventTags(trx, key, await existingOf(trx, 'tags', wanted));
  for (const { tagId } of now.tags) if (!wanted.includes(tagId)) await deleteEventTag(trx, key, tagId);
}

async function restoreItems(
  trx: Trx,
  key: EventKey,
  now: Links,
  then: Links['itemEvents'] | undefined,
  person: Person,
): Promise<void> {
  if (!then) return;
  const nameOf = ({ itemId, relationshipId = 1 }: Links['itemEvents'][number]) => `${itemId}/${relationshipId}`;
  const names = (links: Links['itemEvents']) => new Set(links.map(nameOf));
  for (const link of then.filter((one) => !names(now.itemEvents).has(nameOf(one)))) {
    const item = await findById(trx, link.itemId);
    if (!item) continue;
    assertBranch(person, item.owner_id);
    await insertEventItems(trx, key, [link.itemId], link.relationshipId);
  }
  for (const link of now.itemEvents)
    if (!names(then).has(nameOf(link))) await deleteEventItem(trx, key, link.itemId, link.relationshipId ?? 1);
}
