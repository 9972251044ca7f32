import { expect, test } from 'vitest';
import { knowsPublicHolidays } from './known-holidays.ts';

test('knows whose public holidays are known', () => {
  expect(knowsPublicHolidays('li', null)).toBe(true);
  expect(knowsPublicHolidays('us', 'Pennsylvania')).toBe(true);
  expect(knowsPublicHolidays('au', null)).toBe(true);
  expect(knowsPublicHolidays('fj', null)).toBe(false);
  // Great Britain has none of its own, its countries have
  expect(knowsPublicHolidays('gb', null)).toBe(false);
  expect(knowsPublicHolidays('gb', 'England')).toBe(true);
});
