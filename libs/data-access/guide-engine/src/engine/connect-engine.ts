import { wrap, type Endpoint, type Remote } from 'comlink';
import { workerFrom } from '@umkreis/federation/worker-from.ts';
import type { Engine } from './engine.ts';

/** The engine in its worker, as used by the page. */
export interface EngineLink {
  engine: Remote<Engine>;
  /** Settles when the worker can't be loaded or fails: pending calls are never answered. */
  broken: Promise<Error>;
  close(): void;
}

/** The engine in a worker, which starts with the first call. */
export function connectEngine(): EngineLink {
  const broken = Promise.withResolvers<Error>();
  let worker: Worker | null = null;
  const start = (code: URL) => {
    try {
      return workerFrom(code, 'guide');
    } catch (error) {
      broken.resolve(error as Error);
      throw error;
    }
  };
  const open = () => {
    const code = new URL('./engine-worker.ts?worker', import.meta.url);
    const opened = start(code);
    opened.addEventListener('error', ({ message }) =>
      broken.resolve(new Error(`The guide's worker failed: ${message}`)),
    );
    opened.addEventListener('messageerror', () => broken.resolve(new Error('A message could not be read.')));
    return opened;
  };
  return {
    engine: wrap<Engine>(startedByFirstMessage(() => (worker = open()))),
    broken: broken.promise,
    close: () => worker?.terminate(),
  };
}

function startedByFirstMessage(open: () => Worker): Endpoint {
  let worker: Worker | null = null;
  const pendingListeners: Parameters<Endpoint['addEventListener']>[] = [];
  const start = () => {
    const started = open();
    for (const listener of pendingListeners) started.addEventListener(...listener);
    return started;
  };
  return {
    postMessage(message, transfer = []) {
      worker ??= start();
      worker.postMessage(message, transfer);
    },
    addEventListener(...listener) {
      if (worker) worker.addEventListener(...listener);
      else pendingListeners.push(listener);
    },
    removeEventListener: (...listener) => worker?.removeEventListener(...listener),
  };
}
