import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encoding a client takes; null: as it is. */
export function encodingOf(accepted: string): Encoding | null {
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : null;
}

/**
 * Compresses pages beside the event loop, each once while it is among those asked for last.
 * @param most pages kept, by content and encoding; the oldest go first. Bytes
 */
export function createPageCompressor(most = 16 * 1024 * 1024): (page: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new ByteCache<Buffer>({ most, sizeOf: (compressed) => compressed.length });
  return (page, encoding) =>
    kept.get(encoding + createHash('sha256').update(page).digest('base64url'), '', () =>
      encoding === 'br' ? brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(page),
    );
}
