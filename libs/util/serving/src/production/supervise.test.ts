import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePortFrom } from '../free-port.ts';

const LIMIT_MS = 1000;
const supervised = path.join(import.meta.dirname, 'testing/supervised.ts');
const blockable = path.join(import.meta.dirname, '../watchdog/testing/blockable-process.ts');

let parent: ChildProcess | undefined;
afterEach(() => {
  if (parent?.pid !== undefined && parent.exitCode === null && parent.signalCode === null)
    process.kill(-parent.pid, 'SIGKILL');
});

async function start(args: string[]) {
  const started = spawn(process.execPath, [supervised, ...args], { stdio: 'ignore', detached: true });
  parent = started;
  return started;
}
const fetchText = async (port: number, url = '/') => {
  const response = await fetch(`http://127.0.0.1:${port}${url}`).catch(() => undefined);
  return response?.text();
};

it('restarts a process whose event loop is blocked, and forwards SIGTERM to the new one', async () => {
  const port = await freePortFrom(4700);
  const started = await start([blockable, String(LIMIT_MS), String(port)]);
  await expect.poll(() => fetchText(port), { timeout: 20_000 }).toMatch(/^\d+$/);
  const before = await fetchText(port);
  expect(await fetchText(port, '/block')).toBeUndefined();
  await expect.poll(() => fetchText(port), { timeout: 20_000 }).toMatch(/^\d+$/);
  expect(await fetchText(port)).not.toBe(before);
  const exit = once(started, 'exit');
  started.kill('SIGTERM');
  await exit;
  expect(await fetchText(port)).toBeUndefined();
}, 60_000);

it('exits with the exit code of a process that fails to start', async () => {
  const started = await start(['-e', 'process.exit(78)']);
  expect(await once(started, 'exit')).toEqual([78, null]);
}, 30_000);
