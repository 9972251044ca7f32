import type { Db } from '@umkreis/db/database.ts';

interface Sample {
  url: string;
  payload?: object;
  headers?: Record<string, string>;
}

/** Builds a call that the right editor may make once: what it deletes or links exists. */
export type CreateSample = (db: Db, author: string) => Promise<Sample> | Sample;
