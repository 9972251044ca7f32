import type { Boot } from '@umkreis/contract/boot.ts';
import { firstMapId } from '@umkreis/contract/first-map.ts';
import { matchPath } from '@umkreis/contract/match-path.ts';
import { previewQuery } from '@umkreis/contract/preview.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { readBoot } from '@umkreis/federation/read-boot.ts';
import type { DrawingQuery } from '@umkreis/guide-engine/results/drawing.ts';
import { filterCount, filterOf } from '@umkreis/guide-engine/filters/filter-state.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { timeOf } from '@umkreis/guide-core/time/chosen-time.ts';
import { chosenLanguage } from '@umkreis/federation/chosen-language.ts';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { noCurrentPlaces, noneDrawn } from '@umkreis/guide-engine/results/drawing.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import { showItems } from '@umkreis/map-core/sources/show-items.ts';
import { resolveSymbols } from '@umkreis/map-core/symbols/resolve-symbols.ts';
import type { GuideLayerOptions, PlaceTiles } from '@umkreis/map-style/guide/guide-options.ts';
import { flavours } from '@umkreis/map-style/style-options.ts';
import { createMap } from '@umkreis/map-core/create-map.ts';
import { fetchFonts } from '@umkreis/map-core/fetch-fonts.ts';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import { preloadArchives } from '@umkreis/map-core/library/archives.ts';
import { loadMapLibrary, type MapLibrary } from '@umkreis/map-core/library/map-library.ts';
import { publishStartingMap, type StartedMap } from '@umkreis/map-core/start/started-map.ts';
import { delayFirstFrame } from '@umkreis/map-core/start/delay-first-frame.ts';
import { whenBasemapIsRequested } from '@umkreis/map-core/start/when-basemap-is-requested.ts';
import {
  drawnStyle,
  layerOptions,
  localBasemap,
  namedStyle,
} from '@umkreis/map-core/guide-style/basemap-style-choice.ts';
import { apiTiles, archiveTiles } from '@umkreis/map-core/guide-style/place-tiles.ts';
import { seasonOfView } from '@umkreis/guide-core/season-and-level/season-of-view.ts';
import { viewOfHash } from '../camera/view-hash.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { levelOf, seasonIdOf } from '@umkreis/guide-core/season-and-level/shown-level.ts';
import type { StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';
import { symbolSourceOf, watchArchive, watchPlaces } from './watch-places.ts';
import { drawStarted } from './draw-started.ts';
import { startGuide } from './start-guide.ts';

/**
 * Creates the page's map from the data the edge has embedded, before shell, router and React are loaded; they adopt
 * it (`useMap`). Details that need the API, such as a topic's own style, are applied later.
 */
export function startMap(): void {
  const boot = readBoot();
  const query = new URLSearchParams(location.search);
  // The dashboard's preview shows another branch than the page.
  if (query.has(previewQuery)) return reportNoMap();
  const library = loadMapLibrary();
  const view = viewOf(boot, query);
  const drawingQuery: DrawingQuery = {
    seasonId: seasonIdOf(boot.branch, view.season),
    level: view.level,
    filter: filterOf(query),
    at: view.at.getTime(),
  };
  const guide = startGuide(boot, isNarrowed(drawingQuery), library);
  // A selection or search is queried while the map draws.
  if (!matchPath(routes.map.path, location.pathname) || query.has('q')) guide?.prioritize();
  const making = createPageMap(boot, query, view, drawingQuery, library, guide);
  making.then((created) => created ?? reportNoMap(), reportNoMap);
  publishStartingMap(making);
}

const noNames: Pick<Names, 'categories' | 'tags'> = { categories: [], tags: [] };

/** Hides the places of the archive until the engine has decided which ones are drawn. */
function hidePlaces(map: MapLibreMap, layers: GuideLayerOptions): void {
  map.once('style.load', () =>
    showItems(map, layers, { ...noneDrawn, current: noCurrentPlaces.numbers, selectedNanoId: null }),
  );
}

/** A topic filters the tiles once the shell has loaded it. */
const noTopic = { shortcut: null };

/** Tells the page not to wait for a map: its embedded script observes this performance mark. */
const reportNoMap = () => void performance.mark('umkreis:no-map');

/** Head start of the worker, ms: creating the map blocks the page while the GPU process starts. */
const workerStarts = 30;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Whether some places may be filtered out; the engine determines which. */
const isNarrowed = ({ seasonId, level, filter }: DrawingQuery) => Boolean(seasonId || level) || filterCount(filter) > 0;

/** @returns null in a browser that can't draw maps */
async function createPageMap(
  boot: Boot,
  query: URLSearchParams,
  view: ReturnType<typeof viewOf>,
  drawingQuery: DrawingQuery,
  loading: Promise<MapLibrary>,
  guide: StartedGuide | null,
): Promise<StartedMap | null> {
  const drawn = drawnStyle(namedStyle(view), view);
  const basemap = localBasemap(drawn, view);
  const layersWith = (placeTiles: PlaceTiles | null) => layerOptions(drawn, { ...view, placeTiles });
  const styleWith = (placeTiles: PlaceTiles | null) => composeStyle(basemap, layersWith(placeTiles), fontUrls);
  const tilesWith = (names: Pick<Names, 'categories' | 'tags'>) =>
    apiTiles(boot, names, { ...drawingQuery, ...noTopic });
  preloadArchives(guide?.archive ? styleWith(archiveTiles(guide.archive)) : basemap);
  // Filters name categories and tags.
  const needsNames = Boolean(guide?.isTiled) && isNarrowed(drawingQuery);
  const [library, names] = await Promise.all([loading, needsNames ? guide!.naming.catch(() => null) : noNames]);
  fetchFonts();
  const placeTiles = guide?.archive ? archiveTiles(guide.archive) : guide?.isTiled && names ? tilesWith(names) : null;
  const layers = layersWith(placeTiles);
  const style = styleWith(placeTiles);
  library.prepareFor(style);
  await pause(workerStarts);
  // Pages of an older edge version lack the element.
  const container = document.getElementById(firstMapId) ?? document.createElement('div');
  container.style.cssText = 'position:fixed;inset:0;z-index:-2';
  if (!container.isConnected) document.body.prepend(container);
  const isKiosk = Boolean(boot.branch?.hasKiosk) && query.has('iskiosk');
  const map = createMap(
    library,
    container,
    style,
    (isKiosk ? null : viewOfHash(location.hash)) ??
      startCamera(boot, { width: innerWidth, height: innerHeight }, isKiosk),
  );
  if (!map) {
    container.remove();
    return null;
  }
  const page = document.documentElement.dataset;
  page.map = 'made';
  delayFirstFrame(map, () => (page.map = 'drawn'));
  const started: StartedMap = {
    library,
    map,
    container,
    style,
    drawn: new Map(),
    isTaken: false,
    basemapRequested: new Promise((resolve) => whenBasemapIsRequested(map, resolve)),
  };
  if (!guide) return started;
  const symbols = guide.naming.then(symbolSourceOf);
  resolveSymbols(map, () => symbols);
  watchPlaces(map, guide);
  if (guide.archive) {
    if (isNarrowed(drawingQuery)) hidePlaces(map, layers);
    else watchArchive(map, guide);
  }
  void drawStarted(started, guide, {
    query: drawingQuery,
    layers,
    styleOf: (allNames) => (placeTiles ? null : styleWith(tilesWith(allNames))),
  });
  return started;
}

/** Style settings in the URL */
function viewOf(boot: Boot, query: URLSearchParams) {
  const timeZone = timeZoneOf(boot);
  const chosen = timeOf(query.get('time'), timeZone);
  const drawingQuery = matchPath(routes.mapSeason.path, location.pathname)?.season ?? query.get('season');
  return {
    boot,
    flavour: flavours.find((allNames) => allNames === query.get('style')) ?? ('strasse' as const),
    season: seasonOfView(boot.branch, drawingQuery, chosen, timeZone),
    shortcut: null,
    level: levelOf(boot.branch, query.get('level')),
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPhone: matchMedia('(max-width: 599.98px)').matches,
    language: chosenLanguage(),
    at: chosen ?? new Date(),
  };
}
