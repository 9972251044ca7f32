import { z } from 'zod';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Any JSON value; a named schema, so that the OpenAPI document can refer to it recursively. */
export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);
z.globalRegistry.add(json, { id: 'Json', description: 'Any value of JSON' });
