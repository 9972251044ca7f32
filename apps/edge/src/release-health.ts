import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { surfaceError, type EdgeHealth } from '@umkreis/contract/surface-error.ts';
import { errorsPath } from '@umkreis/contract/releases.ts';
import type { GracefulEnd } from '@umkreis/serving/graceful-end.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { sourceState } from '@umkreis/serving/source-state.ts';
import type { ApiWatch } from './health/api-watch.ts';
import { withComponents } from './health/edge-components.ts';
import type { ReleaseFailures } from './release-failures.ts';
import type { Releases } from './releases.ts';
import { unreleasedText } from './unreleased-surfaces.ts';

/** A page sends one report per surface; a household has a few pages open. */
const REPORTS_PER_MINUTE = 20;
const MAX_REPORT_BYTES = 512;
/** Of the running process, not of what was installed since. */
export const version = packageVersion(path.join(import.meta.dirname, '..'));

interface Options {
  failures: ReleaseFailures;
  releases: Releases;
  end: Pick<GracefulEnd, 'isEnding'>;
  apis: Pick<ApiWatch, 'read'>;
  /** Why the bucket of the releases cannot be used; undefined: it can, or there is none */
  bucketProblem(): string | undefined;
  branchShortId(request: FastifyRequest): Promise<number | null>;
}

/**
 * Receives reports of failed release code, and serves the health of the edge.
 * @returns reads this health
 */
export async function registerReleaseHealth(
  app: FastifyInstance,
  { failures, releases, end, apis, bucketProblem, branchShortId }: Options,
): Promise<() => Promise<EdgeHealth>> {
  const readHealth = async () => {
    const health = await failures.health();
    const missing = unreleasedText(health, await releases.versions(null));
    const ofReleases: EdgeHealth = {
      ...health,
      version,
      ...(await sourceState()),
      ...(missing && { status: 'degraded', reason: [missing, health.reason].filter(Boolean).join(' ') }),
      isEnding: end.isEnding,
    };
    return withComponents(ofReleases, apis);
  };
  app.get('/edge/health', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(await readHealth()),
  );
  app.get('/edge/ready', async (_request, reply) => {
    const { shell } = await releases.versions(null);
    const why = end.isEnding ? 'it ends' : shell && !(await releases.isThere('shell', shell)) ? 'no shell' : undefined;
    const isReady = why === undefined && shell !== undefined;
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ isReady, ...(!isReady && { why: why ?? bucketProblem() ?? 'the shell was never released' }) });
  });

  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: REPORTS_PER_MINUTE, timeWindow: 60_000 });
    scope.post(errorsPath, { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
      const { data } = surfaceError.safeParse(request.body);
      if (!data) return reply.code(400).send({ type: '/problems/invalid', title: 'Not a fault', status: 400 });
      const version = data.version ?? (await releases.versions(await branchShortId(request)))[data.surface];
      if (version) await failures.failed(data.surface, version);
      return reply.code(204).send();
    });
  });
  return readHealth;
}
