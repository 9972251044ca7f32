import { setTimeout as wait } from 'node:timers/promises';
import { cpuTimeOf } from '../measure/cpu-time.ts';
import type { Call } from './calls.ts';
import { sendCall, type Reply, type Servers } from './send.ts';

/** CPU that an anonymous call may cost a server, ms */
const MOST_CPU_MS = 50;
/** A write of an editor also starts the next snapshot. `apps/api/src/auth/account-limits.ts` limits their number. */
const MOST_CPU_OF_EDITORS_MS = 100;
/** All places of an editor's branches as a file: its work grows with them. */
const EXPORT = /^\/items\/dashboard\/export\//;
/** A call that was answered sooner, beside all others, cannot have cost so much. ms */
const SUSPICIOUS_MS = 50;
/** Calls of a round that are looked at */
const SUSPECTS = 6;
/** A call that costs too much does so every time; other work of the server is in some of them. */
const TIMES = 5;
/** Between two of them, ms */
const PAUSE_MS = 30;

/** Processes of each server; undefined: they are not measured */
export interface Pids {
  api: readonly number[];
  edge: readonly number[];
}

/**
 * Finds calls that cost a server much CPU: those that took longest are sent again, alone and several times, and the
 * least CPU time of them counts. How busy the machine is does not change it.
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

  /** The slowest since the last time */
  slowest(): Call[] {
    const found = this.#slow.toSorted((a, b) => b.took - a.took).slice(0, SUSPECTS);
    this.#slow = [];
    return found.map(({ call }) => call);
  }

  /** @param faults gets what costs too much */
  async check(call: Call, what: () => string, faults: string[]): Promise<void> {
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
    if (least > most) faults.push(`${least.toFixed(0)} ms of CPU ${what()}`);
  }
}
