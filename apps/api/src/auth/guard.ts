import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticator } from './authenticator.ts';
import type { Right } from '@umkreis/contract/endpoints/endpoint.ts';
import { assertRight, type Person } from './person.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    right?: Right;
  }
  interface FastifyRequest {
    person: Person | null;
  }
}

/**
 * Admits a request only with the permission that its route declares; the server does not start if a route declares
 * none.
 */
export function registerGuard(app: FastifyInstance, authenticate: Authenticator): void {
  app.decorateRequest('person', null);
  app.addHook('onRoute', (route) => {
    const right = (route.config as { right?: Right } | undefined)?.right;
    if (!right) throw new Error(`Route ${String(route.method)} ${route.url} declares no right`);
  });
  app.addHook('onRequest', async (request) => {
    const { right } = request.routeOptions.config;
    if (request.is404 || !right || right === 'public') return;
    request.person = await authenticate(request.headers.authorization);
    assertRight(request.person, right);
  });
  // Responses that depend on the person are never cached, whatever the route sets.
  app.addHook('onSend', async (request, reply) => {
    const { right } = request.routeOptions.config;
    if (right && right !== 'public') reply.header('Cache-Control', 'no-store');
  });
}

/** The member of staff behind a request to a protected route. */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Error('The route is public');
  return request.person;
}
