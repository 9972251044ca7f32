import { NOT_TAKEN } from '@umkreis/serving/graceful-end.ts';
import type { Dispatcher, Pool } from 'undici';
import { openPool } from './open-pool.ts';

/** How often each API is asked whether it takes requests, ms. */
const LOOK_MS = 500;
const LOOK_TIMEOUT_MS = 2000;
/** Nobody was reached: nothing was sent. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Failures of a connection that was closed while it rested: a read is asked once more. */
const STALE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

export interface Api {
  readonly url: string;
  readonly host: string;
  readonly pool: Pool;
  /** As of the last look, or of the last request. */
  isReady: boolean;
}

type Call = Omit<Dispatcher.RequestOptions, 'path' | 'origin' | 'headers'> & {
  /** Below the API's root */
  path: string;
  headersFor(api: Api): Record<string, string | string[]>;
  /** It changes nothing: asked again where nobody knows whether it was taken. */
  isRead: boolean;
  /** Its body can be sent only once. */
  isOnce: boolean;
};

/**
 * The APIs behind the edge: requests go to those that are ready, in turn. One that was not reached, or says that it has
 * not taken the request, costs nothing: another one is asked.
 */
export class ApiGroup {
  readonly apis: readonly Api[];
  #next = 0;
  #first: Api;
  #epoch = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param urls of at least one API @param connections to each of them at once */
  constructor(urls: readonly string[], connections: number) {
    this.apis = urls.map((url) => {
      const { origin, host } = new URL(url);
      return { url: url.replace(/\/$/, ''), host, pool: openPool(origin, connections), isReady: true };
    });
    this.#first = this.apis[0]!;
    // Of one alone there is no choice.
    if (this.apis.length > 1) this.#lookOn();
  }

  /** Grows when what the edge reads for its pages comes from another API, which may know less or more. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Reads for the edge's own pages, from one API as long as it is there, so that they fit together. */
  async read(path: string, timeoutMs: number): Promise<Response> {
    const [one, ...others] = this.#inOrder(this.#first);
    const signal = AbortSignal.timeout(timeoutMs);
    const from = (api: Api) => fetch(api.url + path, { signal });
    try {
      const answer = await from(one!);
      if (answer.status !== 503 || !answer.headers.has(NOT_TAKEN)) return this.#readFrom(one!, answer);
      await answer.body?.cancel();
    } catch (error) {
      if (others.length === 0) throw error;
    }
    one!.isReady = others.length === 0;
    if (others.length === 0) throw new Error(`${one!.url} ends`);
    return this.#readFrom(others[0]!, await from(others[0]!));
  }

  #readFrom(api: Api, answer: Response): Response {
    if (api !== this.#first) {
      this.#first = api;
      this.#epoch++;
    }
    return answer;
  }

  /** @throws the error of the last one that was asked */
  async request({ path, headersFor, isRead, isOnce, ...options }: Call): Promise<Dispatcher.ResponseData> {
    const apis = this.#inOrder(this.apis[this.#next++ % this.apis.length]!);
    const ask = (api: Api) => api.pool.request({ ...options, path, headers: headersFor(api) });
    for (const [index, api] of apis.entries()) {
      const isLast = index === apis.length - 1 || isOnce;
      try {
        const answer = await ask(api);
        if (answer.statusCode !== 503 || answer.headers[NOT_TAKEN] === undefined) return answer;
        api.isReady = apis.length === 1;
        if (isLast) return answer;
        await answer.body.dump();
      } catch (error) {
        const code = codeOf(error);
        const mayAsk = !isOnce && (NOT_REACHED.has(code) || (isRead && STALE.has(code)));
        if (!mayAsk) throw error;
        if (NOT_REACHED.has(code)) api.isReady = apis.length === 1;
        if (isLast) {
          if (!isRead || !STALE.has(code)) throw error;
          return ask(api);
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

  /** The ready ones from this one on, then the others. */
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
    const answer = await fetch(`${api.url}/ready`, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).catch(() => null);
    await answer?.body?.cancel();
    api.isReady = answer !== null && answer.status !== 503;
  }
}

export const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';
