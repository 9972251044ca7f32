import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Item } from '@umkreis/contract/item.ts';
import { createApi } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { ISSUER } from '../testing/test-issuer.ts';

let api: TestApi;
let app: TestApi['app'];
let dataDir: string;
const statements: string[] = [];
const compiler = new PostgresQueryCompiler();
const recorder: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    statements.push(compiler.compileQuery(node, queryId).sql.replaceAll('"', ''));
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  api = await startTestApi(seedGuide);
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-statements-'));
  const config = readConfig({
    NODE_ENV: 'test',
    UMKREIS_DATA: dataDir,
    AUTH_ISSUER: ISSUER,
    AUTH_JWKS_URL: api.issuer.jwksUrl,
    LOG_LEVEL: 'silent',
    RUNS_JOBS: 'false',
  });
  app = await createApi({ db: api.db.withPlugin(recorder), dataDir, config });
  await app.ready();
});
afterAll(async () => {
  await app?.close();
  await api?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

it('reads the row of an edited item once and updates it once', async () => {
  const authorization = `Bearer ${await api.issuer.tokenOf('one@test.example')}`;
  const url = `/items/${bakery.id}`;
  const stored = (
    await app.inject({ method: 'GET', url: `/items/dashboard/${bakery.id}`, headers: { authorization } })
  ).json<Item>();
  statements.length = 0;
  const response = await app.inject({
    method: 'PUT',
    url,
    headers: { authorization },
    payload: { version: stored.version, title: 'Neue Bäckerei', lat: 47.15 },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json<Item>()).toMatchObject({ title: 'Neue Bäckerei', lat: 47.15, version: stored.version + 1 });

  const ofItem = statements.filter((sql) => / from items where | update items |^update items /.test(sql));
  expect(ofItem.filter((sql) => sql.startsWith('update'))).toHaveLength(1);
  const reads = ofItem.filter((sql) => sql.startsWith('select'));
  // The first one looks up its branch, the last one reads what belongs to it for the response.
  expect(reads).toEqual([
    'select owner_id, id from items where id = $1',
    'select * from items where owner_id = $1 and id = $2 for update',
    expect.stringMatching(/^select .*\(select coalesce\(json_agg.* from items where owner_id = \$\d+ and id = \$\d+$/),
  ]);
  expect(statements.length).toBeLessThan(8);
  expect(statements.filter((sql) => sql.includes('jsonb(t) as row'))).toEqual([]);
});
