import { recordAccess } from '@umkreis/db/access-log.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { ProblemError } from '../http/problem-error.ts';
import { startEdit, recordEdit, type OpenEdit } from '../item-history/edit-item.ts';
import { restorableTables, restoreFields } from '../item-history/restore-item.ts';
import { fieldsChangedSince, findRevision } from '../item-history/revisions.repository.ts';
import { lockRequest, openRequest, type RequestRow } from './change-requests.repository.ts';

/** Nothing was undone, because somebody wrote in between. */
const changedSince = (detail: string) =>
  new ProblemError(409, 'changed-since', 'Somebody has changed it since', { detail });

/**
 * Undoes a decision: the request is open again. Accepted values are restored as a revision; a created item is moved
 * to the trash.
 * @param dateDecided the decision that the editor saw
 * @returns id of the item; null: a new one is proposed
 * @throws ProblemError 409 if somebody has decided again, or has written an accepted field or the created item
 */
export async function reopenRequest(
  trx: Trx,
  request: RequestRow,
  dateDecided: Date,
  author: string,
): Promise<string | null> {
  const isSeen = (row: RequestRow | undefined): row is RequestRow =>
    row?.date_decided?.getTime() === dateDecided.getTime();
  const again = () => changedSince('The request was opened or decided again.');
  if (!isSeen(request)) throw again();
  // Accepting locks the item before the request as well.
  const edit =
    request.state === 'accepted'
      ? await startEdit(
          trx,
          { owner_id: request.owner_id, id: request.item_id! },
          { author, action: `reopen:${request.id}`, tables: restorableTables },
        )
      : undefined;
  const locked = await lockRequest(trx, request);
  if (!isSeen(locked)) throw again();
  const itemId = edit ? await undoAcceptance(trx, locked.id, edit) : locked.item_id;
  await openRequest(trx, locked, itemId);
  const subject = `${locked.id} ${dateDecided.toISOString()}`;
  await recordAccess(trx, { person: author, action: 'request-reopen', branchShortId: locked.owner_id, subject });
  return itemId;
}

async function undoAcceptance(trx: Trx, id: string, edit: OpenEdit): Promise<string | null> {
  const { key, item } = edit;
  const isCreated = await undoCreation(trx, id, edit);
  // Without a revision, the item had the accepted values already.
  const accepted = isCreated ? undefined : await findRevision(trx, key, `change-request:${id}`);
  if (accepted) {
    const fields = Object.keys(accepted.changes);
    const written = await fieldsChangedSince(trx, key, accepted.revision, item.version);
    if (written === 'unknown' || fields.some((field) => written.has(field)))
      throw changedSince('An accepted field was changed.');
    await restoreFields(trx, edit, accepted.revision - 1, fields);
  }
  await recordEdit(trx, edit);
  return isCreated ? null : key.id;
}

/** @returns whether accepting the request created the item */
async function undoCreation(trx: Trx, id: string, { key, item, columns }: OpenEdit): Promise<boolean> {
  const created = await findRevision(trx, key, `create:change-request:${id}`);
  if (!created) return false;
  if (item.version !== created.revision) throw changedSince('The created item was changed.');
  columns.date_binned = new Date();
  return true;
}
