import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { resolveSymbols } from './resolve-symbols.ts';

/**
 * Draws symbol images when the map asks for them. `glyphs`: icon title → path data; `defaults`: category id → its
 * symbol.
 */
export function useSymbolImages(
  map: MapLibreMap | null,
  glyphs: ReadonlyMap<string, string>,
  defaults: ReadonlyMap<string, SymbolImage>,
): void {
  const current = useRef({ glyphs, defaults });
  useEffect(() => {
    current.current = { glyphs, defaults };
  }, [glyphs, defaults]);

  useEffect(() => {
    if (map) resolveSymbols(map, () => current.current);
  }, [map]);
}
