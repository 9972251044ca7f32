import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemoryBudget } from '@umkreis/serving/memory-budget.ts';
import type { EdgeConfig } from './config.ts';
import { identityPaths } from './identity-paths.ts';
import { RateLimitedQueue } from './limits/rate-limited-queue.ts';
import { createQueue } from './limits/edge-queues.ts';
import { ApiGroup } from './proxy/api-group.ts';
import { forward, type RequestQueues, type Upstream } from './proxy/forward.ts';
import { readBody } from './proxy/read-body.ts';

const methods = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT', 'OPTIONS'];
const API_PREFIX = '/api';

/** Proxies the API at /api and, in development, the identity provider on the app's own origin. */
export async function registerProxies(
  app: FastifyInstance,
  {
    config,
    apis,
    queues,
    memoryBudget,
  }: { config: EdgeConfig; apis: ApiGroup; queues: RequestQueues; memoryBudget: MemoryBudget },
): Promise<void> {
  const api: Upstream = { behind: apis, host: (_request, { host }) => host, queues, memoryBudget };
  await registerProxy(app, [API_PREFIX], api, (url) => url.slice(API_PREFIX.length), true);
  if (!config.IDENTITY_URL) return;
  const behind = new ApiGroup([new URL(config.IDENTITY_URL).origin], connectionsOf(config));
  app.addHook('onClose', () => behind.close());
  const identity: Upstream = {
    behind,
    host: ({ headers }) => headers.host ?? '',
    queues: createRequestQueues(config),
    memoryBudget,
  };
  await registerProxy(app, identityPaths, identity, (url) => url);

  async function registerProxy(
    whole: FastifyInstance,
    prefixes: readonly string[],
    target: Upstream,
    pathOf: (url: string) => string,
    isOpen = false,
  ) {
    await whole.register(async (scope) => {
      const times = { longest: config.LIMIT_BODY_SECONDS * 1000, idle: config.LIMIT_BODY_IDLE_SECONDS * 1000 };
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
        readBody(request, payload, target.memoryBudget, times),
      );
      for (const prefix of prefixes)
        for (const url of [prefix, `${prefix}/*`])
          scope.route({
            method: methods,
            url,
            handler: (request, reply) => {
              if (isOpen && isPublicRead(request)) reply.header('Access-Control-Allow-Origin', '*');
              return forward(request, reply, rooted(pathOf(request.url)), target);
            },
          });
    });
  }
}

/**
 * Whether any origin may read the response: public GETs, required by lists in sandboxed frames with an opaque
 * origin.
 */
const isPublicRead = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

const rooted = (path: string) => (path.startsWith('/') ? path : `/${path}`);

/** Connections to each upstream server: at least the number of slots of all queues. */
export const connectionsOf = (config: EdgeConfig): number =>
  config.LIMIT_READS + config.LIMIT_WRITES + config.LIMIT_UPLOADS;

/** Separate queues for reads, writes and uploads, since a write may wait for a lock in the database. */
export const createRequestQueues = (config: EdgeConfig): RequestQueues => ({
  reads: new RateLimitedQueue('READS', config),
  writes: createQueue('WRITES', config),
  uploads: createQueue('UPLOADS', config),
});
