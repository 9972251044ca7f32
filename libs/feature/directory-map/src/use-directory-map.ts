import { useEffect, useMemo, useRef, useState } from 'react';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import { absolute } from '@umkreis/map-core/guide-style/basemap-style-choice.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { buildStyle } from '@umkreis/map-style/styles/build-style.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { middleOf } from './use-spread-marks.ts';

/** Space for the marks above their places, px */
const padding = { top: 84, bottom: 40, left: 64, right: 64 };
/** Maximum zoom, even if all guides are in one village */
const nearest = 13;

/** The main site's map, fitted to the guides. It doesn't take scrolling from the page. */
export function useDirectoryMap({ main, assetRoot }: Boot, language: Language, branches: readonly Branch[]) {
  const { guidesMap } = useMessages(homeMessages);
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const isTouched = useMediaQuery('(pointer: coarse)');
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const style = useMemo(
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
  const [lon, lat, zoom] = main.center;
  const map = useMap(container, style, { center: [lon, lat], zoom, pitch: 0, bearing: 0 }, guidesMap, () =>
    setHasFailed(true),
  );
  useEffect(() => void map?.setStyle(style), [map, style]);
  useEffect(() => {
    if (!map || branches.length === 0) return;
    map.scrollZoom.disable();
    if (isTouched) map.dragPan.disable();
    map.dragRotate.disable();
    const bounds = boundsOf(branches.map(middleOf));
    if (bounds) map.fitBounds(bounds, { padding, maxZoom: nearest, duration: 0 });
  }, [map, branches, isTouched]);
  return { container, map, hasFailed };
}
