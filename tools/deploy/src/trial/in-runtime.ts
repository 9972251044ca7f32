import { fork } from 'node:child_process';
import path from 'node:path';
import type { TrialBrowser } from './in-browser.ts';
import type { Opened } from './judged-page.ts';
import type { Visit } from './visits.ts';

/** As it comes from the page's process. */
export type OpenedText = Omit<Opened, 'loaded'> & { loaded: string[] };

/** Beyond its patience a page may hang for this long, ms. */
const HANGING_MS = 20_000;

/** Pages in a JavaScript runtime with a DOM, happy-dom: no layout, no graphics, no login, but all of the code. */
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
      broken('the page hangs: it did not answer any more');
    });
  });
}
