import { jobSettings } from '@umkreis/background-jobs/settings/job-settings.ts';
import { databaseSettings } from '@umkreis/db/database-settings.ts';
import { processSettings } from '@umkreis/serving/process-settings.ts';
import { readSettings } from '@umkreis/serving/read-settings.ts';
import type { z } from 'zod';

const environment = processSettings.extend({ ...databaseSettings.shape, ...jobSettings.shape });

export type JobsConfig = z.infer<typeof environment>;

/** @throws Error that lists all invalid variables */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): JobsConfig => readSettings(environment, env);
