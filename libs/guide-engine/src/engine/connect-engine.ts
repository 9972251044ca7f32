import { wrap, type Remote } from 'comlink';
import type { Engine } from './engine.ts';

/** The engine in its worker, seen from the page. */
export interface EngineLink {
  engine: Remote<Engine>;
  /** Settles when the worker can't be had or failed: nothing it was asked is answered. */
  broken: Promise<Error>;
  close(): void;
}

/** Starts the engine's worker. */
export function connectEngine(): EngineLink {
  const code = new URL('./engine-worker.ts?worker', import.meta.url);
  const worker = new Worker(code.origin === location.origin ? code : reachedFromHere(code), { name: 'guide' });
  return {
    engine: wrap<Engine>(worker),
    broken: new Promise((resolve) => {
      worker.addEventListener('error', ({ message }) => resolve(new Error(`The guide's worker failed: ${message}`)));
      worker.addEventListener('messageerror', () => resolve(new Error('A message could not be read.')));
    }),
    close: () => worker.terminate(),
  };
}

/** A worker starts from its page's origin alone: one of another, such as that of a development server, is imported. */
const reachedFromHere = ({ href }: URL): string =>
  URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(href)})`], { type: 'text/javascript' }));
