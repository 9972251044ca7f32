import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type {
  Contest,
  ContestEntry,
  ContestParticipant,
  EditedContest,
  StoredDraw,
} from '@umkreis/contract/contest.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { MOST_ROWS } from '../http/most-rows.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';

const toContest = (row: Selectable<Database['contests']>): Contest => ({
  id: row.id,
  nanoId: row.nano_id,
  branchShortId: row.branch_id,
  itemId: row.item_id,
  title: { de: row.title_de, en: row.title_en },
  description: { de: row.description_de, en: row.description_en },
  conditionsUrl: row.conditions_url,
  dateBegin: row.date_begin.toISOString(),
  dateEnd: row.date_end.toISOString(),
});

/**
 * Contests that have not ended, in the order of their end; omits the place of a contest while it is in the trash.
 */
export async function loadContests(db: Db): Promise<Contest[]> {
  const rows = await db
    .selectFrom('contests as c')
    .leftJoin('items as i', (join) => join.onRef('i.id', '=', 'c.item_id').on('i.date_binned', 'is', null))
    .where('c.date_end', '>', sql<Date>`now()`)
    .selectAll('c')
    .select('i.id as shown_item_id')
    .orderBy('c.date_end')
    .orderBy('c.id')
    .limit(MOST_ROWS)
    .execute();
  return rows.map(({ shown_item_id, ...row }) => toContest({ ...row, item_id: shown_item_id }));
}

/** One contest, or those of the branches and those of all branches, the latest end first. */
export async function editedContests(
  db: Reader,
  of: { id: string } | { branches: readonly number[] },
): Promise<EditedContest[]> {
  const rows = await db
    .selectFrom('contests as c')
    .selectAll('c')
    .where((eb) =>
      'id' in of
        ? eb('c.id', '=', of.id)
        : eb.or([
            eb('c.branch_id', 'is', null),
            ...(of.branches.length > 0 ? [eb('c.branch_id', 'in', of.branches)] : []),
          ]),
    )
    .select((eb) => [
      eb
        .selectFrom('contest_participants as p')
        .whereRef('p.contest_id', '=', 'c.id')
        .select((e) => e.fn.countAll<string>().as('n'))
        .as('participants'),
      eb
        .selectFrom('contest_participants as p')
        .whereRef('p.contest_id', '=', 'c.id')
        .where('p.date_drawn', 'is not', null)
        .select((e) => e.fn.countAll<string>().as('n'))
        .as('winners'),
      eb
        .selectFrom('contest_participants as p')
        .whereRef('p.contest_id', '=', 'c.id')
        .where('p.date_erased', 'is not', null)
        .select((e) => e.fn.countAll<string>().as('n'))
        .as('erased'),
    ])
    .orderBy('c.date_end', 'desc')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    ...toContest(row),
    participants: Number(row.participants),
    winners: Number(row.winners),
    erased: Number(row.erased),
  }));
}

/** Oldest first, without erased ones. @param page all if omitted */
export async function loadEntries(
  db: Db,
  contestId: string,
  { page, pageSize = 50 }: { page?: number | undefined; pageSize?: number } = {},
): Promise<ContestEntry[]> {
  const rows = await db
    .selectFrom('contest_participants')
    .where('contest_id', '=', contestId)
    .where('date_erased', 'is', null)
    .selectAll()
    .orderBy('date_created')
    .orderBy('id')
    .$if(page !== undefined, (query) => query.limit(pageSize).offset((page! - 1) * pageSize))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    contestId: row.contest_id,
    name: row.name,
    email: row.email,
    answer: row.answer,
    dateCreated: row.date_created.toISOString(),
    dateDrawn: row.date_drawn?.toISOString() ?? null,
  }));
}

/** Newest first. */
export async function loadDraws(db: Db, contestId: string): Promise<StoredDraw[]> {
  const rows = await db
    .selectFrom('contest_draws')
    .where('contest_id', '=', contestId)
    .selectAll()
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    contestId: row.contest_id,
    date: row.date.toISOString(),
    author: row.author,
    candidates: row.candidates,
    candidatesHash: row.candidates_hash,
    seed: row.seed,
    winnerIds: row.winner_ids,
  }));
}

/** A contest that is open for participation now; its branch may be inactive. */
export async function runningContest(db: Db, id: string): Promise<{ branchShortId: number | null } | undefined> {
  return db
    .selectFrom('contests')
    .where('id', '=', id)
    .where('date_begin', '<=', sql<Date>`now()`)
    .where('date_end', '>', sql<Date>`now()`)
    .select('branch_id as branchShortId')
    .executeTakeFirst();
}

/** An address participates once; its first answer counts. */
export async function insertParticipant(db: Db, { contestId, name, email, answer }: ContestParticipant): Promise<void> {
  await db
    .insertInto('contest_participants')
    .values({ id: uuidv7(), contest_id: contestId, name, email: email.toLowerCase(), answer })
    .onConflict((conflict) => conflict.columns(['contest_id', 'email']).doNothing())
    .execute();
}
