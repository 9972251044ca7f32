import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapLibrary } from './map-library.ts';

const libraries = new WeakMap<MapLibreMap, MapLibrary>();

/** Remembers what a map was made with. */
export function keepLibrary(map: MapLibreMap, library: MapLibrary): void {
  libraries.set(map, library);
}

/** What a map was made with: markers and controls of another copy don't fit it. @throws for a map of somebody else */
export function libraryOf(map: MapLibreMap): MapLibrary {
  const library = libraries.get(map);
  if (!library) throw new Error('The map was not made by useMap.');
  return library;
}
