import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@umkreis/contract/endpoints/endpoint.ts';
import { endpoints, operations, type Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import { rateOf, rates } from '@umkreis/contract/endpoints/rate-classes.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { ProblemError } from './problem-error.ts';
import type { HandlerOptions } from './typed-app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers the handler of an endpoint; `TypedApp` has its exact type. */
    handle(operation: Operation, handler: RouteOptions['handler'], options?: HandlerOptions): void;
    /** @throws Error that names endpoints without a handler */
    assertAllHandled(): void;
  }
}

/**
 * Lets scopes register the endpoints of the contract with `handle`: path, schemas, right, limits and rate class come
 * from its table.
 */
export async function registerEndpoints(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError(429, 'too-many-requests', 'Too many requests', {
        detail: `Try again in ${Math.ceil(ttl / 1000)} s.`,
      }),
  });
  const missing = new Set(operations);
  app.decorate('handle', function handle(this: FastifyInstance, operation, handler, options) {
    missing.delete(operation);
    const status = 200 in endpoints[operation].responses ? 200 : 201;
    this.route({
      ...routeOf(operation),
      ...options,
      handler: (request, reply) => handler.call(this, request, reply.code(status)),
    });
  });
  app.decorate('assertAllHandled', () => {
    if (missing.size > 0) throw new Error(`No handler for ${[...missing].join(', ')}`);
  });
}

function routeOf(operation: Operation): Omit<RouteOptions, 'handler'> {
  const endpoint: Endpoint = endpoints[operation];
  const { right, limits = {}, params, query, body, bodyType, responses } = endpoint;
  const [method, path] = operation.split(' ') as [string, string];
  const { bytes, ...input } = limits;
  const rate = rateOf(operation, endpoint);
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(bytes !== undefined && { bodyLimit: bytes }),
    config: { right, input, ...(rate in rates && { rateLimit: toRateLimit(rates[rate as keyof typeof rates]) }) },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      // A form is read as a stream, and its parts are checked one by one.
      ...(body && !bodyType && { body }),
      response: responses,
    },
  };
}

const toRateLimit = ({ requests, seconds }: { requests: number; seconds: number }) => ({
  max: requests,
  timeWindow: seconds * 1000,
});
