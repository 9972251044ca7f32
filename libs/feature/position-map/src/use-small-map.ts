import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef, useState, type RefObject } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import type { MapStart } from '@umkreis/map-core/map/create-map.ts';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';

interface SmallMap {
  container: RefObject<HTMLDivElement | null>;
  /** null until it is created */
  map: MapLibreMap | null;
  /** The browser can't draw maps. */
  hasFailed: boolean;
}

/**
 * A map of the streets of a branch, without its places.
 * @param label accessible name
 * @param createStart returns the first view
 */
export function useSmallMap(boot: Boot, label: string, createStart: () => MapStart): SmallMap {
  const language = useLanguage();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [start] = useState(createStart);
  const { basemap } = useBasemapStyle({
    boot,
    flavour: 'strasse',
    season: null,
    shortcut: null,
    level: null,
    dark,
    isPhone: true,
    placeTiles: null,
    language,
  });
  const map = useMap(container, basemap, start, label, () => setFailed(true));
  return { container, map, hasFailed };
}
