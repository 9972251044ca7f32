import type { Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import { afterPaint } from '@umkreis/ui/after-paint.ts';

/**
 * Changes the address of the places' tiles after the page around the map is painted. A new style keeps the
 * source: replacing it would empty the map for a moment.
 */
export function useTileAddress(map: MapLibreMap | null, url: string | null, epoch: number): void {
  useEffect(() => {
    if (!map || !url || addressOf(map) === url) return;
    let stop = afterPaint(() => {
      stop = whenLoaded(map, () => {
        if (addressOf(map) !== url) setAddress(map, url);
      });
    });
    return () => stop();
  }, [map, url, epoch]);
}

function tilesOf(map: MapLibreMap): VectorTileSource | null {
  const source = map.getSource(guideSources.items);
  return source?.type === 'vector' ? (source as VectorTileSource) : null;
}

const isArchive = (url: string) => url.startsWith('pmtiles://');

const addressOf = (map: MapLibreMap) => tilesOf(map)?.url ?? tilesOf(map)?.tiles?.[0];

function setAddress(map: MapLibreMap, url: string): void {
  const source = tilesOf(map);
  if (isArchive(url)) source?.setUrl(url);
  else source?.setTiles([url]);
}

/**
 * MapLibre would take pending tiles of the old URL for tiles of the new one, so none may be loading.
 * @returns a function that stops waiting
 */
function whenLoaded(map: MapLibreMap, then: () => void): () => void {
  const isLoaded = () => Boolean(map.getSource(guideSources.items)) && map.isSourceLoaded(guideSources.items);
  if (isLoaded()) {
    then();
    return () => {};
  }
  const look = () => {
    if (!isLoaded()) return;
    stop();
    then();
  };
  // Failing tiles fire no event of their own; the map then becomes idle.
  const heard = (['sourcedata', 'idle'] as const).map((type) => map.on(type, look));
  const stop = () => heard.forEach((one) => one.unsubscribe());
  return stop;
}
