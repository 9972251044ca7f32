import { useEffect, useMemo, useRef, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import { LanguageProvider, useMessages } from '@umkreis/i18n/language.tsx';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { buildStyle } from '@umkreis/map-style/styles/build-style.ts';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { absolute } from '@umkreis/map-core/guide-style/basemap-style-choice.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { middleOf, useSpreadMarks } from './use-spread-marks.ts';
import { GuideMark } from './guide-mark.tsx';
import { DirectoryAttribution, ZoomButtons } from './directory-controls.tsx';

const none: readonly Branch[] = [];
/** Space for the marks above their places, px */
const padding = { top: 84, bottom: 40, left: 64, right: 64 };
/** Maximum zoom, even if all guides are in one village */
const nearest = 13;

/** All guides on the map of the main site, as links. Guides outside its basemap are only in the list. */
export function DirectoryMap(props: RemoteProps) {
  const language = useSpokenLanguage(props.language);
  return (
    <LanguageProvider language={language}>
      <Directory {...props} language={language} />
    </LanguageProvider>
  );
}

function Directory({ boot, language, track }: RemoteProps) {
  const { main, assetRoot, product } = boot;
  const tHome = useMessages(homeMessages);
  const { data } = useRead(apiUrl(boot, 'GET /branches/'));
  const branches = useMemo(
    () => data?.filter(({ isActive, isDemo }) => isActive && isDemo === main.isDemo) ?? none,
    [data, main.isDemo],
  );
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
        fonts: fontUrls,
        attribution: '',
        archiveUrl: main.basemapArchive ? absolute(`${assetRoot}/basemap/${main.basemapArchive}`) : null,
      }),
    [dark, language, main, assetRoot],
  );
  const [lon, lat, zoom] = main.center;
  const map = useMap(container, style, { center: [lon, lat], zoom, pitch: 0, bearing: 0 }, tHome.guidesMap, () =>
    setHasFailed(true),
  );
  useEffect(() => void map?.setStyle(style), [map, style]);

  useEffect(() => {
    if (!map || branches.length === 0) return;
    // Scrolling scrolls the page, not the map.
    map.scrollZoom.disable();
    if (isTouched) map.dragPan.disable();
    map.dragRotate.disable();
    const bounds = boundsOf(branches.map(middleOf));
    if (bounds) map.fitBounds(bounds, { padding, maxZoom: nearest, duration: 0 });
  }, [map, branches, isTouched]);
  const marks = useSpreadMarks(map, branches);

  if (hasFailed || !main.basemapArchive) return null;
  return (
    <nav
      aria-label={tHome.guidesMap}
      className="relative h-[26rem] animate-fade overflow-hidden rounded-card bg-sunken ring-1 ring-line"
    >
      <div ref={container} className="size-full" />
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full text-ink">
        {marks.map(({ value, at: [x, y], ...mark }) => (
          <g key={value.shortId}>
            <line x1={x} y1={y} x2={mark.x} y2={mark.y} stroke="currentColor" strokeWidth="1.5" opacity="0.35" />
            <circle cx={x} cy={y} r="3" fill={value.accentColor} stroke="var(--paper)" strokeWidth="1" />
          </g>
        ))}
      </svg>
      {marks.map(({ value, x, y }) => (
        <GuideMark
          key={value.shortId}
          branch={value}
          x={x}
          y={y}
          href={branchUrl(value, product)}
          assetRoot={assetRoot}
          onOpen={() => track({ metric_key: 'page_element_click', metricValue: `landing_${value.subdomain}` })}
        />
      ))}
      <ZoomButtons map={map} />
      <DirectoryAttribution text={main.attribution} isDemo={main.isDemo} />
    </nav>
  );
}
