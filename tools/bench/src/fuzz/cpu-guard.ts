import { setTimeout as wait } from 'node:timers/promises';
import { cpuTimeOf } from '../measure/cpu-time.ts';
import type { Call } from './calls.ts';
import { sendCall, type Reply, type Servers } from './send.ts';

/** Maximum CPU of an anonymous call, ms. */
const MOST_CPU_MS = 50;
/**
 * A write of an editor also triggers the next snapshot. `apps/api/src/auth/account-limits.ts` limits the number of
 * writes.
 */
const MOST_CPU_OF_EDITORS_MS = 100;
/** All places of an editor's branches as a file: the work grows with them. */
const EXPORT = /^\/items\/dashboard\/export\//;
/** A call with a shorter response time under load cannot have used that much CPU. ms. */
const SUSPICIOUS_MS = 50;
/** Calls per round that are checked. */
const SUSPECTS = 6;
/**
 * Repetitions: an expensive call is expensive each time, while other work of the server only affects some of them.
 */
const TIMES = 5;
/** Pause between two of them, ms. */
const PAUSE_MS = 30;

/** Processes of each server; undefined: not measured. */
export interface Pids {
  api: readonly number[];
  edge: readonly number[];
}

/**
 * Finds calls that use much CPU of a server: the slowest ones are repeated alone several times, and their minimum
 * CPU time counts, which is independent of the load of the machine.
 */
export class CpuGuard {
  readonly #servers: Servers;
  readonly #pids: Pids;
  #slow: { call: Call; took: number }[] = [];

  constructor(servers: Servers, pids: Pids) {
    this.#servers = servers;
    this.#pids = pids;
  }

  note(call: Call, { took }: Reply): void {
    if (took > SUSPICIOUS_MS) this.#slow.push({ call, took });
  }

  /** The slowest calls since the last check. */
  slowest(): Call[] {
    const found = this.#slow.toSorted((a, b) => b.took - a.took).slice(0, SUSPECTS);
    this.#slow = [];
    return found.map(({ call }) => call);
  }

  /** @param failures receives calls that are too expensive */
  async check(call: Call, what: () => string, failures: string[]): Promise<void> {
    const pids = [...this.#pids.api, ...(call.to === 'api' ? [] : this.#pids.edge)];
    if (EXPORT.test(call.path)) return;
    const most = call.headers.authorization ? MOST_CPU_OF_EDITORS_MS : MOST_CPU_MS;
    let least = Infinity;
    for (let time = 0; time < TIMES && least > most; time++) {
      await wait(PAUSE_MS);
      const before = await cpuTimeOf(pids);
      const { outcome } = await sendCall(call, this.#servers);
      least = Math.min(least, (await cpuTimeOf(pids)) - before);
      if (outcome === 'hangs') return;
    }
    if (least > most) failures.push(`${least.toFixed(0)} ms of CPU ${what()}`);
  }
}
