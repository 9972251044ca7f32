import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';

import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { localIssuer } from '@umkreis/dev-identity/config.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import { seedStaff } from '@umkreis/dev-identity/seed-staff.ts';
import { signToken } from '@umkreis/dev-identity/sign-token.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { startService, waitForSuccess, type Service } from '@umkreis/start/services.ts';
import { oneAccountForAll } from '@umkreis/start/one-account-for-all.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { runFuzz } from './run-fuzz.ts';
import { sendRaw } from './send.ts';

const SEED = 20_261_122;
const CALLS = 600;
const AUDIENCE = 'https://api.umkreis.example';
const EMAIL_CLAIM = 'https://umkreis.example/email';

const shell = '<html lang="de"><head><title>…</title><!--head--></head><body><!--body--><!--boot--></body></html>';

let dataDir: string;
let database: OpenDatabase;
let services: Service[] = [];
let ports: { edge: number; api: number };
let token: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-fuzz-'));
  database = await openTestDatabase(dataDir);
  await seedReference(database.db, branchConfigs);
  await seedStaff(database.db);
  await database.db
    .insertInto('items')
    .values([1, 2, 3].map(() => itemRow({ owner_id: 1 })))
    .execute();
  await mkdir(path.join(dataDir, 'releases/shell/v1'), { recursive: true });
  await writeFile(path.join(dataDir, 'releases/shell/v1/index.html'), shell);
  await writeFile(
    path.join(dataDir, 'releases/releases.json'),
    JSON.stringify({ shell: { current: 'v1', previous: [] } }),
  );
  const api = await freePortFrom(20_000 + Math.floor(Math.random() * 20_000));
  const identity = await freePortFrom(api + 1);
  const edge = await freePortFrom(identity + 1);
  ports = { edge, api };
  const issuer = localIssuer(edge);
  const env = {
    ...oneAccountForAll,
    NODE_ENV: 'development',
    UMKREIS_DATA: dataDir,
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: AUDIENCE,
  };
  let failure: string | undefined;
  const start = (name: string, file: string, own: Record<string, string>) =>
    startService({
      name,
      args: [file],
      env: { ...env, ...own },
      onExit: (_, message) => (failure = `${name}: ${message}`),
    });
  services = [
    start('identity provider', 'tools/dev-identity/src/main.ts', {
      IDENTITY_PORT: String(identity),
      ISSUER_PORT: String(edge),
    }),
    start('API', 'apps/api/src/main.ts', {
      API_PORT: String(api),
      DATABASE_URL: database.url,
      AUTH_JWKS_URL: `http://127.0.0.1:${identity}/.well-known/jwks.json`,
    }),
    start('edge', 'apps/edge/src/main.ts', { PORT: String(edge), API_URL: `http://127.0.0.1:${api}` }),
  ];
  await waitForSuccess(`http://127.0.0.1:${api}${apiPaths.health}`, 40_000, () => failure);
  await waitForSuccess(`http://127.0.0.1:${edge}/edge/health`, 40_000, () => failure);
  token = await signToken(demoPeople[0]!, {
    dataDir,
    issuer,
    audience: AUDIENCE,
    emailClaim: EMAIL_CLAIM,
    lifetime: 600,
  });
}, 120_000);
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('unusual, wide, deep and long calls cause no status ≥ 500, no large rejection, little CPU and no hang', async () => {
  const local = (port: number) => ({ host: '127.0.0.1', port });
  const { failures, statuses } = await runFuzz(
    { edge: local(ports.edge), api: local(ports.api), branch: `vaduz.localhost:${ports.edge}` },
    { seed: SEED, calls: CALLS, token, pids: { api: [pidOf('API')], edge: [pidOf('edge')] } },
  );
  expect(failures).toEqual([]);
  expect(statuses['4xx']).toBeGreaterThan(CALLS / 4);
}, 240_000);
const pidOf = (name: string) => services.find((service) => service.name === name)!.process.pid!;

const rawRequest = (line: string, ...headers: string[]) => [line, 'Host: localhost', ...headers].join('\r\n');
test.each([
  ['//', rawRequest('GET // HTTP/1.1', '', '')],
  ['///', rawRequest('GET /// HTTP/1.1', '', '')],
  ['/\\', rawRequest('GET /\\ HTTP/1.1', '', '')],
  ['an id of 8,000 characters', rawRequest(`GET /items/nanoid/${'a'.repeat(8000)} HTTP/1.1`, '', '')],
  ['a style named __proto__', rawRequest('GET /styles/__proto__.json HTTP/1.1', '', '')],
  ['text/plain;', rawRequest('POST /metrics/ HTTP/1.1', 'Content-Type: text/plain;', 'Content-Length: 2', '', '{}')],
  [
    'a body of 2 MB',
    rawRequest('POST /metrics/ HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 2000000', '', '{'),
  ],
])('%s is rejected by edge and API alike', async (_, request) => {
  const sent: [text: string, port: number][] = [
    [request, ports.api],
    [request.replace(' /', ' /api/'), ports.edge],
    ...(request.startsWith('GET') ? [[request, ports.edge] as [string, number]] : []),
  ];
  for (const [text, port] of sent)
    expect(await sendRaw(text, { host: '127.0.0.1', port })).toEqual([expect.toSatisfy(isRefusal)]);
});
const isRefusal = (status: number) => status >= 400 && status < 500;

test('Markdown that is nested 2,000 times is rejected by edge and API alike', async () => {
  const api = `http://127.0.0.1:${ports.api}`;
  const [item] = ((await (await fetch(api + apiPaths.basemap(1))).json()) as BasemapDocument).items;
  const keys = (await (await fetch(api + apiPaths.detailKeys)).json()) as ItemDetailKey[];
  for (const base of [api, `http://127.0.0.1:${ports.edge}/api`]) {
    const response = await fetch(`${base}/items/details/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        itemId: item!.id,
        dataKeyV2: keys.find(({ type }) => type === 'markdown')!.id,
        dataValue: '> '.repeat(2000),
      }),
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('nested too deeply')]);
  }
});

test('a body of over 1 MB with Expect: 100-continue arrives, while a too large one is not requested', async () => {
  const form = (bytes: number) =>
    [
      'POST /api/items/media/ HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Expect: 100-continue',
      `Content-Length: ${bytes}`,
      '',
      '',
    ].join('\r\n');
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const end = '\r\n--x--\r\n';
  const filling = 'x'.repeat(3_000_000 - part.length - end.length);
  const edge = { host: '127.0.0.1', port: ports.edge };
  const [first, then] = (await sendRaw(`${form(3_000_000)}${part}${filling}${end}`, edge)) as number[];
  // It arrived, but is not a picture.
  expect([first, Math.floor(then! / 100)]).toEqual([100, 4]);
  expect(await sendRaw(form(60_000_000), edge)).toEqual([413]);
});
