import { expect, test } from 'vitest';
import { shortDate } from './format-date.ts';

const now = new Date(2026, 10, 21, 15, 0);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();

test('the time, if it is today', () => expect(shortDate(at(2026, 10, 21, 9, 5), now, 'de')).toBe('09:05'));
test('day and month, if it is this year', () => expect(shortDate(at(2026, 2, 4), now, 'en')).toBe('04 Mar'));
test('with the year otherwise', () => expect(shortDate(at(2019, 2, 4), now, 'en')).toBe('04 Mar `19'));
