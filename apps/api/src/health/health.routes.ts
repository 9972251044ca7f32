import path from 'node:path';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { sourceState } from '@umkreis/serving/source-state.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { healthProblems } from '../watches/health-problems.ts';

/** Of the running process, not of what was installed since. */
const version = packageVersion(path.join(import.meta.dirname, '../..'));
const startedAt = new Date().toISOString();

export async function healthRoutes(app: TypedApp, { content, snapshots, watches, end }: ApiContext): Promise<void> {
  app.handle('GET /health', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const problems = await healthProblems(watches);
    return {
      status: problems.length === 0 ? ('ok' as const) : ('degraded' as const),
      problems,
      isEnding: end.isEnding,
      version,
      ...(await sourceState()),
      startedAt,
      database: content.isDatabaseUp,
      storage: problems.every(({ component }) => component !== 'storage'),
      snapshots: snapshots.health(),
    };
  });

  app.handle('GET /ready', async (_request, reply) => {
    const { problem, hasRejectedAlways } = watches.database;
    // During an outage it serves cached data: it is ready, but degraded. A password that was never accepted is none.
    const isServing = !content.isDatabaseUp && content.branches.size > 0 && !hasRejectedAlways;
    const why = end.isEnding ? 'it ends' : isServing ? undefined : problem?.text;
    return reply
      .code(why === undefined ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ isReady: why === undefined, ...(why !== undefined && { why }) });
  });
}
