import { nanoid } from 'nanoid';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ContestCreate, ContestUpdate } from '@umkreis/contract/contest.ts';
import { invalidField, notFound } from '../http/problem-error.ts';
import { visibleItems } from '../items/visible-items.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { candidatesHash } from './pick-winners.ts';

export async function insertContest(
  trx: Trx,
  id: string,
  branchShortId: number | null,
  fields: ContestCreate,
): Promise<void> {
  const { itemId, title, description, conditionsUrl } = fields;
  await trx
    .insertInto('contests')
    .values({
      id,
      nano_id: nanoid(8),
      branch_id: branchShortId,
      ...(await placeOf(trx, branchShortId, itemId)),
      title_de: title.de,
      title_en: title.en,
      description_de: description.de,
      description_en: description.en,
      conditions_url: conditionsUrl,
      date_begin: new Date(fields.dateBegin),
      date_end: new Date(fields.dateEnd),
    })
    .execute();
  await assertOrder(trx, id);
}

/** Writes the fields given. */
export async function writeContest(
  trx: Trx,
  id: string,
  branchShortId: number | null,
  { itemId, title, description, conditionsUrl, dateBegin, dateEnd }: ContestUpdate,
): Promise<void> {
  const set = {
    ...(itemId !== undefined && (await placeOf(trx, branchShortId, itemId))),
    ...(title && { title_de: title.de, title_en: title.en }),
    ...(description && { description_de: description.de, description_en: description.en }),
    ...(conditionsUrl !== undefined && { conditions_url: conditionsUrl }),
    ...(dateBegin !== undefined && { date_begin: new Date(dateBegin) }),
    ...(dateEnd !== undefined && { date_end: new Date(dateEnd) }),
  };
  if (Object.keys(set).length > 0) await trx.updateTable('contests').set(set).where('id', '=', id).execute();
  await assertOrder(trx, id);
}

/** Ends participation now. An ended contest is unchanged; one that has not started never starts. */
export async function closeContest(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('contests')
    .set({ date_begin: sql`least(date_begin, now())`, date_end: sql`least(date_end, now())` })
    .where('id', '=', id)
    .execute();
}

/** Its entries are deleted with it. */
export async function deleteContest(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('contests').where('id', '=', id).execute();
}

/** Whether participation has ended. Locks the contest, so that concurrent draws wait. */
export async function lockEnded(trx: Trx, id: string): Promise<boolean | undefined> {
  const contest = await trx
    .selectFrom('contests')
    .where('id', '=', id)
    .select(sql<boolean>`date_end <= now()`.as('has_ended'))
    .forUpdate()
    .executeTakeFirst();
  return contest?.has_ended;
}

/** All participants, when they were drawn, and whether their address is erased. */
export const loadEntries = (trx: Trx, contestId: string) =>
  trx
    .selectFrom('contest_participants')
    .where('contest_id', '=', contestId)
    .select(['id', 'date_drawn', 'date_erased'])
    .execute();

interface Draw {
  contestId: string;
  author: string;
  seed: string;
  /** IDs of the participants that could be drawn. */
  candidates: readonly string[];
  winners: string[];
}

/** Stores a draw with the data to repeat it. */
export async function insertDraw(trx: Trx, { contestId, author, seed, candidates, winners }: Draw): Promise<void> {
  await trx
    .insertInto('contest_draws')
    .values({
      id: uuidv7(),
      contest_id: contestId,
      author,
      seed,
      candidates: candidates.length,
      candidates_hash: candidatesHash(candidates),
      winner_ids: winners,
    })
    .execute();
  await trx
    .updateTable('contest_participants')
    .set({ date_drawn: sql`now()` })
    .where('id', 'in', winners)
    .execute();
}

/** Deletes a participant of a contest completely; earlier draws keep their counts. @throws ProblemError 404 */
export async function deleteParticipant(trx: Trx, contestId: string, participantId: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('contest_participants')
    .where('contest_id', '=', contestId)
    .where('id', '=', participantId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Participation');
}

async function placeOf(
  trx: Trx,
  branchShortId: number | null,
  itemId: string | null,
): Promise<{ owner_id: number | null; item_id: string | null }> {
  if (itemId === null) return { owner_id: null, item_id: null };
  const [item] = await visibleItems(trx, branchShortId, [itemId], () => '/itemId');
  return { owner_id: item!.owner_id, item_id: item!.id };
}

async function assertOrder(trx: Trx, id: string): Promise<void> {
  const row = await trx
    .selectFrom('contests')
    .where('id', '=', id)
    .select(sql<boolean>`date_end > date_begin`.as('ok'))
    .executeTakeFirst();
  if (row && !row.ok) throw invalidField('/dateEnd', 'ends before it begins');
}
