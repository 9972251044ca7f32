import type { ZodType } from 'zod';

/** The schemas that validate an operation. */
export interface Contract {
  params?: ZodType;
  querystring?: ZodType;
  body?: ZodType;
  response?: Record<string, ZodType>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Schemas of every operation by method and path of the OpenAPI document, once it was built. */
    contracts: Map<string, Contract>;
  }
}

/** Stores the schemas of a route under the path of the document. */
export function rememberContract(
  contracts: Map<string, Contract>,
  { url, route, schema }: { url: string; route: { method: string | string[] }; schema: unknown },
): void {
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  for (const method of [route.method].flat()) contracts.set(`${method} ${path}`, (schema ?? {}) as Contract);
}
