import { expect, test } from 'vitest';
import {
  beginAt,
  changesBetween,
  dateOfSeries,
  emptyEvent,
  findInvalidFields,
  fieldsOf,
  instantOf,
} from './event-draft.ts';

const draft = {
  ...emptyEvent,
  place: { id: 'p', title: 'Saal', branchShortId: 1 },
  title: ' Konzert ',
  begin: '2026-07-01T20:00',
  end: '2026-07-01T22:30',
};

test.each([
  ['2026-07-01T20:00', 'Europe/Vaduz', '2026-07-01T18:00:00.000Z'],
  ['2026-07-01T20:00', 'Pacific/Fiji', '2026-07-01T08:00:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Vaduz', '2026-10-25T00:30:00.000Z'],
  ['2026-07-01', 'Europe/Vaduz', undefined],
  ['2026-13-01T20:00', 'Europe/Vaduz', undefined],
  ['', 'Europe/Vaduz', undefined],
])('converts %s in %s to %s', (reading, zone, instant) => expect(instantOf(reading, zone)).toBe(instant));

test('reports the fields that the API would reject', () => {
  expect([...findInvalidFields(draft, 'Europe/Vaduz')]).toEqual([]);
  expect([...findInvalidFields(emptyEvent, 'Europe/Vaduz')]).toEqual(['place', 'title', 'begin']);
  expect([...findInvalidFields({ ...draft, end: '2026-07-01T19:00' }, 'Europe/Vaduz')]).toEqual(['end']);
  expect([...findInvalidFields({ ...draft, url: 'javascript:alert(1)' }, 'Europe/Vaduz')]).toEqual(['url']);
});

test('returns only the changed fields', () => {
  expect(changesBetween(draft, draft, 'Europe/Vaduz')).toEqual({});
  expect(changesBetween(draft, { ...draft, title: 'Ball', end: '' }, 'Europe/Vaduz')).toEqual({
    title: 'Ball',
    dateEnd: null,
  });
});

test('clears the excluded dates of an event without recurrence', () => {
  expect(fieldsOf({ ...draft, exceptDates: ['2026-07-08'] }, 'Europe/Vaduz')).toMatchObject({
    title: 'Konzert',
    recurrence: null,
    exceptDates: [],
  });
});

test('creates a single event from a date of a series and preserves its duration in days', () => {
  const night = { ...draft, begin: '2026-07-01T20:00', end: '2026-07-02T02:00', recurrence: 'FREQ=WEEKLY' };
  expect(dateOfSeries(night, '2026-07-29')).toMatchObject({
    begin: '2026-07-29T20:00',
    end: '2026-07-30T02:00',
    recurrence: '',
  });
  expect(dateOfSeries({ ...night, end: '' }, '2026-08-05').end).toBe('');
});

test('sends whole days, and keeps the times that were typed', () => {
  const days = { ...draft, isAllDay: true, end: '' };
  expect(fieldsOf(days, 'Europe/Vaduz')).toMatchObject({
    isAllDay: true,
    dateBegin: '2026-06-30T22:00:00.000Z',
    dateEnd: '2026-07-01T21:59:00.000Z',
  });
  expect(fieldsOf({ ...days, isAllDay: false }, 'Europe/Vaduz')).toMatchObject({
    dateBegin: '2026-07-01T18:00:00.000Z',
    dateEnd: null,
  });
  expect([...findInvalidFields({ ...days, end: '2026-06-30T23:59' }, 'Europe/Vaduz')]).toEqual(['end']);
});

test('sends free admission or a price, and rejects tickets without https', () => {
  expect(fieldsOf({ ...draft, price: 'CHF 5', isFree: true }, 'Europe/Vaduz').price).toBe('free');
  expect(fieldsOf({ ...draft, price: ' CHF 5 ' }, 'Europe/Vaduz').price).toBe('CHF 5');
  expect([...findInvalidFields({ ...draft, ticketUrl: 'http://a.example' }, 'Europe/Vaduz')]).toEqual(['ticketUrl']);
});

test.each([
  ['FREQ=MONTHLY;BYDAY=2SA', '2026-07-15T10:00', 'FREQ=MONTHLY;BYDAY=3WE'],
  ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', '2026-07-30T10:00', 'FREQ=MONTHLY;BYDAY=-1TH;COUNT=3'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-07-03T10:00', 'FREQ=MONTHLY;BYDAY=1FR'],
  ['FREQ=MONTHLY', '2026-07-03T10:00', 'FREQ=MONTHLY'],
  ['FREQ=MONTHLY;BYDAY=2SA', '', 'FREQ=MONTHLY;BYDAY=2SA'],
])('moves %s to %s', (recurrence, begin, moved) =>
  expect(beginAt({ ...draft, recurrence }, begin)).toEqual({ begin, recurrence: moved }),
);
