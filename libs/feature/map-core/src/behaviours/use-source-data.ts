import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';
import { afterPaint } from '@umkreis/ui/after-paint.ts';
import { featureCount, isSameData, setSourceData, sourceDataOf, type SourceData } from '../sources/source-data.ts';

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
  useEffect(() => {
    if (!map || !data) return;
    const currentData = sourceDataOf(map, source);
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
      release?.();
    };
  }, [map, source, data, isPageFirst]);
}
