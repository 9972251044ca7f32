import { uuid, type LngLat } from '@umkreis/contract/ref.ts';
import { transferRow, type ImportedRow, type ImportResult } from '@umkreis/contract/transfer.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { PlaceOf } from '@umkreis/content/place-of.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import { markUnreadableHours } from '@umkreis/content/unreadable-hours.repository.ts';
import type { ReadRouting } from '@umkreis/db/replica/read-routing.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { exportRows } from '../dashboard-items/export-rows.repository.ts';
import { boundedErrors } from '../http/bounded-problem.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import { InvalidInput, parseInput } from '../http/validate-input.ts';
import { lockItemsById, recordWrites } from '../item-history/record-write.repository.ts';
import { assertAffordable, textBudgets } from '../item-parts/detail-limits.ts';
import { savepoint } from '../shared-queries/savepoint.repository.ts';
import { findForeignIds, storeForeignIds } from './foreign-ids.repository.ts';
import { changeRow, createRow, recordRows, type NewRow, type Write } from './import-row.ts';
import { recordImport, type Origin, type WrittenItem } from './imports.repository.ts';
import { loadNames } from './row-names.repository.ts';
import { differenceOf } from './row-writer.ts';
import { findSimilar } from './similar-items.repository.ts';

export interface Import {
  rows: readonly Record<string, unknown>[];
  /** Owner of new items. */
  owner: number;
  /** Dry run: writes nothing but reports the result of each row. */
  isTrial: boolean;
  /** System that foreign IDs belong to. */
  source: string;
  /** The import that the rows are part of. */
  origin?: Origin;
  author: string;
  /** Whether the person may write this owner's items. */
  mayWrite(owner: number): boolean;
  placeOf: PlaceOf;
}

/** Rolls back the transaction of a dry run. */
class DryRunRollback extends Error {}

/**
 * Writes rows of a file, each with its revision: all of them, or none if one is rejected. A dry run then looks for
 * existing places that the new ones may duplicate, which reads the whole branch.
 * @throws ProblemError 400 naming the rejected rows, except in a dry run
 */
export async function importItems(db: Db, reads: Pick<ReadRouting, 'read'>, job: Import): Promise<ImportResult> {
  assertAffordable(textsOf(job.rows), textBudgets.import, '/rows');
  let rows: ImportedRow[] = [];
  let created: readonly NewRow[] = [];
  try {
    await transact(db, job.owner, async (trx) => {
      ({ rows, created } = await writeRows(trx, job));
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
  if (job.isTrial) rows = await withSimilar(reads, job, rows, created);
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

interface WrittenRows {
  rows: ImportedRow[];
  created: readonly NewRow[];
}

async function writeRows(trx: Trx, job: Import): Promise<WrittenRows> {
  const names = await loadNames(trx);
  const rows = await withForeignItems(trx, job);
  const ids = rows.flatMap(({ id }) => uuid.safeParse(id).data?.toLowerCase() ?? []);
  const items = await lockItemsById(trx, ids);
  const existing = new Map(items.map((item) => [item.id, item]));
  const stored = new Map((await exportRows(trx, [...existing.keys()])).map((row) => [row.id, row]));
  const parsed = rows.map((row) => {
    const of = typeof row.id === 'string' ? stored.get(row.id.toLowerCase()) : undefined;
    return readRow(of ? { ...differenceOf(of, row), id: of.id } : row);
  });
  const writes = new Map<number, Write[]>();
  const created: NewRow[] = [];
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
        if (!item) {
          const { row, ...key } = await createRow(trx, data, names, job);
          created.push(key);
          return row;
        }
        if (!job.mayWrite(item.owner_id)) throw invalidField('/id', 'belongs to a branch that is not yours');
        const row = { ...data, id: item.id };
        const write = await changeRow(trx, item, stored.get(item.id)!, row, names, job);
        if (!write) return { id: item.id, result: 'unchanged', changes: {}, errors: [], similar: [] };
        writes.set(item.owner_id, [...(writes.get(item.owner_id) ?? []), write]);
        return { id: item.id, result: 'changed', changes: write.changes, errors: [], similar: [] };
      }),
    );
  }
  const outcomes = job.isTrial ? results : await record(trx, job, { rows, results, writes, created });
  const named = outcomes.map((outcome, index) => {
    const item = existing.get(String(rows[index]!.id).toLowerCase());
    return item?.title && job.mayWrite(item.owner_id) ? { ...outcome, title: item.title } : outcome;
  });
  return { rows: named, created };
}

interface Written {
  rows: Import['rows'];
  results: readonly ImportedRow[];
  writes: ReadonlyMap<number, Write[]>;
  created: readonly NewRow[];
}

/** Revisions, content versions, foreign IDs, and what undoing the import needs. */
async function record(trx: Trx, job: Import, { rows, results, writes, created }: Written): Promise<ImportedRow[]> {
  const items: WrittenItem[] = created.map(({ owner, id, revision }) => ({ owner, id, revision, isNew: true }));
  for (const [owner, ofOwner] of [...writes].toSorted(([a], [b]) => a - b))
    for (const [id, revision] of await recordWrites(trx, owner, ofOwner))
      items.push({ owner, id, revision, isNew: false });
  const newIds = created.map(({ id }) => id);
  let creations = new Map<string, ImportedRow['changes']>();
  if (newIds.length > 0) {
    creations = await recordRows(trx, job.owner, created, job.author);
    await markUnreadableHours(trx, job.owner, newIds);
    await bumpContent(trx, job.owner, newIds);
  }
  const foreign = rows.flatMap(({ foreignId }, index) => {
    const { id, result } = results[index]!;
    return typeof foreignId === 'string' && id && result !== 'refused' ? [{ foreignId, itemId: id }] : [];
  });
  await storeForeignIds(trx, job.owner, job.source, foreign);
  if (job.origin) await recordImport(trx, job.owner, job.origin, job.author, items);
  return results.map((row) => ({ ...row, changes: creations.get(row.id ?? '') ?? row.changes }));
}

/** Rows with the IDs of the items that have their foreign IDs. */
async function withForeignItems(trx: Trx, { rows, owner, source }: Import): Promise<Import['rows']> {
  const foreignIds = rows.flatMap(({ foreignId }) => (typeof foreignId === 'string' ? [foreignId] : []));
  const items = await findForeignIds(trx, owner, source, foreignIds);
  return rows.map((row) => {
    const id = typeof row.foreignId === 'string' ? items.get(row.foreignId) : undefined;
    return id ? { ...row, id } : row;
  });
}

/** Adds the existing items that new ones may duplicate: not those of the file itself. */
async function withSimilar(
  reads: Pick<ReadRouting, 'read'>,
  { owner, rows }: Import,
  results: readonly ImportedRow[],
  created: readonly NewRow[],
): Promise<ImportedRow[]> {
  const places = rows.flatMap(({ title, lat, lon, categories }, index) => {
    if (results[index]!.result !== 'new') return [];
    const mains = ((categories ?? []) as string[]).map((name) => name.split('/')[0]!);
    return [{ index, title: title as string, at: [lon as number, lat as number] as LngLat, mains }];
  });
  const inFile = new Set([...created.map(({ id }) => id), ...results.flatMap(({ id }) => id ?? [])]);
  const similar = await reads.read('current', (reader) => findSimilar(reader, owner, places, inFile));
  return results.map((result, index) => ({ ...result, similar: similar.get(index) ?? [] }));
}

const refusal = (errors: ImportedRow['errors']): ImportedRow => ({
  id: null,
  result: 'refused',
  changes: {},
  errors,
  similar: [],
});

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
