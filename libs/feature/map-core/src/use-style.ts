import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { useEffect, useRef, useState } from 'react';
import { latinFontUrls } from './font-urls.ts';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { isSameLook } from '@umkreis/map-style/guide/has-same-layers.ts';

/**
 * Changes the basemap below the guide's data.
 * @returns an epoch, incremented with each change: properties set on layers directly must be set again
 */
export function useStyle(map: MapLibreMap | null, basemap: StyleSpecification, options: GuideLayerOptions): number {
  const [epoch, setEpoch] = useState(0);
  const applied = useRef({ basemap, options });

  useEffect(() => {
    const before = applied.current;
    if (!map) return;
    applied.current = { basemap, options };
    if (before.basemap === basemap && isSameLook(before.options, options)) return;
    map.setStyle(composeStyle(basemap, options, latinFontUrls, map.getStyle()));
    // 'styledata' fires for updated and for rebuilt styles.
    const changed = () => setEpoch((number) => number + 1);
    map.once('styledata', changed);
    return () => void map.off('styledata', changed);
  }, [map, basemap, options]);

  return epoch;
}
