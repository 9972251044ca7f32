import { codePart } from '@umkreis/federation/code-part.ts';
import { startedMap } from './started-map.ts';
import type { MapLibrary } from '../library/map-library.ts';

/** MapLibre: that of the page's first map, which needed it before anything else came; else a chunk of its own. */
export const libraryPart = codePart<MapLibrary>(async () => {
  const started = startedMap();
  if (started) return started.library;
  // what needs a shared module before that is there stays broken
  await import('maplibre-gl');
  return (await import('../library/map-library.ts')).mapLibrary;
});
