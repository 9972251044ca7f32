import { FairQueue } from '@umkreis/serving/fair-queue.ts';
import { MemoryBudget } from '@umkreis/serving/memory-budget.ts';
import type { EdgeLimits } from './edge-limits.ts';

/** A call that is queued for longer is rejected, ms. */
export const LONGEST_WAIT_MS = 10_000;
/** Fraction of its limit that one address can use while others are active; at least one slot. */
const SHARED = 1 / 8;

type Bound = 'READS' | 'WRITES' | 'UPLOADS' | 'PAGES';

/** Creates the queue of a shared resource with the configured limits. */
export function createQueue(bound: Bound, limits: EdgeLimits): FairQueue {
  const atOnce = limits[`LIMIT_${bound}`];
  const perClient = Math.min(limits[`LIMIT_${bound}_PER_ADDRESS`], Math.max(1, atOnce - 1));
  // Writes wait for locks in the database rather than for the CPU.
  const isShared = bound === 'READS' || bound === 'PAGES';
  return new FairQueue({
    atOnce,
    perClient,
    shared: isShared ? Math.max(1, Math.floor(perClient * SHARED)) : perClient,
    queuedPerClient: limits.LIMIT_WAITING_PER_ADDRESS,
    longestWait: LONGEST_WAIT_MS,
  });
}

const MB = 1024 * 1024;

/** Creates the memory budget for slow clients with the configured limits. */
export const createMemoryBudget = (limits: EdgeLimits): MemoryBudget =>
  new MemoryBudget({ atOnce: limits.LIMIT_HELD_MB * MB, perClient: limits.LIMIT_HELD_MB_PER_ADDRESS * MB });
