import type { Endpoint } from '@umkreis/contract/endpoints/endpoint.ts';
import { errorsOf } from '@umkreis/contract/endpoints/endpoint-errors.ts';
import { endpoints, operations, type Operation as OperationName } from '@umkreis/contract/endpoints/endpoints.ts';
import { operationTags } from '@umkreis/contract/endpoints/operation-tags.ts';
import type { $ZodType } from 'zod/v4/core';
import { exampleOf } from './example-of.ts';
import { JsonSchemas, type JsonSchema } from './json-schema.ts';
import { problemComponents, problemResponses } from './problems.ts';

interface Media {
  schema?: JsonSchema;
  example?: unknown;
}
interface ResponseObject {
  description?: string;
  content?: Record<string, Media>;
  $ref?: string;
}
interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
  description?: string;
  example: unknown;
}
export interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { required: true; description?: string; content: Record<string, Media> };
  responses: Record<string, ResponseObject>;
}
export interface OpenApi {
  openapi: string;
  info: object;
  tags: object[];
  components: { securitySchemes: object; schemas: object; responses: object };
  paths: Record<string, Record<string, Operation>>;
}

/** The OpenAPI 3.1 document of all endpoints. @param info name and version of the API */
export function buildOpenApi(info: { title: string; version: string }): OpenApi {
  const schemas = new JsonSchemas();
  const paths: OpenApi['paths'] = {};
  for (const name of operations) {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.isInternal) continue;
    const [method, path] = name.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(name, endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info,
    tags: Object.entries(operationTags).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...schemas.named, ...problemComponents.schemas },
      responses: problemComponents.responses,
    },
    paths,
  };
}

function operationOf(name: OperationName, endpoint: Endpoint, schemas: JsonSchemas): Operation {
  const { summary, notes, tag, right, params, query, body, bodyType = 'application/json', example = {} } = endpoint;
  const parameters = [
    ...parametersOf('query', query && schemas.of(query, 'input'), example.query),
    ...parametersOf('path', params && schemas.of(params, 'input'), example.params),
  ];
  return {
    summary,
    tags: [tag],
    description: notes,
    ...(parameters.length > 0 && { parameters }),
    ...(right !== 'public' && { security: [{ bearer: [] }] }),
    ...(body && { requestBody: bodyOf(schemas.of(body, 'input'), bodyType, example.body) }),
    responses: { ...responsesOf(endpoint, schemas), ...problemResponses(errorsOf(name, endpoint)) },
  };
}

const bodyOf = (schema: JsonSchema, type: string, example: unknown): Operation['requestBody'] => ({
  required: true,
  ...(schema.description && { description: schema.description }),
  content: { [type]: { schema, example } },
});

function parametersOf(place: Parameter['in'], schema: JsonSchema | undefined, examples: object = {}): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, { description, ...own }]) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(schema?.required?.includes(name)),
    schema: own,
    ...(description && { description }),
    example: (examples as Record<string, unknown>)[name],
  }));
}

function responsesOf({ responses, example }: Endpoint, schemas: JsonSchemas): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]): [string, ResponseObject] => {
      if ('content' in response) {
        const content = Object.entries(response.content).map(([type, { schema }]): [string, Media] => [
          type,
          { schema: schemas.of(schema, 'output') },
        ]);
        return [status, { description: response.description, content: Object.fromEntries(content) }];
      }
      const schema = schemas.of(response as $ZodType, 'output');
      if (status === '204') return [status, { description: schema.description! }];
      return [
        status,
        {
          description: schema.description ?? 'Done',
          content: { 'application/json': { schema, example: example?.response ?? exampleOf(schema) } },
        },
      ];
    }),
  );
}
