import { hoursPart } from '@umkreis/guide/hours/use-hours-module.ts';
import { connectEngine, hoursUrl, type EngineLink } from '@umkreis/guide-engine/connect-engine.ts';
import { createEngine, type Engine } from '@umkreis/guide-engine/engine.ts';
import { startedGuide } from './started-guide.ts';

/** The engine, wherever it runs. */
export type AskedEngine = {
  [K in keyof Engine]: (...input: Parameters<Engine[K]>) => Promise<Awaited<ReturnType<Engine[K]>>>;
};

let link: EngineLink | null = null;
let inPlace: AskedEngine | null = null;
const broke = new Set<() => void>();

/** The page's engine: that of its first script, else one that is started now; in place where no worker can be. */
export function guideEngine(): AskedEngine {
  if (inPlace) return inPlace;
  if (!link) {
    link = startedGuide()?.link ?? connectEngine();
    void link.broken.then((error) => {
      console.warn('The guide goes on without its worker.', error);
      inPlace = engineInPlace();
      for (const listener of broke) listener();
    });
  }
  return link.engine as unknown as AskedEngine;
}

/** Calls back when the worker fails: another engine has to be filled. */
export function onEngineBroken(listener: () => void): () => void {
  broke.add(listener);
  return () => broke.delete(listener);
}

export { hoursUrl };

function engineInPlace(): AskedEngine {
  const engine = createEngine(() => hoursPart.load());
  return {
    fill: async (content) => engine.fill(content),
    setEvents: async (events) => engine.setEvents(events),
    useHours: (url) => engine.useHours(url),
    items: async (at) => engine.items(at),
    draw: async (query) => engine.draw(query),
  };
}
