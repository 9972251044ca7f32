import type { Endpoints, Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Parsed, Returned } from '@umkreis/contract/endpoints/endpoint.ts';

/** A request whose parts its schemas have parsed. */
export type EndpointRequest<O extends Operation> = FastifyRequest & {
  params: Parsed<Endpoints[O]['params']>;
  query: Parsed<Endpoints[O]['query']>;
  body: Parsed<Endpoints[O]['body']>;
};

/**
 * Responds to an endpoint with the body of its success response, which has the status of the contract, or with a reply
 * that it has sent.
 */
export type EndpointHandler<O extends Operation> = (
  request: EndpointRequest<O>,
  reply: FastifyReply,
) => Promise<Returned<Endpoints[O]['responses']> | FastifyReply>;

/** What a route adds to its endpoint. */
export type HandlerOptions = Pick<RouteShorthandOptions, 'preValidation'>;

/** A scope of the API. Its only routes are endpoints of the contract: one without an entry there does not compile. */
export interface TypedApp extends Pick<FastifyInstance, 'addContentTypeParser' | 'addHook' | 'log' | 'register'> {
  /** Registers the handler of an endpoint, once. */
  handle<O extends Operation>(operation: O, handler: EndpointHandler<O>, options?: HandlerOptions): void;
}
