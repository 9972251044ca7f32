import { v7 as uuidv7 } from 'uuid';
import { uuid } from '@umkreis/contract/ref.ts';
import {
  transferRow,
  type ExportedRow,
  type ImportedRow,
  type ImportResult,
  type TransferRow,
} from '@umkreis/contract/transfer.ts';
import type { Db } from '@umkreis/db/database.ts';
import { firstReview } from '@umkreis/places/review.ts';
import type { PlaceOf } from '@umkreis/content/place-of.ts';
import { boundedErrors } from '../http/bounded-problem.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import { InvalidInput, parseInput } from '../http/validate-input.ts';
import { editedFieldsOf, fieldChanges, loadHistoryRows, rowChanges } from '../item-history/history-rows.repository.ts';
import { recordCreation } from '../item-history/record-creation.ts';
import { recordWrites, lockItemsById, type LockedItem } from '../item-history/record-write.repository.ts';
import type { NewRevision } from '../item-history/revisions.repository.ts';
import { assertAffordable, textBudgets } from '../item-parts/detail-limits.ts';
import { insertReview } from '../item-parts/item-reviews.repository.ts';
import { insertItem } from '../item-writes/item-rows.repository.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import { savepoint } from '../writing/savepoint.repository.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { exportRows } from './export-rows.repository.ts';
import { loadNames, type Names } from './row-names.repository.ts';
import { differenceOf, writeRow } from './row-writer.ts';

type Write = NewRevision & { id: string; editedFields: readonly string[] };

export interface Import {
  rows: readonly Record<string, unknown>[];
  /** Owner of new items. */
  owner: number;
  /** Dry run: writes nothing but reports the result of each row. */
  isTrial: boolean;
  author: string;
  /** Whether the person may write this owner's items. */
  mayWrite(owner: number): boolean;
  placeOf: PlaceOf;
}

const written = ['items', 'item_categories', 'item_tags', 'item_addresses', 'item_details'] as const;
const parts = written.filter((table) => table !== 'items');

/** Rolls back the transaction of a dry run. */
class DryRunRollback extends Error {}

/**
 * Writes rows of a file, each with its revision: all of them, or none if one is rejected.
 * @throws ProblemError 400 naming the rejected rows, except in a dry run
 */
export async function importItems(db: Db, job: Import): Promise<ImportResult> {
  assertAffordable(textsOf(job.rows), textBudgets.import, '/rows');
  let rows: ImportedRow[] = [];
  try {
    await transact(db, job.owner, async (trx) => {
      rows = await writeRows(trx, job);
      const errors = rows.flatMap((row, index) =>
        row.errors.map(({ field, message }) => ({ field: `/rows/${index}${field}`, message })),
      );
      if (job.isTrial) throw new DryRunRollback();
      if (errors.length)
        throw new ProblemError(400, 'invalid-field', 'Nothing was written: some rows are refused', { errors });
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return { isWritten: !job.isTrial && rows.some(({ result }) => result !== 'unchanged'), rows };
}

/** More fields than a row has. Bounds the cost of a row with many unknown fields. */
const MOST_FIELDS = 40;

const readRow = (row: object) => {
  const fields = Object.entries(row);
  return parseInput(transferRow, fields.length > MOST_FIELDS ? Object.fromEntries(fields.slice(0, MOST_FIELDS)) : row);
};

function* textsOf(rows: Import['rows']): Iterable<string> {
  for (const { details } of rows)
    for (const values of Object.values(details ?? {}))
      if (Array.isArray(values)) for (const value of values) if (typeof value === 'string') yield value;
}

async function writeRows(trx: Trx, job: Import): Promise<ImportedRow[]> {
  const names = await loadNames(trx);
  const ids = job.rows.flatMap(({ id }) => uuid.safeParse(id).data?.toLowerCase() ?? []);
  const items = await lockItemsById(trx, ids);
  const existing = new Map(items.map((item) => [item.id, item]));
  const stored = new Map((await exportRows(trx, [...existing.keys()])).map((row) => [row.id, row]));
  const parsed = job.rows.map((row) => {
    const of = typeof row.id === 'string' ? stored.get(row.id.toLowerCase()) : undefined;
    return readRow(of ? { ...differenceOf(of, row), id: of.id } : row);
  });
  const writes = new Map<number, Write[]>();
  const seen = new Set<string>();
  const results: ImportedRow[] = [];
  for (const { data, error } of parsed) {
    if (!data) {
      results.push(refusal(boundedErrors(new InvalidInput(error.issues).errors)));
      continue;
    }
    const id = data.id?.toLowerCase();
    results.push(
      await apart(trx, async () => {
        if (id && seen.has(id)) throw invalidField('/id', 'is in the file already');
        if (id) seen.add(id);
        const item = id ? existing.get(id) : undefined;
        if (!item) return createRow(trx, data, names, job);
        if (!job.mayWrite(item.owner_id)) throw invalidField('/id', 'belongs to a branch that is not yours');
        const row = { ...data, id: item.id };
        const write = await changeRow(trx, item, stored.get(item.id)!, row, names, job);
        if (!write) return { id: item.id, result: 'unchanged', changes: {}, errors: [] };
        writes.set(item.owner_id, [...(writes.get(item.owner_id) ?? []), write]);
        return { id: item.id, result: 'changed', changes: write.changes, errors: [] };
      }),
    );
  }
  for (const [owner, ofOwner] of [...writes].toSorted(([a], [b]) => a - b)) await recordWrites(trx, owner, ofOwner);
  const created = results.flatMap(({ id, result }) => (result === 'new' && id ? [id] : []));
  if (created.length > 0) await bumpContent(trx, job.owner, created);
  return results;
}

const refusal = (errors: ImportedRow['errors']): ImportedRow => ({ id: null, result: 'refused', changes: {}, errors });

/** A rejected row is rolled back to its savepoint, and the next rows are still processed. */
async function apart(trx: Trx, work: () => Promise<ImportedRow>): Promise<ImportedRow> {
  await savepoint.start(trx);
  try {
    const result = await work();
    await savepoint.release(trx);
    return result;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await savepoint.rollBack(trx);
    return refusal(
      boundedErrors(error.problem.errors ?? [{ field: '', message: error.problem.detail ?? error.problem.title }]),
    );
  }
}

async function changeRow(
  trx: Trx,
  item: LockedItem,
  stored: ExportedRow,
  row: TransferRow,
  names: Names,
  { author, placeOf }: Import,
): Promise<Write | undefined> {
  if (Object.keys(row).length === 1) return undefined;
  const before = await loadHistoryRows(trx, written, item);
  await writeRow(trx, item, stored, row, names, placeOf(item.owner_id, { ...item, ...at(row) }));
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

async function createRow(trx: Trx, row: TransferRow, names: Names, job: Import): Promise<ImportedRow> {
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
  return { id: job.isTrial && !row.id ? null : key.id, result: 'new', changes, errors: [] };
}
