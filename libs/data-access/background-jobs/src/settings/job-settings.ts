import { z } from 'zod';

/** Days until personal data is erased; there is no value for 'never'. */
const retentionDays = (days: number, description: string) =>
  z.coerce.number().int().min(1).max(3660).default(days).describe(description);

/** Environment variables of the background jobs, read by whichever process runs them. */
export const jobSettings = z.object({
  METRICS_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(3)
    .max(3660)
    .default(90)
    .describe('How long raw metrics are stored; daily statistics are stored forever'),
  CONTEST_ENTRIES_KEEP_DAYS: retentionDays(180, "How long entries of contests are stored after the contest's end"),
  CONTACTS_KEEP_DAYS: retentionDays(
    180,
    'How long the contact address of a change request is stored after its decision; twice as long after an open one was sent',
  ),
  AUDIT_KEEP_DAYS: retentionDays(365, 'How long the log of accesses to personal data is stored'),
  CALENDAR_OWN_HOSTS: z
    .string()
    .default('')
    .describe('Hosts whose calendars may be subscribed to although they are in the private network, comma-separated')
    .transform(
      (text) =>
        new Set(
          text
            .split(',')
            .map((host) => host.trim().toLowerCase())
            .filter(Boolean),
        ),
    ),
});

export type JobSettings = z.infer<typeof jobSettings>;
