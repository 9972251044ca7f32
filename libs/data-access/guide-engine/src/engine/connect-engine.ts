import { wrap } from 'comlink';
import { workerFrom } from '@umkreis/federation/worker-from.ts';
import type { Engine } from './engine.ts';
import { createdByFirstCall, type GuideEngine } from './guide-engine.ts';

/** The engine in its worker, as used by the page. */
export interface EngineLink {
  engine: GuideEngine;
  /** Settles when the worker can't be loaded or fails: pending calls are never answered. */
  broken: Promise<Error>;
  close(): void;
}

/** The engine in a worker, which starts with the first call. */
export function connectEngine(): EngineLink {
  const broken = Promise.withResolvers<Error>();
  let worker: Worker | null = null;
  const connect = () => {
    worker = startWorker(broken.resolve);
    return wrap<Engine>(worker);
  };
  return { engine: createdByFirstCall(connect), broken: broken.promise, close: () => worker?.terminate() };
}

function startWorker(onBroken: (error: Error) => void): Worker {
  const code = new URL('./engine-worker.ts?worker', import.meta.url);
  try {
    const worker = workerFrom(code, 'guide');
    worker.addEventListener('error', ({ message }) => onBroken(new Error(`The guide's worker failed: ${message}`)));
    worker.addEventListener('messageerror', () => onBroken(new Error('A message could not be read.')));
    return worker;
  } catch (error) {
    onBroken(error as Error);
    throw error;
  }
}
