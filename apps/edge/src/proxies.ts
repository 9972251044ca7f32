import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';

const identityPaths = ['/authorize', '/oauth', '/.well-known', '/userinfo', '/login', '/v2/logout', '/oidc'];

/** The API under /api, and in development the identity provider on the app's own origin. */
export async function registerProxies(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  await app.register(httpProxy, {
    upstream: config.API_URL,
    prefix: '/api',
    rewritePrefix: '',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
      }),
      onError: (reply, { error }) => {
        reply.code(503).header('Retry-After', '2').header('Content-Type', 'application/problem+json');
        reply.send({
          type: '/problems/unavailable',
          title: 'The service is away',
          status: 503,
          detail: `Try again in a few seconds. (${error.name})`,
        });
      },
    },
  });
  if (!config.IDENTITY_URL) return;
  for (const prefix of identityPaths) {
    await app.register(httpProxy, {
      upstream: config.IDENTITY_URL,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: request.headers.host ?? '',
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.protocol,
        }),
      },
    });
  }
}
