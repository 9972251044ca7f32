import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardEventQuery } from '@umkreis/contract/dashboard.ts';
import { isCurrent } from '@umkreis/places/events/current-events.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { dashboardEvents } from './visible-events.repository.ts';

const instants = ['2026-05-01T10:29:59.999Z', '2026-05-01T10:30:00.000Z', '2026-05-01T10:30:00.001Z'];
const ends = [null, ...instants];
const events = ['2026-04-30T08:00:00Z', ...instants].flatMap((start) =>
  ends.map((end) => ({
    owner_id: 1,
    id: uniqueId(),
    item_id: bakery.id,
    title: 'Fest',
    date_begin: new Date(start),
    date_end: end === null ? null : new Date(end),
  })),
);
const series = { ...events[0]!, id: uniqueId(), recurrence: 'FREQ=WEEKLY;BYDAY=TH' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await db.insertInto('events').values(events).execute();
    await db.insertInto('events').values(series).execute();
  });
}, 60_000);
afterAll(async () => api?.close());

test.each(instants)('hides at %s the events that the rule considers past from the dashboard', async (iso) => {
  const now = new Date(iso);
  const query = { page: 1, pageSize: 100, hidePastEvents: 'true' } as DashboardEventQuery;
  const visible = await dashboardEvents(api.db, [1], query, now);
  const byRule = events.filter(({ date_begin, date_end }) =>
    isCurrent({ dateBegin: date_begin.toISOString(), dateEnd: date_end?.toISOString() ?? null }, now.getTime()),
  );
  expect(byRule.length).toBeLessThan(events.length);
  expect(visible.events.map(({ id }) => id).toSorted()).toEqual([series, ...byRule].map(({ id }) => id).toSorted());
});
