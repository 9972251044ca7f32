import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ItemPage } from './item-page.ts';

/**
 * Of 20,000 places it takes half the CPU time of quality 5 with the default window, and is 2 % larger: an edit waits
 * for it in each branch that shows the place.
 */
const BROTLI = { quality: 4, windowBits: 18 };
/** Low, as few clients use gzip. */
const GZIP_LEVEL = 3;

export const snapshotFileName = (shortId: number, env: string, timestamp: number) =>
  `basemap-items-branch-${shortId}-${env}-${timestamp}.json`;

/** A snapshot in the encodings that are sent: Brotli from memory, rarely used ones from disk. */
export interface Snapshot {
  etag: string;
  br: Buffer;
  raw(): Readable;
  gz(): Readable;
}

/**
 * Writes a snapshot with its compressed encodings atomically. The text is streamed and never in memory as a whole.
 * @returns the etag
 * @throws the system's error, after removing partial files
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
  // Four pipelines listen to it.
  text.setMaxListeners(0);
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI.quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI.windowBits,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // All encodings are written while the chunks arrive, so that compression overlaps with reading the database.
  const writing = [
    pipeline(text, createWriteStream(`${target}.tmp`)),
    pipeline(text, brotli, createWriteStream(`${target}.br.tmp`)),
    pipeline(text, createGzip({ level: GZIP_LEVEL }), createWriteStream(`${target}.gz.tmp`)),
    pipeline(pieces, text),
  ];
  try {
    await Promise.all(writing);
    // The plain file is renamed last, so that whoever sees it finds the others.
    for (const suffix of ['.br', '.gz', '']) await rename(`${target}${suffix}.tmp`, target + suffix);
  } catch (error) {
    text.destroy();
    await Promise.allSettled(writing);
    for (const suffix of ['.br', '.gz', '']) await rm(`${target}${suffix}.tmp`, { force: true }).catch(() => {});
    throw error;
  }
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** @returns undefined if files are missing */
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

/** The text of a snapshot. @param head its fields before the items, without the closing brace */
export async function* snapshotText(head: string, pages: readonly ItemPage[]): AsyncGenerator<Buffer> {
  yield Buffer.from(`${head},"items":[`);
  for (const [nr, page] of pages.entries()) {
    if (nr > 0) yield Buffer.from(',');
    yield await page.text();
  }
  yield Buffer.from(']}');
}
