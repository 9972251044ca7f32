import path from 'node:path';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { isMigrated } from '@umkreis/db/migrate.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';

/** Of the running process, not of what was installed since. */
const version = packageVersion(path.join(import.meta.dirname, '../..'));
const startedAt = new Date().toISOString();

export async function healthRoutes(app: TypedApp, { db, content, snapshots, storage, end }: ApiContext): Promise<void> {
  app.handle('GET /health', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const hasSpace = await storage.hasSpace();
    return {
      status: content.isDatabaseUp && hasSpace ? ('ok' as const) : ('degraded' as const),
      isEnding: end.isEnding,
      version,
      startedAt,
      database: content.isDatabaseUp,
      storage: hasSpace,
      snapshots: snapshots.health(),
    };
  });

  let hasSchema = false;
  app.handle('GET /ready', async (_request, reply) => {
    // Without the database it serves cached data: it is ready, but degraded.
    const isServing = !content.isDatabaseUp && content.branches.size > 0;
    if (!isServing) hasSchema ||= await isMigrated(db);
    const why = end.isEnding
      ? 'it ends'
      : isServing || hasSchema
        ? undefined
        : 'the database is down, or its schema is older than this release';
    return reply
      .code(why === undefined ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ isReady: why === undefined, ...(why !== undefined && { why }) });
  });
}
