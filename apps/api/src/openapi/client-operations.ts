import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApi, Operation } from './complete-openapi.ts';
import type { JsonSchema } from './example-of.ts';

interface Properties {
  type: 'object';
  properties: Record<string, unknown>;
  required: string[];
}

/** Not part of a type; as comments they would double the file. */
const SAID_BY_THE_DOCUMENT = new Set(['description', 'example', 'format', 'pattern', 'default']);

/**
 * The operations of the API as TypeScript types, by method and path: what a call sends (`path`, `query`, `body`,
 * `login` where it needs one) and what it answers.
 */
export async function clientOperations({ paths, components }: OpenApi): Promise<string> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, typeOf(operation)]),
  );
  const types = await openapiTS(
    {
      openapi: '3.1.0',
      info: { title: '', version: '' },
      paths: {},
      components: { schemas: { ...(bare(components?.schemas) as object), ...Object.fromEntries(operations) } },
    },
    { alphabetize: true, silent: true, defaultNonNullable: false },
  );
  return `// Written by apps/api/src/openapi/released-contract.test.ts from what the API says of itself.\n\n${astToString(types)}`;
}

function typeOf({ parameters = [], requestBody, responses, security }: Operation): Properties {
  const ofPlace = (place: string) => {
    const own = parameters.filter((one) => one.in === place);
    return own.length === 0
      ? undefined
      : object(Object.fromEntries(own.map(({ name, schema }) => [name, schema])), (name) =>
          Boolean(own.find((one) => one.name === name)?.required),
        );
  };
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const parts = {
    path: ofPlace('path'),
    query: ofPlace('query'),
    body: jsonOf(requestBody?.content),
    login: security && { const: true },
    answer: jsonOf(answer?.content),
  };
  const said = Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  return object(
    bare(said) as Record<string, unknown>,
    (name) => name !== 'query' || Boolean(parts.query?.required.length),
  );
}

const jsonOf = (content: Record<string, { schema?: JsonSchema }> = {}) => content['application/json']?.schema;

const object = (properties: Record<string, unknown>, isRequired: (name: string) => boolean): Properties => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter(isRequired),
});

/** A schema without what is not part of a type. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, of]) => !SAID_BY_THE_DOCUMENT.has(key) || (of && typeof of === 'object'))
      .map(([key, of]) => [key, bare(of)]),
  );
}
