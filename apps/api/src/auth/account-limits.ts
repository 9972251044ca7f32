import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiConfig } from '../config/config.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { rejectTooManyRequests } from '../http/reject-too-many-requests.ts';
import { personOf } from './guard.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const MEGABYTE = 1_000_000;

/**
 * Limits the requests per minute and the bytes per hour of one account across all its addresses, so that a stolen
 * login or an editor's script cannot overload the service. Each API process counts separately. Picture uploads have
 * budgets of their own.
 */
export function registerAccountLimits(
  app: FastifyInstance,
  config: Pick<ApiConfig, 'LIMIT_ACCOUNT_REQUESTS' | 'LIMIT_ACCOUNT_MEGABYTES'>,
): void {
  const requests = new RateLimiterMemory({ points: config.LIMIT_ACCOUNT_REQUESTS, duration: MINUTE_S });
  const bytes = byteBudget(
    [{ bytes: config.LIMIT_ACCOUNT_MEGABYTES * MEGABYTE, windowS: HOUR_S }],
    (request) => personOf(request).email,
  );
  app.addHook('onRequest', async ({ person }) => {
    if (person)
      await requests.consume(person.email).catch(rejectTooManyRequests('too-many-requests', 'Too many requests'));
  });
  app.addHook('preValidation', async function limitBytes(request, reply) {
    if (request.person && hasJson(request)) await bytes.call(this, request, reply);
  });
}

const hasJson = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/json') ?? false;
