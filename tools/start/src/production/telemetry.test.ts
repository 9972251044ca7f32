import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { startProduction, type ProductionSetup } from './production-setup.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
  attributes: Record<string, unknown>;
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Span, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}
interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const spansOf = ({ resourceSpans }: Batch): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(span.attributes),
      })),
    ),
  );

let collector: Server;
let setup: ProductionSetup;
let accepts = true;
let edgeLog = '';
const spans: Span[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      if (accepts) spans.push(...spansOf(JSON.parse(body) as Batch));
      response.writeHead(accepts ? 200 : 403, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  setup = await startProduction({ port: 4880, edges: 1, apis: 1, jobs: 1, items: 1, env });
  setup.edges[0]!.process.stdout!.on('data', (chunk: Buffer) => (edgeLog += chunk.toString()));
}, 120_000);
afterAll(async () => {
  await setup?.close();
  collector?.close();
}, 60_000);

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const write = async (title: string) => {
  const [item] = setup.items;
  const edited = await fetch(`${setup.edges[0]!.url}/api${apiPaths.dashboardItem(item!)}`, {
    headers: { Authorization: `Bearer ${setup.editor.token}` },
  });
  const { version } = (await edited.json()) as { version: number };
  return fetch(`${setup.edges[0]!.url}/api${apiPaths.updateItem(item!)}?as=${encodeURIComponent('a person')}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${setup.editor.token}`,
      'Content-Type': 'application/json',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
    body: JSON.stringify({ version, title }),
  });
};

it('sends one trace of a write from the edge to its statements, without values', async () => {
  expect((await write('Ein Geheimnis')).status).toBe(200);
  const ofTrace = (service: string) => spans.filter((span) => span.traceId === traceId && span.service === service);
  await expect.poll(() => ofTrace('umkreis-edge').length).toBe(1);
  await expect.poll(() => ofTrace('umkreis-api').some(({ name }) => name === 'PUT /items/:id')).toBe(true);
  const [edge] = ofTrace('umkreis-edge');
  expect(edge).toMatchObject({ parentSpanId: '00f067aa0ba902b7', attributes: { 'http.response.status_code': 200 } });
  const request = ofTrace('umkreis-api').find(({ name }) => name.startsWith('PUT'))!;
  expect(request.parentSpanId).toBe(edge!.spanId);
  await expect.poll(() => ofTrace('umkreis-api').filter(({ name }) => name === 'query').length).toBeGreaterThan(1);
  const statements = ofTrace('umkreis-api').filter(({ name }) => name === 'query');
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual(statements.map(() => request.spanId));
  expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringMatching(/^update "items" set/),
  );
  expect(JSON.stringify(ofTrace('umkreis-edge')) + JSON.stringify(ofTrace('umkreis-api'))).not.toMatch(
    /Geheimnis|a person|a%20person/,
  );
});

it('sends the jobs that follow, with their statements', async () => {
  const snapshot = () =>
    spans.find(({ service, name }) => service === 'umkreis-jobs' && name.startsWith('snapshot of'));
  await expect.poll(snapshot).toBeDefined();
  const isPart = ({ name, traceId: id, parentSpanId }: Span) =>
    name === 'query' && id === snapshot()!.traceId && parentSpanId === snapshot()!.spanId;
  await expect.poll(() => spans.some(isPart)).toBe(true);
});

it('does not record probes', { tags: ['nightly'] }, async () => {
  for (const path of ['/edge/ready', '/edge/health', '/api/ready']) await fetch(setup.edges[0]!.url + path);
  await write('Danach');
  const after = (path: string) => spans.filter(({ attributes }) => attributes['url.path'] === path).length;
  await expect.poll(() => after(`/api${apiPaths.updateItem(setup.items[0]!)}`)).toBeGreaterThan(1);
  expect(
    spans.map(({ attributes }) => String(attributes['url.path'])).filter((path) => /ready|health/.test(path)),
  ).toEqual([]);
});

it('logs once that the collector rejects traces, and serves on', { tags: ['nightly'] }, async () => {
  accepts = false;
  expect((await write('Ohne Sammler')).status).toBe(200);
  const warnings = () => edgeLog.split('\n').filter((line) => line.includes('does not accept traces'));
  await expect.poll(() => warnings().length).toBe(1);
  expect(JSON.parse(warnings()[0]!)).toMatchObject({
    component: 'telemetry',
    host: expect.stringContaining('127.0.0.1'),
  });
  accepts = true;
});
