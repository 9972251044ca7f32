import { expect, test } from 'vitest';
import { detailText } from './detail-value.ts';

test('formats numbers, units and dates by locale and leaves other values unchanged', () => {
  const text = (
    type: 'number' | 'text' | 'date',
    dataValue: string,
    dataValueUnit: 'm' | null = null,
    language: 'de' | 'en' = 'de',
  ) => detailText({ type }, { dataValue, dataValueUnit }, language);
  expect(text('number', '1234.567', 'm')).toMatch(/^1.234\.57 m$/);
  expect(text('number', '1234', null, 'en')).toBe('1,234');
  expect(text('number', 'circa 12')).toBe('circa 12');
  expect(text('number', '')).toBe('');
  expect(text('date', '2026-07-04')).toBe('4. Juli 2026');
  expect(text('date', 'Sommer')).toBe('Sommer');
  expect(text('text', '1234')).toBe('1234');
});
