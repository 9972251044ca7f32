import { firstMapId } from '@umkreis/contract/first-map.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import { allDrawn, noCurrentPlaces, noneDrawn } from '@umkreis/guide-engine/results/drawing.ts';
import type { StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';
import { createMap } from '@umkreis/map-core/map/create-map.ts';
import { fetchFonts } from '@umkreis/map-core/fetch-fonts.ts';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import {
  drawnStyle,
  layerOptions,
  localBasemap,
  namedStyle,
  styleVersion,
} from '@umkreis/map-core/guide-style/basemap-style-choice.ts';
import { apiTiles, archiveTiles } from '@umkreis/map-core/guide-style/place-tiles.ts';
import { preloadArchives } from '@umkreis/map-core/library/archives.ts';
import type { MapLibrary } from '@umkreis/map-core/library/map-library.ts';
import { guideMapOf, type GuideMap } from '@umkreis/map-core/map/guide-map.ts';
import { showItems } from '@umkreis/map-core/sources/show-items.ts';
import { resolveSymbols, type SymbolSource } from '@umkreis/map-core/symbols/resolve-symbols.ts';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import type { PlaceTiles } from '@umkreis/map-style/guide/guide-options.ts';
import { drawStarted } from './draw-started.ts';
import { earlySearchPainted } from './early-search-painted.ts';
import type { FirstView } from './first-view.ts';
import { markFirstFrame } from './mark-first-frame.ts';
import { requestFirstTiles } from './request-first-tiles.ts';
import { symbolSourceOf, watchArchive, watchPlaces } from './watch-places.ts';

/** Head start of MapLibre's worker, ms: creating the map blocks the page while the browser starts its GPU process. */
const workerStartMs = 30;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const noNames: Pick<Names, 'categories' | 'tags'> = { categories: [], tags: [] };

/**
 * Creates the guide's map, with or without React: with what is known, so that it draws at once, and with the engine's
 * results as they arrive until a component adopts it.
 * @param guide the engine, if it was started with the map
 * @returns null in a browser that can't draw maps @throws if MapLibre can't be loaded
 */
export async function createGuideMap(
  view: FirstView,
  loading: Promise<MapLibrary>,
  guide: StartedGuide | null,
): Promise<GuideMap | null> {
  const style = stylesOf(view);
  preloadArchives(style.composed(guide?.archive ? archiveTiles(guide.archive) : null));
  // Filters name categories and tags.
  const needsNames = Boolean(guide?.isTiled) && view.isNarrowed;
  const [library, names] = await Promise.all([loading, needsNames ? guide!.naming.catch(() => null) : noNames]);
  fetchFonts();
  const tiles = guide && firstTiles(view, guide, names);
  library.prepareFor(style.composed(tiles));
  await Promise.all([pause(workerStartMs), earlySearchPainted()]);
  const map = createMap(library, firstContainer(), style.composed(tiles), view.camera);
  if (!map) {
    document.getElementById(firstMapId)?.remove();
    return null;
  }
  markFirstFrame(map);
  requestFirstTiles(map);
  const guideMap = guideMapOf(map, library, style.version(tiles));
  if (guide) drawGuide(guideMap, guide, view, tiles, style);
  return guideMap;
}

/** The styles of a view, with any tiles of places. */
function stylesOf({ choice }: FirstView) {
  const drawn = drawnStyle(namedStyle(choice), choice);
  const basemap = localBasemap(drawn, choice);
  const layers = (placeTiles: PlaceTiles | null) => layerOptions(drawn, { ...choice, placeTiles });
  return {
    layers,
    composed: (placeTiles: PlaceTiles | null) => composeStyle(basemap, layers(placeTiles), fontUrls(choice.boot)),
    version: (placeTiles: PlaceTiles | null) => styleVersion({ ...choice, placeTiles }),
  };
}

const tilesNamed = ({ choice, drawing }: FirstView, names: Pick<Names, 'categories' | 'tags'>): PlaceTiles =>
  apiTiles(choice.boot, names, { ...drawing, shortcut: null });

/** @param names null: they could not be loaded */
function firstTiles(
  view: FirstView,
  { archive, isTiled }: StartedGuide,
  names: Pick<Names, 'categories' | 'tags'> | null,
): PlaceTiles | null {
  if (archive) return archiveTiles(archive);
  return isTiled && names ? tilesNamed(view, names) : null;
}

/** The element of the page for the first map; pages of an older edge lack it. */
function firstContainer(): HTMLElement {
  const container = document.getElementById(firstMapId) ?? document.createElement('div');
  container.style.cssText = 'position:fixed;inset:0;z-index:-2';
  if (!container.isConnected) document.body.prepend(container);
  return container;
}

/** When the names could not be loaded, as offline or long after the page was made. */
const noSymbols: SymbolSource = { glyphs: new Map(), defaults: new Map() };

/** Draws the places until a component adopts the map. */
function drawGuide(
  guideMap: GuideMap,
  guide: StartedGuide,
  view: FirstView,
  tiles: PlaceTiles | null,
  style: ReturnType<typeof stylesOf>,
): void {
  const { map } = guideMap;
  const layers = style.layers(tiles);
  const symbols = guide.naming.then(symbolSourceOf, () => noSymbols);
  resolveSymbols(map, () => symbols);
  watchPlaces(map, guide);
  if (guide.archive) watchArchive(map, () => engineOf(guide));
  // Until the engine answers, the map draws the places of the archive.
  if (guide.archive && !view.isNarrowed) guide.drawn = { current: noCurrentPlaces, drawing: allDrawn };
  else if (guide.archive)
    map.once('style.load', () =>
      showItems(map, layers, { ...noneDrawn, current: noCurrentPlaces.numbers, selectedNanoId: null }),
    );
  void drawStarted(guideMap, guide, {
    query: view.drawing,
    layers,
    setNames(names) {
      if (tiles) return;
      const named = tilesNamed(view, names);
      guideMap.styleVersion = style.version(named);
      map.setStyle(style.composed(named));
    },
  });
}

async function engineOf(guide: StartedGuide) {
  guide.drawn = null;
  guide.prioritize();
  // If it fails, the page fills the engine later and draws its places.
  await guide.filling.catch(() => undefined);
  return guide.link.engine;
}
