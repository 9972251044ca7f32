import { expect, test } from 'vitest';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { problem } from '@umkreis/contract/problem.ts';
import type { Endpoint } from '@umkreis/contract/endpoints/endpoint.ts';
import { endpoints, type Operation as OperationName } from '@umkreis/contract/endpoints/endpoints.ts';
import { buildOpenApi, type Operation } from './build-openapi.ts';
import type { JsonSchema } from './json-schema.ts';

const document = buildOpenApi({ title: 'API', version: '1' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]): [string, Operation] => [`${method.toUpperCase()} ${path}`, one]),
);

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

test('every operation has a summary and notes', () => {
  expect(operations.filter(([, { summary, description }]) => !summary || !description).map(([name]) => name)).toEqual(
    [],
  );
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
    document.components.responses as Record<string, Operation['responses'][string]>,
  )) {
    const { example } = response.content!['application/problem+json']!;
    expect([name, problem.safeParse(example).error?.issues]).toEqual([name, undefined]);
  }
});

test('every example is valid', () => {
  const errors: unknown[] = [];
  const check = (what: string, schema: $ZodType | undefined, example: unknown) => {
    const issues = schema && safeParse(schema, example).error?.issues;
    if (issues) errors.push([what, issues.map((issue) => `${issue.path.join('/')}: ${issue.message}`)]);
  };
  for (const [name, operation] of operations) {
    const endpoint: Endpoint = endpoints[name as OperationName];
    const parameters = (where: string) =>
      Object.fromEntries(
        (operation.parameters ?? []).filter((one) => one.in === where).map((one) => [one.name, one.example]),
      );
    if (endpoint.params) check(`${name} path`, endpoint.params, parameters('path'));
    if (endpoint.query) check(`${name} query`, endpoint.query, parameters('query'));
    for (const { at, type, media } of contents(operation)) {
      if (type !== 'application/json') continue;
      check(
        `${name} ${at}`,
        at === 'request' ? endpoint.body : (endpoint.responses[Number(at) as 200] as $ZodType),
        media.example,
      );
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
