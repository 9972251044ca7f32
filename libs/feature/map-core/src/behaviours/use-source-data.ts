import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import { afterPaint } from '@umkreis/ui/after-paint.ts';
import { featureCount, isSameData, setSourceData, type SourceData } from '../sources/source-data.ts';
import { startedMap } from '../start/started-map.ts';

interface Options {
  /** The map is updated after the page is painted. */
  isPageFirst?: boolean;
}

/** Sets the data of one of the guide's sources whenever it changes. @param data null: leaves it unchanged */
export function useSourceData(
  map: MapLibreMap | null,
  source: GuideSource,
  data: SourceData | null,
  { isPageFirst = false }: Options = {},
): void {
  const given = useRef<{ map: MapLibreMap; data: SourceData } | null>(null);
  useEffect(() => {
    if (!map || !data) return;
    // The preloaded map may have it already.
    const started = startedMap();
    const drawn = started?.map === map ? started.drawn.get(source) : undefined;
    started?.drawn.delete(source);
    const before = given.current;
    const currentData = drawn ?? (before?.map === map ? before.data : undefined);
    given.current = { map, data };
    if (isSameData(currentData, data)) return;
    // New sources are empty: setting empty data would still send a message to the worker.
    if (featureCount(data) === 0 && featureCount(currentData ?? null) === 0) return;
    if (!isPageFirst) return setSourceData(map, source, data);
    let release: (() => void) | undefined;
    const stop = afterPaint(() => {
      release = setSourceData(map, source, data);
    });
    return () => {
      stop();
      if (release) release();
      else given.current = before;
    };
  }, [map, source, data, isPageFirst]);
}
