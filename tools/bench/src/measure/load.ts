import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Load {
  perSecond: number;
  /** CPU of the server per request, ms. */
  cpuMs: number;
}

const SECONDS = 5;
const TICKS_PER_S = 100;

/**
 * Loads a URL for 5 s over 32 connections with wrk and reads the servers' CPU time from the kernel.
 * @param pids processes of the server
 * @throws Error if wrk is missing or a response was not successful
 */
export function load(url: string, pids: readonly number[]): Load {
  const before = cpuTicks(pids);
  const { stdout, error } = spawnSync('wrk', ['-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url], {
    encoding: 'utf8',
  });
  if (error) throw new Error('wrk is missing: apt-get install wrk nginx-light');
  const used = cpuTicks(pids) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  if (!requests || /Non-2xx/.test(stdout)) throw new Error(`wrk on ${url}:\n${stdout}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    cpuMs: (used * 1000) / TICKS_PER_S / requests,
  };
}

function cpuTicks(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
}

/** Peak memory of a process, MB. */
export function peakMemoryMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** Value below which this share of the values is. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
