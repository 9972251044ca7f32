import type { $ZodType, input, output } from 'zod/v4/core';
import type { RateClass } from './rate-classes.ts';
import type { OperationTag } from './operation-tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path of an operation, parameters in braces: `GET /items/{id}`. */
export type OperationName = `${Method} /${string}`;

/**
 * Permission that an endpoint requires. public: no login; read: any member of the dashboard; write: staff and editors;
 * staff: staff only.
 */
export type Right = 'public' | 'read' | 'write' | 'staff';

/** The core's type, as comparing a schema with zod's own takes the compiler much longer. */
type Schema = $ZodType | undefined;

/** A response that is not JSON. */
export interface MediaResponse {
  description: string;
  /** By media type. */
  content: Readonly<Record<string, { schema: $ZodType }>>;
}

/** Responses by status: exactly one of them is a success with content. */
export type Responses = { readonly [Status in 200 | 201 | 204 | 503]?: $ZodType | MediaResponse };

/** Bounds of a request body. */
export interface BodyLimits {
  /** Size, bytes; default 64 KB for public endpoints, 1 MB for others. */
  bytes?: number;
  /** Objects, arrays and values in total; default 1000. */
  nodes?: number;
  /** Keys of one object; default 100. */
  keys?: number;
}

/**
 * Parameters as the caller sends them. The input of a coerced number is any value for zod, so its type is that of the
 * output.
 */
type SentParameters<S> = S extends $ZodType
  ? { [K in keyof input<S>]: unknown extends input<S>[K] ? output<S>[K & keyof output<S>] : input<S>[K] }
  : never;

/** never without a schema, as a caller sends nothing then */
type SentBody<S> = S extends $ZodType ? input<S> : never;
/** unknown without a schema, as nothing was parsed then */
type Parsed<S> = S extends $ZodType ? output<S> : unknown;
type Success<S> = S extends { 200: infer Ok } ? Ok : S extends { 201: infer Created } ? Created : never;

/** Parts of a request. */
export interface Parts<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** A call that the document shows and tests make. */
type Example<P extends Schema, Q extends Schema, B extends Schema> = (P extends $ZodType
  ? { params: SentParameters<P> }
  : {}) &
  (Q extends $ZodType ? { query?: SentParameters<Q> } : {}) &
  (B extends $ZodType ? { body: input<B> } : {}) & {
    /** Only where it cannot be composed of `exampleValues`. */
    response?: unknown;
  };

interface Described {
  summary: string;
  notes: string;
  tag: OperationTag;
  /** Default: by right and method (`rateOf`). */
  rate?: RateClass;
  /** Default: JSON. */
  bodyType?: 'multipart/form-data';
  limits?: BodyLimits;
  /** Statuses of errors in addition to `errorsOf`. */
  errors?: readonly number[];
  /** Not part of the OpenAPI document: for the operation of the service only. */
  isInternal?: true;
}

/**
 * One operation of the API: what it takes, returns and requires. Its type parameters are plain types, so that clients
 * need none of zod.
 */
export interface Endpoint<
  R extends Right = Right,
  Sending = unknown,
  Receiving = unknown,
  Returned = unknown,
> extends Described {
  right: R;
  responses: Responses;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  example?: { params?: object; query?: object; body?: unknown; response?: unknown };
  /** For the compiler only: no endpoint has a value. */
  types?: { sent: Sending; received: Receiving; returned: Returned };
}

type Definition<P extends Schema, Q extends Schema, B extends Schema> = {
  params?: P;
  query?: Q;
  body?: B;
} & ({} extends Example<P, Q, B> ? { example?: Example<P, Q, B> } : { example: Example<P, Q, B> });

/** Defines an endpoint; the compiler checks its example against its schemas. */
export const endpoint = <
  R extends Right,
  S extends Responses,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(
  definition: Described & { right: R; responses: S } & Definition<P, Q, B>,
): Endpoint<
  R,
  Parts<SentParameters<P>, SentParameters<Q>, SentBody<B>>,
  Parts<Parsed<P>, Parsed<Q>, Parsed<B>>,
  Success<S> extends infer One ? (One extends $ZodType ? output<One> : undefined) : never
> => definition as Endpoint as never;
