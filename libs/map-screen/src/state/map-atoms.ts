import { atom } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** The living map; null until it is made, and where none can be. */
export const mapAtom = atom<MapLibreMap | null>(null);

/** The visitor's position; null until it is asked for and found. */
export const positionAtom = atom<LngLat | null>(null);

/** The browser can't draw maps. */
export const isMapMissingAtom = atom(false);
