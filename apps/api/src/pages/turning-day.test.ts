import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ListedPlacePage, PageList } from '@umkreis/contract/page-list.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const closing = itemRow({ title: 'Schliesst', date_permanently_closed: '2026-05-02' });
const staying = itemRow({ title: 'Bleibt' });

let api: TestApi;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T21:50:00Z') });
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, [closing, staying]);
    await db
      .insertInto('item_tags')
      .values([closing, staying].map(({ id }) => ({ owner_id: 1, item_id: id, tag_id: ids.pizza })))
      .execute();
  });
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await api?.close();
});

test('removes a place that closes permanently at midnight from lists and sitemap', async () => {
  const listed = async () => {
    const list = await api.app.inject(`/pages/places/1?of=tag&id=${ids.pizza}`);
    const pages = await api.app.inject('/pages/branchshortid/1?part=0');
    const nanoIds = (page: { nanoId: string }[]) => page.map(({ nanoId }) => nanoId);
    return [nanoIds(list.json<ListedPlacePage>().places), nanoIds(pages.json<PageList>().pages)];
  };
  for (const nanoIds of await listed()) expect(nanoIds).toContain(closing.nano_id);
  vi.setSystemTime('2026-05-01T22:01:00Z');
  for (const nanoIds of await listed()) {
    expect(nanoIds).toContain(staying.nano_id);
    expect(nanoIds).not.toContain(closing.nano_id);
  }
});
