import { codePart } from '@umkreis/federation/code-part.ts';
import type { MapLibrary } from '../library/map-library.ts';
import { startedMap } from './guide-map.ts';

/**
 * MapLibre: from the bootstrap script if it has loaded it, otherwise a lazy chunk. A page without a map never
 * fetches it.
 */
export const libraryPart = codePart<MapLibrary>(
  async () => {
    const started = await startedMap();
    if (started) return started.library;
    const { loadMapLibrary } = await import('../library/map-library.ts');
    return loadMapLibrary();
  },
  { isFetchedAhead: false },
);
