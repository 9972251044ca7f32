import type { ReferenceKind, ReferenceRevision } from '@umkreis/contract/reference-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transactQueued } from '@umkreis/db/retry.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { bumpBranches } from '@umkreis/content/content-version.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { insertReferenceRevision, type ReferenceEdit } from './reference-revisions.repository.ts';

const MAIN_SITE = 0;
/** Kinds that visitors do not read: the branch's snapshot is unaffected. */
const apart: ReadonlySet<ReferenceKind> = new Set(['kiosk']);
/** What prevents the deletion of a row, by the table that refers to it. */
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
  new ProblemError(409, 'in-use', 'It is still in use', { detail: `Used by ${by}. Remove it there first.` });
/** Rows that imports and the registry refer to by ID. */
export const builtIn = (what: string) =>
  new ProblemError(409, 'built-in', `This ${what} belongs to the product`, {
    detail: 'Imports and the configuration of branches refer to it; it can be edited, not deleted.',
  });

/**
 * Writes one row of reference data or branch content, in one transaction with its revision; without changes no
 * revision is written.
 * @param load its public fields, before and after
 * @param work writes it; gets the row before, undefined for a new one
 * @returns its new state; undefined once deleted
 * @throws ProblemError 404 if it does not exist, 409 if its name is taken or it is in use
 */
export async function editReference<T extends object>(
  db: Db,
  edit: ReferenceEdit,
  load: (trx: Trx, id: string) => Promise<T | undefined>,
  work: (trx: Trx, before: T | undefined) => Promise<void>,
): Promise<T | undefined> {
  try {
    return await transactQueued(db, edit.branchShortId ?? MAIN_SITE, async (trx) => {
      const before = edit.action === 'create' ? undefined : await load(trx, edit.id);
      if (!before && edit.action !== 'create') throw notFound(edit.kind);
      await work(trx, before);
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
