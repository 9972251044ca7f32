import { codePart } from '@umkreis/federation/code-part.ts';
import type { MapLibrary } from '../library/map-library.ts';
import { startingMap } from './started-map.ts';

/**
 * MapLibre: that of the page's first map, which needed it before anything else came; else a chunk of its own. A page
 * that shows no map never fetches it.
 */
export const libraryPart = codePart<MapLibrary>(
  async () => {
    const started = await startingMap();
    if (started) return started.library;
    const { loadMapLibrary } = await import('../library/map-library.ts');
    return loadMapLibrary();
  },
  { isFetchedAhead: false },
);
