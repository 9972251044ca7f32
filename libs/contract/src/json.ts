import { z } from 'zod';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Any value of JSON; by its name, so that the description of the API can say it within itself. */
export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);
z.globalRegistry.add(json, { id: 'Json', description: 'Any value of JSON' });
