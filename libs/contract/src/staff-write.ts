import { z } from 'zod';
import { role } from './dashboard.ts';
import { branchShortId, isoDate, plainText, uuid } from './ref.ts';

/** Long enough for real addresses; limited because it is part of paths. */
const EMAIL_LENGTH = 100;
const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(EMAIL_LENGTH))
  .describe('E-mail that the login has to carry as verified');
const rights = {
  role: role.describe('staff: everything; editor: the listed branches; viewer: reads'),
  branchShortIds: z
    .array(branchShortId)
    .max(32)
    .default([])
    .describe('Branches of an editor or viewer; none for staff'),
};
const sound = ({ role: given, branchShortIds }: { role: string; branchShortIds: readonly number[] }) =>
  given === 'staff' ? branchShortIds.length === 0 : branchShortIds.length > 0;
const soundness = { path: ['branchShortIds'], error: 'an editor or viewer has at least one branch, staff have all' };
const name = plainText(200, 1).describe('Shown name');

/** POST /staff/ */
export const staffCreate = z
  .strictObject({ email, name, ...rights })
  .refine(sound, soundness)
  .describe('New member');
/** PUT /staff/{email} */
export const staffUpdate = z
  .strictObject({ name, ...rights })
  .refine(sound, soundness)
  .describe('Rights of a member');
export const staffParams = z.object({ email: email.describe('Member') });

/** GET /staff/ */
export const listedMember = z
  .object({
    email: z.string().describe('E-mail'),
    name: z.string().describe('Shown name'),
    role: role.describe('staff: everything; editor: the listed branches; viewer: reads'),
    branchShortIds: z.array(branchShortId).describe('Branches; all of them for staff'),
    isBound: z.boolean().describe('A login belongs to the member'),
  })
  .describe('Member of the dashboard');
export type ListedMember = z.infer<typeof listedMember>;

/** DELETE /staff/{email} */
export const removedMember = z.object({ email: z.string().describe('E-mail') }).describe('Who is no member any more');

/** GET /staff/revisions/ */
export const staffRevision = z
  .object({
    id: uuid.describe('Revision'),
    email: z.string().describe('Member'),
    date: isoDate.describe('When'),
    author: z.string().describe('Who did it'),
    action: z.enum(['add', 'rights', 'bind', 'unbind', 'remove']).describe('What was done'),
    changes: z
      .record(
        z.string(),
        z
          .object({ before: z.unknown().describe('Value before'), after: z.unknown().describe('Value after') })
          .describe('Change of one field'),
      )
      .describe('Field → value before and after; logins are not told'),
  })
  .describe('Change of who may do what');
export type StaffRevision = z.infer<typeof staffRevision>;
