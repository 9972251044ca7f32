import { fork } from 'node:child_process';
import path from 'node:path';
import type { TrialBrowser } from './in-browser.ts';
import type { Opened } from './judged-page.ts';
import type { Visit } from './visits.ts';

/** As sent by the page's process. */
export type OpenedText = Omit<Opened, 'loaded'> & { loaded: string[] };

/** How long a page may hang beyond its timeout, ms. */
const HANGING_MS = 20_000;

/**
 * Opens pages in a JavaScript runtime with a DOM, happy-dom: no layout, graphics or login, but all of the code
 * runs.
 */
export const trialRuntime = (patienceMs: number): TrialBrowser => ({
  open: (visit, port) => open(visit, port, patienceMs),
  close: async () => {},
});

function open(visit: Visit, port: number, patienceMs: number): Promise<Opened> {
  const page = fork(
    path.join(import.meta.dirname, 'runtime-page.ts'),
    [JSON.stringify(visit), String(port), String(patienceMs)],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  return new Promise((resolve) => {
    const broken = (why: string) => resolve({ loaded: new Set(), faults: [why], shown: 'waiting' });
    const timer = setTimeout(() => page.kill('SIGKILL'), patienceMs + HANGING_MS);
    page.once('message', (answer: OpenedText) => resolve({ ...answer, loaded: new Set(answer.loaded) }));
    page.once('error', (error) => broken(error.message));
    page.once('exit', () => {
      clearTimeout(timer);
      broken('the page hangs: it no longer responds');
    });
  });
}
