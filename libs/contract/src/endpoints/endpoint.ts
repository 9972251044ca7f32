import type { z, ZodType } from 'zod';
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

type Schema = ZodType | undefined;

/** A response that is not JSON. */
export interface MediaResponse {
  description: string;
  /** By media type. */
  content: Readonly<Record<string, { schema: ZodType }>>;
}

/** Responses by status: exactly one of them is a success with content. */
export type Responses = { readonly [Status in 200 | 201 | 204 | 503]?: ZodType | MediaResponse };

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
export type Sent<S> = S extends ZodType
  ? {
      [K in keyof z.input<S>]: unknown extends z.input<S>[K] ? z.output<S>[K & keyof z.output<S>] : z.input<S>[K];
    }
  : never;

/** JSON as the caller sends it; never without a schema. */
export type SentBody<S> = S extends ZodType ? z.input<S> : never;

/** A part of a request as its schema parses it; unknown without a schema. */
export type Parsed<S> = S extends ZodType ? z.output<S> : unknown;

type Success<S> = S extends { 200: infer Ok } ? Ok : S extends { 201: infer Created } ? Created : never;

/** JSON of the success response; undefined if it is not JSON. */
export type Returned<S> = Success<S> extends infer One ? (One extends ZodType ? z.output<One> : undefined) : never;

/** A call that the document shows and tests make. */
type Example<P extends Schema, Q extends Schema, B extends Schema> = (P extends ZodType ? { params: Sent<P> } : {}) &
  (Q extends ZodType ? { query?: Sent<Q> } : {}) &
  (B extends ZodType ? { body: z.input<B> } : {}) & {
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

/** One operation of the API: what it takes, returns and requires. */
export interface Endpoint<
  R extends Right = Right,
  S extends Responses = Responses,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
> extends Described {
  right: R;
  responses: S;
  params: P;
  query: Q;
  body: B;
  example?: { params?: object; query?: object; body?: unknown; response?: unknown };
}

type Definition<
  R extends Right,
  S extends Responses,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
> = Described & { right: R; responses: S; params?: P; query?: Q; body?: B } & ({} extends Example<P, Q, B>
    ? { example?: Example<P, Q, B> }
    : { example: Example<P, Q, B> });

/** Defines an endpoint; the compiler checks its example against its schemas. */
export const endpoint = <
  R extends Right,
  S extends Responses,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(
  definition: Definition<R, S, P, Q, B>,
): Endpoint<R, S, P, Q, B> => definition as Endpoint<R, S, P, Q, B>;
