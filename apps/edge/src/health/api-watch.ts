import type { Health, HealthProblem } from '@umkreis/contract/health.ts';
import type { StateLog } from '@umkreis/serving/state-log.ts';

const LOOK_MS = 2000;
const TIMEOUT_MS = 2000;
/** A busy API may be late once. */
const LATE_IN_A_ROW = 2;

interface WatchedApi {
  url: string;
  host: string;
}

interface ApiState {
  /** Code of the last failed request; undefined: the API responds */
  code: string | undefined;
  late: number;
  health: Pick<Health, 'problems'> | undefined;
}

/**
 * The health of the APIs, read every two seconds. An API that doesn't respond is logged once, with its address.
 * What an API reports about itself is not logged here, since it logs it.
 */
export class ApiWatch {
  readonly #apis: readonly WatchedApi[];
  readonly #log: StateLog;
  readonly #states = new Map<string, ApiState>();
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(apis: readonly WatchedApi[], log: StateLog) {
    this.#apis = apis;
    this.#log = log;
  }

  start(): void {
    if (this.#isStopped) return;
    this.#looking = this.#look().finally(() => {
      if (!this.#isStopped) this.#timer = setTimeout(() => this.start(), LOOK_MS).unref();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** How many APIs respond, and what these report; waits for the first look. */
  async read(): Promise<{ total: number; codes: string[]; problems: HealthProblem[] }> {
    if (this.#states.size === 0) await this.#looking;
    const states = [...this.#states.values()];
    return {
      total: this.#apis.length,
      codes: states.flatMap(({ code }) => code ?? []),
      problems: states.flatMap(({ health }) => health?.problems ?? []),
    };
  }

  async #look(): Promise<void> {
    await Promise.all(this.#apis.map((api) => this.#lookAt(api)));
  }

  async #lookAt({ url, host }: WatchedApi): Promise<void> {
    const before = this.#states.get(url);
    const next = await stateOf(url);
    if (this.#isStopped) return;
    const late = next.code === 'timeout' ? (before?.late ?? 0) + 1 : 0;
    const isLateOnce = late > 0 && late < LATE_IN_A_ROW && before !== undefined;
    const state = isLateOnce ? { ...before, late } : { ...next, late };
    this.#states.set(url, state);
    const { code } = state;
    this.#log.note(
      `API ${host}`,
      code === undefined ? undefined : { cause: code, text: 'an API does not respond', facts: { code, host } },
    );
  }
}

async function stateOf(url: string): Promise<Omit<ApiState, 'late'>> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return { code: undefined, health: (await response.json()) as Health };
    await response.body?.cancel();
    return { code: `status ${response.status}`, health: undefined };
  } catch (error) {
    return { code: codeOf(error), health: undefined };
  }
}

function codeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? name);
}
