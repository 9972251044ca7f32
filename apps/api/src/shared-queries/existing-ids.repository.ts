import { invalidField } from '../http/problem-error.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';

type Reference = 'categories' | 'tags' | 'countries' | 'states';

/** @param pointer JSON pointer of the invalid ID by its index @throws ProblemError 400 */
export async function assertExisting(
  db: Reader,
  table: Reference,
  ids: readonly string[],
  pointer: (index: number) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const existing = new Set(await existingOf(db, table, ids));
  const unknown = ids.findIndex((id) => !existing.has(id.toLowerCase()));
  if (unknown >= 0) throw invalidField(pointer(unknown), 'no such id');
}

/** Those of the IDs that exist. */
export async function existingOf(db: Reader, table: Reference, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom(table).where('id', 'in', ids).select('id').execute();
  return rows.map((row) => row.id);
}
