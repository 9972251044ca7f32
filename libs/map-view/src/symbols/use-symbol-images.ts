import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { drawSymbol, imagePixelRatio } from './draw-symbol.ts';
import { parseImageId, type SymbolImage } from './image-id.ts';

/**
 * Draws symbol images when the map asks for them. `glyphs`: icon title → path data; unknown titles fall back to 'pin'.
 * `defaults`: category id → its symbol.
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
    if (!map) return;
    map.setMissingStyleImageResolver((id) => {
      const { glyphs: paths, defaults: symbols } = current.current;
      const image = parseImageId(id, symbols);
      if (!image || map.hasImage(id)) return;
      const path = paths.get(image.icon) ?? paths.get('pin');
      if (path) map.addImage(id, drawSymbol(image, path), { pixelRatio: imagePixelRatio });
    });
  }, [map]);
}
