import { expect, test } from 'vitest';
import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import { detailError } from './detail-error.ts';

const vaduz = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };

test.each<[DetailKeyType, string]>([
  ['hours', 'Mo-Fr 08:00-12:00; PH off'],
  ['hours', 'Fr 22:00-04:00+'],
  ['hours', 'sunrise-sunset'],
  ['hours', '24/7'],
  ['hours', '"nach Vereinbarung"'],
  ['email', 'info@adler.li'],
  ['email', 'vor.nach+karte@post.adler.li'],
  ['url', 'adler.li'],
  ['url', 'https://adler.li/karte'],
  ['phone', '+423 232 22 22'],
  ['phone', '(0041) 81/750-30.30'],
  ['phone', '112'],
  ['number', '12'],
  ['number', '-3,5'],
  ['number', '0.75'],
  ['date', '2026-02-28'],
  ['date', '2028-02-29'],
  ['markdown', '**Heute** frisch'],
  ['text', '<b>nur Text</b>'],
])('accepts %s: %s', (type, value) => expect(detailError(type, value, vaduz)).toBeUndefined());

test.each<[DetailKeyType, string]>([
  ['hours', 'irgendwann'],
  ['hours', 'Mo 25:00-26:99'],
  ['email', 'adler.li'],
  ['email', 'a b@c.li'],
  ['email', 'a@b'],
  ['url', 'javascript:alert(1)'],
  ['url', 'zwei worte'],
  ['phone', 'ruf an'],
  ['phone', '1'],
  ['number', 'zwölf'],
  ['number', '1.2.3'],
  ['number', '1e9'],
  ['date', '2026-02-30'],
  ['date', 'morgen'],
  ['date', '2026-1-1'],
  ['markdown', '<script>alert(1)</script>'],
])('rejects %s: %s', (type, value) => expect(detailError(type, value, vaduz)).toEqual(expect.any(String)));

test('returns the text of the specification', () =>
  expect(detailError('markdown', '<i>x</i>', vaduz)).toBe('Markdown is not allowed'));
