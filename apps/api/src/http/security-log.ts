import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Problem } from '@umkreis/contract/problem.ts';
import { addressGroup } from '@umkreis/serving/address-group.ts';

const events: Readonly<Record<number, string>> = { 401: 'login-refused', 403: 'not-allowed', 429: 'budget-spent' };

export interface SecurityLogOptions {
  log: FastifyBaseLogger;
  /** Logged entries per minute; further ones are only counted, so that they cannot fill the disk. */
  perMinute?: number;
  now?: () => number;
}

/**
 * Logs rejected requests: invalid tokens, missing permissions, spent budgets. A request without a token is not
 * logged.
 */
export function createSecurityLog({ log, perMinute = 120, now = Date.now }: SecurityLogOptions) {
  let minute = 0;
  let written = 0;
  let left = 0;
  return (request: FastifyRequest, { status, type, detail }: Problem): void => {
    const event = events[status];
    if (!event || (status === 401 && !request.headers.authorization)) return;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      if (left > 0) log.warn({ event: 'further-refusals', count: left }, 'security');
      [minute, written, left] = [current, 0, 0];
    }
    if (written >= perMinute) {
      left++;
      return;
    }
    written++;
    log.warn(
      {
        event,
        type,
        detail,
        method: request.method,
        route: request.routeOptions.url,
        person: request.person?.email,
        address: addressGroup(request.ip),
      },
      'security',
    );
  };
}
