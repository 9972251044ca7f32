import { exampleOf, type JsonSchema } from './example-of.ts';
import { exampleOverrides } from './example-overrides.ts';
import { operationNotes } from './operation-notes.ts';
import { problemComponents, problemResponses } from './problems.ts';
import { tagNotes } from './tag-notes.ts';

interface Media {
  schema?: JsonSchema;
  example?: unknown;
}
interface ResponseObject {
  description?: string;
  content?: Record<string, Media>;
  $ref?: string;
}
export interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema?: JsonSchema;
    description?: string;
    example?: unknown;
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, ResponseObject>;
}
export interface OpenApi {
  openapi: string;
  info: object;
  tags?: object[];
  components?: { schemas?: object; responses?: object };
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Adds what the routes do not declare: notes, examples of requests and responses, and the problems of each
 * operation.
 */
export function completeOpenApi(document: OpenApi): OpenApi {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          complete(`${method.toUpperCase()} ${path}`, operation),
        ]),
      ),
    ]),
  );
  const components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...problemComponents.schemas },
    responses: problemComponents.responses,
  };
  return {
    ...document,
    tags: Object.entries(tagNotes).map(([name, description]) => ({ name, description })),
    components,
    paths,
  };
}

function complete(name: string, operation: Operation): Operation {
  const override = exampleOverrides[name];
  const description = operation.description ?? operationNotes[name];
  const parameters = operation.parameters?.map((one) => ({
    ...one,
    example: override?.parameters?.[one.name] ?? exampleOf(one.schema ?? {}, one.name),
  }));
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      {
        ...response,
        description: descriptionOf(response),
        ...(response.content && { content: withExamples(response.content, override?.response) }),
      },
    ]),
  );
  return {
    ...operation,
    ...(description && { description }),
    ...(parameters && { parameters }),
    ...(operation.requestBody && {
      requestBody: {
        ...operation.requestBody,
        content: withExamples(operation.requestBody.content, override?.request),
      },
    }),
    responses: { ...responses, ...problemResponses(problemsOf(name, operation)) },
  };
}

const descriptionOf = ({ description, content }: ResponseObject) => {
  const own = description === 'Default Response' ? Object.values(content ?? {})[0]?.schema?.description : description;
  return own ?? 'Done';
};

const withExamples = (content: Record<string, Media>, override: unknown) =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      {
        ...media,
        ...(type === 'application/json' || type.startsWith('multipart/')
          ? { example: override ?? exampleOf(media.schema ?? {}) }
          : {}),
      },
    ]),
  );

function problemsOf(name: string, { security, parameters, requestBody }: Operation): number[] {
  const [method, path] = name.split(' ') as [string, string];
  const isWrite = method !== 'GET';
  return [
    ...(parameters?.length || requestBody ? [400] : []),
    ...(security ? [401, 403] : []),
    ...(path.includes('{') ? [404] : []),
    ...(isWrite && security ? [409] : []),
    ...(requestBody ? [413] : []),
    ...(isWrite && !security ? [429] : []),
    503,
    ...(isWrite ? [507] : []),
  ];
}
