import { v7 as uuidv7 } from 'uuid';
import type { ExportedRow, ImportedRow, TransferRow } from '@umkreis/contract/transfer.ts';
import type { PlaceOf } from '@umkreis/content/place-of.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { firstReview } from '@umkreis/places/review.ts';
import { invalidField } from '../http/problem-error.ts';
import {
  editedFieldsOf,
  fieldChanges,
  loadHistoryRows,
  rowChanges,
  type Changes,
} from '../item-history/history-rows.repository.ts';
import { recordCreations } from '../item-history/record-creation.ts';
import type { LockedItem } from '../item-history/record-write.repository.ts';
import type { NewRevision } from '../item-history/revisions.repository.ts';
import { setReviewDue } from '../dashboard-items/bulk-rows.repository.ts';
import { insertItem } from '../item-writes/item-rows.repository.ts';
import type { Names } from './row-names.repository.ts';
import { insertParts, writeRow } from './row-writer.ts';
import { writeGeometry } from './write-geometry.repository.ts';

export type Write = NewRevision & { id: string; editedFields: readonly string[] };

interface RowJob {
  author: string;
  placeOf: PlaceOf;
}

export interface NewRow {
  owner: number;
  id: string;
  revision: number;
  title: string;
  lat: number;
  lon: number;
}

interface Created extends NewRow {
  row: ImportedRow;
}

const written = ['items', 'item_categories', 'item_tags', 'item_addresses', 'item_details', 'item_geojsons'] as const;
const parts = written.filter((table) => table !== 'items');

/** @returns undefined if nothing changes @throws ProblemError 400 naming the invalid field */
export async function changeRow(
  trx: Trx,
  item: LockedItem,
  stored: ExportedRow,
  row: TransferRow,
  names: Names,
  { author, placeOf }: RowJob,
): Promise<Write | undefined> {
  if (Object.keys(row).length === 1) return undefined;
  const before = await loadHistoryRows(trx, written, item);
  await writeRow(trx, item, stored, row, names, placeOf(item.owner_id, { ...item, ...at(row) }));
  if (row.geometry) await writeGeometry(trx, item, row.geometry);
  const after = await loadHistoryRows(trx, written, item);
  const rows = rowChanges(before, after);
  if (rows.length === 0) return undefined;
  const changes = fieldChanges(before, after, rows);
  return { id: item.id, author, action: 'import', changes, rows, editedFields: editedFieldsOf(rows, changes) };
}

const at = ({ lat, lon }: TransferRow) => ({ ...(lat !== undefined && { lat }), ...(lon !== undefined && { lon }) });

/** @throws ProblemError 400 naming the missing or invalid field */
export async function createRow(
  trx: Trx,
  row: TransferRow,
  names: Names,
  job: RowJob & { owner: number; isTrial: boolean },
): Promise<Created> {
  const { title, lat, lon } = row;
  if (title === undefined) throw invalidField('/title', 'needed for a new item');
  if (lat === undefined) throw invalidField('/lat', 'needed for a new item');
  if (lon === undefined) throw invalidField('/lon', 'needed for a new item');
  const key = { owner_id: job.owner, id: row.id?.toLowerCase() ?? uuidv7() };
  const { version } = await insertItem(trx, key, {
    title,
    lat,
    lon,
    ...(row.type && { type: row.type }),
    date_permanently_closed: row.datePermanentlyClosed || null,
    is_duplicate_of: null,
  });
  await insertParts(trx, key, row, names, job.placeOf(job.owner, { lat, lon }));
  if (row.geometry) await writeGeometry(trx, key, row.geometry);
  const id = job.isTrial && !row.id ? null : key.id;
  return {
    owner: key.owner_id,
    id: key.id,
    revision: version,
    title,
    lat,
    lon,
    row: { id, result: 'new', changes: {}, errors: [], similar: [] },
  };
}

/** Records new items: their first revisions, and reviews that are due now. @returns their fields, by ID */
export async function recordRows(
  trx: Trx,
  owner: number,
  created: readonly NewRow[],
  author: string,
): Promise<Map<string, Changes>> {
  const ids = created.map(({ id }) => id);
  await setReviewDue(trx, owner, ids, firstReview(new Date()).dateDue);
  return recordCreations(
    trx,
    owner,
    created.map(({ id, revision, title, lat, lon }) => ({ id, version: revision, title, lat, lon })),
    { author, action: 'create:import', tables: parts },
  );
}
