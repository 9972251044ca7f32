import fc from 'fast-check';

/** Texts that have crashed programs before. */
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '33',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '%',
  '%00',
  '%ff',
  '%E0%A4%A',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '..\\',
  '/',
  '//',
  '\\',
  '*',
  ';',
  '#',
  '?',
  "'; drop table items; --",
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-4000-8000-000000000000',
  'abcdefgh',
  '-180,-90,180,90',
  '1,1,1,1',
  'NaN,NaN',
  '𝕏'.repeat(300),
  '> '.repeat(2000),
  '- '.repeat(2000),
  'ß'.repeat(200),
  'ß ß ß ß ß ß ß ß',
  'Mo-Su 00:00-24:00; '.repeat(400),
  ','.repeat(3000),
  'x'.repeat(101),
  'x'.repeat(8000),
] as const;

export const strangeText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as fc.JsonValue;

export const strangeJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: strangeText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, -1, 0.5, 2 ** 53, 1e300, [], {}, [null], nested(200)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** One segment of a path or query: encoded as clients do, or raw if HTTP allows it. */
export const urlPart: fc.Arbitrary<string> = fc
  .tuple(strangeText, fc.boolean())
  .map(([text, isEncoded]) =>
    isEncoded ? encodeURIComponent(text.toWellFormed()) : text.replaceAll(/[^!-~]/g, (one) => (one === ' ' ? '+' : '')),
  );
