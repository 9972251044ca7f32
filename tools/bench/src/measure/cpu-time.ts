import { readdir, readFile } from 'node:fs/promises';

/** Linux counts CPU time in ticks of 10 ms. */
const MS_PER_TICK = 10;

/**
 * CPU time of processes so far with all their threads, also ended ones, ms. Reads /proc on Linux; independent of other
 * processes.
 */
export async function cpuTimeOf(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const [, , , , , , , , , , , user, system] = fieldsOf(await readFile(`/proc/${pid}/stat`, 'utf8'));
      return Number(user) + Number(system);
    }),
  );
  return times.reduce((sum, one) => sum + one, 0) * MS_PER_TICK;
}

/** Fields of a stat file from the third one on: the second, the command's name in parentheses, may contain spaces. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** Descendants of a process whose command names a script. */
export async function processesOf(ancestor: number, script: string): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) && (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined));
    if (stat) parents.set(Number(name), Number(fieldsOf(stat)[1]));
  }
  const isBelow = (pid: number): boolean => {
    for (let one = parents.get(pid); one; one = parents.get(one)) if (one === ancestor) return true;
    return false;
  };
  const found: number[] = [];
  for (const pid of [...parents.keys()].filter(isBelow)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.split('\0').some((part) => part.endsWith(script))) found.push(pid);
  }
  return found;
}
