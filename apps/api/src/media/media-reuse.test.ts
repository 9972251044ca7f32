import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { DashboardMediaPage, DashboardMedium } from '@umkreis/contract/media.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import {
  completeFile,
  deleteFile,
  reserveFile,
  retireFile,
  useFile,
} from '@umkreis/media-files/media-files.repository.ts';
import { bakery, foreign, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { testPicture } from '../testing/test-picture.ts';
import { uploadForm } from '../testing/upload-form.ts';

let api: TestApi;
let editor: { authorization: string };
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  editor = { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` };
});
afterAll(async () => api?.close());

async function upload(file: Buffer | undefined, fields: Record<string, string> = {}) {
  const { payload, headers } = await uploadForm({ itemId: bakery.id, ...fields }, file);
  return api.app.inject({ method: 'POST', url: '/items/media/', payload, headers: { ...headers, ...editor } });
}
const remove = (id: string) => api.app.inject({ method: 'DELETE', url: `/items/media/${id}`, headers: editor });
const stored = async () => (await readdir(path.join(api.dataDir, 'media'))).toSorted();

test('replaces a picture in place, reuses it for another item, and finds unused ones', async () => {
  const reuse = (payload: object) =>
    api.app.inject({ method: 'POST', url: '/items/media/reuse/', payload, headers: editor });
  const list = async (query: string) =>
    (await api.app.inject({ url: `/items/media/?${query}`, headers: editor })).json<DashboardMediaPage>();
  const [first, second] = [
    (await upload(await testPicture({ seed: 21 }), { title: 'Laden', alt: 'Tür' })).json<DashboardMedium>(),
    (await upload(await testPicture({ seed: 22 }))).json<DashboardMedium>(),
  ];
  const response = await upload(await testPicture({ seed: 23, width: 640, height: 640 }), { replaces: first.id });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ id: first.id, title: 'Laden', alt: 'Tür', sortOrder: 1, width: 640 });
  expect((await upload(await testPicture({ seed: 24 }), { replaces: bakery.id })).json<Problem>()).toMatchObject({
    status: 400,
    errors: [{ field: '/replaces' }],
  });
  // A panorama can only be replaced by another panorama.
  const panorama = (
    await upload(await testPicture({ seed: 25, width: 2400, height: 1200 }), { kind: '2' })
  ).json<DashboardMedium>();
  expect((await upload(await testPicture({ seed: 26 }), { replaces: panorama.id })).statusCode).toBe(422);

  const { id: otherId } = (
    await api.app.inject({
      method: 'POST',
      url: '/items',
      payload: { title: 'Laden zwei', lat: 47.14, lon: 9.52 },
      headers: editor,
    })
  ).json<{ id: string }>();
  const again = (await reuse({ itemId: otherId, mediumId: first.id })).json<DashboardMedium>();
  expect(again).toMatchObject({ itemId: otherId, title: 'Laden', alt: 'Tür', width: 640, sortOrder: 1 });
  expect(again.renditions).toEqual(expect.arrayContaining(response.json<DashboardMedium>().renditions));
  const replaced = await reuse({ itemId: bakery.id, mediumId: again.id, replaces: second.id });
  expect(replaced.json()).toMatchObject({ id: second.id, title: '', width: 640, sortOrder: 2 });
  expect((await reuse({ itemId: otherId, mediumId: bakery.id })).statusCode).toBe(404);
  expect((await reuse({ itemId: otherId, mediumId: second.id, replaces: first.id })).statusCode).toBe(400);

  expect((await list('use=unused')).media).toEqual([]);
  const item = (await api.app.inject({ url: `/items/dashboard/${otherId}`, headers: editor })).json<Item>();
  await api.app.inject({
    method: 'PUT',
    url: `/items/${otherId}`,
    payload: { version: item.version, datePermanentlyClosed: '2020-01-01' },
    headers: editor,
  });
  expect((await list('use=unused')).media.map(({ id }) => id)).toEqual([again.id]);
  for (const { id } of [first, second, panorama]) expect((await remove(id)).statusCode).toBe(200);
  // The file remains while one place uses it.
  expect((await stored()).length).toBeGreaterThan(0);
  expect((await remove(again.id)).statusCode).toBe(200);
  await expect.poll(stored, { timeout: 15_000 }).toEqual([]);
});

test("does not let an editor take a picture of another branch's library, but staff", async () => {
  const staff = { authorization: `Bearer ${await api.issuer.tokenOf('staff@test.example')}` };
  const { payload, headers } = await uploadForm({ itemId: foreign.id }, await testPicture({ seed: 31 }));
  const theirs = (
    await api.app.inject({ method: 'POST', url: '/items/media/', payload, headers: { ...headers, ...staff } })
  ).json<DashboardMedium>();
  const reuse = (as: object) =>
    api.app.inject({
      method: 'POST',
      url: '/items/media/reuse/',
      payload: { itemId: bakery.id, mediumId: theirs.id },
      headers: { ...as },
    });
  expect((await reuse(editor)).statusCode).toBe(404);
  expect((await reuse(staff)).statusCode).toBe(201);
});

test('frees a file with the renditions it got after the first step, when an upload used it in between', async () => {
  const hash = 'f'.repeat(32);
  const avif = { width: 10, height: 10, format: 'avif' as const };
  await reserveFile(api.db, hash, { type: 'image/png', bytes: 1, width: 10, height: 10 });
  expect(await retireFile(api.db, hash)).toBe(true);
  expect(await api.db.transaction().execute((trx) => useFile(trx, hash))).toBe(true);
  expect(await completeFile(api.db, hash, [avif])).toBe(true);
  expect(await retireFile(api.db, hash)).toBe(true);
  const freed = await api.db.transaction().execute((trx) => deleteFile(trx, hash));
  expect(freed?.renditions).toEqual([avif]);
});

test("returns exactly the servers that host a branch's video files", async () => {
  const film = async (videoUrl: string, seed: number) =>
    (await upload(await testPicture({ seed, width: 64, height: 64 }), { kind: '4', videoUrl })).json<DashboardMedium>()
      .id;
  const ids = [
    await film('https://films.example/a.mp4', 21),
    await film('https://films.example/b.webm', 22),
    await film('https://youtu.be/abc', 23),
  ];
  const origins = async (shortId: number) =>
    (await api.app.inject('/branches/')).json<Branch[]>().find((one) => one.shortId === shortId)!.videoOrigins;
  await expect.poll(() => origins(1)).toEqual(['https://films.example']);
  expect(await origins(2)).toBeUndefined();
  for (const id of ids) await remove(id);
  await expect.poll(() => origins(1)).toBeUndefined();
});
