import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate', null],
  ['identity', null],
  ['*', 'br'],
  // Rejected, with or without a space.
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip', 'gzip'],
  ['br;q=0.000', null],
  ['gzip;q=0', null],
  ['zebra, brotli', null],
])('sends %j as %j', (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding));

test('does not send an encoding that is unavailable', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(acceptedEncoding('br', ['gzip'])).toBeNull();
  expect(acceptedEncoding('br, gzip', [])).toBeNull();
});
