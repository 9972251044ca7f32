import { NOT_TAKEN } from '@umkreis/serving/graceful-end.ts';
import { currentTrace, traceHeaders } from '@umkreis/serving/trace/trace.ts';
import type { Dispatcher, Pool } from 'undici';
import { openPool } from './open-pool.ts';

/** Interval of the readiness checks, ms. */
const LOOK_MS = 500;
const LOOK_TIMEOUT_MS = 2000;
/** Connection errors before anything was sent. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Errors of a stale keep-alive connection: reads are repeated once. */
const STALE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

export interface Api {
  readonly url: string;
  readonly host: string;
  readonly pool: Pool;
  /** Result of the last check or request. */
  isReady: boolean;
}

type Call = Omit<Dispatcher.RequestOptions, 'path' | 'origin' | 'headers'> & {
  /** Path below the API's root */
  path: string;
  headersFor(api: Api): Record<string, string | string[]>;
  /** It has no side effects, so it is repeated if its outcome is unknown. */
  isRead: boolean;
  /** Its body is a stream that can only be sent once. */
  isOnce: boolean;
};

/**
 * The APIs behind the edge. Requests are distributed round-robin to those that are ready. If an API is
 * unreachable or reports that it has not accepted the request, the next one is used.
 */
export class ApiGroup {
  readonly apis: readonly Api[];
  #next = 0;
  #first: Api;
  #epoch = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param urls of at least one API @param connections maximum number per API */
  constructor(urls: readonly string[], connections: number) {
    this.apis = urls.map((url) => {
      const { origin, host } = new URL(url);
      return { url: url.replace(/\/$/, ''), host, pool: openPool(origin, connections), isReady: true };
    });
    this.#first = this.apis[0]!;
    // A single API needs no checks.
    if (this.apis.length > 1) this.#lookOn();
  }

  /** Incremented when reads for pages switch to another API, whose data may be older or newer. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Reads for the edge's own pages. Uses one API while it is ready, so that the results are consistent. */
  async read(path: string, timeoutMs: number, headers: Record<string, string> = {}): Promise<Response> {
    const [one, ...others] = this.#inOrder(this.#first);
    const signal = AbortSignal.timeout(timeoutMs);
    const trace = currentTrace();
    const from = (api: Api) =>
      fetch(api.url + path, { signal, headers: { ...headers, ...(trace && traceHeaders(trace)) } });
    try {
      const response = await from(one!);
      if (response.status !== 503 || !response.headers.has(NOT_TAKEN)) return this.#readFrom(one!, response);
      await response.body?.cancel();
    } catch (error) {
      if (others.length === 0) throw error;
    }
    one!.isReady = others.length === 0;
    if (others.length === 0) throw new Error(`${one!.url} ends`);
    return this.#readFrom(others[0]!, await from(others[0]!));
  }

  #readFrom(api: Api, response: Response): Response {
    if (api !== this.#first) {
      this.#first = api;
      this.#epoch++;
    }
    return response;
  }

  /** @throws the error of the last API that was tried */
  async request({ path, headersFor, isRead, isOnce, ...options }: Call): Promise<Dispatcher.ResponseData> {
    const apis = this.#inOrder(this.apis[this.#next++ % this.apis.length]!);
    const send = (api: Api) => api.pool.request({ ...options, path, headers: headersFor(api) });
    for (const [index, api] of apis.entries()) {
      const isLast = index === apis.length - 1 || isOnce;
      try {
        const response = await send(api);
        if (response.statusCode !== 503 || response.headers[NOT_TAKEN] === undefined) return response;
        api.isReady = apis.length === 1;
        if (isLast) return response;
        await response.body.dump();
      } catch (error) {
        const code = codeOf(error);
        const mayRetry = !isOnce && (NOT_REACHED.has(code) || (isRead && STALE.has(code)));
        if (!mayRetry) throw error;
        if (NOT_REACHED.has(code)) api.isReady = apis.length === 1;
        if (isLast) {
          if (!isRead || !STALE.has(code)) throw error;
          return send(api);
        }
      }
    }
    throw new Error('there is no API');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.apis.map(({ pool }) => pool.destroy()));
  }

  /** The ready APIs starting at this one, then the others. */
  #inOrder(first: Api): Api[] {
    const at = this.apis.indexOf(first);
    const ring = [...this.apis.slice(at), ...this.apis.slice(0, at)];
    return [...ring.filter(({ isReady }) => isReady), ...ring.filter(({ isReady }) => !isReady)];
  }

  #lookOn(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void Promise.all(this.apis.map((api) => this.#look(api))).finally(() => this.#lookOn());
    }, LOOK_MS);
    this.#timer.unref();
  }

  async #look(api: Api): Promise<void> {
    const response = await fetch(`${api.url}/ready`, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).catch(
      () => null,
    );
    await response?.body?.cancel();
    api.isReady = response !== null && response.status !== 503;
  }
}

export const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

/** Whether an error means that the upstream server is unreachable or has ended. */
export const isConnectionError = (error: unknown): boolean =>
  NOT_REACHED.has(codeOf(error)) || STALE.has(codeOf(error));
