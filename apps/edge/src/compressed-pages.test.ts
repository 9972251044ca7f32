import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCompressor } from './compressed-pages.ts';

test('compresses a page once per encoding, and evicts the oldest entry', async () => {
  const compress = createPageCompressor(2000);
  const page = 'Ä'.repeat(5000);
  const [br, gz] = await Promise.all([compress(page, 'br'), compress(page, 'gzip')]);
  expect(await compress(page, 'br')).toBe(br);
  expect(brotliDecompressSync(br).toString()).toBe(page);
  expect(gunzipSync(gz).toString()).toBe(page);
  for (let other = 0; other < 10; other++) await compress(`other ${other}`, 'br');
  expect(await compress(page, 'br'), 'the oldest went').not.toBe(br);
});
