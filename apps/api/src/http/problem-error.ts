import type { Problem } from '@umkreis/contract/problem.ts';

type ProblemDetails = Omit<Problem, 'type' | 'title' | 'status'>;

/** An error that is sent as a problem document (RFC 9457). */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    title: string,
    details: ProblemDetails = {},
    headers: Record<string, string> = {},
  ) {
    super(title);
    this.problem = { type: `/problems/${code}`, title, status, ...details };
    this.headers = headers;
  }
}

export const notFound = (what: string) => new ProblemError(404, 'not-found', `${what} not found`);

/** @param field JSON pointer into the body or query */
export const invalidField = (field: string, message: string) =>
  new ProblemError(400, 'invalid-field', 'A field is not valid', { errors: [{ field, message }] });

/** Prefixes the field pointers of errors in a part of a body. @param pointer JSON pointer of the part */
export async function withPointer<T>(pointer: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.problem.errors) throw error;
    const { status, title, type } = error.problem;
    throw new ProblemError(status, type.replace('/problems/', ''), title, {
      errors: error.problem.errors.map(({ field, message }) => ({ field: `${pointer}${field}`, message })),
    });
  }
}
