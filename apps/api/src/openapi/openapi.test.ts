import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { problem } from '@umkreis/contract/problem.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import type { Operation, OpenApi } from './complete-openapi.ts';
import type { Contract } from './contracts.ts';
import type { JsonSchema } from './example-of.ts';
import { operationNotes } from './operation-notes.ts';
import { tagNotes } from './tag-notes.ts';

let api: TestApi;
let document: OpenApi;
let operations: [name: string, operation: Operation][];
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  document = (await api.app.inject('/openapi.json')).json<OpenApi>();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [`${method.toUpperCase()} ${path}`, one]),
  );
});
afterAll(async () => api?.close());

const contents = ({ requestBody, responses }: Operation) => [
  ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({ at: 'request', type, media })),
  ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, media]) => ({ at: status, type, media })),
  ),
];

/** Fields of a schema without a description. */
function undescribed(schema: JsonSchema | undefined, at: string): string[] {
  if (!schema || typeof schema !== 'object') return [];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => [
      ...(one.description || one.$ref ? [] : [`${at}.${key}`]),
      ...undescribed(one, `${at}.${key}`),
    ]),
    ...[
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.allOf ?? []),
      ...(schema.prefixItems ?? []),
    ].flatMap((one) => undescribed(one, at)),
    ...undescribed(schema.items, `${at}[]`),
    ...(typeof schema.additionalProperties === 'object' ? undescribed(schema.additionalProperties, `${at}{}`) : []),
  ];
}

test('every operation has a summary and belongs to a group', () => {
  expect(operations.filter(([, { summary, description }]) => !summary || !description).map(([name]) => name)).toEqual(
    [],
  );
  expect(
    operations
      .filter(([, { tags }]) => !tags?.length || tags.some((tag) => !(tag in tagNotes)))
      .map(([name, { tags }]) => [name, tags]),
  ).toEqual([]);
});

test('every note belongs to an existing operation', () => {
  const names = new Set(operations.map(([name]) => name));
  expect(Object.keys(operationNotes).filter((name) => !names.has(name))).toEqual([]);
});

test('every field and every parameter has a description', () => {
  expect(
    operations.flatMap(([name, operation]) =>
      contents(operation).flatMap(({ at, media }) => undescribed(media.schema, `${name} ${at}`)),
    ),
  ).toEqual([]);
  expect(
    operations.flatMap(([name, { parameters = [] }]) =>
      parameters.filter((one) => !one.description).map((one) => `${name} ${one.name}`),
    ),
  ).toEqual([]);
});

test('every request, response and problem has an example', () => {
  const missing = operations.flatMap(([name, operation]) =>
    contents(operation)
      .filter(({ type, media }) => /json|multipart/.test(type) && media.example === undefined)
      .map(({ at }) => `${name} ${at}`),
  );
  expect(missing).toEqual([]);
  expect(
    operations
      .filter(([, { responses }]) => !Object.values(responses).some((one) => one.$ref?.includes('Unavailable')))
      .map(([name]) => name),
  ).toEqual([]);
  for (const [name, response] of Object.entries(
    document.components!.responses as Record<string, Operation['responses'][string]>,
  )) {
    const { example } = response.content!['application/problem+json']!;
    expect([name, problem.safeParse(example).error?.issues]).toEqual([name, undefined]);
  }
});

test('every example is valid', () => {
  const errors: unknown[] = [];
  const check = (what: string, schema: ZodType | undefined, example: unknown) => {
    const issues = schema?.safeParse(example).error?.issues;
    if (issues) errors.push([what, issues.map((issue) => `${issue.path.join('/')}: ${issue.message}`)]);
  };
  for (const [name, operation] of operations) {
    const schemas: Contract = api.app.contracts.get(name)!;
    const parameters = (where: string) =>
      Object.fromEntries(
        (operation.parameters ?? []).filter((one) => one.in === where).map((one) => [one.name, one.example]),
      );
    if (schemas.params) check(`${name} path`, schemas.params, parameters('path'));
    if (schemas.querystring) check(`${name} query`, schemas.querystring, parameters('query'));
    for (const { at, type, media } of contents(operation)) {
      if (type !== 'application/json') continue;
      check(`${name} ${at}`, at === 'request' ? schemas.body : schemas.response?.[at], media.example);
    }
  }
  expect(errors).toEqual([]);
});

test('writes reject unknown fields', () => {
  const loose = operations.filter(([, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema?.properties && schema.additionalProperties !== false;
  });
  expect(loose.map(([name]) => name)).toEqual([]);
});
