import type { Problem } from '@umkreis/contract/problem.ts';

/** A call that failed: the server's answer, or `status` 0 when none came (offline, timed out, refused). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly url: string;
  readonly status: number;
  /** The problem document (RFC 9457) of the answer, if it had one. */
  readonly problem: Problem | undefined;
  /** What was sent when no answer came, so that it can be sent again. */
  call: { method: string; body: unknown } | undefined;

  constructor(url: string, status: number, problem?: Problem, cause?: unknown) {
    super(problem?.title ?? (status ? `HTTP ${status} ${url}` : `No answer from ${url}`), { cause });
    this.url = url;
    this.status = status;
    this.problem = problem;
  }

  /** No answer came: worth another try without a change. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}
