import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { EditedBranch } from '@umkreis/contract/branch-settings.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { bakery, foreign, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { testPicture } from '../testing/test-picture.ts';
import { uploadForm } from '../testing/upload-form.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());
beforeEach(async () => {
  const changed = await api.db.selectFrom('branches').where('settings_version', '>', 1).select('short_id').execute();
  if (changed.length === 0) return;
  await api.db.deleteFrom('branch_revisions').execute();
  await api.db.updateTable('branches').set({ settings: null, settings_version: 1 }).execute();
  await api.restart();
});

const ONE = 'one@test.example';
const call = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, email = ONE) =>
  api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(email)}` },
    ...(payload && { payload }),
  });
const putSettings = (payload: object, email = ONE) => call('PUT', '/branches/1/settings', payload, email);
const settings = async () => (await call('GET', '/branches/1/settings')).json<EditedBranch>();
const branchMenu = async (shortId = 1) =>
  (await api.app.inject('/branches/')).json<Branch[]>().find((one) => one.shortId === shortId)!;

test('publishes a setting to every surface at once, and follows the configuration again when the value equals it', async () => {
  const before = await settings();
  expect(before).toMatchObject({ version: 1, edited: [] });
  const response = await putSettings({
    version: 1,
    menuTitle: 'Unser Vaduz',
    accentColor: '#00AA55',
    feedbackEmail: 'a@b.li',
  });
  expect(response.json()).toMatchObject({ version: 2, edited: ['menuTitle', 'accentColor', 'feedbackEmail'] });
  expect(await branchMenu()).toMatchObject({
    menuTitle: 'Unser Vaduz',
    accentColor: '#00AA55',
    feedbackEmail: 'a@b.li',
  });
  expect((await branchMenu(2)).menuTitle).toBe('Gemeinde Triesen');
  const { menuTitle, accentColor, feedbackEmail } = before.configured;
  await putSettings({ version: 2, menuTitle, accentColor, feedbackEmail });
  expect(await settings()).toEqual({ ...before, version: 3 });
  expect(await api.db.selectFrom('branches').where('short_id', '=', 1).select('settings').execute()).toEqual([
    { settings: null },
  ]);
});

test('keeps the settings after a restart, even while the database is down', async () => {
  await putSettings({ version: 1, menuTitle: 'Unser Vaduz' });
  await expect.poll(async () => (await branchMenu()).menuTitle).toBe('Unser Vaduz');
  await api.restart();
  expect((await branchMenu()).menuTitle).toBe('Unser Vaduz');
});

const twice = (rows: unknown[]) => [...rows, ...rows];
test.each([
  ['no colour', { accentColor: 'red' }, '/accentColor'],
  ['no title', { title: '  ' }, '/title'],
  ['no e-mail', { feedbackEmail: 'javascript:alert(1)' }, '/feedbackEmail'],
  ['a picture that is not there', { logo: 'other.png' }, '/logo'],
  ['a path instead of a picture', { logo: '../../etc/passwd' }, '/logo'],
  [
    'a style from nowhere',
    { seasons: [{ ...summer(), styleUrl: "https://a.example'; script-src *" }] },
    '/seasons/0/styleUrl',
  ],
  ['a season twice', { seasons: twice([summer()]) }, '/seasons'],
  ['a season with the path of the other', { seasons: [{ ...summer(), path: 'winter' }] }, '/seasons/0/path'],
  ['a first season that is none', { currentSeasonId: '[winter]' }, '/currentSeasonId'],
  ['no floor to begin with', { levels: [{ ...floor(), isDefault: false }] }, '/levels'],
  ["another branch's floor", { levels: [{ ...floor(), layerPath: '/branches/25/tiles_eg/' }] }, '/levels/0/layerPath'],
  ['a start beyond the area', { mapCenter: cameras(-70, 40) }, '/mapCenter'],
  [
    'an area where no place is',
    { mapBoundaries: areas([-71, 39, -69, 41]), mapCenter: cameras(-70, 40) },
    '/mapBoundaries',
  ],
  ['an area without extent', { mapBoundaries: areas([9.5, 47.1, 9.5, 47.1]) }, '/mapBoundaries/0/lngLatSwNeBounds'],
  ['a camera too few', { mapCenter: cameras(9.52, 47.14).slice(1) }, '/mapCenter'],
  ['a kiosk that never rests', { kiosk: { ...kiosk(), idleSeconds: 1 } }, '/kiosk/idleSeconds'],
  ["another branch's place in the middle", { centerItem: item(foreign.nano_id) }, '/centerItem/devItemNanoId'],
  ['a length that is none', { inFrame: { ...frame(), logoHeight: '1px;x:y' } }, '/inFrame/logoHeight'],
  ['what is no setting', { subdomain: 'evil' }, '/subdomain'],
])('rejects %s with a reason and changes nothing', async (_name, change, field) => {
  const before = await branchMenu();
  const response = await putSettings({ version: 1, menuTitle: 'halb', ...change });
  expect([response.statusCode, response.json<Problem>().errors?.[0]?.field]).toEqual([400, field]);
  expect(await branchMenu()).toEqual(before);
  expect(await settings()).toMatchObject({ version: 1, edited: [] });
});

test('accepts valid seasons, floors, start view, kiosk and frame', async () => {
  const change = {
    seasons: [summer()],
    currentSeasonId: '[summer]',
    levels: [floor()],
    mapCenter: cameras(9.53, 47.15),
    mapBoundaries: areas([9.4, 47.1, 9.6, 47.2]),
    kiosk: { ...kiosk(), globalMarginTop: 120 },
    centerItem: item(bakery.nano_id),
    inFrame: { ...frame(), title: 'Karte' },
  };
  expect((await putSettings({ version: 1, ...change })).statusCode).toBe(200);
  expect(await branchMenu()).toMatchObject(change);
  const [revision] = (await call('GET', '/branches/1/revisions/')).json<object[]>();
  expect(revision).toMatchObject({ names: { [bakery.nano_id]: { title: bakery.title, isDeleted: false } } });
});

test('ignores a stored value that is broken or moves the view away from the places', async () => {
  const before = await branchMenu();
  const broken = {
    accentColor: 'url(x)',
    seasons: 'none',
    currentSeasonId: '[winter]',
    mapCenter: cameras(-70, 40),
    levels: [{ key: '' }],
    kiosk: null,
    shortId: 7,
  };
  await api.db
    .updateTable('branches')
    .set({ settings: JSON.stringify({ ...broken, menuTitle: 'heil' }), settings_version: 9 })
    .where('short_id', '=', 1)
    .execute();
  await expect.poll(() => branchMenu()).toEqual({ ...before, menuTitle: 'heil' });
});

test('merges different settings of two editors, and reports a conflict for the same one', async () => {
  await putSettings({ version: 1, menuTitle: 'A' });
  expect((await putSettings({ version: 1, accentColor: '#112233' }, 'staff@test.example')).statusCode).toBe(200);
  const conflict = await putSettings({ version: 1, menuTitle: 'B' }, 'staff@test.example');
  expect(conflict.statusCode).toBe(409);
  expect(conflict.json()).toMatchObject({
    currentVersion: 3,
    conflicts: [{ field: 'menuTitle', yours: 'B', theirs: 'A' }],
  });
  expect(await branchMenu()).toMatchObject({ menuTitle: 'A', accentColor: '#112233' });
  expect((await putSettings({ version: 3, menuTitle: 'B' })).statusCode).toBe(200);
});

test('lists who changed what in the history and restores an earlier state', async () => {
  const { configured } = await settings();
  await putSettings({ version: 1, menuTitle: 'A' });
  await putSettings({ version: 2, menuTitle: 'B', accentColor: '#112233' }, 'staff@test.example');
  const revisions = (await call('GET', '/branches/1/revisions/')).json<object[]>();
  expect(revisions).toMatchObject([
    { revision: 3, author: 'staff@test.example', authorName: 'S', changes: { menuTitle: { before: 'A', after: 'B' } } },
    {
      revision: 2,
      author: ONE,
      authorName: 'E1',
      changes: { menuTitle: { before: configured.menuTitle, after: 'A' } },
    },
  ]);
  const back = await call('POST', '/branches/1/revisions/2/restore', { version: 3 });
  expect(back.json()).toMatchObject({ version: 4, edited: ['menuTitle'], settings: { menuTitle: 'A' } });
  await call('POST', '/branches/1/revisions/1/restore', { version: 4 });
  expect(await settings()).toMatchObject({ edited: [] });
  expect((await call('POST', '/branches/1/revisions/1/restore', { version: 4 })).statusCode).toBe(409);
  expect((await call('POST', '/branches/1/revisions/77/restore', { version: 5 })).statusCode).toBe(404);
});

test('stores a logo by its content, shows it once it is set, and falls back to the drawn one if its file is missing', async () => {
  const upload = async (file: Buffer) => {
    const form = await uploadForm({}, file);
    return api.app.inject({
      method: 'POST',
      url: '/branches/1/logo/',
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${await api.issuer.tokenOf(ONE)}` },
    });
  };
  const drawn = (await branchMenu()).logo;
  const response = await upload(await testPicture({ width: 800, height: 300 }));
  expect(response.statusCode).toBe(201);
  const { logo } = response.json<{ logo: string }>();
  expect(logo).toMatch(/^vaduz-[0-9a-f]{16}\.webp$/);
  expect((await branchMenu()).logo).toBe(drawn);
  expect((await putSettings({ version: 1, logo })).statusCode).toBe(200);
  expect((await branchMenu()).logo).toBe(logo);
  const file = path.join(api.dataDir, 'branches', logo);
  expect((await readFile(file)).includes('Testkamera')).toBe(false);
  await rm(file);
  await api.restart();
  expect((await branchMenu()).logo).toBe(drawn);
  expect((await upload(Buffer.from('<html><svg onload="alert(1)"/></html>'))).statusCode).toBe(415);
  expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
});

test('stores pictures of the app by content and size, and shows those that are set', async () => {
  const upload = async (width: number, height: number) => {
    const form = await uploadForm({}, await testPicture({ width, height }));
    const response = await api.app.inject({
      method: 'POST',
      url: '/branches/1/logo/?use=app',
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${await api.issuer.tokenOf(ONE)}` },
    });
    return response.json<{ logo: string }>().logo;
  };
  const narrow = await upload(720, 1280);
  const wide = await upload(2560, 1440);
  expect([narrow, wide]).toEqual([
    expect.stringMatching(/^vaduz-app-[0-9a-f]{16}-720x1280\.webp$/),
    expect.stringMatching(/^vaduz-app-[0-9a-f]{16}-1280x720\.webp$/),
  ]);
  const { version } = await settings();
  const put = async (appPictures: string[]) => (await putSettings({ version, appPictures })).statusCode;
  expect(await put([await upload(1200, 400)]), 'too long').toBe(400);
  expect(await put([wide.replace(/-app-\w+/, '-app-0123456789abcdef')]), 'not uploaded').toBe(400);
  expect(await put([wide.replace('vaduz', 'schaan')]), 'of another branch').toBe(400);
  expect(await put([narrow, wide])).toBe(200);
  expect((await settings()).settings.appPictures).toEqual([narrow, wide]);
});

function summer() {
  return { id: '[summer]', title: { de: 'Sommer', en: 'Summer' }, path: 'sommer', styleUrl: null };
}
function floor() {
  return { key: 'EG', sortOrder: 0, layerId: null, layerPath: null, isDefault: true };
}
function cameras(lon: number, lat: number) {
  return (['xs', 'smAndUp', 'md'] as const).map((breakpoint) => ({
    breakpoint,
    lon,
    lat,
    zoom: 14,
    pitch: 0,
    bearing: 0,
  }));
}
function areas([west, south, east, north]: [number, number, number, number]) {
  return (['xs', 'smAndUp', 'md'] as const).map((breakpoint) => ({
    breakpoint,
    lngLatSwNeBounds: [
      [west, south],
      [east, north],
    ],
  }));
}
function kiosk() {
  return {
    globalMarginTop: 0,
    globalMarginBottom: 0,
    screenSaverEnabled: true,
    idleSeconds: 90,
    resetOnEveryMove: false,
    mapPaddingBottom: null,
  };
}
function item(nanoId: string) {
  return { devItemNanoId: nanoId, productionItemNanoId: nanoId };
}
function frame() {
  return {
    logo: null,
    logoHeight: '32px',
    showSearchShortcuts: true,
    title: 'Vaduz',
    escapeFromFrameOnSearchShortcutClick: false,
  };
}
