import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { OfflinePictures } from '@umkreis/contract/offline-pictures.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { fileHash } from '@umkreis/object-storage/file-names.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { testPicture } from '../testing/test-picture.ts';
import { uploadForm } from '../testing/upload-form.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const headersOf = async (name: string) => ({
  authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}`,
});
const as = async (name: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: await headersOf(name) });
const create = async (fields: object = {}) =>
  (
    await as('one', 'POST', '/events', {
      itemId: bakery.id,
      title: 'Markt',
      dateBegin: '2090-05-01T08:00:00.000Z',
      branchIds: [1],
      ...fields,
    })
  ).json<{ id: string }>().id;
const read = async (id: string) => (await as('one', 'GET', `/events/dashboard/${id}`)).json<EditedEvent>();
async function upload(id: string, file: Buffer, fields: Record<string, string> = {}, name = 'one') {
  const { payload, headers } = await uploadForm(fields, file);
  return api.app.inject({
    method: 'POST',
    url: `/events/${id}/picture`,
    payload,
    headers: { ...headers, ...(await headersOf(name)) },
  });
}
const remove = (id: string) => as('one', 'DELETE', `/events/${id}/picture`);
const files = async (hash: string) => {
  const names = await readdir(path.join(api.dataDir, 'media')).catch(() => []);
  return names.filter((name) => name.startsWith(hash));
};
const publicEvent = async (id: string) =>
  (await api.app.inject('/events/branchshortid/1')).json<Event[]>().find((event) => event.id === id);
/** Content is polled each second. */
const patiently = { timeout: 10_000 };
const texts = { alt: 'Stände mit Broten', credit: 'A. Muster', licence: 'CC BY 4.0' };

test('visitors see the picture of an event with its texts, until it is removed with its file', async () => {
  const [id, file] = [await create(), await testPicture({ seed: 11 })];
  const hash = fileHash(file);
  const response = await upload(id, file, texts);
  expect(response.statusCode).toBe(201);
  expect(response.json<EditedEvent>().picture).toMatchObject({ id: hash, ...texts, width: 900, height: 600 });
  await expect.poll(async () => (await publicEvent(id))?.picture, patiently).toMatchObject(texts);
  const { renditions } = (await publicEvent(id))!.picture!;
  expect(renditions.map(({ width, format }) => `${width} ${format}`)).toEqual(['320 webp', '800 webp', '900 webp']);
  const saved = await api.app.inject('/items/pictures/1');
  expect(saved.json<OfflinePictures>().pictures.map(({ url }) => url)).toContain(renditions[1]!.url);

  const removed = await remove(id);
  expect(removed.json<EditedEvent>().picture).toBeNull();
  await expect.poll(() => files(hash), patiently).toEqual([]);
  await expect.poll(async () => (await publicEvent(id))?.picture, patiently).toBeUndefined();
  expect((await remove(id)).statusCode).toBe(404);
});

test('replaces a picture and keeps its texts; the old file goes, unless another event has it', async () => {
  const [first, second] = [await testPicture({ seed: 12 }), await testPicture({ seed: 13 })];
  const id = await create();
  await upload(id, first, texts);
  const copy = await create({ title: 'Kopie', pictureOf: id });
  expect((await read(copy)).picture).toMatchObject({ id: fileHash(first), ...texts });
  expect((await upload(id, second)).json<EditedEvent>().picture).toMatchObject({ id: fileHash(second), ...texts });
  expect(await files(fileHash(first))).not.toEqual([]);
  await remove(copy);
  await expect.poll(() => files(fileHash(first)), patiently).toEqual([]);
});

test('a picture in the trash stays for a restoration, and is hidden from visitors', async () => {
  const [id, file] = [await create(), await testPicture({ seed: 14 })];
  const { version } = (await upload(id, file, texts)).json<EditedEvent>();
  await as('one', 'PUT', `/events/${id}`, { version, isBinned: true });
  expect(await files(fileHash(file))).not.toEqual([]);
  const back = await as('one', 'PUT', `/events/${id}`, { version: version + 1, isBinned: false });
  expect(back.json<EditedEvent>().picture).toMatchObject(texts);
});

test('writes texts, and answers 409 with both values when somebody else wrote them', async () => {
  const id = await create();
  const { version } = (await upload(id, await testPicture({ seed: 15 }), texts)).json<EditedEvent>();
  const write = (body: object) => as('one', 'PUT', `/events/${id}/picture`, body);
  expect((await write({ version, alt: 'Brote' })).json<EditedEvent>().picture).toMatchObject({
    ...texts,
    alt: 'Brote',
  });
  const conflict = await write({ version, credit: 'B. Beispiel' });
  expect(conflict.statusCode).toBe(409);
  expect(conflict.json<Problem>()).toMatchObject({
    currentVersion: version + 1,
    conflicts: [{ field: 'credit', yours: 'B. Beispiel', theirs: 'A. Muster' }],
  });
  expect((await write({ version: version + 1, credit: 'B. Beispiel' })).statusCode).toBe(200);
  const unrelated = await as('one', 'PUT', `/events/${id}`, { version, title: 'Wochenmarkt' });
  expect(unrelated.json<EditedEvent>()).toMatchObject({ title: 'Wochenmarkt', picture: { credit: 'B. Beispiel' } });
  expect((await write({ version: 1, alt: 'x'.repeat(501) })).statusCode).toBe(400);
  expect((await as('one', 'PUT', `/events/${await create()}/picture`, { version: 1, alt: 'x' })).statusCode).toBe(404);
});

test('an older picture is restored while its file is stored', async () => {
  const [id, first] = [await create(), await testPicture({ seed: 16 })];
  const { version } = (await upload(id, first, texts)).json<EditedEvent>();
  await create({ pictureOf: id });
  await upload(id, await testPicture({ seed: 17 }), { alt: 'Anderes' });
  const restored = await as('one', 'POST', `/events/${id}/revisions/${version}/restore`, { version: version + 1 });
  expect(restored.json<EditedEvent>().picture).toMatchObject({ id: fileHash(first), ...texts });
  const gone = await as('one', 'POST', `/events/${id}/revisions/${version + 1}/restore`, { version: version + 2 });
  expect(gone.statusCode).toBe(200);
});

test('rejects what is no picture, and other branches', async () => {
  const id = await create();
  expect((await upload(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).statusCode).toBe(415);
  expect((await upload(id, await testPicture({ seed: 18 }), { title: 'x' })).statusCode).toBe(400);
  expect((await upload(id, await testPicture({ seed: 18 }), {}, 'two')).statusCode).toBe(403);
  expect((await read(id)).picture).toBeNull();
});
