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
    identity: { branchShortId: 1, name: 'Eingang Nord', ...place, house: null, sign: null, version: 2 },
    command: null,
  });
  const listed = (await call<StoredKiosk[]>('GET', '/kiosks/')).body.find(({ id }) => id === created.id)!;
  expect(listed.running).toEqual(running);
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
