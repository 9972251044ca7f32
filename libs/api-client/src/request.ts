import { ApiError } from './api-error.ts';
import type { Problem } from '@umkreis/contract/problem.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Source of the bearer token, for calls that need a login. */
  getToken?: () => Promise<string>;
  /** ms until the call is given up; default 20,000 */
  timeout?: number;
  signal?: AbortSignal;
}

/**
 * Calls a URL and reads its JSON.
 * @throws ApiError for every answer but 2xx, and with status 0 when there is none, or no token to ask with
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', body, getToken, timeout = 20_000, signal } = options;
  const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (getToken) {
    const token = await getToken().catch((cause: unknown) => {
      throw new ApiError(url, 0, undefined, cause);
    });
    headers.Authorization = `Bearer ${token}`;
  }
  const limit = AbortSignal.timeout(timeout);
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(url, 0, undefined, cause);
  }
  if (!response.ok) throw new ApiError(url, response.status, await readProblem(response));
  try {
    return (response.status === 204 ? undefined : await response.json()) as T;
  } catch (cause) {
    throw new ApiError(url, 0, undefined, cause);
  }
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json().catch(() => undefined) as Promise<Problem | undefined>;
}
