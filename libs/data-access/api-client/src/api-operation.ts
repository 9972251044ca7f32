import type { Endpoints, Operation, ReturnedBy, SentTo } from '@umkreis/contract/endpoints/endpoints.ts';

/** JSON of a successful response; undefined if it is not JSON. */
export type ResponseOf<O extends Operation> = ReturnedBy<O>;

/** JSON request body; never if the operation has none. */
export type Body<O extends Operation> = SentTo<O>['body'];

export type NeedsLogin<O extends Operation> = Endpoints[O]['right'] extends 'public' ? false : true;

/** Unset values and empty texts are not sent. */
type Unset<T> = { [K in keyof T]: T[K] | null };

/** Query parameters of an operation. */
export type Query<O extends Operation> = Unset<SentTo<O>['query']>;

type WithPath<Path> = [Path] extends [never] ? {} : { path: Path };
type WithQuery<Q> = [Q] extends [never] ? {} : {} extends Q ? { query?: Unset<Q> } : { query: Unset<Q> };

/** Path and query parameters of an operation. */
export type Parameters<O extends Operation> = WithPath<SentTo<O>['params']> & WithQuery<SentTo<O>['query']>;
