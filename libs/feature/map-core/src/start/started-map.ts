import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import type { MapLibrary } from '../library/map-library.ts';
import type { SourceData } from '../sources/source-data.ts';

/** The preloaded map: created by the bootstrap script before shell and remote were loaded. */
export interface StartedMap {
  library: MapLibrary;
  map: MapLibreMap;
  /** The map's container; behind the page until a component adopts it */
  container: HTMLElement;
  /** The map's current style; null: it has been used since */
  style: StyleSpecification | null;
  /** Current data of its sources */
  drawn: Map<GuideSource, SourceData>;
  /** A component has adopted it: the bootstrap script must not change it. */
  isTaken: boolean;
  /** Settles when the tiles of the basemap have been requested. */
  basemapRequested: Promise<void>;
}

const key = Symbol.for('umkreis.started-map');
const startingKey = Symbol.for('umkreis.starting-map');
type Page = typeof globalThis & { [key]?: StartedMap; [startingKey]?: Promise<StartedMap | null> };

/**
 * Publishes the map for the surface, first as a promise. The bootstrap script and the surface are of the same
 * release.
 * @param starting null or rejected: there is no map
 */
export function publishStartingMap(starting: Promise<StartedMap | null>): void {
  const page = globalThis as Page;
  page[startingKey] = starting.then(
    (started) => {
      if (started) page[key] = started;
      return started;
    },
    (error: unknown) => {
      console.warn('The map could not be started.', error);
      return null;
    },
  );
}

/** The preloaded map once it is ready; null: there is none */
export const startingMap = (): Promise<StartedMap | null> => (globalThis as Page)[startingKey] ?? Promise.resolve(null);

/** The preloaded map; null: none */
export const startedMap = (): StartedMap | null => (globalThis as Page)[key] ?? null;

/** Moves the map into an element. @returns null if there is none, or another component has adopted it */
export function takeStartedMap(into: HTMLElement): StartedMap | null {
  const started = startedMap();
  if (!started || started.isTaken) return null;
  started.isTaken = true;
  started.container.removeAttribute('style');
  started.container.className = `${started.container.className} size-full`.trim();
  into.append(started.container);
  return started;
}

/** Detaches the map for later use: keeping it is cheaper than creating another one. */
export function giveBackStartedMap(started: StartedMap): void {
  started.isTaken = false;
  started.style = null;
  started.drawn.clear();
  started.container.remove();
}
