import { expect, test } from 'vitest';
import { changesBetween, dateOfSeries, emptyEvent, findInvalidFields, fieldsOf, instantOf } from './event-draft.ts';

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
