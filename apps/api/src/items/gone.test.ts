import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '@umkreis/db/database.ts';
import { isGone } from '@umkreis/place-rules/gone.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { isGoneRow } from './gone.ts';

const auckland = { timeZone: 'Pacific/Auckland', countryCode: 'nz', state: null };
const days = [null, '', '2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03', 'soon', '2026-13-45'];
const instants = ['2026-05-01T12:59:00Z', '2026-05-01T13:01:00.000Z', '2026-05-01T13:01:00Z'];
const rows = [null, auckland].flatMap((place) =>
  [...days, ...instants].map((closed) =>
    itemRow({
      title: 'Grenzfall',
      date_permanently_closed: closed,
      ...(place && { hours_place: JSON.stringify(place) }),
    }),
  ),
);
const copy = itemRow({ title: 'Grenzfall', is_duplicate_of: rows[0]!.id });

let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await startTestApi(async (seeded) => {
    db = seeded;
    await seedGuide(seeded);
    await addItems(seeded, [...rows, copy]);
  });
});
afterAll(async () => api?.close());

test.each(['2026-05-01T10:30:00Z', '2026-05-01T13:00:00Z', '2026-05-01T22:30:00Z'])(
  'at %s the database says of each place what the rule says',
  async (iso) => {
    const now = new Date(iso);
    const said = await sql<{
      closed: string | null;
      place: typeof auckland | null;
      copy: string | null;
      gone: boolean;
    }>`
      select i.date_permanently_closed as closed, i.hours_place as place, i.is_duplicate_of as copy, ${isGoneRow('i', now)} as gone
      from items i where i.title = 'Grenzfall'`.execute(db);
    expect(said.rows).toHaveLength(rows.length + 1);
    for (const { closed, place, copy: original, gone } of said.rows) {
      const item = {
        ...(closed !== null && { closed }),
        ...(original && { duplicateOf: original }),
        ...(place && { hoursPlace: place }),
      };
      expect([closed, place?.timeZone, gone]).toEqual([closed, place?.timeZone, isGone(item, now, 'Europe/Vaduz')]);
    }
  },
);
