import { z } from 'zod';
import { branchShortId, uuid } from '../ref.ts';

/** Parameters of paths that several entities use. */
export const byId = z.object({ id: uuid });

export const branchParams = z.object({
  branchShortId: z.coerce.number().pipe(branchShortId).describe('Branch number, 1–32'),
});

/** A branch, or the main site. */
export const branchOrMain = z.coerce
  .number()
  .int()
  .refine((id) => id === 0 || branchShortId.safeParse(id).success, 'a branch, or 0 for all')
  .describe('Branch number; 0 is the main site');
