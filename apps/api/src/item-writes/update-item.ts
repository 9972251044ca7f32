import type { ItemUpdate } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { editColumns } from '../item-history/edit-item.ts';
import { fieldsChangedSince } from '../item-history/revisions.repository.ts';
import type { LockedItem } from '../item-history/record-write.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';

const columns = {
  title: 'title',
  type: 'type',
  lat: 'lat',
  lon: 'lon',
  datePermanentlyClosed: 'date_permanently_closed',
  isDuplicateOf: 'is_duplicate_of',
  dateBinned: 'date_binned',
} as const;
type Field = keyof typeof columns;

/**
 * Writes the given fields. What others wrote since `version` is kept, unless it is the same field.
 * @returns the item's row as written; null if nothing changed
 * @throws ProblemError 409 with both values for the same field; 404 if the item does not exist
 */
export async function updateItem(db: Db, key: ItemKey, update: ItemUpdate, author: string): Promise<LockedItem | null> {
  const edited = await editColumns(db, key, { author, action: 'update', tables: [] }, async (trx, open) => {
    const { item: stored } = open;
    const wanted = {
      ...update,
      dateBinned: binnedSince(update.isBinned, stored.date_binned),
      isDuplicateOf: update.isDuplicateOf?.toLowerCase() ?? update.isDuplicateOf,
    };
    const sent = (Object.keys(columns) as Field[]).filter(
      (field) => wanted[field] !== undefined && wanted[field] !== stored[columns[field]],
    );
    if (update.version > stored.version) {
      throw new ProblemError(400, 'invalid-field', 'A field is not valid', {
        errors: [{ field: '/version', message: `the newest version is ${stored.version}` }],
        currentVersion: stored.version,
      });
    }
    if (update.version < stored.version) {
      const changed = await fieldsChangedSince(trx, key, update.version, stored.version);
      const conflicts = sent
        .filter((field) => changed === 'unknown' || changed.has(field))
        .map((field) => ({ field, yours: wanted[field], theirs: stored[columns[field]] }));
      if (conflicts.length) {
        throw new ProblemError(409, 'conflict', 'Somebody else changed the same field', {
          detail: 'Choose a value and send it with the current version.',
          conflicts,
          currentVersion: stored.version,
        });
      }
    }
    Object.assign(open.columns, Object.fromEntries(sent.map((field) => [columns[field], wanted[field]])));
  });
  return edited.stored;
}

/** @returns undefined if nothing changes */
const binnedSince = (isBinned: boolean | undefined, stored: Date | null): Date | null | undefined =>
  isBinned === undefined || isBinned === (stored !== null) ? undefined : isBinned ? new Date() : null;
