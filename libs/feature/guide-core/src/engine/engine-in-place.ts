import { createEngine, type Engine } from '@umkreis/guide-engine/engine/engine.ts';
import type { LoadPart } from '@umkreis/guide-engine/parts/parts.ts';

const parts = {
  hours: () => import('@umkreis/guide-engine/hours/hours-module.ts'),
  search: () => import('@umkreis/guide-engine/parts/search-module.ts'),
};

/** The engine on the main thread. */
export const createEngineInPlace = (): Engine => createEngine(((name) => parts[name]()) as LoadPart);
