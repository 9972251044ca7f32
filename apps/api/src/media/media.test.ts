import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import type { DashboardMediaPage, DashboardMedium } from '@umkreis/contract/media.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { fileHash } from '@umkreis/object-storage/file-names.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { freeFile, sweepFiles } from '@umkreis/media-files/free-file.ts';
import { describeFile } from '@umkreis/media-files/media-files.repository.ts';
import { bakery, foreign, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { pictureOfSize, testPicture } from '../testing/test-picture.ts';
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
const updateMedium = (id: string, payload: object) =>
  api.app.inject({ method: 'PUT', url: `/items/media/${id}`, payload, headers: editor });
const remove = (id: string) => api.app.inject({ method: 'DELETE', url: `/items/media/${id}`, headers: editor });
const stored = async () => (await readdir(path.join(api.dataDir, 'media'))).toSorted();
const publicMedia = async () => (await api.app.inject(`/items/nanoid/${bakery.nano_id}`)).json<Item>().itemMedia!;
const store = () => openMediaStore(api.dataDir);
/** Waits until the renditions created after the upload exist. */
const completed = () =>
  expect
    .poll(
      async () =>
        (await api.db.selectFrom('media_files').where('is_complete', '=', false).select('hash').execute()).length,
      { timeout: 60_000 },
    )
    .toBe(0);
/** For tests that are not about renditions, whose AVIF takes a second per megapixel. */
const small = { width: 400, height: 300 };
/** Waits until nothing is stored; renditions in progress when the file was removed are deleted a moment later. */
const nothingStored = () => expect.poll(stored, { timeout: 60_000 }).toEqual([]);

test('creates renditions never larger than the upload, then AVIF, and removes them with the item', async () => {
  const response = await upload(await testPicture({ seed: 1 }), {
    title: 'Auslage',
    alt: 'Brote im Fenster',
    credit: 'A. Muster',
    licence: 'CC BY 4.0',
  });
  expect(response.statusCode).toBe(201);
  const created = response.json<DashboardMedium>();
  expect(created).toMatchObject({
    kind: 1,
    title: 'Auslage',
    alt: 'Brote im Fenster',
    credit: 'A. Muster',
    licence: 'CC BY 4.0',
    width: 900,
    height: 600,
    sortOrder: 1,
    itemId: bakery.id,
    itemTitle: bakery.title,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(created.renditions.map(({ width, height, format }) => [width, height, format])).toEqual([
    [320, 213, 'webp'],
    [800, 533, 'webp'],
    [900, 600, 'webp'],
  ]);

  await completed();
  const [medium] = await publicMedia();
  expect(medium!.renditions.map(({ width, format }) => `${width} ${format}`)).toEqual([
    '320 webp',
    '320 avif',
    '800 webp',
    '800 avif',
    '900 webp',
    '900 avif',
  ]);
  for (const { url, width, height, format } of medium!.renditions) {
    const about = await sharp(path.join(api.dataDir, url)).metadata();
    expect([about.width, about.height, about.format]).toEqual([width, height, format === 'avif' ? 'heif' : 'webp']);
  }
  await expect
    .poll(
      async () =>
        (await api.app.inject('/items/basemap/branchshortid/1'))
          .json<BasemapDocument>()
          .items.find((one) => one.id === bakery.id)?.image,
    )
    .toBe(medium!.renditions[0]!.url);

  expect((await remove(created.id)).statusCode).toBe(200);
  expect(await publicMedia()).toEqual([]);
  await nothingStored();
  expect(await api.db.selectFrom('media_files').selectAll().execute()).toEqual([]);
});

test('removes all renditions, also if a slower upload of the same picture described the file again', async () => {
  const picture = await testPicture({ seed: 5 });
  const { id, color, renditions } = (await upload(picture)).json<DashboardMedium>();
  await completed();
  expect((await stored()).filter((name) => name.endsWith('.avif'))).toHaveLength(3);
  expect(await describeFile(api.db, fileHash(picture), color!, renditions)).toBe(true);
  expect((await remove(id)).statusCode).toBe(200);
  await nothingStored();
});

test('adds nothing if an upload is repeated after a lost response', async () => {
  const picture = await testPicture({ seed: 77, ...small });
  const first = (await upload(picture, { title: 'Ofen' })).json<DashboardMedium>();
  const second = await upload(picture, { title: 'Ofen' });
  expect([second.statusCode, second.json<DashboardMedium>().id]).toEqual([201, first.id]);
  expect(await publicMedia()).toHaveLength(1);
  const other = (await upload(picture, { title: 'Ofen von innen' })).json<DashboardMedium>();
  expect(await publicMedia()).toHaveLength(2);
  for (const { id } of [first, other]) expect((await remove(id)).statusCode).toBe(200);
  await completed();
  await nothingStored();
});

test('stores neither place nor author of a picture, and applies its orientation', async () => {
  const picture = await testPicture({ seed: 2, width: 640, height: 400, orientation: 6 });
  expect((await sharp(picture).metadata()).exif!.includes('Testkamera')).toBe(true);
  const created = (await upload(picture)).json<DashboardMedium>();
  expect([created.width, created.height]).toEqual([400, 640]);
  await completed();
  const names = await stored();
  expect(names.length).toBe(5);
  for (const name of names) {
    const bytes = await readFile(path.join(api.dataDir, 'media', name));
    const about = await sharp(bytes).metadata();
    expect([name, about.exif, about.xmp, about.iptc, about.orientation ?? 1, about.height! > about.width!]).toEqual([
      name,
      undefined,
      undefined,
      undefined,
      1,
      true,
    ]);
    expect([name, /Exif\0\0|Testkamera|GPS|Urheberin/.test(bytes.toString('latin1'))]).toEqual([name, false]);
  }
  await remove(created.id);
});

test('stores the same file once and keeps it until its last use ends', async () => {
  const picture = await testPicture({ seed: 3, ...small });
  const first = (await upload(picture, { title: 'eins' })).json<DashboardMedium>();
  await completed();
  const names = await stored();
  const second = (await upload(picture, { title: 'zwei', kind: '3' })).json<DashboardMedium>();
  const [one, two] = await publicMedia();
  expect(two!.renditions).toEqual(one!.renditions);
  expect(await stored()).toEqual(names);
  await remove(first.id);
  expect(await stored()).toEqual(names);
  await remove(second.id);
  await nothingStored();
});

test('keeps a file under concurrent uploads and removals while something uses it', async () => {
  const picture = await testPicture({ seed: 4, width: 100, height: 80 });
  const storedMedia = (
    await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const { id } = (await upload(picture, { title: `Bild ${at}` })).json<DashboardMedium>();
        return at % 2 ? (await remove(id), undefined) : id;
      }),
    )
  ).filter((id) => id !== undefined);
  const media = await publicMedia();
  expect(media.map(({ id }) => id).toSorted()).toEqual(storedMedia.toSorted());
  for (const { renditions } of media)
    for (const { url } of renditions)
      await expect(readFile(path.join(api.dataDir, url))).resolves.toBeInstanceOf(Buffer);
  for (const id of storedMedia) await remove(id);
  await nothingStored();
});

test('sweeps what a crash left after the grace period, but nothing that is in use', async () => {
  const used = (await upload(await testPicture({ seed: 5, ...small }))).json<DashboardMedium>();
  await completed();
  const storedMedia = await stored();
  const files = await store();
  // The process ended before a row used the file; and content without a row.
  const orphan = fileHash(Buffer.from('a'));
  await api.db
    .insertInto('media_files')
    .values({ hash: orphan, type: 'image/jpeg', bytes: 1, width: 20, height: 20 })
    .execute();
  await files.put(`${orphan}-320.webp`, Buffer.from('x'), 'image/webp');
  await files.put(`${fileHash(Buffer.from('b'))}-master`, Buffer.from('x'), 'image/jpeg');
  await sweepFiles(api.db, files, 60_000);
  expect((await stored()).length).toBe(storedMedia.length + 2);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await sweepFiles(api.db, files, 10);
  await sweepFiles(api.db, files, 10);
  expect(await stored()).toEqual(storedMedia);

  // The process ended between the two steps of freeing: the next upload of the file completes it again.
  await api.db.updateTable('media_files').set({ is_ready: false }).execute();
  await files.delete(storedMedia[0]!);
  await upload(await testPicture({ seed: 5, ...small }), { title: 'noch einmal' });
  await completed();
  expect(await stored()).toEqual(storedMedia);

  // Deleting an item deletes its media; the sweep deletes the files.
  await api.db.deleteFrom('item_media').where('item_id', '=', bakery.id).execute();
  await new Promise((resolve) => setTimeout(resolve, 30));
  await sweepFiles(api.db, files, 10);
  await nothingStored();
  expect(used.id).toBeTruthy();
});

test(
  'queues or rejects many uploads of one person with Retry-After, without rejecting others',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const picture = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#ffffff' } })
      .png({ effort: 1 })
      .toBuffer();
    const other = { authorization: `Bearer ${await api.issuer.tokenOf('staff@test.example')}` };
    const { payload, headers } = await uploadForm({ itemId: bakery.id }, await testPicture({ seed: 7, ...small }));
    const flood = Promise.all(Array.from({ length: 20 }, () => upload(picture)));
    const second = api.app.inject({ method: 'POST', url: '/items/media/', payload, headers: { ...headers, ...other } });
    const responses = await flood;
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    const rejected = responses.filter(({ statusCode }) => statusCode !== 201);
    expect(rejected.map((one) => [one.statusCode, one.headers['retry-after'], one.json<Problem>().type])).toEqual(
      Array.from({ length: 14 }, () => [503, '5', '/problems/busy']),
    );
    expect((await second).statusCode).toBe(201);
    for (const { id } of await publicMedia()) await remove(id);
    await nothingStored();
  },
);

test('checks files by content and reports what is wrong', async () => {
  const picture = await testPicture({ seed: 6, width: 64, height: 64 });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
  );
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
  const gif = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  const cases: [string, Buffer | undefined, Record<string, string>, number, string][] = [
    ['SVG', svg, {}, 415, '/file'],
    ['HEIC', heic, {}, 415, '/file'],
    ['GIF', gif, {}, 415, '/file'],
    ['text', Buffer.from('hallo'), {}, 415, '/file'],
    ['empty', Buffer.alloc(0), {}, 415, '/file'],
    ['20 MB and one byte', Buffer.concat([picture, Buffer.alloc(20 * 1024 * 1024)]), {}, 413, '/file'],
    ['96 megapixels', await pictureOfSize(12_000, 8000, 'jpeg'), {}, 422, '/file'],
    ['30 megapixels of AVIF', await pictureOfSize(6000, 5000, 'avif'), {}, 422, '/file'],
    ['half a JPEG', picture.subarray(0, picture.length >> 1), {}, 422, '/file'],
    ['8 pixels', await testPicture({ width: 8, height: 8 }), {}, 422, '/file'],
    ['no file', undefined, {}, 400, '/file'],
    ['no item', picture, { itemId: 'x' }, 400, '/itemId'],
    ['fifth kind', picture, { kind: '5' }, 400, '/kind'],
    ['unknown field', picture, { fremd: '1' }, 400, '/fremd'],
    ['square panorama', picture, { kind: '2' }, 422, '/kind'],
    ['video without address', picture, { kind: '4' }, 400, '/videoUrl'],
    ['video over http', picture, { kind: '4', videoUrl: 'http://a.li' }, 400, '/videoUrl'],
    ['script as address', picture, { kind: '4', videoUrl: 'javascript:alert(1)' }, 400, '/videoUrl'],
    ['picture with an address', picture, { videoUrl: 'https://a.li' }, 400, '/videoUrl'],
    ['NUL', picture, { alt: 'a\0b' }, 400, '/alt'],
  ];
  for (const [what, file, fields, status, field] of cases) {
    const response = await upload(file, fields);
    expect([what, response.statusCode, response.headers['content-type']]).toEqual([
      what,
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect([what, response.json<Problem>().errors?.[0]?.field]).toEqual([what, field]);
    if (what.includes('megapixels')) expect(response.json<Problem>().type).toBe('/problems/picture-pixels');
  }
  expect(
    (await api.app.inject({ method: 'POST', url: '/items/media/', payload: { itemId: bakery.id }, headers: editor }))
      .statusCode,
  ).toBe(415);
  for (const broken of [
    '',
    '--x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    '--x\r\n\r\n\r\n--x--',
  ]) {
    const response = await api.app.inject({
      method: 'POST',
      url: '/items/media/',
      payload: broken,
      headers: { ...editor, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([broken, response.statusCode >= 400 && response.statusCode < 500, response.headers['content-type']]).toEqual(
      [broken, true, 'application/problem+json; charset=utf-8'],
    );
  }
  expect((await upload(picture, { itemId: foreign.id })).statusCode).toBe(403);
  await sweepFiles(api.db, await store(), 0);
  await nothingStored();
}, 180_000);

test('keeps a panorama wide enough to look around, and stores where a video plays', async () => {
  const panorama = (
    await upload(await testPicture({ seed: 7, width: 1700, height: 850 }), { kind: '2' })
  ).json<DashboardMedium>();
  expect([panorama.kind, panorama.renditions.map(({ width }) => width)]).toEqual([2, [320, 800, 1600, 1700]]);
  const video = (
    await upload(await testPicture({ seed: 8, ...small }), { kind: '4', videoUrl: 'https://video.example/1' })
  ).json<DashboardMedium>();
  expect(video).toMatchObject({ kind: 4, videoUrl: 'https://video.example/1', sortOrder: 2 });
  expect((await updateMedium(video.id, { kind: 1 })).statusCode).toBe(400);
  expect((await updateMedium(video.id, { kind: 1, videoUrl: null })).json()).toMatchObject({ kind: 1, videoUrl: null });
  expect((await updateMedium(video.id, { kind: 2 })).statusCode).toBe(422);
  await remove(panorama.id);
  await remove(video.id);
});

test('edits texts, order and kind, reports conflicts with both values, and restores them from the history', async () => {
  const first = (await upload(await testPicture({ seed: 9, ...small }), { title: 'Laden' })).json<DashboardMedium>();
  const second = (await upload(await testPicture({ seed: 10, ...small }))).json<DashboardMedium>();
  expect(
    (await updateMedium(second.id, { sortOrder: 0, alt: 'Gebäck', dateUpdated: second.dateUpdated })).json(),
  ).toMatchObject({ sortOrder: 0, alt: 'Gebäck', title: '' });
  expect((await publicMedia()).map(({ id }) => id)).toEqual([second.id, first.id]);
  const conflict = await updateMedium(second.id, { alt: 'Kuchen', dateUpdated: second.dateUpdated });
  expect([conflict.statusCode, conflict.json<Problem>().conflicts]).toEqual([
    409,
    [{ field: 'alt', yours: 'Kuchen', theirs: 'Gebäck' }],
  ]);

  const version = async () => (await api.app.inject(`/items/nanoid/${bakery.nano_id}`)).json<Item>().version;
  const before = await version();
  await updateMedium(first.id, { title: 'Anders' });
  const [revision] = (await api.app.inject({ url: `/items/${bakery.id}/revisions/`, headers: editor })).json<
    { action: string; author: string; changes: object }[]
  >();
  expect(revision).toMatchObject({
    action: 'media-update',
    author: 'one@test.example',
    changes: { media: { before: expect.stringContaining('Laden'), after: expect.stringContaining('Anders') } },
  });
  const restore = async (to: number) =>
    (
      await api.app.inject({
        method: 'POST',
        url: `/items/${bakery.id}/revisions/${to}/restore`,
        payload: { version: await version() },
        headers: editor,
      })
    ).statusCode;
  expect(await restore(before)).toBe(200);
  expect((await publicMedia()).map(({ title }) => title)).toEqual(['', 'Laden']);
  // A deleted picture cannot be restored, as its file is deleted.
  await remove(first.id);
  expect(await restore(before)).toBe(200);
  expect((await publicMedia()).map(({ id }) => id)).toEqual([second.id]);

  const page = (
    await api.app.inject({
      url: `/items/media/?text=${encodeURIComponent(bakery.title.slice(0, 5))}&kind=1&branch=1`,
      headers: editor,
    })
  ).json<DashboardMediaPage>();
  expect([page.total, page.pageCount, page.media.map(({ id, itemTitle }) => [id, itemTitle])]).toEqual([
    1,
    1,
    [[second.id, bakery.title]],
  ]);
  expect(
    (await api.app.inject({ url: `/items/media/?text=gibtsnicht`, headers: editor })).json<DashboardMediaPage>().total,
  ).toBe(0);
  expect((await api.app.inject({ url: `/items/media/?branch=2`, headers: editor })).statusCode).toBe(403);
  await remove(second.id);
  await nothingStored();
});

test('does not free a file that is in use', async () => {
  const picture = await testPicture({ seed: 11, ...small });
  const { id } = (await upload(picture)).json<DashboardMedium>();
  await completed();
  const names = await stored();
  await freeFile(api.db, await store(), fileHash(picture));
  expect(await stored()).toEqual(names);
  expect((await api.db.selectFrom('media_files').select('is_ready').executeTakeFirstOrThrow()).is_ready).toBe(true);
  await remove(id);
});
