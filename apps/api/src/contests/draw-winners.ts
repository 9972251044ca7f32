import { randomBytes } from 'node:crypto';
import { notFound, ProblemError } from '../http/problem-error.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { insertDraw, loadEntries, lockEnded } from './contest-writes.repository.ts';
import { pickWinners } from './pick-winners.ts';

/**
 * Draws winners with equal chances among those not drawn yet, and records how, so that nobody can draw again
 * unnoticed.
 * @throws ProblemError 409 while participation is open, if others drew since, or if too few are left
 */
export async function drawWinners(
  trx: Trx,
  id: string,
  { winners: count, drawnSoFar }: { winners: number; drawnSoFar?: number | undefined },
  author: string,
): Promise<void> {
  const hasEnded = await lockEnded(trx, id);
  if (hasEnded === undefined) throw notFound('Contest');
  if (!hasEnded)
    throw new ProblemError(409, 'still-running', 'The contest has not ended', {
      detail: 'Close it first, or wait for its end.',
    });
  const entries = await loadEntries(trx, id);
  const drawn = entries.filter((entry) => entry.date_drawn !== null).length;
  const left = entries.filter((entry) => !entry.date_drawn && !entry.date_erased).map((entry) => entry.id);
  if (drawnSoFar !== undefined && drawn !== drawnSoFar)
    throw new ProblemError(409, 'drawn-already', 'Somebody has drawn since', {
      detail: `${drawn} winners have already been drawn. Review them first.`,
    });
  if (left.length < count)
    throw new ProblemError(409, 'too-few', 'Too few take part', { detail: `${left.length} can still be drawn.` });
  const seed = randomBytes(32).toString('hex');
  await insertDraw(trx, { contestId: id, author, seed, candidates: left, winners: pickWinners(left, seed, count) });
}
