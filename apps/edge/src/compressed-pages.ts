import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@umkreis/serving/accepted-encoding.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
