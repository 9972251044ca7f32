import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import { isSameData, setSourceData, type SourceData } from '../sources/source-data.ts';
import { startedMap } from '../start/started-map.ts';

/** Puts features into one of the guide's sources, whenever they change. */
export function useSourceData(map: MapLibreMap | null, source: GuideSource, data: SourceData): void {
  useEffect(() => {
    if (!map) return;
    // the page's first map may have them already
    const started = startedMap();
    if (started?.map === map && isSameData(started.drawn.get(source), data)) return;
    started?.drawn.delete(source);
    return setSourceData(map, source, data);
  }, [map, source, data]);
}
