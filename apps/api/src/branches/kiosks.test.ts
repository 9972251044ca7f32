import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredKiosk, KioskResponse } from '@umkreis/contract/kiosk.ts';
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
  expect(body).toEqual({ identity: { branchShortId: 1, name: 'Eingang Nord', ...place, version: 2 }, command: null });
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
