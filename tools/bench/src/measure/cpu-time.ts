import { readdir, readFile } from 'node:fs/promises';

const NS_PER_MS = 1e6;

/**
 * CPU time of processes so far with all their threads, ms. Reads /proc on Linux; independent of other processes.
 */
export async function cpuTimeOf(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const threads = await readdir(`/proc/${pid}/task`);
      // A thread may end while it is read.
      const ofThreads = await Promise.all(
        threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
      );
      return ofThreads.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]), 0);
    }),
  );
  return times.reduce((sum, one) => sum + one, 0) / NS_PER_MS;
}

/** Descendants of a process whose command names a script. */
export async function processesOf(ancestor: number, script: string): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) && (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined));
    // The command's name, in parentheses, may contain spaces: the parent is the second field after it.
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
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
