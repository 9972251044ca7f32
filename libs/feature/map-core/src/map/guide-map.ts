import type { Map as MapLibreMap } from 'maplibre-gl';
import { startedPage } from '@umkreis/guide-core/engine/started-page.ts';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import type { MapLibrary } from '../library/map-library.ts';
import type { SourceData } from '../sources/source-data.ts';

/** The guide's map. The bootstrap script creates it before React is loaded, otherwise the page does so later. */
export interface GuideMap {
  map: MapLibreMap;
  library: MapLibrary;
  /** Version of the style that the map has; null: a component has changed it since */
  styleVersion: string | null;
  /** Current data of its sources */
  sources: Map<GuideSource, SourceData>;
  /** A component shows the map: nobody else may change it. */
  isAdopted: boolean;
  /** Moves the map into an element. @returns false if another component shows it */
  adopt(into: HTMLElement): boolean;
  /** Takes the map out of the page and keeps it for the next component: cheaper than creating another one. */
  release(): void;
  /** Removes the map for good. */
  dispose(): void;
}

declare global {
  interface UmkreisPage {
    map?: Promise<GuideMap | null>;
  }
}

/** The map that the bootstrap script creates; null: it creates none */
export async function startedMap(): Promise<GuideMap | null> {
  return (await startedPage().map) ?? null;
}

/** Publishes the map of the page, also while it is created. A page that has none logs why. */
export function publishMap(creating: Promise<GuideMap | null>): Promise<GuideMap | null> {
  const map = creating.catch((error: unknown) => {
    console.warn('The map could not be started.', error);
    return null;
  });
  startedPage().map = map;
  return map;
}

/** The handle of a new map in its own container. */
export function guideMapOf(map: MapLibreMap, library: MapLibrary, styleVersion: string | null): GuideMap {
  const container = map.getContainer();
  const handle: GuideMap = {
    map,
    library,
    styleVersion,
    sources: new Map(),
    isAdopted: false,
    adopt(into) {
      if (handle.isAdopted) return false;
      handle.isAdopted = true;
      container.removeAttribute('style');
      container.className = `${container.className} size-full`.trim();
      into.append(container);
      return true;
    },
    release() {
      handle.isAdopted = false;
      handle.styleVersion = null;
      container.remove();
    },
    dispose() {
      map.remove();
      container.remove();
    },
  };
  return handle;
}
