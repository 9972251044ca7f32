import { FairTurns } from '@umkreis/serving/fair-turns.ts';
import { HeldBytes } from '@umkreis/serving/held-bytes.ts';
import type { EdgeLimits } from './edge-limits.ts';

/** A call that waits longer for its turn is refused, ms. */
export const LONGEST_WAIT_MS = 10_000;
/** Of what one address may have at once, while others ask as well; at least one turn. */
const SHARED = 1 / 8;

type Bound = 'READS' | 'WRITES' | 'UPLOADS' | 'PAGES';

/** Turns at one of the things that the edge does for many, as its configuration bounds them. */
export function turnsAt(bound: Bound, limits: EdgeLimits): FairTurns {
  const atOnce = limits[`LIMIT_${bound}`];
  const perClient = Math.min(limits[`LIMIT_${bound}_PER_ADDRESS`], Math.max(1, atOnce - 1));
  // Writes wait for each other in the database, not for a processor.
  const isShared = bound === 'READS' || bound === 'PAGES';
  return new FairTurns({
    atOnce,
    perClient,
    shared: isShared ? Math.max(1, Math.floor(perClient * SHARED)) : perClient,
    waitingPerClient: limits.LIMIT_WAITING_PER_ADDRESS,
    longestWait: LONGEST_WAIT_MS,
  });
}

const MB = 1024 * 1024;

/** Memory for those who send or read slowly, as its configuration bounds it. */
export const heldAt = (limits: EdgeLimits): HeldBytes =>
  new HeldBytes({ atOnce: limits.LIMIT_HELD_MB * MB, perClient: limits.LIMIT_HELD_MB_PER_ADDRESS * MB });
