// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { messageOf, storedErrors, withError } from './page-errors.ts';
import { storedVisits, storeVisit, withVisit } from './visits.ts';

const zone = 'Europe/Vaduz';
beforeEach(() => localStorage.clear());

it('counts sessions by day of the branch, in a night with a clock change too, and stores two weeks', () => {
  for (const time of ['2026-10-24T23:30+02:00', '2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00'])
    storeVisit(new Date(time), zone);
  expect(storedVisits()).toEqual({
    lastUse: '2026-10-25T01:30:00.000Z',
    visits: [
      { day: '2026-10-25', sessions: 2 },
      { day: '2026-10-24', sessions: 1 },
    ],
  });
  let visits = storedVisits();
  for (let day = 1; day <= 20; day++) visits = withVisit(visits, new Date(Date.UTC(2026, 10, day, 12)), zone);
  expect(visits.visits.length).toBe(14);
  expect(visits.visits[0]!.day).toBe('2026-11-20');
});

it('starts again after a damaged entry', () => {
  localStorage.setItem('umkreis-kiosk:visits', '{"visits":');
  expect(storedVisits().visits).toEqual([]);
});

it('leaves out of an error what a visitor can have typed or opened', () => {
  expect(messageOf(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(
    'TypeError: Cannot read properties of undefined (reading …)',
  );
  expect(
    messageOf(new Error('GET https://guide.example/api/search?q=Anna+Beck failed for anna@example.org, 0041791234567')),
  ).toBe('Error: GET … failed for … …');
  expect(messageOf(new SyntaxError('Unexpected token \'A\', "Anna Beck" is not valid JSON'))).toBe(
    'SyntaxError: Unexpected token …, … is not valid JSON',
  );
  expect(messageOf('x'.repeat(500)).length).toBe(200);
  expect(messageOf('')).toBe('Error');
});

it('counts equal errors, and omits the oldest of many and those of last week', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const twice = withError(withError([], 'A', now), 'A', now);
  expect(twice).toEqual([{ message: 'A', last: now.toISOString(), count: 2 }]);
  let errors = twice;
  for (let n = 0; n < 12; n++) errors = withError(errors, `B${n}`, now);
  expect(errors.map(({ message }) => message)).toEqual(Array.from({ length: 10 }, (_, n) => `B${11 - n}`));
  expect(withError(errors, 'C', new Date('2026-12-05T12:00:00Z')).length).toBe(1);
  localStorage.setItem('umkreis-kiosk:errors', JSON.stringify(errors));
  expect(storedErrors(now).length).toBe(10);
  expect(storedErrors(new Date('2026-12-05T12:00:00Z'))).toEqual([]);
});
