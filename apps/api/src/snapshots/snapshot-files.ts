import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const BROTLI_QUALITY = 5;
/** Hardly anybody asks for gzip any more. */
const GZIP_LEVEL = 3;

const NAME = /^(?:basemap-items|reference)-branch-(\d+)-(development|production)-(\d+)\.json(\.br|\.gz)?$/;

export const snapshotFileName = (shortId: number, env: string, timestamp: number) =>
  `basemap-items-branch-${shortId}-${env}-${timestamp}.json`;

/** A snapshot as it is sent: Brotli from memory, what few ask for from the disk. */
export interface Snapshot {
  etag: string;
  br: Buffer;
  raw(): Readable;
  gz(): Readable;
}

/**
 * Writes a snapshot with its compressed forms; no reader ever sees half a file. The text passes through: it is never in
 * memory as a whole.
 * @returns the etag
 */
export async function writeSnapshot(
  folder: string,
  fileName: string,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<string> {
  const target = path.join(folder, fileName);
  const hash = createHash('sha256');
  const text = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  // four pipelines listen to it
  text.setMaxListeners(0);
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // All forms are made while the pieces come: compressing overlaps with reading the database.
  await Promise.all([
    pipeline(text, createWriteStream(`${target}.tmp`)),
    pipeline(text, brotli, createWriteStream(`${target}.br.tmp`)),
    pipeline(text, createGzip({ level: GZIP_LEVEL }), createWriteStream(`${target}.gz.tmp`)),
    pipeline(pieces, text),
  ]);
  // The plain name comes last: whoever sees it finds the others beside it.
  for (const suffix of ['.br', '.gz', '']) await rename(`${target}${suffix}.tmp`, target + suffix);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** @returns undefined when the files are not all there */
export async function readSnapshot(folder: string, fileName: string, etag: string): Promise<Snapshot | undefined> {
  const file = path.join(folder, fileName);
  const [br, ...others] = await Promise.all([
    readFile(`${file}.br`).catch(() => null),
    ...['', '.gz'].map((suffix) => stat(file + suffix).catch(() => null)),
  ]);
  return br && others.every(Boolean)
    ? { etag, br, raw: () => createReadStream(file), gz: () => createReadStream(`${file}.gz`) }
    : undefined;
}

/** Removes snapshots of the environment that nobody points at any more and that are older than the grace, in ms. */
export async function removeOldSnapshots(
  folder: string,
  env: string,
  current: ReadonlySet<string>,
  graceMs: number,
): Promise<void> {
  for (const file of await readdir(folder)) {
    const match = NAME.exec(file);
    const isLeftOver = file.endsWith('.tmp');
    if (!isLeftOver && (!match || match[2] !== env || current.has(file.replace(/\.(br|gz)$/, '')))) continue;
    const full = path.join(folder, file);
    const { mtimeMs } = await stat(full).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > graceMs) await rm(full, { force: true });
  }
}
