import { z } from 'zod';

/** Problem document, RFC 9457, sent as application/problem+json. */
export const problem = z.object({
  type: z.string().describe('Error code as a relative URI, e.g. /problems/invalid-field'),
  title: z.string().describe('What happened'),
  status: z.int().describe('HTTP status'),
  detail: z.string().optional().describe('What to do about it'),
  errors: z
    .array(
      z.object({
        field: z.string().describe('JSON pointer to the field'),
        message: z.string().describe('What is wrong with it'),
      }),
    )
    .optional()
    .describe('Fields at fault'),
  conflicts: z
    .array(
      z.object({
        field: z.string().describe('Field'),
        yours: z.unknown().describe('Value sent'),
        theirs: z.unknown().describe('Value stored'),
      }),
    )
    .optional()
    .describe('Same field written by two people'),
  currentVersion: z.int().optional().describe('Version to send with the next attempt'),
});
export type Problem = z.infer<typeof problem>;
