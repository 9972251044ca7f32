import type { FastifySchemaCompiler } from 'fastify';
import { safeParse, type $ZodIssue, type $ZodType, type output, type util } from 'zod/v4/core';
import { MOST_ERRORS } from './bounded-problem.ts';

/** More than the reported errors, as a union creates messages for each of its options. */
const MOST_MESSAGES = 200;

/** An input that its schema rejects, with at most `MOST_ERRORS` errors. */
export class InvalidInput extends Error {
  readonly statusCode = 400;
  /** Part of the request, set by Fastify. */
  validationContext?: string;
  readonly errors: readonly { field: string; message: string }[];

  constructor(issues: readonly $ZodIssue[]) {
    super('A field is not valid');
    this.errors = issues.slice(0, MOST_ERRORS).flatMap(errorsOf).slice(0, MOST_ERRORS);
  }
}

/**
 * Validates a part of a request by its zod schema. Only the first issues get messages, so that an array with an
 * error in each of 20,000 positions costs little more than a valid one.
 */
export const validateInput: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { data: value, error } = parseInput(schema, data);
    return error ? { error: new InvalidInput(error.issues) } : { value };
  };

/** Like zod's own, but with messages for the first issues only. */
export function parseInput<Schema extends $ZodType>(
  schema: Schema,
  data: unknown,
): util.SafeParseResult<output<Schema>> {
  let count = 0;
  return safeParse(schema, data, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'is not known' : count++ < MOST_MESSAGES ? undefined : 'is not valid',
  });
}

/** zod reports the names of unknown fields separately from the path. */
function errorsOf(issue: $ZodIssue): { field: string; message: string }[] {
  const path = issue.path.map((part) => `/${String(part)}`).join('');
  const { message } = issue;
  return issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, MOST_ERRORS).map((key) => ({ field: `${path}/${key}`, message }))
    : [{ field: path, message }];
}
