import type { components } from './operations.d.ts';

type Operations = components['schemas'];

/** An operation of the API by method and path of the OpenAPI document: `GET /items/{id}`. */
export type Operation = Extract<keyof Operations, `${string} /${string}`>;

type Part<O extends Operation, P extends string> = Operations[O] extends Record<P, infer Value> ? Value : never;

/** Response body of an operation; undefined if it is not JSON. */
export type ResponseOf<O extends Operation> = Operations[O] extends { answer: infer A } ? A : undefined;
/** JSON request body. */
export type Body<O extends Operation> = Part<O, 'body'>;
export type NeedsLogin<O extends Operation> = Operations[O] extends { login: true } ? true : false;

/** Unset values and empty texts are not sent. */
type Unset<T> = { [K in keyof T]: T[K] | null };

/** Query parameters of a read. */
export type Query<O extends Operation> = Operations[O] extends { query?: infer Q } ? Unset<NonNullable<Q>> : never;

/** Path and query parameters of an operation. */
export type Parameters<O extends Operation> = (Operations[O] extends { path: infer Path } ? { path: Path } : {}) &
  (Operations[O] extends { query: infer Query }
    ? { query: Unset<Query> }
    : Operations[O] extends { query?: infer Query }
      ? { query?: Unset<Query> }
      : {});
