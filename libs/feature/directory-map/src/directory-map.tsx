import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import { LanguageProvider, useMessages } from '@umkreis/i18n/language.tsx';
import { homeMessages } from '@umkreis/i18n/home.ts';
import { useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';
import { useDirectoryMap } from './use-directory-map.ts';
import { useSpreadMarks } from './use-spread-marks.ts';
import { GuideMark } from './guide-mark.tsx';
import { DirectoryAttribution, ZoomButtons } from './directory-controls.tsx';

const none: readonly Branch[] = [];
/** All guides on the map of the main site, as links. Around its basemap is the world. */
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
  const { container, map, hasFailed } = useDirectoryMap(boot, language, branches);
  const marks = useSpreadMarks(map, branches);

  if (hasFailed) return null;
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
