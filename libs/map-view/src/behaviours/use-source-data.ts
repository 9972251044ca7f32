import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import { featureCount, isSameData, setSourceData, type SourceData } from '../sources/source-data.ts';
import { startedMap } from '../start/started-map.ts';

/** Puts features into one of the guide's sources, whenever they change. */
export function useSourceData(map: MapLibreMap | null, source: GuideSource, given: SourceData): void {
  const [data, setData] = useState(given);
  if (!isSameData(data, given)) setData(given);
  const isEmpty = useRef(true);
  useEffect(() => {
    if (!map) return;
    // the page's first map may have them already
    const started = startedMap();
    const known = started?.map === map ? started.drawn.get(source) : undefined;
    started?.drawn.delete(source);
    if (isSameData(known, data)) return;
    // the sources of a style are empty: emptying one would be sent to the map's worker for nothing
    if (featureCount(data) === 0 && isEmpty.current && !known) return;
    isEmpty.current = featureCount(data) === 0;
    return setSourceData(map, source, data);
  }, [map, source, data]);
}
