import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { MissedBeats } from './missed-beats.ts';

const LIMIT_MS = 2000;
const script = fileURLToPath(new URL('./testing/blockable-process.ts', import.meta.url));

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function start() {
  const started = spawn(process.execPath, [script, String(LIMIT_MS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const lines: string[] = [];
  const reader = createInterface({ input: started.stdout });
  reader.on('line', (line) => lines.push(line));
  await once(reader, 'line');
  const url = `http://127.0.0.1:${lines[0]!.split(' ')[1]}`;
  return { started, lines, ask: async (path: string) => (await fetch(url + path)).text() };
}

it('kills a process whose event loop is blocked, and logs it', async () => {
  const { started, lines, ask } = await start();
  const exit = once(started, 'close');
  await expect(ask('/block')).rejects.toThrow();
  expect(await exit).toEqual([null, 'SIGKILL']);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    level: 'fatal',
    service: 'trial',
    pid: started.pid,
    blockedMs: LIMIT_MS,
    msg: expect.stringContaining('event loop is blocked') as string,
  });
}, 30_000);

it('does not kill a process that is busy half of the time, or was stopped for longer than the limit', async () => {
  const { started, ask } = await start();
  const pid = String(started.pid);
  expect(await ask('/work')).toBe(pid);
  started.kill('SIGSTOP');
  await wait(1.5 * LIMIT_MS);
  started.kill('SIGCONT');
  expect(await ask('/')).toBe(pid);
  await wait(LIMIT_MS);
  expect(await ask('/')).toBe(pid);
}, 30_000);

it('counts the steps without a beat since the last beat', () => {
  const missed = new MissedBeats(100);
  expect([1, 1, 1, 2, 2].map((beats) => missed.step(beats))).toEqual([0, 100, 200, 0, 100]);
});
