import type { Map as MapLibreMap, MapOptions } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapLibrary } from '../library/map-library.ts';
import { framedOptions } from './framed-options.ts';
import { requestFontParts } from './request-font-parts.ts';

/** Initial camera; zoom for tiles of 512 px, pitch and bearing in degrees. */
export interface MapStart {
  center: [number, number];
  zoom: number;
  pitch: number;
  bearing: number;
}

/**
 * Creates a map in an element. @param options in addition to those of every map @returns null in a browser that
 * can't draw maps
 */
export function createMap(
  { Map, prepareFor }: MapLibrary,
  container: HTMLElement,
  style: StyleSpecification,
  start: MapStart,
  options: Partial<MapOptions> = {},
): MapLibreMap | null {
  prepareFor(style);
  try {
    const map = new Map({
      container,
      style,
      ...start,
      maxPitch: 70,
      maxZoom: 21,
      attributionControl: false,
      fadeDuration: 120,
      validateStyle: false,
      ...framedOptions(),
      ...options,
    });
    requestFontParts(map);
    map.touchPitch.disable();
    return map;
  } catch (error) {
    // Without WebGL MapLibre throws.
    console.warn('The map could not be created.', error);
    return null;
  }
}
