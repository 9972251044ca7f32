import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { drawSymbol, imagePixelRatio } from './draw-symbol.ts';
import { parseImageId } from './image-id.ts';

/** Draws symbol images when the map asks for them. `glyphs`: icon title → path data; unknown titles fall back to 'pin'. */
export function useSymbolImages(map: MapLibreMap | null, glyphs: ReadonlyMap<string, string>): void {
  const current = useRef(glyphs);
  useEffect(() => { current.current = glyphs; }, [glyphs]);

  useEffect(() => {
    if (!map) return;
    map.setMissingStyleImageResolver((id) => {
      const image = parseImageId(id);
      if (!image || map.hasImage(id)) return;
      const path = current.current.get(image.icon) ?? current.current.get('pin');
      if (path) map.addImage(id, drawSymbol(image, path), { pixelRatio: imagePixelRatio });
    });
  }, [map]);
}
