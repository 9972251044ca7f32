import type { Auth } from '@umkreis/contract/boot.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { ApiError } from './api-error.ts';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** In addition to those of every call. */
  headers?: Readonly<Record<string, string>>;
  /** Source of the bearer token, for calls that need a login. */
  getToken?: Auth['getToken'];
  /** Timeout, ms; default 20,000. */
  timeout?: number;
  signal?: AbortSignal;
}

/**
 * Calls a URL and parses its JSON. A rejected token is renewed once.
 * @throws ApiError for every response except 2xx, and with status 0 if there is no response or no token
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const { getToken, method = 'GET', body } = options;
  try {
    return await (getToken ? withToken(url, getToken, (token) => send<T>(url, options, token)) : send<T>(url, options));
  } catch (error) {
    if (error instanceof ApiError && error.isOffline) error.call = { method, body };
    throw error;
  }
}

/**
 * Makes a call with a token, and repeats it with a new one if the API rejects the first.
 * @throws ApiError of the call, or with status 0 if no token is available
 */
export async function withToken<T>(
  url: string,
  getToken: Auth['getToken'],
  call: (token: string) => Promise<T>,
): Promise<T> {
  const tokenFor = (fresh: boolean) =>
    getToken({ fresh }).catch((cause: unknown) => {
      throw new ApiError(url, 0, undefined, cause);
    });
  const token = await tokenFor(false);
  try {
    return await call(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return call(await tokenFor(true));
  }
}

async function send<T>(url: string, options: RequestOptions, token?: string): Promise<T> {
  const { method = 'GET', body, timeout = 20_000, signal } = options;
  const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*', ...options.headers };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
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
