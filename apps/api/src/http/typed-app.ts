import type { Operation, ReceivedBy, ReturnedBy } from '@umkreis/contract/endpoints/endpoints.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

/** A request whose parts its schemas have parsed. */
export type EndpointRequest<O extends Operation> = FastifyRequest & ReceivedBy<O>;

/**
 * Responds to an endpoint with the body of its success response, which has the status of the contract, or with a reply
 * that it has sent.
 */
export type EndpointHandler<O extends Operation> = (
  request: EndpointRequest<O>,
  reply: FastifyReply,
) => Promise<ReturnedBy<O> | FastifyReply>;

/** What a route adds to its endpoint. */
export type HandlerOptions = Pick<RouteShorthandOptions, 'preValidation'>;

/** A scope of the API. Its only routes are endpoints of the contract: one without an entry there does not compile. */
export interface TypedApp extends Pick<FastifyInstance, 'addContentTypeParser' | 'addHook' | 'log' | 'register'> {
  /** Registers the handler of an endpoint, once. */
  handle<O extends Operation>(operation: O, handler: EndpointHandler<O>, options?: HandlerOptions): void;
}
