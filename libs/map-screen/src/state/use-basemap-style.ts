import { useEffect, useMemo, useState } from 'react';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import type { Season, SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { buildStyle } from '@umkreis/map-style/build-style.ts';
import { labelRules, type GuideLayerOptions, type ItemTiles } from '@umkreis/map-style/guide/guide-options.ts';
import { ownStyleOf } from '@umkreis/map-style/named-styles.ts';
import { palette } from '@umkreis/map-style/palette.ts';
import type { Flavour } from '@umkreis/map-style/style-options.ts';
import { fontUrls } from '@umkreis/map-view/font-urls.ts';

export interface BasemapChoice {
  boot: Boot;
  flavour: Flavour;
  season: Season | null;
  shortcut: SearchShortcutConfig | null;
  level: string | null;
  dark: boolean;
  isPhone: boolean;
  itemTiles: ItemTiles | null;
  language: Language;
}

/** Absolute, as the worker has another base than the page. */
export const absolute = (path: string) => (/^https?:/.test(path) ? path : `${location.origin}${path}`);

/**
 * The basemap and the options of the guide's layers: the style that the topic, the season or the branch names, else the
 * local one. Own styles are built here, others are fetched.
 */
export function useBasemapStyle({
  boot,
  flavour,
  season,
  shortcut,
  level,
  dark,
  isPhone,
  itemTiles,
  language,
}: BasemapChoice): { basemap: StyleSpecification; layers: GuideLayerOptions } {
  const { branch, main, assetRoot } = boot;
  const imagery = boot.imagery?.url ?? null;
  const archive = branch ? branch.basemapArchive : main.basemapArchive;
  const floor = branch?.levels.find(({ key }) => key === level)?.layerPath;
  const overlay = branch?.rasterOverlay ?? null;
  // what the visitor chose goes before what is named for them
  const namedUrl =
    flavour === 'strasse' ? (shortcut?.switchToStyleUrl ?? season?.styleUrl ?? branch?.selectedStyleUrl ?? null) : null;
  const own = namedUrl ? ownStyleOf(namedUrl, location.origin) : null;
  const drawn = own?.flavour ?? flavour;
  const winter = own?.winter ?? season?.id === '[winter]';

  const local = useMemo(
    () =>
      buildStyle({
        flavour: drawn,
        winter,
        dark,
        language,
        fonts: fontUrls,
        archiveUrl: archive ? absolute(`${assetRoot}/basemap/${archive}`) : null,
        attribution: '',
        imageryUrl: imagery,
        rasterOverlays: [overlay, floor].flatMap((path) =>
          path ? absolute(`${assetRoot}${path.replace(/\/$/, '')}/{z}/{x}/{y}.png`) : [],
        ),
      }),
    [drawn, winter, dark, language, archive, assetRoot, imagery, overlay, floor],
  );

  const hosted = useHostedStyle(own ? null : namedUrl);
  // a hosted style has one theme
  const isDark = dark && !hosted;

  const satellite = drawn === 'satellit' && imagery !== null;
  const layers = useMemo<GuideLayerOptions>(
    () => ({
      colors: palette({ topo: false, winter, dark: isDark, satellite }),
      labels: branch?.labels ?? labelRules,
      isPhone,
      satellite,
      itemTiles,
    }),
    [winter, isDark, branch, isPhone, satellite, itemTiles],
  );

  return { basemap: hosted ?? local, layers };
}

/** A hosted style; null until it is there, and when it can't be had. */
function useHostedStyle(url: string | null): StyleSpecification | null {
  const [loaded, setLoaded] = useState<{ url: string; style: StyleSpecification } | null>(null);
  useEffect(() => {
    if (!url) return;
    const request = new AbortController();
    fetch(url, { signal: request.signal })
      .then((response) => (response.ok ? (response.json() as Promise<StyleSpecification>) : null))
      // without the hosted style the local one stays
      .then(
        (style) => style && setLoaded({ url, style }),
        () => undefined,
      );
    return () => request.abort();
  }, [url]);
  return loaded && loaded.url === url ? loaded.style : null;
}
