import type { Map as MapLibreMap } from 'maplibre-gl';
import { drawSymbol, pixelRatioOf, screenScale } from './draw-symbol.ts';
import { parseImageId, type SymbolImage } from '@umkreis/map-style/points/image-id.ts';

export interface SymbolSource {
  /** Icon title → path data on a 15×15 grid; missing titles fall back to 'pin' */
  glyphs: ReadonlyMap<string, string>;
  /** Category id → its symbol */
  defaults: ReadonlyMap<string, SymbolImage>;
}

/**
 * Draws symbol images when the map requests them.
 * @param source returns the current data for symbols; the map waits for it
 * @param scale pixels per px on the map
 */
export function resolveSymbols(
  map: MapLibreMap,
  source: () => SymbolSource | Promise<SymbolSource>,
  scale = screenScale,
): void {
  map.setMissingStyleImageResolver(async (id) => {
    const { glyphs, defaults } = await source();
    const image = parseImageId(id, defaults);
    if (!image || map.hasImage(id)) return;
    const path = glyphs.get(image.icon) ?? glyphs.get('pin');
    if (path) map.addImage(id, drawSymbol(image, path, scale), { pixelRatio: pixelRatioOf(scale) });
  });
}
