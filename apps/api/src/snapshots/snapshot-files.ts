import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Document } from '../http/document.ts';

const NAME = /^basemap-items-branch-(\d+)-(development|production)-(\d+)\.json(\.br|\.gz)?$/;

export const snapshotFileName = (shortId: number, env: string, timestamp: number) => `basemap-items-branch-${shortId}-${env}-${timestamp}.json`;

/** Writes a snapshot with its compressed forms; no reader ever sees half a file. */
export async function writeSnapshot(folder: string, fileName: string, document: Document): Promise<void> {
  const forms: [string, Buffer | null][] = [['', document.raw], ['.br', document.br], ['.gz', document.gz]];
  // The plain name comes last: whoever sees it finds the others beside it.
  for (const [suffix, content] of forms.toReversed()) {
    if (!content) continue;
    const target = path.join(folder, fileName + suffix);
    await writeFile(`${target}.tmp`, content);
    await rename(`${target}.tmp`, target);
  }
}

/** @returns undefined when the files are not all there */
export async function readSnapshot(folder: string, fileName: string, etag: string): Promise<Document | undefined> {
  const read = (suffix: string) => readFile(path.join(folder, fileName + suffix)).catch(() => null);
  const [raw, br, gz] = await Promise.all([read(''), read('.br'), read('.gz')]);
  return raw ? { etag, raw, br, gz } : undefined;
}

/** Removes snapshots of the environment that nobody points at any more and that are older than the grace, in ms. */
export async function removeOldSnapshots(folder: string, env: string, current: ReadonlySet<string>, graceMs: number): Promise<void> {
  for (const file of await readdir(folder)) {
    const match = NAME.exec(file);
    const isLeftOver = file.endsWith('.tmp');
    if (!isLeftOver && (!match || match[2] !== env || current.has(file.replace(/\.(br|gz)$/, '')))) continue;
    const full = path.join(folder, file);
    const { mtimeMs } = await stat(full).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > graceMs) await rm(full, { force: true });
  }
}
