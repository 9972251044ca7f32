import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST_COMPRESSED = 256;

/** A response built once and sent many times: plain, brotli and gzip. */
export interface Document {
  etag: string;
  raw: Buffer;
  br: Buffer | null;
  gz: Buffer | null;
}

/** @param text the JSON text @param quality brotli quality, 0–11 */
export async function createDocument(text: string, quality = 5): Promise<Document> {
  const raw = Buffer.from(text);
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  if (raw.length < SMALLEST_COMPRESSED) return { etag, raw, br: null, gz: null };
  const [br, gz] = await Promise.all([
    brotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    zip(raw, { level: 6 }),
  ]);
  return { etag, raw, br, gz };
}
