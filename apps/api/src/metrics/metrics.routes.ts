import { sessionsDaily as sessionsDailySchema, sessionsDailyQuery } from '@umkreis/contract/dashboard.ts';
import { metricBatch } from '@umkreis/contract/metric.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { z } from 'zod';
import { addressGroup } from '@umkreis/serving/address-group.ts';
import { personOf } from '../auth/guard.ts';
import { assertBranch } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { ProblemError } from '../http/problem-error.ts';
import { limitPublicWrites } from '../http/public-writes.ts';
import { idsOf, sentAt } from '../http/sent-once.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { insertMetrics } from './metrics.repository.ts';
import { sessionsDaily } from './sessions-daily.repository.ts';

const BATCHES_PER_MINUTE = 240;
const LARGEST_BODY = 256 * 1024;
/** Per address: a visitor sends about 30 kB per hour, but an office or a fair may share one address. */
/** 200 metrics of 17 values. */
const MOST_VALUES = 4000;
const BUDGETS = [
  { bytes: 1024 * 1024, windowS: 60 },
  { bytes: 50 * 1024 * 1024, windowS: 86_400 },
];

export async function metricsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  await limitPublicWrites(app);

  // navigator.sendBeacon sends texts as text/plain.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new ProblemError(400, 'invalid-json', 'The body is not JSON'));
    }
  });

  app.post(
    '/metrics/',
    {
      config: {
        right: 'public',
        rateLimit: { max: BATCHES_PER_MINUTE, timeWindow: 60_000 },
        input: { nodes: MOST_VALUES },
      },
      bodyLimit: LARGEST_BODY,
      preValidation: byteBudget(BUDGETS, ({ ip }) => addressGroup(ip)),
      schema: {
        summary: 'Records one metric or a batch',
        tags: ['metrics'],
        body: metricBatch,
        response: { 201: z.object({ accepted: z.int().describe('Metrics taken') }) },
      },
    },
    async (request, reply) => {
      const metrics = Array.isArray(request.body) ? request.body : [request.body];
      await runQueued(db, 'visitors', null, () =>
        insertMetrics(db, metrics, { idOf: idsOf(request), date: sentAt(request) }),
      );
      return reply.code(201).send({ accepted: metrics.length });
    },
  );

  app.get(
    '/metrics/sessions/daily/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Sessions per day and branch',
        tags: ['metrics'],
        querystring: sessionsDailyQuery,
        response: { 200: z.array(sessionsDailySchema) },
      },
    },
    async (request) => {
      const person = personOf(request);
      const { branch, days } = request.query;
      if (branch !== undefined) assertBranch(person, branch);
      return sessionsDaily(
        db,
        branch !== undefined ? [branch] : person.role === 'staff' ? null : person.branchShortIds,
        days,
      );
    },
  );
}
