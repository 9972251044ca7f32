import type { ZodType } from 'zod';

/** The schemas an operation checks by. */
export interface Contract {
  params?: ZodType;
  querystring?: ZodType;
  body?: ZodType;
  response?: Record<string, ZodType>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Schemas of every operation by method and path of the OpenAPI document, once that was made. */
    contracts: Map<string, Contract>;
  }
}

/** Keeps the schemas of a route under the names of the document. */
export function rememberContract(
  contracts: Map<string, Contract>,
  { url, route, schema }: { url: string; route: { method: string | string[] }; schema: unknown },
): void {
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  for (const method of [route.method].flat()) contracts.set(`${method} ${path}`, (schema ?? {}) as Contract);
}
