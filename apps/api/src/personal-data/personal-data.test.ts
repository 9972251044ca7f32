import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PersonErased, PersonExport, PersonFound } from '@umkreis/contract/personal-data.ts';
import { addressHash } from '@umkreis/db/personal-data/same-address.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { contest } from '../testing/reference-samples.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const ANNA = 'anna@example.org';
const OTHER = 'hanna@example.org';
const STAFF = 'staff@test.example';
let api: TestApi;
let contestId: string;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  contestId = await contest(api.db, 'ended');
  await api.db.deleteFrom('contest_participants').where('contest_id', '=', contestId).execute();
});
afterAll(async () => api?.close());

async function call<T>(what: 'find' | 'export' | 'erase', email: string, by = STAFF) {
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf(by)}` };
  const response = await api.app.inject({
    method: 'POST',
    url: `/personal-data/${what}/`,
    headers,
    payload: { email },
  });
  return { status: response.statusCode, body: response.json<T>() };
}
async function store(email: string) {
  await api.db
    .insertInto('contest_participants')
    .values({ id: uniqueId(), contest_id: contestId, name: 'Anna Beck', email: email.toLowerCase(), answer: '1834' })
    .execute();
  await api.db
    .insertInto('change_requests')
    .values({
      owner_id: 2,
      id: uniqueId(),
      link_id: uniqueId(),
      item_id: bakery.id,
      search_shortcut_id: null,
      changes: JSON.stringify({ title: { before: 'A', after: 'B' } }),
      note: 'Ruft mich an: 079',
      contact_email: email,
      date_decided: null,
    })
    .execute();
}
const dump = async () =>
  JSON.stringify([
    await api.db.selectFrom('contest_participants').selectAll().execute(),
    await api.db.selectFrom('change_requests').selectAll().execute(),
    await api.db.selectFrom('access_log').selectAll().execute(),
  ]);
const logged = (action: 'personal-data-find' | 'personal-data-export' | 'personal-data-erase') =>
  api.db.selectFrom('access_log').selectAll().where('action', '=', action).orderBy('id').execute();

it('finds, exports and erases what is stored under an address in any case, and nothing of others', async () => {
  await store('Anna@Example.org');
  await store(OTHER);
  const found = await call<PersonFound>('find', 'ANNA@example.ORG');
  expect(found.body.counts).toEqual([
    { kind: 'contest-entries', branchShortId: 1, count: 1 },
    { kind: 'change-requests', branchShortId: 2, count: 1 },
  ]);
  const exported = await call<PersonExport>('export', ANNA);
  expect(exported.body.contestEntries).toMatchObject([{ contestId, name: 'Anna Beck', email: ANNA, answer: '1834' }]);
  expect(exported.body.changeRequests).toMatchObject([
    { branchShortId: 2, note: 'Ruft mich an: 079', contactEmail: 'Anna@Example.org', itemId: bakery.id },
  ]);
  const erased = await call<PersonErased>('erase', ` ${ANNA} `);
  expect(erased.body).toEqual({ contestEntries: 1, changeRequests: 1, addressHash: addressHash(ANNA) });
  expect((await call<PersonFound>('find', ANNA)).body.counts).toEqual([]);
  expect((await call<PersonFound>('find', OTHER)).body.counts).toHaveLength(2);
  expect(await api.db.selectFrom('contest_participants').selectAll().where('name', '=', '').execute()).toMatchObject([
    { contest_id: contestId, answer: '', date_erased: expect.any(Date) },
  ]);
  expect((await dump()).toLowerCase()).not.toContain(`"${ANNA}`);
});

it('reports that a second erasure erases nothing', async () => {
  const before = JSON.parse(await dump()) as unknown[];
  const again = await call<PersonErased>('erase', ANNA);
  expect(again).toMatchObject({ status: 200, body: { contestEntries: 0, changeRequests: 0 } });
  expect((JSON.parse(await dump()) as unknown[]).slice(0, 2)).toEqual(before.slice(0, 2));
});

it('records each call with person, counts and the hash of the address, never the address', async () => {
  const hash = addressHash(ANNA);
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(await logged('personal-data-find')).toContainEqual(
    expect.objectContaining({ person: STAFF, records: 2, details: { addressHash: hash } }),
  );
  expect(await logged('personal-data-export')).toMatchObject([{ person: STAFF, records: 2 }]);
  expect(await logged('personal-data-erase')).toMatchObject([
    { person: STAFF, records: 2, details: { contestEntries: 1, changeRequests: 1, addressHash: hash } },
    { person: STAFF, records: 0, details: { contestEntries: 0, changeRequests: 0, addressHash: hash } },
  ]);
  expect(JSON.stringify(await api.db.selectFrom('access_log').selectAll().execute())).not.toMatch(/h?anna@/i);
});

it('lets the same person participate again after the erasure', async () => {
  await store(ANNA);
  expect((await call<PersonFound>('find', ANNA)).body.counts).toHaveLength(2);
});

it('admits staff only, and changes nothing for others', async () => {
  const before = JSON.parse(await dump()) as unknown[];
  for (const by of ['one@test.example', 'viewer@test.example'])
    for (const what of ['find', 'export', 'erase'] as const) expect((await call(what, ANNA, by)).status).toBe(403);
  expect(JSON.parse(await dump())).toEqual(before);
});

it('rejects an invalid address', async () => {
  for (const email of ['', 'anna', '%', 'a@b\0.org']) expect((await call('erase', email)).status).toBe(400);
});

it('returns how long personal data is stored', async () => {
  const headers = { authorization: `Bearer ${await api.issuer.tokenOf(STAFF)}` };
  const response = await api.app.inject({ url: '/personal-data/retention/', headers });
  expect(response.json()).toEqual({ contestEntriesDays: 180, contactsDays: 180, auditDays: 365, lastRun: null });
});

it('limits how many addresses one client tries', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 62; n++) statuses.add((await call('find', `p${n}@example.org`)).status);
  expect(statuses).toEqual(new Set([200, 429]));
});
