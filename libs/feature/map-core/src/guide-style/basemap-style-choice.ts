import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Boot, Language } from '@umkreis/contract/boot.ts';
import type { Season, SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { buildStyle } from '@umkreis/map-style/styles/build-style.ts';
import { labelRules, type GuideLayerOptions, type PlaceTiles } from '@umkreis/map-style/guide/guide-options.ts';
import { ownStyleOf, type NamedStyle } from '@umkreis/map-style/styles/named-styles.ts';
import { palette } from '@umkreis/map-style/palette.ts';
import type { Flavour } from '@umkreis/map-style/style-options.ts';
import { fontUrls } from '../font-urls.ts';

/** Everything that determines the map's style. */
export interface BasemapChoice {
  boot: Boot;
  flavour: Flavour;
  season: Season | null;
  shortcut: SearchShortcutConfig | null;
  level: string | null;
  dark: boolean;
  isPhone: boolean;
  placeTiles: PlaceTiles | null;
  language: Language;
}

/** Absolute URL: the worker resolves relative ones against another base. */
export const absolute = (path: string) => (/^https?:/.test(path) ? path : `${location.origin}${path}`);

/** The selected style: a local one, or the URL of a hosted one. */
export interface Named {
  /** A local style; null: that of the flavour */
  own: NamedStyle | null;
  hostedUrl: string | null;
}

/** The visitor's choice takes precedence over topic, season and branch. */
export function namedStyle({
  boot: { branch },
  flavour,
  season,
  shortcut,
}: Pick<BasemapChoice, 'boot' | 'flavour' | 'season' | 'shortcut'>): Named {
  const url =
    flavour === 'strasse' ? (shortcut?.switchToStyleUrl ?? season?.styleUrl ?? branch?.selectedStyleUrl ?? null) : null;
  const own = url ? ownStyleOf(url, location.origin) : null;
  return { own, hostedUrl: own ? null : url };
}

/** The flavour, and whether it is the winter version, if a local style is drawn. */
export const drawnStyle = (
  { own }: Named,
  { flavour, season }: Pick<BasemapChoice, 'flavour' | 'season'>,
): NamedStyle => own ?? { flavour, winter: season?.id === '[winter]' };

/** Version of the style that a choice results in, until a hosted style is loaded. */
export function styleVersion(choice: BasemapChoice): string {
  const named = namedStyle(choice);
  const { flavour, winter } = drawnStyle(named, choice);
  const { boot, level, dark, isPhone, language, placeTiles } = choice;
  const tiles = placeTiles?.url ?? null;
  return JSON.stringify([flavour, winter, level, dark, isPhone, language, tiles, boot.screenScale ?? 1]);
}

/** The local basemap style. */
export function localBasemap(
  { flavour, winter }: NamedStyle,
  { boot, level, dark, language }: Pick<BasemapChoice, 'boot' | 'level' | 'dark' | 'language'>,
): StyleSpecification {
  const { branch, main, assetRoot } = boot;
  const archive = branch ? branch.basemapArchive : main.basemapArchive;
  const floor = branch?.levels.find(({ key }) => key === level)?.layerPath;
  return buildStyle({
    flavour,
    winter,
    dark,
    language,
    fonts: fontUrls(boot),
    archiveUrl: archive ? absolute(`${assetRoot}/basemap/${archive}`) : null,
    attribution: '',
    imageryUrl: boot.imagery?.url ?? null,
    terrainUrl: boot.terrain ? absolute(boot.terrain.url) : null,
    rasterOverlays: [branch?.rasterOverlay, floor].flatMap((path) =>
      path
        ? { url: absolute(`${assetRoot}${path.replace(/\/$/, '')}/{z}/{x}/{y}.png`), area: branch?.tileAreas?.[path] }
        : [],
    ),
  });
}

/** Options of the guide's layers. @param isHosted the basemap is a third-party style with a single theme */
export function layerOptions(
  { flavour, winter }: NamedStyle,
  { boot, dark, isPhone, placeTiles }: Pick<BasemapChoice, 'boot' | 'dark' | 'isPhone' | 'placeTiles'>,
  isHosted = false,
): GuideLayerOptions {
  const satellite = flavour === 'satellit' && Boolean(boot.imagery?.url);
  return {
    colors: palette({ topo: false, winter, dark: dark && !isHosted, satellite }),
    labels: boot.branch?.labels ?? labelRules,
    isPhone,
    satellite,
    placeTiles,
    ...(boot.screenScale !== undefined && { scale: boot.screenScale }),
  };
}
