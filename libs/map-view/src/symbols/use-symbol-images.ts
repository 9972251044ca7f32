import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { resolveSymbols } from './resolve-symbols.ts';

/**
 * Draws symbol images when the map asks for them, and once it is known what from. `glyphs`: icon title → path data;
 * none: not known yet; `defaults`: category id → its symbol.
 */
export function useSymbolImages(
  map: MapLibreMap | null,
  glyphs: ReadonlyMap<string, string>,
  defaults: ReadonlyMap<string, SymbolImage>,
): void {
  const current = useRef({ glyphs, defaults });
  const [known] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    current.current = { glyphs, defaults };
    if (glyphs.size > 0) known.resolve();
  }, [known, glyphs, defaults]);

  useEffect(() => {
    // an image that is told to be missing is not asked for again
    if (map) resolveSymbols(map, () => known.promise.then(() => current.current));
  }, [map, known]);
}
