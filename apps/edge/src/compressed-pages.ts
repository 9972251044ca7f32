import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
 * @param most pages kept, by content and encoding; the oldest go first
 */
export function createPageCompressor(most = 200): (page: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (page, encoding) => {
    const key = encoding + createHash('sha256').update(page).digest('base64url');
    const known = kept.get(key);
    if (known) return known;
    const made = encoding === 'br' ? brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(page);
    kept.set(key, made);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    made.catch(() => kept.delete(key));
    return made;
  };
}
