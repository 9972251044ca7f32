import { atom } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** The map; null until it is created, and if that fails */
export const mapAtom = atom<MapLibreMap | null>(null);

/** The visitor's position; null until it is requested and found */
export const positionAtom = atom<LngLat | null>(null);

/** The browser can't draw maps. */
export const isMapMissingAtom = atom(false);
