import type { Branch, BranchServerData } from '@umkreis/contract/branch.ts';
import { firstPlace } from '@umkreis/places/first-place.ts';
import { withSettings } from './stored-settings.ts';
import { areaAround, camerasAt, valley } from './camera.ts';

/** The static configuration of a branch; the rest comes from the server. */
export type BranchConfig = Omit<
  Branch,
  | 'basemapItemJsonFileNameDevelopment'
  | 'pointsFileName'
  | 'placesArchive'
  | 'isTiled'
  | 'basemapItemJsonFileNameProduction'
  | 'basemapArchive'
  | 'attribution'
  | 'isDemo'
  | 'videoOrigins'
  | 'emptyShortcutIds'
  | 'isAgendaEmpty'
> & {
  /**
   * Administrative area of an OpenStreetMap extract that provides the branch's places; null: entered manually or
   * demo data
   */
  extractArea: { adminLevel: number; name: string } | null;
  /** Shows the places of these branches once an extract provides them, and has none of its own then. */
  showsPlacesOf: readonly number[];
  /** /{slug} on the main site redirects permanently to this branch's map. */
  mainSiteSlug: string | null;
};

/** Required for every branch; everything else has a default. */
type Required = 'shortId' | 'kind' | 'subdomain' | 'title' | 'tagKey' | 'accentColor';
export type BranchInput = Pick<BranchConfig, Required> & Partial<Omit<BranchConfig, Required>>;

export function defineBranch(input: BranchInput): BranchConfig {
  return {
    shortTitle: input.title,
    menuTitle: input.title,
    menuText: `Diese Karte wurde mit Sorgfalt für ${input.title} erstellt und wird laufend von {product} aktualisiert.`,
    menuTextEn: `This map was carefully created for ${input.title} and is continually updated by {product}.`,
    logo: `${input.subdomain}.svg`,
    menuButton: null,
    menuButtonWidth: 105,
    feedbackEmail: null,
    contentLanguage: 'de',
    imprintUrl: null,
    privacyUrl: null,
    accessibilityUrl: null,
    liveDomain: null,
    isActive: true,
    ...firstPlace,
    hasEvents: true,
    hasStreets: true,
    hasSearchShortcuts: true,
    showSearchShortcutsInItemDetail: false,
    showMapPopup: false,
    fitsFound: true,
    showsCommonsPictures: false,
    mapCenter: camerasAt(valley, 12.4),
    mapBoundaries: areaAround(valley, [9, 5.5]),
    searchShortcuts: [],
    selectedStyleUrl: null,
    baseUrlDevelopment: '/',
    baseUrlProduction: '/',
    hasKiosk: false,
    kiosk: {
      globalMarginTop: 0,
      globalMarginBottom: 0,
      screenSaverEnabled: true,
      idleSeconds: 90,
      resetOnEveryMove: false,
      mapPaddingBottom: null,
    },
    centerItem: { devItemNanoId: null, productionItemNanoId: null },
    currentSeasonId: null,
    filterItemsBySeason: false,
    seasons: [],
    levels: [],
    filterableTagGroupIds: [1001, 1003, 1011, 6001],
    rasterOverlay: null,
    labels: {
      namesMinZoom: 13,
      pointMinZoom: 17,
      highlightedMinZoom: 17,
      highlightedOptional: false,
      allowOverlapOnWide: false,
    },
    inFrame: {
      logo: `${input.subdomain}.svg`,
      logoHeight: '32px',
      showSearchShortcuts: true,
      title: input.title,
      escapeFromFrameOnSearchShortcutClick: false,
    },
    extractArea: null,
    showsPlacesOf: [],
    mainSiteSlug: null,
    ...input,
  };
}

/**
 * Merges static configuration, the server's data and the editors' settings, in ascending priority; {product} in
 * texts is replaced by the product's name.
 */
export function mergeBranch(config: BranchConfig, server: BranchServerData | undefined, productName?: string): Branch {
  return withSettings(unsetBranch(config, server, productName), server?.settings);
}

/** A branch without the editors' settings. */
export function unsetBranch(
  { extractArea: _area, showsPlacesOf: _others, mainSiteSlug: _slug, ...configured }: BranchConfig,
  server: BranchServerData | undefined,
  productName = 'Umkreis',
): Branch {
  const config = {
    ...configured,
    menuText: configured.menuText.replace('{product}', productName),
    menuTextEn: configured.menuTextEn?.replace('{product}', productName),
  };
  const title = server?.title ?? config.title;
  const renamed = server?.title
    ? {
        shortTitle: title,
        menuTitle: title,
        menuText: config.menuText.replace(config.title, title),
        menuTextEn: config.menuTextEn?.replace(config.title, title),
        inFrame: { ...config.inFrame, title },
      }
    : {};
  const searchShortcuts = (server?.searchShortcuts ?? config.searchShortcuts).map((one) => ({
    ...one,
    ...(one.changeRequestSubtitle && { changeRequestSubtitle: one.changeRequestSubtitle.replace(config.title, title) }),
    ...(one.changeRequestSubtitleEn && {
      changeRequestSubtitleEn: one.changeRequestSubtitleEn.replace(config.title, title),
    }),
  }));
  const overrides: Partial<ReturnType<typeof overridesForOtherRegion>> =
    server?.title && !server.isDemo ? overridesForOtherRegion(config) : {};
  return {
    ...config,
    ...renamed,
    ...overrides,
    title,
    subdomain: server?.subdomain ?? config.subdomain,
    isActive: config.isActive && (server?.isActive ?? true),
    timeZone: server?.timeZone ?? config.timeZone,
    countryCode: server?.countryCode ?? config.countryCode,
    state: server?.countryCode ? (server.state ?? null) : config.state,
    mapCenter: server?.center ? movedTo(server.center, overrides.mapCenter ?? config.mapCenter) : config.mapCenter,
    mapBoundaries: areasOf(overrides.mapBoundaries ?? config.mapBoundaries, server),
    centerItem: server?.centerItemNanoId
      ? { devItemNanoId: server.centerItemNanoId, productionItemNanoId: server.centerItemNanoId }
      : config.centerItem,
    searchShortcuts,
    basemapItemJsonFileNameDevelopment: server?.basemapFileName ?? null,
    basemapItemJsonFileNameProduction: server?.basemapFileName ?? null,
    pointsFileName: null,
    placesArchive: server?.placesArchive ?? null,
    ...(server?.isTiled && { isTiled: true }),
    basemapArchive: server?.basemapArchive ?? null,
    attribution: server?.attribution ?? '',
    isDemo: server?.isDemo ?? false,
    ...(server?.videoOrigins?.length && { videoOrigins: server.videoOrigins }),
  };
}

/**
 * The area of a branch is that of its data. For the mall and the fairs of the fictional valley the configuration is
 * more precise: they keep their size if it is smaller, centred on the data.
 */
function areasOf(configured: Branch['mapBoundaries'], server: BranchServerData | undefined): Branch['mapBoundaries'] {
  if (!server?.bounds) return configured;
  const [[west, south], [east, north]] = server.bounds;
  return configured.map((boundary) => {
    const [[left, bottom], [right, top]] = boundary.lngLatSwNeBounds;
    const halfSize = [(right - left) / 2, (top - bottom) / 2] as const;
    if (!server.isDemo || !server.center || halfSize[0] * 2 >= east - west || halfSize[1] * 2 >= north - south)
      return { ...boundary, lngLatSwNeBounds: server.bounds! };
    const [lon, lat] = server.center;
    return {
      ...boundary,
      lngLatSwNeBounds: [
        [lon - halfSize[0], lat - halfSize[1]],
        [lon + halfSize[0], lat + halfSize[1]],
      ],
    };
  });
}

/**
 * Settings that don't apply to another region imported into the branch: its camera is neither rotated nor tilted,
 * no season hides places, and no overlays or floors of the original place are shown.
 */
function overridesForOtherRegion(config: Pick<BranchConfig, 'mapCenter' | 'mapBoundaries'>) {
  return {
    mapCenter: config.mapCenter.map((camera) => ({ ...camera, pitch: 0, bearing: 0 })),
    mapBoundaries: config.mapBoundaries.map(({ bearing: _bearing, ...boundary }) => boundary),
    filterItemsBySeason: false,
    rasterOverlay: null,
    levels: [],
  } satisfies Partial<BranchConfig>;
}

/** Pitch that about doubles the visible distance, degrees */
const DEGREES_PER_ZOOM = 50;

/**
 * Moves the configured cameras to the place and zoom provided by the server; pitch and bearing stay. A tilted
 * camera sees further, so it starts at a higher zoom.
 */
function movedTo([lon, lat, zoom]: [number, number, number], configured: Branch['mapCenter']): Branch['mapCenter'] {
  const turned = new Map(configured.map((one) => [one.breakpoint, one]));
  return camerasAt([lon, lat], zoom).map((camera) => {
    const { pitch = 0, bearing = 0 } = turned.get(camera.breakpoint) ?? {};
    return { ...camera, zoom: Number((camera.zoom + pitch / DEGREES_PER_ZOOM).toFixed(2)), pitch, bearing };
  });
}
