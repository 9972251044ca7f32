import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import type { OfflinePictures } from '@umkreis/contract/offline-pictures.ts';
import { pictureOfPath } from '@umkreis/contract/picture-of-path.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { testPicture } from '../testing/test-picture.ts';
import { uploadForm } from '../testing/upload-form.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const headers = async () => ({ authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` });
async function upload(seed: number): Promise<DashboardMedium> {
  const form = await uploadForm({ itemId: bakery.id }, await testPicture({ seed }));
  const response = await api.app.inject({
    method: 'POST',
    url: '/items/media/',
    payload: form.payload,
    headers: { ...form.headers, ...(await headers()) },
  });
  return response.json<DashboardMedium>();
}
const read = async (branch: number) => (await api.app.inject(`/items/pictures/${branch}`)).json<OfflinePictures>();

it('lists one size of each picture of a branch, with the bytes of its file', async () => {
  expect(await read(1)).toEqual({ bytes: 0, pictures: [] });
  const [first] = [await upload(1), await upload(2)];
  await expect.poll(async () => (await read(1)).pictures.length, { timeout: 15_000 }).toBe(2);
  const { bytes, pictures } = await read(1);
  let sum = 0;
  for (const { url, bytes: said } of pictures) {
    const file = await readFile(path.join(api.dataDir, 'media', path.basename(url)));
    expect([url, said]).toEqual([url, file.length]);
    sum += said;
  }
  expect(bytes).toBe(sum);
  const webp = first.renditions.filter(({ format }) => format === 'webp');
  const widest = webp.find(({ width }) => width >= 800) ?? webp.at(-1)!;
  expect(pictures.map(({ url }) => url)).toContain(widest.url);
  expect(new Set(first.renditions.map(({ url }) => pictureOfPath(url))).size, 'the same picture').toBe(1);
  expect(await read(2)).toEqual({ bytes: 0, pictures: [] });

  await api.app.inject({ method: 'DELETE', url: `/items/media/${first.id}`, headers: await headers() });
  await expect.poll(async () => (await read(1)).pictures.length, { timeout: 15_000 }).toBe(1);
  expect((await api.app.inject('/items/pictures/33')).statusCode).toBe(400);
}, 60_000);
