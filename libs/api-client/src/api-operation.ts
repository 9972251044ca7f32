import type { components } from './operations.d.ts';

type Operations = components['schemas'];

/** A call that the API answers, by method and path as its description names it: `GET /items/{id}`. */
export type Operation = Extract<keyof Operations, `${string} /${string}`>;
export type ReadOperation = Extract<Operation, `GET ${string}`>;

type Part<O extends Operation, P extends string> = Operations[O] extends Record<P, infer Value> ? Value : never;

/** What the API answers; undefined where that is no JSON. */
export type Answer<O extends Operation> = Operations[O] extends { answer: infer A } ? A : undefined;
/** JSON that is sent. */
export type Body<O extends Operation> = Part<O, 'body'>;
export type NeedsLogin<O extends Operation> = Operations[O] extends { login: true } ? true : false;

/** What is not set, or an empty text, is not sent. */
type Unset<T> = { [K in keyof T]: T[K] | null };

/** Parameters of a read's address, behind its `?`. */
export type Query<O extends Operation> = Operations[O] extends { query?: infer Q } ? Unset<NonNullable<Q>> : never;

/** Parameters of an operation that stand in its address. */
export type Parameters<O extends Operation> = (Operations[O] extends { path: infer Path } ? { path: Path } : {}) &
  (Operations[O] extends { query: infer Query }
    ? { query: Unset<Query> }
    : Operations[O] extends { query?: infer Query }
      ? { query?: Unset<Query> }
      : {});
