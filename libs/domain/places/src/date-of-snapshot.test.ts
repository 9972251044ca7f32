import { expect, test } from 'vitest';
import { dateOfSnapshot } from './date-of-snapshot.ts';

test('reads the date of a snapshot from its file name', () => {
  expect(dateOfSnapshot('basemap-items-branch-1-development-1795320000000.json')).toBe('2026-11-22T04:00:00.000Z');
  expect([null, '', 'tiled'].map(dateOfSnapshot)).toEqual([null, null, null]);
});
