import { expect, test } from 'vitest';
import { categoryQuery, kindQuery, withoutCardQuery } from './card-query.ts';

test('drops values of the card and keeps the others', () => {
  expect(withoutCardQuery('?season=winter&event=1&q=pizza&propose=change')).toBe('?season=winter');
  expect(withoutCardQuery('?contest=abc')).toBe('');
  expect(categoryQuery('?time=2026-01-01T10:00&categories=Eating', 'Food & Fun')).toBe(
    '?time=2026-01-01T10%3A00&categories=Food+%26+Fun',
  );
});

test('replaces the filter by a category', () => {
  expect(kindQuery('?time=2026-01-01T10:00&categories=Eating&open=1&q=x', 'Fast food')).toBe(
    '?time=2026-01-01T10%3A00&kinds=Fast+food',
  );
});
