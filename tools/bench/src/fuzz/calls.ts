import fc from 'fast-check';
import { largeJson, largeQuery, longText, multiplied, withTexts } from './large.ts';
import { strangeJson, strangeText, urlPart } from './strange.ts';

/** One request to the API directly, to the API through the edge, or to the edge's own pages and files. */
export interface Call {
  to: 'api' | 'behind' | 'page';
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Operation {
  path: string;
  method: string;
  query: string[];
  body: Record<string, unknown> | undefined;
}

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[];
        requestBody?: { content: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }> };
      }
    >
  >;
}

/** Whoever may write branches can close one: its pages then respond 503, as they should. */
const closesBranches = /^\/branches/;

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      if (method !== 'get' && closesBranches.test(path)) return [];
      const content = requestBody?.content['application/json'];
      const example = content?.example ?? Object.values(content?.examples ?? {})[0]?.value;
      return {
        path,
        method: method.toUpperCase(),
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : undefined,
      };
    }),
  );
}

const pagePaths = [
  '/',
  '/map',
  '/map/place/{}/{}',
  '/map/street/{}/{}',
  '/map/building/{}',
  '/map/list/{}/{}',
  '/map/tag/{}',
  '/map/search-shortcut/{}/{}',
  '/map/request/{}',
  '/embed/search-shortcut/{}/{}',
  '/embed/{}',
  '/dashboard/{}',
  '/{}',
  '/{}/{}',
  '/releases/{}',
  '/releases/map/{}/{}',
  '/json/{}',
  '/basemap/{}',
  '/media/{}',
  '/branches/{}',
  '/styles/{}.json',
  '/styles/fonts/{}.woff2',
  '/fonts/5.3.1/{}.woff2',
  '/fonts/5.3.1/{}.json',
  '/icon-{}.png',
  '/sitemap-places-{}.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/boot.json',
  '/versions.json',
  '/remotes.json',
  '/kalender/{}.ics',
  '/calendar/{}.ics',
  '/oauth/{}',
  '/authorize',
  '/.well-known/{}',
  '/edge/{}',
];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const contentTypes = [
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain;',
  'text/plain',
  '',
  ';;',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset="',
  'a/b/c',
];
const oddHeaders: Record<string, readonly string[]> = {
  accept: ['', '*/*', 'text/html', '\u00e4'],
  'accept-encoding': ['br', 'gzip;q=0', '*', ';;;', 'br;q=0.0'],
  'accept-language': ['de', 'x'.repeat(500), ''],
  'if-none-match': ['*', '"x"', ',,,', 'W/"x"'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=99999999999-', 'x'],
  origin: ['null', 'https://evil.example', 'x'],
  'x-forwarded-for': ['127.0.0.1', 'x', '1.2.3.4, 5.6.7.8', '::1'],
  'x-forwarded-host': ['evil.example', ''],
  cookie: ['a=b', '=', 'x'.repeat(4000)],
  expect: ['100-continue'],
  connection: ['close', 'keep-alive, host', 'x-forwarded-for'],
  authorization: ['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer a.b.c'],
  host: ['evil.example', '127.0.0.1', 'localhost', '[::1]', 'x'.repeat(300), 'a b'],
};

/** A path segment: unusual, or an existing one. */
const part = (real: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: urlPart }, { weight: 1, arbitrary: fc.constantFrom(...real) });

const filled = (pattern: string, real: readonly string[]): fc.Arbitrary<string> => {
  const holes = pattern.match(/\{[^}]*\}/g)?.length ?? 0;
  return fc.array(part(real), { minLength: holes, maxLength: holes }).map((parts) => {
    let next = 0;
    return pattern.replaceAll(/\{[^}]*\}/g, () => parts[next++]!);
  });
};

const query = (names: readonly string[], real: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: fewParameters(names, real) }, { weight: 1, arbitrary: largeQuery(names) });

const fewParameters = (names: readonly string[], real: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, 'lang', 'page', 'q', '__proto__'), part(real)), { maxLength: 4 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

const headers: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.keys(oddHeaders))
      .chain((name) => fc.constantFrom(...oddHeaders[name]!).map((value) => [name, value] as const)),
    { maxLength: 2 },
  )
  .map((pairs) => Object.fromEntries(pairs));

const uuid = /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/g;

/** The example with another value in one field and existing IDs. */
function bodyOf(given: Record<string, unknown> | undefined, real: readonly string[]): fc.Arbitrary<string> {
  const ids = real.filter((one) => `"${one}"`.match(uuid));
  return fc
    .constantFrom(...ids)
    .chain((id) =>
      changedBody(given && (JSON.parse(JSON.stringify(given).replaceAll(uuid, `"${id}"`)) as Record<string, unknown>)),
    );
}

function changedBody(example: Record<string, unknown> | undefined): fc.Arbitrary<string> {
  const fields = Object.keys(example ?? {});
  const changed = fc
    .tuple(
      fc.constantFrom(...fields, 'fremd'),
      fc.oneof({ weight: 2, arbitrary: strangeJson }, { weight: 1, arbitrary: largeJson }),
      fc.boolean(),
    )
    .map(([field, value, isWhole]) => JSON.stringify(isWhole ? value : { ...example, [field]: value }) ?? '');
  const many = fc.constantFrom(40, 200, 1000).map((count) => JSON.stringify(multiplied(example ?? {}, count)));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: many },
    { weight: 1, arbitrary: longText.map((text) => JSON.stringify(withTexts(example ?? {}, text))) },
    { weight: 1, arbitrary: strangeText },
    { weight: 1, arbitrary: fc.constantFrom('{', '[[', '"', '{"a":1,}', '--x\r\n\r\n--x--\r\n') },
  );
}

/**
 * Requests by the OpenAPI document with unusual values, and to everything else that the edge serves.
 * @param real existing IDs, at least one of them a UUID
 */
export function anyCall(operations: readonly Operation[], token: string, real: readonly string[]): fc.Arbitrary<Call> {
  const toApi = fc
    .tuple(fc.constantFrom(...operations), fc.constantFrom<Call['to']>('api', 'behind'), fc.nat(9))
    .chain(([operation, to, luck]) => {
      const hasBody = operation.method !== 'GET' && luck > 0;
      return fc.record({
        to: fc.constant(to),
        method: luck === 9 ? fc.constantFrom(...methods) : fc.constant(operation.method),
        path: fc.tuple(filled(operation.path, real), query(operation.query, real)).map((parts) => parts.join('')),
        headers: fc
          .tuple(headers, fc.constantFrom(...contentTypes))
          .map(([odd, type]) => ({
            ...(luck % 3 > 0 && { authorization: `Bearer ${token}` }),
            ...(hasBody && { 'content-type': type }),
            ...(luck > 6 && odd),
          })),
        ...(hasBody && { body: bodyOf(operation.body, real) }),
      });
    });
  const toPage = fc.record({
    to: fc.constant<Call['to']>('page'),
    method: fc.constantFrom(...methods),
    path: fc
      .constantFrom(...pagePaths)
      .chain((path) => fc.tuple(filled(path, real), query([], real)).map((parts) => parts.join(''))),
    headers,
  });
  return fc.oneof({ weight: 3, arbitrary: toApi }, { weight: 1, arbitrary: toPage });
}
