import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

export async function isStepDone(db: Db, name: string): Promise<boolean> {
  const step = await db.selectFrom('data_steps').where('name', '=', name).select('date_done').executeTakeFirst();
  return step?.date_done != null;
}

export async function stepDone(db: Db, name: string): Promise<void> {
  await sql`insert into data_steps (name, date_done) values (${name}, now())
    on conflict (name) do update set date_done = excluded.date_done`.execute(db);
}

export const ownersOfItems = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('branches').select('short_id').orderBy('short_id').execute()).map(({ short_id }) => short_id);
