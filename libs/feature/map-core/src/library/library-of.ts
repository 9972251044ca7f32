import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapLibrary } from './map-library.ts';

const libraries = new WeakMap<MapLibreMap, MapLibrary>();

/** Remembers the library that created a map. */
export function setLibrary(map: MapLibreMap, library: MapLibrary): void {
  libraries.set(map, library);
}

/**
 * The library that created a map: markers and controls of another copy are incompatible. @throws for a map not
 * created by the guide
 */
export function libraryOf(map: MapLibreMap): MapLibrary {
  const library = libraries.get(map);
  if (!library) throw new Error('The map has no library. Create it with useMap.');
  return library;
}
