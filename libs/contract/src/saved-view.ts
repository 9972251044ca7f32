import { z } from 'zod';
import { plainText, uuid } from './ref.ts';

/** Views that a member can save. */
export const MAX_SAVED_VIEWS = 50;

/** PUT /saved-views/{id} */
export const savedViewWrite = z
  .strictObject({
    name: plainText(60, 1).describe('Shown name'),
    query: z
      .string()
      .max(2000)
      .describe("Search, filters and sorting as in the list's address, without a question mark"),
    columns: z.array(plainText(40, 1)).max(20).describe('Visible columns besides the title'),
  })
  .describe('View to save');

export const savedViewParams = z.object({ id: uuid.describe('View; created by the caller') });

/** GET /saved-views/ */
export const savedView = z
  .object({ id: uuid.describe('View'), ...savedViewWrite.shape })
  .describe('What a member saved of the list of places');
export type SavedView = z.infer<typeof savedView>;

/** DELETE /saved-views/{id} */
export const deletedView = z.object({ id: uuid.describe('View') }).describe('View that no longer exists');
