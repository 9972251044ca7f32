import type { Db } from '@umkreis/db/database.ts';

export interface Sample {
  url: string;
  payload?: object;
  headers?: Record<string, string>;
}

/** A call that the right editor may make, prepared for one try: what it deletes or links exists. */
export type MakeSample = (db: Db, author: string) => Promise<Sample> | Sample;
