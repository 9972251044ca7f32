import { get, type IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { MAIN_HOST, startProduction, type ProductionSetup } from './production-setup.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
let setup: ProductionSetup;
const output = { api: '', edge: '' };
beforeAll(async () => {
  setup = await startProduction({ port: 4840, edges: 1, apis: 1, jobs: 0, items: 1, env: { LOG_LEVEL: 'info' } });
  for (const [name, { process }] of [
    ['api', setup.apis[0]!],
    ['edge', setup.edges[0]!],
  ] as const)
    process.stdout!.on('data', (chunk: Buffer) => {
      output[name] += chunk.toString();
    });
}, 120_000);
afterAll(async () => setup?.close(), 60_000);

interface Line {
  reqId?: string;
  traceId?: string;
  req?: { url: string };
}
const lines = (name: keyof typeof output) =>
  output[name]
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
const urlsOf = (name: keyof typeof output, id: string) =>
  lines(name).flatMap(({ reqId, req }) => (reqId === id && req ? [req.url] : []));

/** Uses node:http, since fetch() does not allow setting the host. */
const headersOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    get(setup.edges[0]!.url + path, { headers: { host: MAIN_HOST, ...headers } }, (response) => {
      response.resume().once('end', () => resolve(response.headers));
    }).once('error', reject);
  });

it('follows a request from the response header through the logs to its statement in the database', async () => {
  const [item] = setup.items;
  const write = () =>
    fetch(setup.edges[0]!.url + `/api${apiPaths.updateItem(item!)}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${setup.editor.token}`,
        'Content-Type': 'application/json',
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        'X-Request-Id': 'support-4711',
      },
      body: JSON.stringify({ version: 1, title: 'Verfolgt' }),
    });
  const { written } = await setup.db.transaction().execute(async (trx) => {
    await trx.selectFrom('items').where('id', '=', item!).selectAll().forUpdate().execute();
    const sent = write();
    const waiting = async () =>
      (
        await sql<{ name: string; query: string }>`select application_name as name, query from pg_stat_activity
          where query like ${`%${traceId}%`} and pid <> pg_backend_pid()`.execute(setup.db)
      ).rows;
    await expect
      .poll(waiting, { timeout: 10_000, interval: 100 })
      .toEqual([
        { name: 'umkreis-api', query: expect.stringMatching(`/\\*traceparent='00-${traceId}-[0-9a-f]{16}-01'\\*/$`) },
      ]);
    // Not the promise itself: it is resolved after the lock of this transaction has ended.
    return { written: sent };
  });
  const { status, headers } = await written;
  expect([status, headers.get('x-request-id')]).toEqual([200, 'support-4711']);
  expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  for (const name of ['edge', 'api'] as const) {
    await expect.poll(() => urlsOf(name, 'support-4711').length).toBe(1);
    expect(lines(name).find(({ reqId }) => reqId === 'support-4711')?.traceId).toBe(traceId);
  }
});

it('gives a request without an id the same new one in both logs and in the response', async () => {
  const { 'x-request-id': id, traceparent } = await headersOf(`/api${apiPaths.branches}`, {
    'x-request-id': 'not an id',
    traceparent: 'nonsense',
  });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(traceparent).toMatch(new RegExp(`^00-${String(id)}-[0-9a-f]{16}-00$`));
  await expect.poll(() => urlsOf('edge', String(id))).toEqual([`/api${apiPaths.branches}`]);
  await expect.poll(() => urlsOf('api', String(id))).toEqual([apiPaths.branches]);
});

it('passes the id of a page on to the calls that the edge makes for it', async () => {
  // The last state of the branches is used for a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { 'x-request-id': id } = await headersOf('/map');
  await expect.poll(() => urlsOf('api', String(id))).toContain(apiPaths.branches);
});

it('does not log readiness probes', async () => {
  for (const path of ['/edge/ready', '/edge/health?from=probe', '/api/ready', '/api/health/']) await headersOf(path);
  await headersOf('/robots.txt');
  await expect.poll(() => lines('edge').some(({ req }) => req?.url === '/robots.txt')).toBe(true);
  const urls = [...lines('edge'), ...lines('api')].flatMap(({ req }) => (req ? [req.url] : []));
  expect(urls.filter((url) => /\/(ready|health)\/?(\?|$)/.test(url))).toEqual([]);
});
