import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import type { MapStart } from '../map/create-map.ts';
import { useBasemapStyle } from '../guide-style/use-basemap-style.ts';
import { fontUrls } from '../font-urls.ts';
import { useMap } from '../map/use-map.ts';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';

interface SmallMap {
  container: RefObject<HTMLDivElement | null>;
  /** null until it is created */
  map: MapLibreMap | null;
  /** The browser can't draw maps. */
  hasFailed: boolean;
}

interface Options {
  /** Key of the first floor whose overlay is drawn; default: none */
  level?: string | null;
  /** Also draws the layers of shapes, ways and places */
  hasLayers?: boolean;
}

/**
 * A map of the streets of a branch, without its places.
 * @param label accessible name
 * @param createStart returns the first view
 */
export function useSmallMap(
  boot: Boot,
  label: string,
  createStart: () => MapStart,
  { level = null, hasLayers = false }: Options = {},
): SmallMap {
  const language = useLanguage();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [start] = useState(createStart);
  const { basemap, layers } = useBasemapStyle({
    boot,
    flavour: 'strasse',
    season: null,
    shortcut: null,
    level,
    dark,
    isPhone: !hasLayers,
    placeTiles: null,
    language,
  });
  const style = useMemo(
    () => (hasLayers ? composeStyle(basemap, layers, fontUrls(boot)) : basemap),
    [hasLayers, basemap, layers, boot],
  );
  const map = useMap(container, style, start, label, () => setFailed(true));
  return { container, map, hasFailed };
}
