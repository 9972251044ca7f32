import { expect, test } from 'vitest';
import { knowsPublicHolidays } from './known-holidays.ts';

test('knows which countries and states have public holidays', () => {
  expect(knowsPublicHolidays('li', null)).toBe(true);
  expect(knowsPublicHolidays('us', 'Pennsylvania')).toBe(true);
  expect(knowsPublicHolidays('au', null)).toBe(true);
  expect(knowsPublicHolidays('fj', null)).toBe(false);
  // Great Britain has only holidays by country
  expect(knowsPublicHolidays('gb', null)).toBe(false);
  expect(knowsPublicHolidays('gb', 'England')).toBe(true);
});
