import type { MapSourceDataEvent, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import { SEA_ZOOMS, type World } from './world-style.ts';

const landPart = codePart(() => import('./world-land.ts').then(({ worldLand }) => worldLand()), {
  isFetchedAhead: false,
});

/** Archives across the antimeridian declare all longitudes, since their west has to be below their east. */
const isBand = ([west, south, east, north]: readonly number[]) => east! - west! >= 360 && north! - south! < 120;

/** The world around a map's basemap, loaded when the map is far enough away to draw it. Null: not yet. */
export function useWorld(map: MapLibreMap | null): World | null {
  const [isFar, setIsFar] = useState(false);
  const [detailed, setDetailed] = useState<readonly number[] | null>(null);
  const state = useSyncExternalStore(landPart.subscribe, landPart.state);
  const land = isFar && state.kind === 'there' ? state.code : null;
  useEffect(() => {
    if (!map) return;
    const onZoom = () => {
      if (map.getZoom() < SEA_ZOOMS.none) setIsFar(true);
    };
    const onData = ({ sourceId, sourceDataType }: MapSourceDataEvent) => {
      if (sourceId !== 'basemap' || sourceDataType !== 'metadata') return;
      const bounds = map.getSource<VectorTileSource>('basemap')?.bounds;
      setDetailed(bounds && !isBand(bounds) ? bounds : null);
    };
    onZoom();
    map.on('zoom', onZoom);
    map.on('sourcedata', onData);
    return () => {
      map.off('zoom', onZoom);
      map.off('sourcedata', onData);
    };
  }, [map]);
  useEffect(() => {
    // A failure is reported and tried again by the part.
    if (isFar) landPart.load().catch(() => undefined);
  }, [isFar]);
  return useMemo(() => land && { land, detailed }, [land, detailed]);
}
