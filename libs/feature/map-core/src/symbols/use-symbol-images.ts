import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { resolveSymbols } from './resolve-symbols.ts';

/**
 * Draws symbol images when the map requests them, once their data is loaded. `glyphs`: icon title → path data,
 * empty while loading; `defaults`: category id → its symbol.
 */
export function useSymbolImages(
  map: MapLibreMap | null,
  glyphs: ReadonlyMap<string, string>,
  defaults: ReadonlyMap<string, SymbolImage>,
): void {
  const current = useRef({ glyphs, defaults });
  const [loaded] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    current.current = { glyphs, defaults };
    if (glyphs.size > 0) loaded.resolve();
  }, [loaded, glyphs, defaults]);

  useEffect(() => {
    // MapLibre does not request an image again after reporting it as missing.
    if (map) resolveSymbols(map, () => loaded.promise.then(() => current.current));
  }, [map, loaded]);
}
