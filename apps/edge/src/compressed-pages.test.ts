import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCompressor, encodingOf } from './compressed-pages.ts';

test('a page is compressed once for each encoding, and reads as it was', async () => {
  const compress = createPageCompressor(2);
  const page = 'Ä'.repeat(5000);
  const [br, gz] = [compress(page, 'br'), compress(page, 'gzip')];
  expect(compress(page, 'br')).toBe(br);
  expect(brotliDecompressSync(await br).toString()).toBe(page);
  expect(gunzipSync(await gz).toString()).toBe(page);
  const other = compress('other', 'br');
  expect(compress('other', 'br')).toBe(other);
  expect(compress(page, 'br'), 'the oldest went').not.toBe(br);
});

test('what a client refuses is not sent', () => {
  expect(['gzip, deflate, br', 'br;q=0, gzip', 'gzip;q=0', ''].map(encodingOf)).toEqual(['br', 'gzip', null, null]);
});
