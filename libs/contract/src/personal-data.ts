import { z } from 'zod';
import { isoDate, uuid } from './ref.ts';

/** A complete e-mail address; case-insensitive. */
export const personAddress = z
  .strictObject({
    email: z.string().trim().pipe(z.email().max(320)).describe('Address; upper and lower case are the same'),
  })
  .describe('Whose data');

const branch = z.int().nullable().describe('Branch; null: all branches');

/** POST /personal-data/find/ */
export const personFound = z
  .object({
    counts: z
      .array(
        z
          .object({
            kind: z.enum(['contest-entries', 'change-requests']).describe('What is stored'),
            branchShortId: branch,
            count: z.int().describe('How many'),
          })
          .describe('How much one branch has of one kind'),
      )
      .describe('By kind and branch; empty: nothing is stored'),
  })
  .describe('What is stored under an address');
export type PersonFound = z.infer<typeof personFound>;

/** POST /personal-data/export/ */
export const personExport = z
  .object({
    contestEntries: z
      .array(
        z
          .object({
            id: uuid.describe('Participation'),
            contestId: uuid.describe('Contest'),
            contestTitle: z.string().describe('German title of the contest'),
            branchShortId: branch,
            name: z.string().describe('Name'),
            email: z.string().describe('Address'),
            answer: z.string().describe('Answer; may be empty'),
            dateCreated: isoDate.describe('Taken part'),
            dateDrawn: isoDate.nullable().describe('Drawn as a winner; null when not'),
          })
          .describe('Participation in a contest'),
      )
      .describe('Participations, oldest first'),
    changeRequests: z
      .array(
        z
          .object({
            id: uuid.describe('Change request'),
            branchShortId: z.int().describe('Branch'),
            itemId: uuid.nullable().describe('Place; null: a new one was proposed'),
            state: z.enum(['open', 'accepted', 'declined']).describe('State'),
            contactEmail: z.string().describe('Address'),
            note: z.string().describe('Message to the editors'),
            changes: z.record(z.string(), z.unknown()).describe('Field → value then and proposed'),
            reply: z.string().describe("The editors' reply to the sender"),
            dateCreated: isoDate.describe('Sent'),
            dateDecided: isoDate.nullable().describe('Decided; null while it is open'),
          })
          .describe('Change request with this contact address'),
      )
      .describe('Change requests, oldest first'),
  })
  .describe('All that visitors stored under an address');
export type PersonExport = z.infer<typeof personExport>;

/** POST /personal-data/erase/ */
export const personErased = z
  .object({
    contestEntries: z.int().describe('Participations whose name, address and answer were erased'),
    changeRequests: z.int().describe('Change requests whose contact address and note were erased'),
    addressHash: z.string().describe('First 16 hexadecimal digits of the SHA-256 of the address, as in the audit log'),
  })
  .describe('What was erased; zeros when nothing is stored any more');
export type PersonErased = z.infer<typeof personErased>;

/** GET /personal-data/retention/ */
export const retentionPeriods = z
  .object({
    contestEntriesDays: z.int().describe('Days after the end of a contest until entries are erased'),
    contactsDays: z
      .int()
      .describe(
        'Days after the decision until the contact address is erased; twice as many after an open one was sent',
      ),
    auditDays: z.int().describe('Days that the audit log is stored'),
    lastRun: isoDate.nullable().describe('When what is too old was last erased; null: not yet'),
  })
  .describe('How long personal data is stored');
