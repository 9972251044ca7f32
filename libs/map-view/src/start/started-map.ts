import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import type { MapLibrary } from '../library/map-library.ts';
import type { SourceData } from '../sources/source-data.ts';

/** The map that a page's first script made, before shell and remote were there. */
export interface StartedMap {
  library: MapLibrary;
  map: MapLibreMap;
  /** Holds the map; it lies behind the page until a component takes it in. */
  container: HTMLElement;
  /** What the map was given last; null: it has been used since */
  style: StyleSpecification | null;
  /** What its sources have been given */
  drawn: Map<GuideSource, SourceData>;
  /** A component has it: its script leaves it alone. */
  isTaken: boolean;
  /** The tiles of the basemap are asked for. */
  asked: Promise<void>;
}

const key = Symbol.for('umkreis.started-map');
const startingKey = Symbol.for('umkreis.starting-map');
type Page = typeof globalThis & { [key]?: StartedMap; [startingKey]?: Promise<StartedMap | null> };

/**
 * Puts the map where the surface finds it, and before that the promise of it. The script and the surface are of one
 * release.
 * @param starting null or a failure: there will be none
 */
export function keepStartingMap(starting: Promise<StartedMap | null>): void {
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

/** The page's first map, once it is there; null where there will be none. */
export const startingMap = (): Promise<StartedMap | null> => (globalThis as Page)[startingKey] ?? Promise.resolve(null);

/** The page's first map; null where there is none. */
export const startedMap = (): StartedMap | null => (globalThis as Page)[key] ?? null;

/** Moves the map into an element. @returns null where there is none, or another component has it */
export function takeStartedMap(into: HTMLElement): StartedMap | null {
  const started = startedMap();
  if (!started || started.isTaken) return null;
  started.isTaken = true;
  started.container.removeAttribute('style');
  started.container.className = `${started.container.className} size-full`.trim();
  into.append(started.container);
  return started;
}

/** Puts the map away until somebody needs it again: making one costs more than keeping it. */
export function giveBackStartedMap(started: StartedMap): void {
  started.isTaken = false;
  started.style = null;
  started.drawn.clear();
  started.container.remove();
}
