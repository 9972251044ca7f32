import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { hashOfName, masterName, renditionName } from '@umkreis/object-storage/file-names.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import { deleteFile, existingHashes, retireFile, unusedFiles } from './media-files.repository.ts';
import { wantedRenditions } from './wanted-renditions.ts';

/**
 * Removes a file with all its renditions if nothing uses it. It is first marked as not stored, then its row and
 * content are deleted together: after a crash in between, the remaining row is removed by the sweep or completed by
 * an upload of the same file.
 */
export async function freeFile(db: Db, store: MediaStore, hash: string): Promise<void> {
  if (!(await retireFile(db, hash))) return;
  await transact(db, async (trx) => {
    // The row is deleted first: a concurrent use of the file either waits for this transaction or makes it fail
    // before any content is removed.
    const file = await deleteFile(trx, hash);
    if (!file) return;
    // The row may lack renditions that are stored: another upload of the same picture may have described it again.
    const names = [...file.renditions, ...wantedRenditions(file)].map((one) => renditionName(hash, one));
    for (const name of new Set([...names, masterName(hash)])) await store.delete(name);
  });
}

const PAGE = 500;

/**
 * Frees unused files, and removes what a crash left in the store.
 * @param graceMs younger files may not have a row yet
 */
export async function sweepFiles(db: Db, store: MediaStore, graceMs: number): Promise<void> {
  for (const hash of await unusedFiles(db, graceMs)) await freeFile(db, store, hash);
  let page: string[] = [];
  for await (const name of store.list()) {
    page.push(name);
    if (page.length < PAGE) continue;
    await sweepNames(db, store, page, graceMs);
    page = [];
  }
  await sweepNames(db, store, page, graceMs);
}

async function sweepNames(db: Db, store: MediaStore, names: readonly string[], graceMs: number): Promise<void> {
  const existing = await existingHashes(db, [...new Set(names.flatMap((name) => hashOfName(name) ?? []))]);
  for (const name of names) {
    const hash = hashOfName(name);
    if (hash && existing.has(hash)) continue;
    const date = await store.dateOf(name);
    if (date && Date.now() - date.getTime() > graceMs) await store.delete(name);
  }
}
