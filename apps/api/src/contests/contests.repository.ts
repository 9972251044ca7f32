import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Contest, ContestParticipant } from '@umkreis/contract/contest.ts';
import type { Db } from '@umkreis/db/database.ts';

/** Those that have not ended, the one that ends first in front. */
export async function loadContests(db: Db): Promise<Contest[]> {
  const rows = await db.selectFrom('contests').where('date_end', '>', sql<Date>`now()`).selectAll().orderBy('date_end').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id, nanoId: row.nano_id, branchShortId: row.branch_id, itemId: row.item_id, title: { de: row.title_de, en: row.title_en },
    description: { de: row.description_de, en: row.description_en }, conditionsUrl: row.conditions_url, dateBegin: row.date_begin.toISOString(), dateEnd: row.date_end.toISOString(),
  }));
}

export async function isContestRunning(db: Db, id: string): Promise<boolean> {
  return Boolean(await db.selectFrom('contests').where('id', '=', id).where('date_begin', '<=', sql<Date>`now()`).where('date_end', '>', sql<Date>`now()`).select('id').executeTakeFirst());
}

/** An address takes part once; its first answer counts. */
export async function insertParticipant(db: Db, { contestId, name, email, answer }: ContestParticipant): Promise<void> {
  await db.insertInto('contest_participants').values({ id: uuidv7(), contest_id: contestId, name, email: email.toLowerCase(), answer })
    .onConflict((conflict) => conflict.columns(['contest_id', 'email']).doNothing()).execute();
}
