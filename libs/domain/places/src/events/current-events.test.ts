import { expect, test } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { currentEventsByItem, eventCategoryId, isCurrent } from './current-events.ts';

const now = Date.parse('2026-06-01T10:00:00Z');
const event = (overrides: Partial<Event>): Event => ({
  id: 'e',
  itemId: 'i1',
  title: 'Markt',
  description: '',
  url: null,
  dateBegin: '2026-06-02T08:00:00Z',
  dateEnd: null,
  branches: [],
  tags: [],
  itemEvents: [],
  ...overrides,
});

test.each([
  ['begins now, no end', '2026-06-01T10:00:00Z', null, true],
  ['began, no end', '2026-06-01T09:59:59Z', null, false],
  ['ends now', '2026-05-01T00:00:00Z', '2026-06-01T10:00:00Z', true],
  ['has ended', '2026-05-01T00:00:00Z', '2026-06-01T09:59:59Z', false],
  ['is still to come', '2026-07-01T00:00:00Z', '2026-07-02T00:00:00Z', true],
  ['ends now by another clock', '2026-05-01T00:00:00Z', '2026-06-01T12:00:00+02:00', true],
])('detects whether an event is current that %s', (_, dateBegin, dateEnd, current) =>
  expect(isCurrent({ dateBegin, dateEnd }, now)).toBe(current),
);

test('assigns events to their item and those in itemEvents, soonest first, without duplicates', () => {
  const byItem = currentEventsByItem(
    [
      event({ id: 'late', dateBegin: '2026-07-01T00:00:00Z', itemEvents: [{ itemId: 'i2' }, { itemId: 'i1' }] }),
      event({ id: 'soon' }),
      event({ id: 'past', dateBegin: '2026-01-01T00:00:00Z' }),
    ],
    now,
  );
  expect(byItem.get('i1')!.map(({ id }) => id)).toEqual(['soon', 'late']);
  expect(byItem.get('i2')!.map(({ id }) => id)).toEqual(['late']);
});

test("marks the item's own category while it has events", () => {
  expect(eventCategoryId('abc', true)).toBe('abc-event');
  expect(eventCategoryId('abc', false)).toBe('abc');
});
