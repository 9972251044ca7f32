import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { onceHeader, waitedHeader } from '@umkreis/contract/offline.ts';

const NAMESPACE = '4f6b7a52-3f0e-4c1c-9a55-8d0a4b1d7c21';
const KEY = /^[\w-]{16,64}$/;
/** Requests are queued on a visitor's device no longer than this, s. */
const LONGEST_WAIT_S = 7 * 86_400;

/**
 * IDs for records that a request adds: the same each time it arrives, if its sender set the key, so that it counts
 * once.
 * @returns the ID of the nth record
 */
export function idsOf({ headers }: Pick<FastifyRequest, 'headers'>): (nth: number) => string {
  const key = headers[onceHeader];
  return typeof key === 'string' && KEY.test(key) ? (nth) => uuidv5(`${key}/${nth}`, NAMESPACE) : () => uuidv7();
}

/** When it was first sent: requests queued offline state how long they were queued. */
export function sentAt({ headers }: Pick<FastifyRequest, 'headers'>, now = new Date()): Date {
  const waited = Number(headers[waitedHeader] ?? 0);
  return new Date(now.getTime() - (waited > 0 ? Math.min(waited, LONGEST_WAIT_S) * 1000 : 0));
}
