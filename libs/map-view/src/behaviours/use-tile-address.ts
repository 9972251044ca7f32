import type { Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';

/**
 * Takes the places of a large branch from other tiles. A new style keeps the source as it was: making it anew would
 * empty the map for a moment.
 */
export function useTileAddress(map: MapLibreMap | null, url: string | null, epoch: number): void {
  useEffect(() => {
    const source = map?.getSource(guideSources.items);
    if (!url || source?.type !== 'vector') return;
    const tiles = source as VectorTileSource;
    if (tiles.tiles?.[0] !== url) tiles.setTiles([url]);
  }, [map, url, epoch]);
}
