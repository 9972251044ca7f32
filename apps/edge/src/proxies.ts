import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HeldBytes } from '@umkreis/serving/held-bytes.ts';
import type { EdgeConfig } from './config.ts';
import { identityPaths } from './identity-paths.ts';
import { PacedTurns } from './limits/paced-turns.ts';
import { turnsAt } from './limits/turns.ts';
import { forward, openPool, type Turns, type Upstream } from './proxy/forward.ts';
import { readBody } from './proxy/read-body.ts';

const methods = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT', 'OPTIONS'];
const API_PREFIX = '/api';

/** The API under /api, and in development the identity provider on the app's own origin. */
export async function registerProxies(app: FastifyInstance, config: EdgeConfig, held: HeldBytes): Promise<void> {
  const connections = config.LIMIT_READS + config.LIMIT_WRITES + config.LIMIT_UPLOADS;
  const api = upstream(config.API_URL, connections, turnsOf(config), held, () => new URL(config.API_URL).host);
  await registerProxy(app, [API_PREFIX], api, (url) => url.slice(API_PREFIX.length));
  if (!config.IDENTITY_URL) return;
  const identity = upstream(
    config.IDENTITY_URL,
    connections,
    turnsOf(config),
    held,
    ({ headers }) => headers.host ?? '',
  );
  await registerProxy(app, identityPaths, identity, (url) => url);

  async function registerProxy(
    whole: FastifyInstance,
    prefixes: readonly string[],
    target: Upstream,
    pathOf: (url: string) => string,
  ) {
    await whole.register(async (scope) => {
      const times = { longest: config.LIMIT_BODY_SECONDS * 1000, idle: config.LIMIT_BODY_IDLE_SECONDS * 1000 };
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
        readBody(request, payload, target.held, times),
      );
      scope.addHook('onClose', () => target.pool.destroy());
      for (const prefix of prefixes)
        for (const url of [prefix, `${prefix}/*`])
          scope.route({
            method: methods,
            url,
            handler: (request, reply) => forward(request, reply, rooted(pathOf(request.url)), target),
          });
    });
  }
}

const rooted = (path: string) => (path.startsWith('/') ? path : `/${path}`);

function upstream(
  url: string,
  connections: number,
  turns: Turns,
  held: HeldBytes,
  host: (request: FastifyRequest) => string,
): Upstream {
  return { pool: openPool(new URL(url).origin, connections), host, turns, held };
}

/** Reads, writes and uploads don't wait for each other: a write may be held by another one in the database. */
const turnsOf = (config: EdgeConfig): Turns => ({
  reads: new PacedTurns('READS', config),
  writes: turnsAt('WRITES', config),
  uploads: turnsAt('UPLOADS', config),
});
