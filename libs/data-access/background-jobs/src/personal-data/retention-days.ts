import type { RetentionDays } from '@umkreis/db/personal-data/retention.ts';
import type { JobSettings } from '../settings/job-settings.ts';

type RetentionSettings = 'CONTEST_ENTRIES_KEEP_DAYS' | 'CONTACTS_KEEP_DAYS' | 'AUDIT_KEEP_DAYS';

/** The configured retention periods. */
export const retentionDays = (config: Pick<JobSettings, RetentionSettings>): RetentionDays => ({
  contestEntries: config.CONTEST_ENTRIES_KEEP_DAYS,
  contacts: config.CONTACTS_KEEP_DAYS,
  audit: config.AUDIT_KEEP_DAYS,
});
