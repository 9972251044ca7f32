import { expect, it } from 'vitest';
import { targetOf, timeOf } from './target-time.ts';

it.each([
  ['2026-11-27T14:03:20Z', '2026-11-27 14:03:20.000+00'],
  ['2026-11-27 15:03:20.5+01:00', '2026-11-27 14:03:20.500+00'],
])('passes %s as %s', (text, target) => {
  expect(targetOf(timeOf(text))).toBe(target);
});

it.each(['14:03', '2026-11-27', '2026-11-27T14:03:20', '2026-13-27T14:03:20Z', ''])('rejects %s', (text) => {
  expect(() => timeOf(text)).toThrow('--time needs a date, a time and a time zone');
});
