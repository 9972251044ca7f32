import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { recordOf, traceOf } from './request-trace.ts';
import { endRequestSpan } from './spans.ts';
import { runInTrace, traceHeaders } from './trace.ts';

/** Options of a server whose log lines have the id of the request, and its trace id if that differs. */
export const requestIdOptions = {
  genReqId: (request: IncomingMessage): string => traceOf(request).requestId,
  childLoggerFactory: (
    logger: FastifyBaseLogger,
    bindings: Record<string, unknown>,
    options: object,
    request: IncomingMessage,
  ): FastifyBaseLogger => {
    const { traceId, requestId } = traceOf(request);
    return logger.child(traceId === requestId ? bindings : { ...bindings, traceId }, options);
  },
};

/**
 * Returns the ids of each request to the client, and makes its trace the current one of all work for the request.
 * Call it before registering routes.
 */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const trace = traceOf(request.raw);
    const { tracestate: _state, ...ids } = traceHeaders(trace);
    reply.headers(ids);
    runInTrace(trace, done);
  });
  // The events of a body are not part of the work that the first hook started.
  app.addHook('preValidation', (request, _reply, done) => runInTrace(traceOf(request.raw), done));
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = recordOf(request.raw);
    if (span) endRequestSpan(span, request.method, request.routeOptions.url, reply.statusCode);
    done();
  });
}
