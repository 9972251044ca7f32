import type { FastifyInstance } from 'fastify';
import { errorsOf } from '@umkreis/contract/endpoints/endpoint-errors.ts';
import type { Endpoint, OperationName } from '@umkreis/contract/endpoints/endpoint.ts';
import { endpoints, operations } from '@umkreis/contract/endpoints/endpoints.ts';

const byRoute = new Map(
  operations.map((operation) => [
    operation.replaceAll(/\{(\w+)\}/g, ':$1'),
    operation as OperationName & typeof operation,
  ]),
);
/** Statuses that need no declaration: not modified, unknown path or method, and defects, which tests expect by name. */
const always = new Set([304, 404, 405, 500]);
/** Those of a body that an endpoint does not take, and that cannot be read. */
const ofUnwantedBody = new Set([400, 413, 415]);

/**
 * Fails a response whose status the contract does not declare for its endpoint.
 * @throws Error in a request, which responds with status 500
 */
export function rejectUndeclaredStatuses(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }) => {
    const operation = byRoute.get(`${method} ${routeOptions.url}`);
    if (!operation || always.has(statusCode) || statusCode in endpoints[operation].responses) return;
    if (!(endpoints[operation] as Endpoint).body && ofUnwantedBody.has(statusCode)) return;
    if (!errorsOf(operation, endpoints[operation]).includes(statusCode))
      throw new Error(`${operation} responds with status ${statusCode}, which its errors do not declare`);
  });
}
