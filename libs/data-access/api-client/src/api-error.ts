import type { Problem } from '@umkreis/contract/problem.ts';

/** A failed call: the server's response, or `status` 0 without one (offline, timeout, rejected). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly url: string;
  readonly status: number;
  /** The problem document (RFC 9457) of the response, if any. */
  readonly problem: Problem | undefined;
  /** What was sent if there was no response, so that it can be sent again. */
  call: { method: string; body: unknown } | undefined;

  constructor(url: string, status: number, problem?: Problem, cause?: unknown) {
    super(problem?.title ?? (status ? `HTTP ${status} ${url}` : `No response from ${url}`), { cause });
    this.url = url;
    this.status = status;
    this.problem = problem;
  }

  /** There was no response: an unchanged retry may succeed. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}
