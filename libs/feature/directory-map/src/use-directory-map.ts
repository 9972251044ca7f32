import { useEffect, useMemo, useRef, useState } from 'react';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import { absolute } from '@umkreis/map-core/guide-style/basemap-style-choice.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { palette } from '@umkreis/map-style/palette.ts';
import { buildStyle } from '@umkreis/map-style/styles/build-style.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { middleOf } from './use-spread-marks.ts';
import { useWorld } from './use-world.ts';
import { SEA_ZOOMS, withWorld } from './world-style.ts';

/** Space for the marks above their places, px */
const padding = { top: 84, bottom: 40, left: 64, right: 64 };
/** Maximum zoom, even if all guides are in one village */
const nearest = 13;

/** The main site's basemap. */
function useBasemap({ main, assetRoot }: Boot, language: Language, dark: boolean) {
  return useMemo(
    () =>
      buildStyle({
        flavour: 'strasse',
        winter: false,
        dark,
        language,
        fonts: fontUrls({ branch: null }),
        attribution: '',
        archiveUrl: main.basemapArchive ? absolute(`${assetRoot}/basemap/${main.basemapArchive}`) : null,
      }),
    [dark, language, main, assetRoot],
  );
}

/** The main site's map, fitted to the guides, with the world around it. It doesn't take scrolling from the page. */
export function useDirectoryMap(boot: Boot, language: Language, branches: readonly Branch[]) {
  const { guidesMap } = useMessages(homeMessages);
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const isTouched = useMediaQuery('(pointer: coarse)');
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const basemap = useBasemap(boot, language, dark);
  const { main } = boot;
  const [lon, lat, zoom] = main.center;
  const map = useMap(container, basemap, { center: [lon, lat], zoom, pitch: 0, bearing: 0 }, guidesMap, () =>
    setHasFailed(true),
  );
  const world = useWorld(map);
  const style = useMemo(
    () => (world ? withWorld(basemap, world, palette({ topo: false, winter: false, dark })) : basemap),
    [basemap, world, dark],
  );
  useEffect(() => void map?.setStyle(style), [map, style]);
  const hasBasemap = main.basemapArchive !== null;
  useEffect(() => {
    if (!map || branches.length === 0) return;
    if (!hasBasemap) map.setMaxZoom(SEA_ZOOMS.full);
    map.scrollZoom.disable();
    if (isTouched) map.dragPan.disable();
    map.dragRotate.disable();
    const bounds = boundsOf(branches.map(middleOf));
    if (bounds) map.fitBounds(bounds, { padding, maxZoom: nearest, duration: 0 });
  }, [map, branches, isTouched, hasBasemap]);
  return { container, map, hasFailed };
}
