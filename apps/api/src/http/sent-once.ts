import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { onceHeader, waitedHeader } from '@umkreis/contract/offline.ts';

const NAMESPACE = '4f6b7a52-3f0e-4c1c-9a55-8d0a4b1d7c21';
const KEY = /^[\w-]{16,64}$/;
/** Nothing waits longer on a visitor's device, s. */
const LONGEST_WAIT_S = 7 * 86_400;

/**
 * Ids for what a request adds: the same ones each time it arrives, where its sender named it, so that it counts once.
 * @returns the id of the nth thing that it adds
 */
export function idsOf({ headers }: Pick<FastifyRequest, 'headers'>): (nth: number) => string {
  const key = headers[onceHeader];
  return typeof key === 'string' && KEY.test(key) ? (nth) => uuidv5(`${key}/${nth}`, NAMESPACE) : () => uuidv7();
}

/** When it was sent first: what waited for a network says how long. */
export function sentAt({ headers }: Pick<FastifyRequest, 'headers'>, now = new Date()): Date {
  const waited = Number(headers[waitedHeader] ?? 0);
  return new Date(now.getTime() - (waited > 0 ? Math.min(waited, LONGEST_WAIT_S) * 1000 : 0));
}
