import type { Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import { afterPaint } from '@umkreis/ui/after-paint.ts';

function tilesOf(map: MapLibreMap): VectorTileSource | null {
  const source = map.getSource(guideSources.items);
  return source?.type === 'vector' ? (source as VectorTileSource) : null;
}

const addressOf = (map: MapLibreMap) => tilesOf(map)?.tiles?.[0];

/**
 * Takes the places of a large branch from other tiles, after the page beside the map is painted. A new style keeps the
 * source as it was: making it anew would empty the map for a moment.
 */
export function useTileAddress(map: MapLibreMap | null, url: string | null, epoch: number): void {
  useEffect(() => {
    if (!map || !url || addressOf(map) === url) return;
    return afterPaint(() => {
      if (addressOf(map) !== url) tilesOf(map)?.setTiles([url]);
    });
  }, [map, url, epoch]);
}
