import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kioskCodePattern } from '@umkreis/contract/kiosk-code.ts';
import type { KioskCode, KioskResponse, StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call<T>(method: Method, url: string, payload?: object, email = 'one@test.example') {
  const response = await api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf(email)}` },
  });
  return { status: response.statusCode, body: response.json<T>() };
}
const running = { release: 'kiosk-1', dateOfData: '2026-11-20T10:00:00.000Z', screen: '1080x1920' };
async function heartbeat(kioskKey: string, more: object = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/kiosks/heartbeats/',
    payload: { kioskKey, ...running, ...more },
  });
  return { status: response.statusCode, body: response.json<KioskResponse>() };
}
const createKiosk = async (name: string) =>
  (await call<StoredKiosk>('POST', '/kiosks/', { branchShortId: 1, name })).body;

test('identifies a kiosk by the key of its start address and shows its status in the dashboard', async () => {
  const created = await createKiosk('Eingang Nord');
  expect([created.lastContact, created.running]).toEqual([null, null]);
  const home = { center: [9.5, 47.1], zoom: 15, bearing: 90, pitch: 0 };
  const place = { position: [9.51, 47.12], heading: 270, level: 'EG', homeView: home, scale: 1.25 };
  await call('PUT', `/kiosks/${created.id}`, place);

  const { status, body } = await heartbeat(created.kioskKey);
  expect(status).toBe(201);
  expect(body).toEqual({
    identity: {
      branchShortId: 1,
      name: 'Eingang Nord',
      ...place,
      house: null,
      sign: null,
      screenTimes: null,
      version: 2,
    },
    command: null,
  });
  const listed = (await call<StoredKiosk[]>('GET', '/kiosks/')).body.find(({ id }) => id === created.id)!;
  expect(listed.running).toEqual({ ...running, lastUse: null, errors: [] });
  expect(listed.lastContact).not.toBeNull();
});

test('returns a command until the kiosk takes it; a newer one replaces it', async () => {
  const { id, kioskKey } = await createKiosk('Foyer');
  await call('POST', `/kiosks/${id}/commands/`, { deed: 'reload' });
  await call('POST', `/kiosks/${id}/commands/`, { deed: 'home' });
  const first = (await heartbeat(kioskKey)).body.command!;
  expect(first.deed).toBe('home');
  expect((await heartbeat(kioskKey)).body.command).toEqual(first);
  expect((await heartbeat(kioskKey, { commandDone: '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7' })).body.command).toEqual(
    first,
  );
  expect((await heartbeat(kioskKey, { commandDone: first.id })).body.command).toBeNull();
  expect((await heartbeat(kioskKey)).body.command).toBeNull();
  const { command } = (await call<StoredKiosk[]>('GET', '/kiosks/')).body.find((one) => one.id === id)!;
  expect([command!.author, command!.dateDone === null]).toEqual(['one@test.example', false]);
});

test('rejects a wrong or deleted key', async () => {
  const { id, kioskKey } = await createKiosk('Kasse');
  expect((await heartbeat('A'.repeat(22))).status).toBe(404);
  expect((await call('DELETE', `/kiosks/${id}`)).status).toBe(200);
  expect((await heartbeat(kioskKey)).status).toBe(404);
});

test('lists kiosks without keys for a viewer, and none for another branch', async () => {
  const { id } = await createKiosk('Parkhaus');
  const seen = (await call<StoredKiosk[]>('GET', '/kiosks/', undefined, 'viewer@test.example')).body;
  expect(seen.find((one) => one.id === id)?.kioskKey).toBe('');
  const other = (await call<StoredKiosk[]>('GET', '/kiosks/', undefined, 'two@test.example')).body;
  expect(other.some((one) => one.id === id)).toBe(false);
});

test("accepts only the status of the screen in a heartbeat, and does not change the branch's content version", async () => {
  const versionOf = () =>
    api.db.selectFrom('branches').where('short_id', '=', 1).select('content_version').executeTakeFirstOrThrow();
  const before = await versionOf();
  const { kioskKey } = await createKiosk('Turm');
  expect((await heartbeat(kioskKey, { visitor: 'Anna' })).status).toBe(400);
  await heartbeat(kioskKey);
  expect(await versionOf()).toEqual(before);
});

const codes = (id: string, email?: string) => call<KioskCode>('POST', `/kiosks/${id}/codes/`, undefined, email);
const use = async (code: string) => {
  const response = await api.app.inject({ method: 'POST', url: '/kiosks/codes/', payload: { code } });
  return { status: response.statusCode, body: response.json<{ branchShortId: number; kioskKey: string }>() };
};

test('stores house and sign of a kiosk, and rejects too many, too long or reversed notices', async () => {
  const { id, kioskKey } = await createKiosk('Halle');
  const notice = { text: 'Lift in Revision', from: '2026-11-20', to: '2026-11-30' };
  const sign = { parts: ['clock', 'notices'], notices: [notice] };
  expect((await call('PUT', `/kiosks/${id}`, { house: 'abcdefgh', sign })).status).toBe(200);
  expect((await heartbeat(kioskKey)).body.identity).toMatchObject({ house: 'abcdefgh', sign, version: 2 });
  const statusOf = async (notices: object[]) =>
    (await call('PUT', `/kiosks/${id}`, { sign: { parts: [], notices } })).status;
  expect(await statusOf(Array.from({ length: 6 }, () => notice))).toBe(400);
  expect(await statusOf([{ ...notice, text: 'a'.repeat(201) }])).toBe(400);
  expect(await statusOf([{ ...notice, to: '2026-11-19' }])).toBe(400);
  expect((await heartbeat(kioskKey)).body.identity.sign).toEqual(sign);
});

test('opens a kiosk by a code once, however it is typed; a newer code replaces it', async () => {
  const { id, kioskKey } = await createKiosk('Schalter');
  const first = (await codes(id)).body;
  expect(first.code).toMatch(kioskCodePattern);
  const { code, dateExpires } = (await codes(id)).body;
  expect(Date.parse(dateExpires) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect((await use(first.code)).status).toBe(404);
  const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  expect(await use(typed)).toEqual({ status: 201, body: { branchShortId: 1, kioskKey } });
  expect((await use(code)).status).toBe(404);
});

test('opens nothing by an expired, wrong or empty code', async () => {
  const { id } = await createKiosk('Galerie');
  const { code } = (await codes(id)).body;
  await api.db
    .updateTable('kiosks')
    .set({ code_expires: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();
  for (const wrong of [code, 'ABCDEFGH', '', 'O0I1O0I1']) expect((await use(wrong)).status, wrong).toBe(404);
});

test('gives codes to editors of the branch only, and stores and lists none', async () => {
  const { id } = await createKiosk('Werkhof');
  expect((await codes(id, 'viewer@test.example')).status).toBe(403);
  expect((await codes(id, 'two@test.example')).status).toBe(403);
  const { code } = (await codes(id)).body;
  const stored = await api.db.selectFrom('kiosks').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const revisions = await api.db.selectFrom('reference_revisions').where('entity_id', '=', id).selectAll().execute();
  const listed = (await call('GET', '/kiosks/')).body;
  expect(JSON.stringify([stored, revisions, listed])).not.toContain(code);
  expect(JSON.stringify(revisions)).toContain('codeExpires');
});

test('limits attempts by address', async () => {
  const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await use('ABCDEFGH')).status));
  expect(statuses).toContain(429);
});

test('stores when the screen is on, and rejects hours that nobody can read', async () => {
  const { id, kioskKey } = await createKiosk('Schaufenster');
  const write = (screenTimes: object | null) => call('PUT', `/kiosks/${id}`, { screenTimes });
  const times = { by: 'hours', hours: 'Mo-Fr 07:00-01:00, Sa 08:00-02:00; PH off' };
  expect((await write(times)).status).toBe(200);
  expect((await heartbeat(kioskKey)).body.identity).toMatchObject({ screenTimes: times, version: 2 });
  for (const wrong of [
    { by: 'hours', hours: 'sometimes' },
    { by: 'hours' },
    { by: 'moon' },
    { by: 'house', hours: '' },
  ])
    expect((await write(wrong)).status, JSON.stringify(wrong)).toBe(400);
  const created = await call('POST', '/kiosks/', {
    branchShortId: 1,
    name: 'Dach',
    screenTimes: { by: 'hours', hours: 'sometimes' },
  });
  expect(created.status).toBe(400);
  expect((await write({ by: 'house' })).status).toBe(200);
  expect((await heartbeat(kioskKey)).body.identity.screenTimes).toEqual({ by: 'house' });
  const old = { ...running, dateOfData: null };
  await api.db
    .updateTable('kiosks')
    .set({ running: JSON.stringify(old) })
    .where('id', '=', id)
    .execute();
  expect((await kioskOf(id)).running, 'of an older release').toEqual({ ...old, lastUse: null, errors: [] });
});

const kioskOf = async (id: string) => (await call<StoredKiosk[]>('GET', '/kiosks/')).body.find((one) => one.id === id)!;
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('stores sessions by day, and neither reduces them nor stores those of a wrong clock', async () => {
  const { id, kioskKey } = await createKiosk('Halle West');
  const [today, yesterday] = [dayBefore(0), dayBefore(1)];
  const lastUse = new Date().toISOString();
  const visits = [
    { day: today, sessions: 3 },
    { day: yesterday, sessions: 40 },
    { day: '2099-01-01', sessions: 9 },
    { day: '1999-01-01', sessions: 9 },
  ];
  expect((await heartbeat(kioskKey, { visits, lastUse })).status).toBe(201);
  await heartbeat(kioskKey, {
    visits: [
      { day: today, sessions: 4 },
      { day: yesterday, sessions: 2 },
    ],
    lastUse,
  });
  const listed = await kioskOf(id);
  expect(listed.visits).toEqual([
    { day: today, sessions: 4 },
    { day: yesterday, sessions: 40 },
  ]);
  expect(listed.running!.lastUse).toBe(lastUse);
  const tooMany = Array.from({ length: 15 }, (_, n) => ({ day: dayBefore(n), sessions: 1 }));
  expect((await heartbeat(kioskKey, { visits: tooMany })).status).toBe(400);
});

test('shows the last errors of the page, at most ten short ones', async () => {
  const { id, kioskKey } = await createKiosk('Halle Ost');
  const error = { message: 'TypeError: x is undefined', last: '2026-11-20T10:00:00.000Z', count: 3 };
  expect((await heartbeat(kioskKey, { errors: Array.from({ length: 10 }, () => error) })).status).toBe(201);
  expect((await kioskOf(id)).running!.errors[0]).toEqual(error);
  expect((await heartbeat(kioskKey, { errors: [{ ...error, message: 'x'.repeat(201) }] })).status).toBe(400);
  expect((await heartbeat(kioskKey, { errors: Array.from({ length: 11 }, () => error) })).status).toBe(400);
  expect((await heartbeat(kioskKey, { errors: [{ ...error, typed: 'Anna' }] })).status).toBe(400);
});

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#bcdcec' } })
    .webp()
    .toBuffer();
async function sendPicture(kioskKey: string, command: string, bytes: Buffer) {
  const payload = { kioskKey, command, content: 'screen', picture: bytes.toString('base64') };
  return (await api.app.inject({ method: 'POST', url: '/kiosks/pictures/', payload })).statusCode;
}
const askForPicture = async (id: string) =>
  (await call<StoredKiosk>('POST', `/kiosks/${id}/commands/`, { deed: 'picture' })).body.command!.id;

test('stores a picture of the screen for its command, for a day and for the editors of the branch', async () => {
  const { id, kioskKey } = await createKiosk('Passage');
  const command = await askForPicture(id);
  const screen = await pictureOf(360, 640);
  expect((await call('GET', `/kiosks/${id}/picture`)).status).toBe(404);
  expect(await sendPicture(kioskKey, command, screen)).toBe(201);
  expect((await kioskOf(id)).picture).toMatchObject({ content: 'screen' });
  const { status, body } = await call<{ picture: string }>(
    'GET',
    `/kiosks/${id}/picture`,
    undefined,
    'viewer@test.example',
  );
  expect(status).toBe(200);
  expect(await sharp(Buffer.from(body.picture, 'base64')).metadata()).toMatchObject({
    format: 'webp',
    width: 360,
    height: 640,
  });
  expect((await call('GET', `/kiosks/${id}/picture`, undefined, 'two@test.example')).status).toBe(403);
  const anonymous = await api.app.inject({ method: 'GET', url: `/kiosks/${id}/picture` });
  expect(anonymous.statusCode).toBe(401);

  await api.db
    .updateTable('kiosk_pictures')
    .set({ date_taken: new Date(Date.now() - 25 * 3_600_000) })
    .where('kiosk_id', '=', id)
    .execute();
  expect((await call('GET', `/kiosks/${id}/picture`)).status).toBe(404);
  expect((await kioskOf(id)).picture).toBeNull();
  await heartbeat((await createKiosk('Anderer')).kioskKey);
  const left = await api.db.selectFrom('kiosk_pictures').where('kiosk_id', '=', id).selectAll().execute();
  expect(left).toEqual([]);
});

test('rejects a picture that nobody asked for, that is none, or too large', async () => {
  const { id, kioskKey } = await createKiosk('Tunnel');
  const command = await askForPicture(id);
  const screen = await pictureOf(360, 640);
  expect(await sendPicture('A'.repeat(22), command, screen)).toBe(404);
  expect(await sendPicture(kioskKey, '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7', screen)).toBe(404);
  expect(await sendPicture(kioskKey, command, Buffer.from('<svg onload="alert(1)"/>'))).toBe(415);
  expect(await sendPicture(kioskKey, command, screen.subarray(0, 40))).toBe(422);
  expect(await sendPicture(kioskKey, command, await pictureOf(641, 400))).toBe(422);
  expect(await sendPicture(kioskKey, command, Buffer.alloc(200_000))).toBe(413);
  await call('POST', `/kiosks/${id}/commands/`, { deed: 'home' });
  expect(await sendPicture(kioskKey, command, screen), 'replaced').toBe(404);
  const again = await askForPicture(id);
  await api.db
    .updateTable('kiosks')
    .set({ command_asked: new Date(Date.now() - 3_700_000) })
    .where('id', '=', id)
    .execute();
  expect(await sendPicture(kioskKey, again, screen), 'an hour later').toBe(404);
  expect((await kioskOf(id)).picture).toBeNull();
});
