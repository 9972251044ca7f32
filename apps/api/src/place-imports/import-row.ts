import { v7 as uuidv7 } from 'uuid';
import type { ExportedRow, ImportedRow, TransferRow } from '@umkreis/contract/transfer.ts';
import type { PlaceOf } from '@umkreis/content/place-of.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { firstReview } from '@umkreis/places/review.ts';
import { invalidField } from '../http/problem-error.ts';
import { editedFieldsOf, fieldChanges, loadHistoryRows, rowChanges } from '../item-history/history-rows.repository.ts';
import { recordCreation } from '../item-history/record-creation.ts';
import type { LockedItem } from '../item-history/record-write.repository.ts';
import type { NewRevision } from '../item-history/revisions.repository.ts';
import { insertReview } from '../item-parts/item-reviews.repository.ts';
import { insertItem } from '../item-writes/item-rows.repository.ts';
import type { Names } from './row-names.repository.ts';
import { writeRow } from './row-writer.ts';
import { writeGeometry } from './write-geometry.repository.ts';

export type Write = NewRevision & { id: string; editedFields: readonly string[] };

interface RowJob {
  author: string;
  placeOf: PlaceOf;
}

interface Created {
  owner: number;
  id: string;
  revision: number;
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

const nothing: Omit<ExportedRow, 'id' | 'title' | 'lat' | 'lon'> = {
  type: 'place',
  categories: [],
  tags: [],
  street: '',
  housenumber: '',
  postcode: '',
  city: '',
  country: '',
  datePermanentlyClosed: '',
  details: {},
};

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
    date_permanently_closed: null,
    is_duplicate_of: null,
  });
  const stored = { ...nothing, id: key.id, title, lat, lon };
  await writeRow(trx, key, stored, row, names, job.placeOf(job.owner, { lat, lon }));
  if (row.geometry) await writeGeometry(trx, key, row.geometry);
  await insertReview(trx, key, firstReview(new Date()));
  const { author } = job;
  const changes = await recordCreation(trx, key, version, {
    title,
    lat,
    lon,
    author,
    action: 'create:import',
    tables: parts,
  });
  const id = job.isTrial && !row.id ? null : key.id;
  return {
    owner: key.owner_id,
    id: key.id,
    revision: version,
    row: { id, result: 'new', changes, errors: [], similar: [] },
  };
}
