import { z } from 'zod';
import { branchShortId, isoDate } from './ref.ts';

/** Subject of an entry of the audit log. `access`: personal data was read, exported or deleted. */
const auditKind = z.enum(['access', 'item', 'event', 'reference', 'branch', 'staff', 'change-request']);
export type AuditKind = z.infer<typeof auditKind>;

const day = z.iso
  .date()
  .refine((text) => text >= '1970', 'is before 1970')
  .describe('Day on the clock of the branch, or of the main site');
const person = z.string().min(1).max(200).describe('E-mail of a member, or who called a command');

/** GET /audit/ */
export const auditQuery = z.strictObject({
  day: day.optional().describe('Day on the clock of the branch, or of the main site; default today'),
  person: person.optional().describe('Only of this person'),
  branch: z.coerce.number().pipe(branchShortId).optional().describe('Clock that days are counted by'),
  page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page, from 1'),
  pageSize: z.coerce.number().int().min(1).max(200).default(50).describe('Entries of a page'),
});

const auditEntry = z
  .object({
    id: z.string().describe('Key of the entry, among all kinds'),
    kind: auditKind.describe('What it is about; access: personal data was read, exported or deleted'),
    date: isoDate.describe('Time; for equal accesses within a quarter of an hour, of the first one'),
    dateLast: isoDate.describe('The last of them; of a write as `date`'),
    person: z.string().describe('E-mail of a member, who called a command, or job'),
    action: z.string().describe('What was done, e.g. update, contest-entries-read'),
    branchShortId: z.int().nullable().describe('Branch; 0 the main site, null none or several'),
    subject: z.string().nullable().describe('Id of what was read or written, or the e-mail of a member; null: none'),
    title: z.string().nullable().describe('Title of the place or event today; null: unknown'),
    times: z.int().describe('How often; 1 for writes'),
    records: z.int().describe('Records of personal data, or places of an export, that were returned; 0 for writes'),
    details: z
      .record(z.string(), z.union([z.string(), z.number()]).describe('Count or hash'))
      .describe('Counts of a deletion, or the hash of an address; never the name or address of a visitor'),
  })
  .describe('Entry of the audit log');
export type AuditEntry = z.infer<typeof auditEntry>;

const auditPerson = z
  .object({
    person: z.string().describe('E-mail of a member, who called a command, or job'),
    writes: z.int().describe('Writes of the day'),
    accesses: z.int().describe('Reads, exports and deletions of personal data of the day'),
    records: z.int().describe('Records that these returned'),
  })
  .describe('What one person did on the day');

export const auditPage = z
  .object({
    day,
    timeZone: z.string().describe('Time zone of the day, IANA'),
    people: z.array(auditPerson).describe('Everybody who did something on the day, by name'),
    entries: z.array(auditEntry).describe('Entries of the page, newest first'),
    total: z.int().describe('Entries that match'),
    page: z.int().describe('Page, from 1'),
    pageCount: z.int().describe('Pages there are; 0 when nothing matches'),
  })
  .describe('Page of the audit log');
export type AuditPage = z.infer<typeof auditPage>;
