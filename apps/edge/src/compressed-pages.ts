import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@umkreis/serving/accepted-encoding.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Of Brotli: higher ones take longer and save less than 1 %. */
const QUALITY = 5;

/**
 * Compresses pages in the thread pool and caches the results by content and encoding, evicting the oldest.
 * @param most cache size, bytes
 */
export function createPageCompressor(most = 16 * 1024 * 1024): (page: string, encoding: Encoding) => Promise<Buffer> {
  const cache = new ByteCache<Buffer>({ most, sizeOf: (compressed) => compressed.length });
  return (page, encoding) =>
    cache.get(encoding + createHash('sha256').update(page).digest('base64url'), '', () =>
      encoding === 'br' ? brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : zip(page),
    );
}
