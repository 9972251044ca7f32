import { expect, test } from 'vitest';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { thenAndNow } from './then-and-now.ts';

const revision = (number: number, changes: ItemRevision['changes']): ItemRevision => ({
  revision: number,
  date: '2026-05-01T08:00:00.000Z',
  author: 'a@test.example',
  action: 'update',
  changes,
});
const revisions = [
  revision(5, { title: { before: 'B', after: 'C' }, review: { before: null, after: '2027' } }),
  revision(4, { 'detail:hours': { before: null, after: 'Mo 08:00-12:00' }, tags: { before: 'x', after: 'y' } }),
  revision(3, { title: { before: 'A', after: 'B' } }),
  revision(2, { tags: { before: 'y', after: 'x' } }),
];

test('returns each field that differs with its old and current value', () => {
  expect(thenAndNow(revisions, 3)).toEqual([
    { field: 'title', was: 'B', now: 'C' },
    { field: 'detail:hours', was: null, now: 'Mo 08:00-12:00' },
    { field: 'tags', was: 'x', now: 'y' },
  ]);
});

test('omits fields that have their old value again', () => {
  expect(thenAndNow(revisions, 1).map(({ field }) => field)).toEqual(['title', 'detail:hours']);
  expect(thenAndNow(revisions, 5)).toEqual([]);
});
