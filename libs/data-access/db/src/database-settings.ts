import path from 'node:path';
import { z } from 'zod';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Environment variables of every process that uses the database. */
export const databaseSettings = z.object({
  UMKREIS_DATA: z.string().default(path.join(import.meta.dirname, '../../../../.data')),
  DATABASE_URL: postgresUrl.optional().describe('PostgreSQL 15 or newer; without it the embedded one'),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe('The same database without a pooler, for migrations and commands; default DATABASE_URL'),
  DATABASE_READ_URL: postgresUrl.optional().describe('A streaming replica, directly or by a pooler, for some reads'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
});
