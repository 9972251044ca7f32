import { jobSettings } from '@umkreis/background-jobs/settings/job-settings.ts';
import { databaseSettings } from '@umkreis/db/database-settings.ts';
import { bucketErrors } from '@umkreis/object-storage/bucket-config.ts';
import { processSettings } from '@umkreis/serving/process-settings.ts';
import { settingErrors, wrongSettings, type SettingError } from '@umkreis/serving/read-settings.ts';
import type { z } from 'zod';

const environment = processSettings.extend({ ...databaseSettings.shape, ...jobSettings.shape });

export type JobsConfig = z.infer<typeof environment>;

/** All errors in the settings of the jobs, including those of its buckets. */
export const settingsErrors = (env: NodeJS.ProcessEnv): SettingError[] => [
  ...settingErrors(environment, env),
  ...bucketErrors('MEDIA', env),
];

/** @throws StartError that lists all invalid variables */
export function readConfig(env: NodeJS.ProcessEnv = process.env): JobsConfig {
  const errors = settingsErrors(env);
  if (errors.length > 0) throw wrongSettings(errors);
  return environment.parse(env);
}
