import type { Returned, Sent, SentBody } from '@umkreis/contract/endpoints/endpoint.ts';
import type { Endpoints } from '@umkreis/contract/endpoints/endpoints.ts';

/** An operation of the API by method and path, as in the contract: `GET /items/{id}`. */
export type Operation = keyof Endpoints;

/** JSON of a successful response; undefined if it is not JSON. */
export type ResponseOf<O extends Operation> = Returned<Endpoints[O]['responses']>;

/** JSON request body; never if the operation has none. */
export type Body<O extends Operation> = SentBody<Endpoints[O]['body']>;

export type NeedsLogin<O extends Operation> = Endpoints[O]['right'] extends 'public' ? false : true;

/** Unset values and empty texts are not sent. */
type Unset<T> = { [K in keyof T]: T[K] | null };

type SentQuery<O extends Operation> = Sent<Endpoints[O]['query']>;

/** Query parameters of an operation. */
export type Query<O extends Operation> = Unset<SentQuery<O>>;

type WithPath<Path> = [Path] extends [never] ? {} : { path: Path };
type WithQuery<Q> = [Q] extends [never] ? {} : {} extends Q ? { query?: Unset<Q> } : { query: Unset<Q> };

/** Path and query parameters of an operation. */
export type Parameters<O extends Operation> = WithPath<Sent<Endpoints[O]['params']>> & WithQuery<SentQuery<O>>;
