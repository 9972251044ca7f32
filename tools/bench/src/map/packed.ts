import { brotliCompressSync, constants } from 'node:zlib';

const sizes = new Map<string, number>();

/** Transferred bytes: Brotli at its best quality, as for releases; data at the quality of the API. */
export function packed(pathname: string, body: Buffer): number {
  if (/\.(?:woff2|png|webp|pmtiles)$/.test(pathname)) return body.length;
  const isFile = /\.(?:m?js|css)$/.test(pathname);
  const key = `${pathname} ${body.length}`;
  const size =
    sizes.get(key) ??
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isFile ? 11 : 5 } }).length;
  sizes.set(key, size);
  return size;
}
