import { fork } from 'node:child_process';
import path from 'node:path';
import type { SmokeTestBrowser } from './in-browser.ts';
import type { Opened } from './opened-page.ts';
import type { Visit } from './visits.ts';

/** As sent by the page's process. */
export type OpenedText = Omit<Opened, 'loaded'> & { loaded: string[] };

/** How long a page may hang beyond its timeout, ms. */
const HANGING_MS = 20_000;

/**
 * Opens pages in a JavaScript runtime with a DOM, happy-dom: no layout, graphics or login, but all of the code
 * runs.
 */
export const runtimeBrowser = (timeoutMs: number): SmokeTestBrowser => ({
  open: (visit, port) => open(visit, port, timeoutMs),
  close: async () => {},
});

function open(visit: Visit, port: number, timeoutMs: number): Promise<Opened> {
  const page = fork(
    path.join(import.meta.dirname, 'runtime-page.ts'),
    [JSON.stringify(visit), String(port), String(timeoutMs)],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  return new Promise((resolve) => {
    const broken = (why: string) => resolve({ loaded: new Set(), errors: [why], state: 'waiting' });
    const timer = setTimeout(() => page.kill('SIGKILL'), timeoutMs + HANGING_MS);
    page.once('message', (result: OpenedText) => resolve({ ...result, loaded: new Set(result.loaded) }));
    page.once('error', (error) => broken(error.message));
    page.once('exit', () => {
      clearTimeout(timer);
      broken('the page hangs: it no longer responds');
    });
  });
}
