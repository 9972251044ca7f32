import { runQueued } from '@umkreis/db/pool-queue.ts';
import { addressGroup } from '@umkreis/serving/address-group.ts';
import { personOf } from '../auth/guard.ts';
import { assertBranch } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { ProblemError } from '../http/problem-error.ts';
import { idsOf, sentAt } from '../http/sent-once.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { insertMetrics } from './metrics.repository.ts';
import { sessionsDaily } from './sessions-daily.repository.ts';

/** Per address: a visitor sends about 30 kB per hour, but an office or a fair may share one address. */
const BUDGETS = [
  { bytes: 1024 * 1024, windowS: 60 },
  { bytes: 50 * 1024 * 1024, windowS: 86_400 },
];

export async function metricsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  // navigator.sendBeacon sends texts as text/plain.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new ProblemError(400, 'invalid-json', 'The body is not JSON'));
    }
  });

  app.handle(
    'POST /metrics/',
    async (request) => {
      const metrics = Array.isArray(request.body) ? request.body : [request.body];
      await runQueued(db, 'visitors', null, () =>
        insertMetrics(db, metrics, { idOf: idsOf(request), date: sentAt(request) }),
      );
      return { accepted: metrics.length };
    },
    { preValidation: byteBudget(BUDGETS, ({ ip }) => addressGroup(ip)) },
  );

  app.handle('GET /metrics/sessions/daily/', async (request) => {
    const person = personOf(request);
    const { branch, days } = request.query;
    if (branch !== undefined) assertBranch(person, branch);
    return sessionsDaily(
      db,
      branch !== undefined ? [branch] : person.role === 'staff' ? null : person.branchShortIds,
      days,
    );
  });
}
