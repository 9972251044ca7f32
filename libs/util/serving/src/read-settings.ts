import type { z } from 'zod';

/**
 * Reads settings from environment variables.
 * @throws Error that lists all invalid variables
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration:\n${errors.join('\n')}`);
}
