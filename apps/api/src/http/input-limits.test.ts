import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@umkreis/contract/problem.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { LONGEST_PROBLEM, MOST_ERRORS } from './bounded-problem.ts';
import { defaultLimits, excessOf } from './input-limits.ts';

/** More than any call may take, and a hundredth of an unbounded one. ms of CPU, the minimum of three calls. */
const MOST_CPU_MS = 150;

let api: TestApi;
let token: string;
let routes: Route[];
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  token = await api.issuer.tokenOf('staff@test.example');
  routes = await routesOf();
});
afterAll(async () => api?.close());

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  maxItems?: number;
  type?: string;
}
interface Route {
  method: string;
  path: string;
  body?: Schema;
}
interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

let schemas: Record<string, Schema>;
async function routesOf(): Promise<Route[]> {
  const { paths, components } = (await api.app.inject('/openapi.json')).json<OpenApi>();
  schemas = components.schemas;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema;
      return { method: method.toUpperCase(), path, ...(body && { body }) };
    }),
  );
}

let address = 0;
const send = (method: string, url: string, body?: unknown) =>
  api.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: `10.1.${++address >> 8}.${address & 255}`,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
const urlOf = ({ path }: Route) => path.replaceAll(/\{[^}]+\}/g, '1');
const keys = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, value]));
const query = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=1`).join('&');

/** Minimum CPU time of three calls, ms: excludes most of the load that other processes add. */
async function cheapest(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const start = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

async function expectBounded(what: string, call: () => ReturnType<typeof send>) {
  const response = await call();
  const bytes = Buffer.byteLength(response.body);
  expect([what, response.statusCode >= 400 && response.statusCode < 500, bytes <= LONGEST_PROBLEM, bytes]).toEqual([
    what,
    true,
    true,
    bytes,
  ]);
  expect(response.json<Problem>().errors?.length ?? 0).toBeLessThanOrEqual(MOST_ERRORS);
}

describe('a call that exceeds its contract', () => {
  it('rejects 4,000 unknown parameters with a short, cheap response', async () => {
    const call = () => send('GET', `/items/search/?${query(4000)}`);
    await expectBounded('search', call);
    expect(await cheapest(call)).toBeLessThan(MOST_CPU_MS);
  });

  it('rejects a change request of 4,500 keys with a short, cheap response', async () => {
    const call = () => send('POST', '/items/change-requests/', keys(4500));
    await expectBounded('change request', call);
    expect(await cheapest(call)).toBeLessThan(MOST_CPU_MS);
  });

  it('reports each unknown field without the names of the others', async () => {
    const response = await send('POST', '/items/change-requests/', { searchShortcutId: uniqueId(), a: 1, b: 2 });
    expect(response.json<Problem>().errors).toEqual([
      { field: '/a', message: 'is not known' },
      { field: '/b', message: 'is not known' },
    ]);
  });

  it('limits the parameters of every route', async () => {
    for (const route of routes) {
      const response = await send(route.method, `${urlOf(route)}?${query(4000)}`, route.body && {});
      expect([route.path, response.statusCode < 500, Buffer.byteLength(response.body) <= LONGEST_PROBLEM]).toEqual([
        route.path,
        true,
        true,
      ]);
    }
  }, 60_000);

  for (const [which, step, tags] of [
    ['one kind each', 5, []],
    ['all kinds', 1, ['nightly']],
  ] as const)
    it(
      `limits wide, long, repeated and deep bodies of every route: ${which}`,
      { tags: [...tags], timeout: 120_000 },
      async () => {
        const bodies: Record<string, unknown> = {
          wide: keys(3000),
          'wide and deep': keys(30, keys(30, keys(3))),
          'long name': { ['x'.repeat(10_000)]: 1 },
          'long array': Array(20_000).fill({}),
          'arrays everywhere': (await fieldsOf()).map((field) => [field, Array(1000).fill({ a: 1 })]),
        };
        bodies['arrays everywhere'] = Object.fromEntries(bodies['arrays everywhere'] as [string, unknown][]);
        for (const [at, route] of routes.filter(({ body }) => body).entries())
          for (const [kind, body] of Object.entries(bodies).filter((_, index) => (at + index) % step === 0))
            await expectBounded(`${route.method} ${route.path} ${kind}`, () => send(route.method, urlOf(route), body));
      },
    );

  it('rejects geometries with errors in every position with a short, cheap response', async () => {
    const geometries = [
      { type: 'LineString', coordinates: Array(20_000).fill([500, 1]) },
      { type: 'LineString', coordinates: Array(20_000).fill('') },
      { type: 'MultiPolygon', coordinates: Array(500).fill(Array(200).fill([])) },
      { type: 'Polygon', coordinates: [[]] },
      { type: 'Polygon', coordinates: [] },
    ];
    for (const geometry of geometries) {
      const call = () => send('POST', '/geojsons/', { geojson: { type: 'Feature', properties: null, geometry } });
      await expectBounded(geometry.type, call);
      expect(await cheapest(call)).toBeLessThan(MOST_CPU_MS);
    }
  }, 60_000);

  it('limits the response to an unknown address', async () => {
    await expectBounded('404', () => send('GET', `/nowhere/${'x'.repeat(60_000)}`));
    await expectBounded('%', () => send('GET', `/items/nanoid/%E0%A4${'x'.repeat(60_000)}`));
    await expectBounded('404 with a body', () => send('POST', '/nowhere', keys(30_000)));
  });

  it('reports at most 20 errors per imported row', async () => {
    const row = { title: 'x', details: keys(90, 1), ...keys(90) };
    const response = await send('PUT', '/items/import/', { branchShortId: 1, isTrial: true, rows: [row] });
    const [{ errors }] = response.json<{ rows: [{ errors: { message: string }[] }] }>().rows;
    expect(errors.length).toBeLessThanOrEqual(MOST_ERRORS);
    expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThanOrEqual(300);
  });
});

async function fieldsOf(): Promise<string[]> {
  const named = routes.flatMap(({ body }) => Object.keys(body?.properties ?? {}));
  return [...new Set(named)].slice(0, 90);
}

it('does not reject any valid body as too large', async () => {
  const rejected: string[] = [];
  for (const route of routes.filter(({ body, path }) => body && !unboundedSmall.has(path))) {
    const size = Math.min(nodesOf(route.body!), LARGE_GEOMETRY);
    const response = await send(route.method, urlOf(route), { list: Array(Math.max(0, size - 2)).fill(1) });
    if (response.body.includes('more than')) rejected.push(`${route.method} ${route.path}: ${size}`);
  }
  expect(rejected).toEqual([]);
}, 60_000);
/** Lists and records without a limit of their own, of which clients send few. */
const unboundedSmall = new Set(['/branches/{branchShortId}/settings', '/items/change-requests/{id}']);
/** Nodes of a line with 18,000 positions. */
const LARGE_GEOMETRY = 55_000;

/** Nodes of the largest body that a schema accepts; Infinity if it has no limit. */
function nodesOf(schema: Schema, depth = 0): number {
  if (depth > 12) return Infinity;
  if (schema.$ref) return nodesOf(schemas[schema.$ref.split('/').at(-1)!]!, depth + 1);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return Math.max(...options.map((one) => nodesOf(one, depth + 1)));
  if (schema.prefixItems) return 1 + sum(schema.prefixItems.map((one) => nodesOf(one, depth + 1)));
  if (schema.type === 'array') return 1 + (schema.maxItems ?? Infinity) * nodesOf(schema.items ?? {}, depth + 1);
  if (schema.type !== 'object') return schema.type === undefined ? Infinity : 1;
  if (typeof schema.additionalProperties === 'object') return Infinity;
  return 1 + sum(Object.values(schema.properties ?? {}).map((one) => nodesOf(one, depth + 1)));
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('excessOf', () => {
  const limits = { nodes: 10, keys: 5 };
  it.each<[string, unknown, string | undefined]>([
    ['nothing', undefined, undefined],
    ['a text', 'x'.repeat(1000), undefined],
    ['as much as may be', Array(9).fill(1), undefined],
    ['too many elements', Array(10).fill(1), 'more than 10 values'],
    ['too many elements below', [[1, 2, 3], [1, 2, 3], [1]], 'more than 10 values'],
    ['too many keys', keys(6), 'more than 5 fields'],
    ['a long name', { ['x'.repeat(201)]: 1 }, 'a name longer than 200 characters'],
    ['a file', new Uint8Array(100), undefined],
  ])('counts %s', (_, input, expected) => expect(excessOf(input, limits)).toBe(expected));

  it('limits the nesting depth', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
    expect(excessOf(nested(40), defaultLimits)).toBeUndefined();
    expect(excessOf(nested(60), defaultLimits)).toBe('nested deeper than 40 levels');
  });
});
