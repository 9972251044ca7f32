import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, operations, type Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import { exampleCall, type CreateSample } from '../testing/sample.ts';
import { eventSamples, openSamples, ownedSamples, requestSamples } from '../testing/endpoint-samples.ts';
import { arrangedOpenSamples, arrangedSamples, staffSamples } from '../testing/reference-samples.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const AUTHOR = 'staff@test.example';
const samples: Record<string, CreateSample> = {
  ...ownedSamples,
  ...eventSamples,
  ...requestSamples,
  ...arrangedSamples,
  ...staffSamples,
  ...openSamples,
  ...arrangedOpenSamples,
};

/** Writes without a revision, each with its reason. */
const without: Record<string, string> = {
  'POST /geojsons/': 'a draft of its author, who is kept with it; linking it to an item is the revision',
  'POST /jsons/': 'a draft of its author, who is kept with it; linking it to an item is the revision',
  'POST /branches/{branchShortId}/logo/': 'a file that nothing shows; setting it as logo is the revision',
  'PUT /branches/{branchShortId}/imports/file/': 'reads a file and writes nothing',
  'PUT /imports/mapping/': 'what the next import suggests; the imported places are revisions',
  'PUT /imports/{id}/undo/': 'of an import without places; those of others are revisions',
  'POST /personal-data/find/': 'a read, recorded in the audit log',
  'POST /personal-data/export/': 'a read, recorded in the audit log',
  'POST /personal-data/erase/': 'a revision would keep what is erased; the audit log has who, when and how much',
  'POST /items/change-requests/{id}/reopen':
    'of a declined request, which changed nothing; the audit log has who and when, and undoing an acceptance is a revision',
  'PUT /saved-views/{id}': 'a preference of the member, whom the row names',
  'DELETE /saved-views/{id}': 'a preference of the member, whom the row names',
  'PUT /items/change-requests/{id}':
    'a declined request changes nothing; who decided is kept with it, and accepting is a revision of the item',
};

let api: TestApi;
const writes = operations.filter((name) => !name.startsWith('GET ') && endpoints[name].right !== 'public');

beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

async function revisions(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select (select count(*) from item_revisions where author = ${AUTHOR} and changes <> '{}'::jsonb)::int
    + (select count(*) from event_revisions where author = ${AUTHOR} and changes <> '{}'::jsonb)::int
    + (select count(*) from branch_revisions where author = ${AUTHOR} and changes <> '{}'::jsonb)::int
    + (select count(*) from staff_revisions where author = ${AUTHOR} and changes <> '{}'::jsonb)::int
    + (select count(*) from reference_revisions where author = ${AUTHOR})::int as count`.execute(api.db);
  return rows[0]!.count;
}

/** A link that exists already is not written and gets no revision: the samples need an item without links. */
async function unlink(): Promise<void> {
  for (const table of ['item_categories', 'item_tags', 'featured'] as const)
    await api.db.deleteFrom(table).where('item_id', '=', bakery.id).execute();
}

test('records every write as a revision with the person and the change', async () => {
  const authorization = `Bearer ${await api.issuer.tokenOf(AUTHOR)}`;
  const silent: string[] = [];
  for (const name of writes.filter((one) => !without[one])) {
    await unlink();
    const { url, payload, headers } = exampleCall(name, await samples[name]!(api.db, AUTHOR));
    const before = await revisions();
    const response = await api.app.inject({
      method: name.split(' ')[0] as 'POST',
      url,
      ...(payload && { payload }),
      headers: { ...headers, authorization },
    });
    expect([name, response.statusCode < 300, response.statusCode < 300 ? '' : response.body]).toEqual([name, true, '']);
    if ((await revisions()) === before) silent.push(name);
  }
  expect(silent).toEqual([]);
  expect(Object.keys(without).filter((name) => !writes.includes(name as Operation))).toEqual([]);
});
