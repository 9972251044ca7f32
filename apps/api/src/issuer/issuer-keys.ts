import { createRemoteJWKSet, customFetch } from 'jose';
import type { StateLog, StateProblem } from '@umkreis/serving/state-log.ts';
import { fetchKeys, type KeysError } from './fetch-keys.ts';

const TIMEOUT_MS = 5000;
/** How soon a token with an unknown key makes the keys be read again, ms. */
const COOLDOWN_MS = 5000;
/** Pause between attempts while they cannot be read, ms. */
const RETRY_MS = 30_000;

/**
 * The keys of the identity provider, read when a login needs them and then cached. While they cannot be read they are
 * tried again every 30 s, so that the health doesn't wait for the next login. Each change is logged once.
 */
export class IssuerKeys {
  readonly #log: StateLog;
  readonly #host: string;
  readonly #retryMs: number;
  #problem: StateProblem | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Resolves the key of a token, for `jwtVerify`. */
  readonly resolve: ReturnType<typeof createRemoteJWKSet>;

  constructor(url: URL, log: StateLog, retryMs = RETRY_MS) {
    this.#log = log;
    this.#host = url.host;
    this.#retryMs = retryMs;
    this.resolve = createRemoteJWKSet(url, {
      cooldownDuration: COOLDOWN_MS,
      timeoutDuration: TIMEOUT_MS,
      [customFetch]: (href, init) => this.#fetch(href, init as RequestInit),
    });
  }

  /** Why they could not be read last time; undefined: they were, or no login needed them yet. */
  get problem(): StateProblem | undefined {
    return this.#problem;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #fetch(href: string, init: RequestInit): Promise<Response> {
    clearTimeout(this.#timer);
    try {
      const response = await fetchKeys(href, init);
      this.#note(undefined);
      return response;
    } catch (error) {
      const { code } = error as KeysError;
      const text = 'the keys of the issuer cannot be read: logins are rejected';
      this.#note({ cause: code, text, facts: { code, host: this.#host } });
      this.#timer = setTimeout(() => void this.resolve.reload().catch(() => {}), this.#retryMs).unref();
      throw error;
    }
  }

  #note(problem: StateProblem | undefined): void {
    this.#problem = problem;
    this.#log.note('issuer', problem);
  }
}
