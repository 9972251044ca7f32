import { codePart } from '@umkreis/federation/code-part.ts';
import { connectEngine, type EngineLink } from '@umkreis/guide-engine/engine/connect-engine.ts';
import { createdByFirstCall, type GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import { partUrls } from '@umkreis/guide-engine/parts/part-urls.ts';
import type { Parts } from '@umkreis/guide-engine/parts/parts.ts';
import { startedGuide } from './started-guide.ts';

let link: EngineLink | null = null;
let inPlace: GuideEngine | null = null;
const broke = new Set<() => void>();

/**
 * The page's engine: that of the bootstrap script if there is one, otherwise a new one; on the main thread without
 * workers.
 */
export function guideEngine(): GuideEngine {
  if (inPlace) return inPlace;
  if (!link) {
    link = startedGuide()?.link ?? connectEngine();
    void link.broken.then((error) => {
      console.warn('The guide goes on without its worker.', error);
      inPlace = engineInPlace();
      for (const listener of broke) listener();
    });
  }
  return link.engine;
}

/** Subscribes to a failure of the worker: the engine that replaces it must be filled again. */
export function onEngineBroken(listener: () => void): () => void {
  broke.add(listener);
  return () => broke.delete(listener);
}

/** Loaded parts by engine: requested on every keystroke */
const needed = new WeakMap<GuideEngine, Map<keyof Parts, Promise<void>>>();

/**
 * Loads a part of the engine once; afterwards its methods can be called. @throws if its code can't be loaded; call
 * again to retry
 */
export function needPart(engine: GuideEngine, name: keyof Parts): Promise<void> {
  const parts = needed.get(engine) ?? new Map<keyof Parts, Promise<void>>();
  needed.set(engine, parts);
  const loading = parts.get(name);
  if (loading) return loading;
  const part = engine.use(name, partUrls()[name]);
  parts.set(name, part);
  part.catch(() => parts.delete(name));
  return part;
}

// Registers the engine's parts: the idle map prefetches registered parts, so search and opening hours work offline.
codePart(() => Promise.all([needPart(guideEngine(), 'search'), needPart(guideEngine(), 'hours')]));

const enginePart = codePart(() => import('./engine-in-place.ts'));

const engineInPlace = () =>
  createdByFirstCall(async () => {
    const { createEngineInPlace } = await enginePart.load();
    return createEngineInPlace();
  });
