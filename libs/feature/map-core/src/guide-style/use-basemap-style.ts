import { useEffect, useMemo, useState } from 'react';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { drawnStyle, layerOptions, localBasemap, namedStyle, type BasemapChoice } from './basemap-style-choice.ts';

/**
 * The basemap style and the options of the guide's layers: the style of the topic, the season or the branch,
 * otherwise the local one. Local styles are built here, hosted ones are fetched.
 */
export function useBasemapStyle(choice: BasemapChoice): { basemap: StyleSpecification; layers: GuideLayerOptions } {
  const { boot, level, dark, isPhone, placeTiles, language } = choice;
  const named = namedStyle(choice);
  const { flavour, winter } = drawnStyle(named, choice);
  const local = useMemo(
    () => localBasemap({ flavour, winter }, { boot, level, dark, language }),
    [flavour, winter, boot, level, dark, language],
  );
  const hosted = useHostedStyle(named.hostedUrl);
  const isHosted = hosted !== null;
  const layers = useMemo(
    () => layerOptions({ flavour, winter }, { boot, dark, isPhone, placeTiles }, isHosted),
    [flavour, winter, boot, dark, isPhone, placeTiles, isHosted],
  );
  return { basemap: hosted ?? local, layers };
}

/** A hosted style; null while it loads, and if that fails. */
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
