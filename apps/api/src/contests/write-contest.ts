import { randomBytes } from 'node:crypto';
import { nanoid } from 'nanoid';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ContestCreate, ContestUpdate } from '@umkreis/contract/contest.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { shownItems } from '../items/shown-items.repository.ts';
import { candidatesHash, pickWinners } from './pick-winners.ts';
import type { Trx } from '../writing/transaction.ts';

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

/** Nobody can take part from now on. One that has ended stays as it is; one that has not begun never does. */
export async function closeContest(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('contests')
    .set({ date_begin: sql`least(date_begin, now())`, date_end: sql`least(date_end, now())` })
    .where('id', '=', id)
    .execute();
}

/** Entries go with it. */
export async function deleteContest(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('contests').where('id', '=', id).execute();
}

/**
 * Draws winners among those not drawn yet, each with the same chance, and keeps how: nobody can draw again unseen.
 * @throws ProblemError 409 while visitors can still take part, when others drew since, or when too few are left
 */
export async function drawWinners(
  trx: Trx,
  id: string,
  { winners: count, drawnSoFar }: { winners: number; drawnSoFar?: number | undefined },
  author: string,
): Promise<void> {
  const contest = await trx
    .selectFrom('contests')
    .where('id', '=', id)
    .select(sql<boolean>`date_end <= now()`.as('has_ended'))
    .forUpdate()
    .executeTakeFirst();
  if (!contest) throw notFound('Contest');
  if (!contest.has_ended)
    throw new ProblemError(409, 'still-running', 'The contest has not ended', {
      detail: 'Close it first, or wait for its end.',
    });
  const entries = await trx
    .selectFrom('contest_participants')
    .where('contest_id', '=', id)
    .select(['id', 'date_drawn'])
    .execute();
  const left = entries.filter((entry) => entry.date_drawn === null).map((entry) => entry.id);
  if (drawnSoFar !== undefined && entries.length - left.length !== drawnSoFar)
    throw new ProblemError(409, 'drawn-already', 'Somebody has drawn since', {
      detail: `${entries.length - left.length} winners are drawn. Look at them first.`,
    });
  if (left.length < count)
    throw new ProblemError(409, 'too-few', 'Too few take part', { detail: `${left.length} can still be drawn.` });
  const seed = randomBytes(32).toString('hex');
  const drawn = pickWinners(left, seed, count);
  await trx
    .insertInto('contest_draws')
    .values({
      id: uuidv7(),
      contest_id: id,
      author,
      seed,
      candidates: left.length,
      candidates_hash: candidatesHash(left),
      winner_ids: drawn,
    })
    .execute();
  await trx
    .updateTable('contest_participants')
    .set({ date_drawn: sql`now()` })
    .where('id', 'in', drawn)
    .execute();
}

/** Takes a person out of a contest, whole; what was drawn keeps its number. @throws ProblemError 404 */
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
  const [item] = await shownItems(trx, branchShortId, [itemId], () => '/itemId');
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
