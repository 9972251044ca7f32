import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { createMap, type MapStart } from './create-map.ts';
import { setLibrary } from '../library/library-of.ts';
import { libraryPart } from './library-part.ts';

/** A map in an element of a component. */
export interface OpenedMap {
  map: MapLibreMap;
  /** Ends showing it. */
  close(): void;
}

/** Opens a map in an element. @returns null in a browser that can't draw maps @throws if MapLibre can't be loaded */
export type OpenMap = (container: HTMLElement) => Promise<OpenedMap | null>;

/** Opens a map of its own. */
export const openMap =
  (style: StyleSpecification, start: MapStart): OpenMap =>
  async (container) => {
    const library = await libraryPart.load();
    const map = createMap(library, container, style, start);
    if (!map) return null;
    setLibrary(map, library);
    return { map, close: () => map.remove() };
  };
