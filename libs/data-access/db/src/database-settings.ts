import path from 'node:path';
import { z } from 'zod';

/** Environment variables of every process that uses the database. */
export const databaseSettings = z.object({
  UMKREIS_DATA: z.string().default(path.join(import.meta.dirname, '../../../../.data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer; without it the embedded one'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
});
