import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarResult } from '@umkreis/contract/calendar-import.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { calendarAttacks, harmlessUid } from '@umkreis/testing/calendar-attacks.ts';
import { bakery, seedGuide } from '../../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { NoCalendarError, readCalendar } from '@umkreis/calendars/read-calendar.ts';

const NOW = new Date('2026-05-01T08:00:00Z');
const attacks = Object.entries(calendarAttacks);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

it.each(attacks)('reads the other events of a calendar with %s, or states why it reads none', (_name, textOf) => {
  const text = textOf();
  expect(text.length).toBeLessThanOrEqual(1_000_000);
  let uids: string[] | undefined;
  try {
    const { entries, rejected } = readCalendar(text, 'Europe/Vaduz', NOW);
    uids = entries.map(({ uid }) => uid);
    expect(entries.length).toBeLessThanOrEqual(2000);
    for (const { fault } of rejected) expect(fault).toMatch(/^(has|repeats|lists|lasts) [\w -]+(“.*”)?$/);
  } catch (error) {
    expect(error).toBeInstanceOf(NoCalendarError);
  }
  if (uids) expect(uids).toContain(harmlessUid);
});

it('responds to other requests while a costly calendar is read, then reports what it rejects', async () => {
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` };
  const order: string[] = [];
  const text = calendarAttacks['a thousand rules that never match']!();
  const costly = api.app
    .inject({ method: 'PUT', url: '/events/calendar/', headers, payload: { itemId: bakery.id, text, isPreview: true } })
    .then((response) => {
      order.push('calendar');
      return response;
    });
  for (let read = 0; read < 5; read++) {
    await api.app.inject('/health');
    order.push('health');
  }
  const { rows } = (await costly).json<CalendarResult>();
  expect(order.at(-1)).toBe('calendar');
  expect(rows.map(({ uid, state }) => `${uid} ${state}`).slice(0, 2)).toEqual([`${harmlessUid} new`, '0 refused']);
  expect(rows[1]!.fault).toBe('repeats in a way that takes too long to work out');
});

it('rejects a calendar with too many events and names the field', async () => {
  const response = await api.app.inject({
    method: 'PUT',
    url: '/events/calendar/',
    headers: { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` },
    payload: { itemId: bakery.id, text: calendarAttacks['more events than a calendar has']!() },
  });
  expect([response.statusCode, response.json<Problem>().errors]).toEqual([
    400,
    [{ field: '/text', message: 'has more than 1000 events' }],
  ]);
});
