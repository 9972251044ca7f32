import type { ReferenceKind, ReferenceRevision } from '@umkreis/contract/reference-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transactInTurn } from '@umkreis/db/retry.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { bumpBranches } from '../writing/content-version.repository.ts';
import type { Trx } from '../writing/transaction.ts';
import { insertReferenceRevision, type ReferenceEdit } from './reference-revisions.repository.ts';

const MAIN_SITE = 0;
/** What no visitor reads: the branch's snapshot stays as it is. */
const apart: ReadonlySet<ReferenceKind> = new Set(['kiosk']);
/** What keeps a row from being deleted, by the table that refers to it. */
const users: Record<string, string> = {
  item_categories: 'items',
  item_tags: 'items',
  item_details: 'items',
  event_tags: 'events',
  streets: 'streets',
  buildings: 'buildings',
  categories: 'categories',
  search_word_categories: 'words',
  tags: 'tags',
  item_detail_keys: 'detail keys',
};

const taken = () =>
  new ProblemError(409, 'exists', 'There is one of that name already', {
    detail: 'Choose another name, or edit the one that is there.',
  });
export const inUse = (by: string) =>
  new ProblemError(409, 'in-use', 'It is still in use', { detail: `Used by ${by}. Take it away there first.` });
/** What imports and the registry refer to by its id. */
export const builtIn = (what: string) =>
  new ProblemError(409, 'built-in', `This ${what} belongs to the product`, {
    detail: 'Imports and the configuration of branches refer to it; it can be edited, not deleted.',
  });

/**
 * Writes one row of reference data, or of what a branch arranges, in one transaction with its revision; a write that
 * changes nothing leaves none.
 * @param load what people see of it, before and after
 * @returns what it is now; undefined once deleted
 * @throws ProblemError 404 when it is gone, 409 when its name is taken or something uses it
 */
export async function editReference<T extends object>(
  db: Db,
  edit: ReferenceEdit,
  load: (trx: Trx, id: string) => Promise<T | undefined>,
  work: (trx: Trx) => Promise<void>,
): Promise<T | undefined> {
  try {
    return await transactInTurn(db, edit.branchShortId ?? MAIN_SITE, async (trx) => {
      const before = edit.action === 'create' ? undefined : await load(trx, edit.id);
      if (!before && edit.action !== 'create') throw notFound(edit.kind);
      await work(trx);
      const after = await load(trx, edit.id);
      const changes = changesBetween(before ?? {}, after ?? {});
      if (Object.keys(changes).length > 0 || edit.action === 'draw') await record(trx, edit, changes);
      return after;
    });
  } catch (error) {
    const { code, table } = error as { code?: string; table?: string };
    if (code === '23505') throw taken();
    if (code === '23503') throw inUse(users[table ?? ''] ?? 'other data');
    throw error;
  }
}

async function record(trx: Trx, edit: ReferenceEdit, changes: ReferenceRevision['changes']): Promise<void> {
  await insertReferenceRevision(trx, edit, changes);
  if (!apart.has(edit.kind)) await bumpBranches(trx, [edit.branchShortId ?? MAIN_SITE]);
}

function changesBetween(before: object, after: object): ReferenceRevision['changes'] {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
      .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(fresh[field] ?? null))
      .map((field) => [field, { before: old[field] ?? null, after: fresh[field] ?? null }]),
  );
}
