import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { matchPath } from '@umkreis/contract/match-path.ts';
import { previewQuery } from '@umkreis/contract/preview.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { servedBasemapFile } from '@umkreis/api-client/served-basemap-file.ts';
import { readBoot } from '@umkreis/federation/boot.ts';
import { connectEngine } from '@umkreis/guide-engine/engine/connect-engine.ts';
import { partUrls } from '@umkreis/guide-engine/parts/part-urls.ts';
import { filterOf } from '@umkreis/guide-engine/filters/filter-state.ts';
import { timeZoneOf } from '@umkreis/place-rules/opening-place-of.ts';
import { timeOf } from '@umkreis/guide/time/chosen-time.ts';
import { chosenLanguage } from '@umkreis/i18n/chosen-language.ts';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import type { ItemTiles } from '@umkreis/map-style/guide/guide-options.ts';
import { flavours } from '@umkreis/map-style/style-options.ts';
import { createMap } from '@umkreis/map-view/create-map.ts';
import { fontUrls } from '@umkreis/map-view/font-urls.ts';
import { loadMapLibrary, type MapLibrary } from '@umkreis/map-view/library/map-library.ts';
import { keepStartingMap, type StartedMap } from '@umkreis/map-view/start/started-map.ts';
import { whenBasemapIsAsked } from '@umkreis/map-view/start/when-basemap-is-asked.ts';
import { drawnStyle, layerOptions, localBasemap, namedStyle } from '../state/basemap-look.ts';
import { itemTilesOf } from '../state/item-tiles.ts';
import { seasonOfView } from '../state/season-of-view.ts';
import { startCamera } from '../state/start-camera.ts';
import { levelOf, seasonIdOf } from '../state/shown-level.ts';
import { drawStarted } from './draw-started.ts';
import { keepStartedGuide, type StartedGuide } from '@umkreis/guide/engine/started-guide.ts';

/**
 * Makes the map of a page from what the edge wrote into it, before shell, router and React are there; they take it over
 * (`useMap`). What can't be told from the address yet, such as a topic's own style, follows then.
 */
export function startMap(): void {
  const boot = readBoot();
  const query = new URLSearchParams(location.search);
  // the dashboard's preview has another branch than the page
  if (query.has(previewQuery)) return;
  const library = loadMapLibrary();
  keepStartingMap(makeMap(boot, query, library, startGuide(boot)));
}

/** @returns null in a browser that can't draw maps */
async function makeMap(
  boot: Boot,
  query: URLSearchParams,
  loading: Promise<MapLibrary>,
  guide: StartedGuide | null,
): Promise<StartedMap | null> {
  const view = viewOf(boot, query);
  const drawn = drawnStyle(namedStyle(view), view);
  const layersWith = (itemTiles: ItemTiles | null) => layerOptions(drawn, { ...view, itemTiles });
  const styleWith = (itemTiles: ItemTiles | null) =>
    composeStyle(localBasemap(drawn, view), layersWith(itemTiles), fontUrls);
  const library = await loading;
  const container = document.createElement('div');
  container.style.cssText = 'position:fixed;inset:0;z-index:-2';
  document.body.prepend(container);
  const style = styleWith(null);
  const isKiosk = Boolean(boot.branch?.hasKiosk) && query.has('iskiosk');
  const map = createMap(
    library,
    container,
    style,
    startCamera(boot, { width: innerWidth, height: innerHeight }, isKiosk),
  );
  if (!map) {
    container.remove();
    return null;
  }
  document.documentElement.dataset.map = '';
  const started: StartedMap = {
    library,
    map,
    container,
    style,
    drawn: new Map(),
    isTaken: false,
    asked: new Promise((resolve) => whenBasemapIsAsked(map, resolve, false)),
  };
  if (guide)
    void drawStarted(started, guide, {
      query: {
        seasonId: seasonIdOf(boot.branch, view.season),
        level: view.level,
        filter: filterOf(query),
        at: view.at.getTime(),
      },
      layers: layersWith(null),
      styleOf: ({ categories }) => styleWith(itemTilesOf(boot, categories, filterOf(query).mainCategories, null)),
    });
  return started;
}

/** What the address says of the look. */
function viewOf(boot: Boot, query: URLSearchParams) {
  const timeZone = timeZoneOf(boot);
  const chosen = timeOf(query.get('time'), timeZone);
  const asked = matchPath(routes.mapSeason.path, location.pathname)?.season ?? query.get('season');
  return {
    boot,
    flavour: flavours.find((known) => known === query.get('style')) ?? ('strasse' as const),
    season: seasonOfView(boot.branch, asked, chosen, timeZone),
    shortcut: null,
    level: levelOf(boot.branch, query.get('level')),
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPhone: matchMedia('(max-width: 599.98px)').matches,
    language: chosenLanguage(),
    at: chosen ?? new Date(),
  };
}

/** Starts the engine on what the page preloads. @returns null where there is no snapshot */
function startGuide(boot: Boot): StartedGuide | null {
  const { branch, main, apiRoot, assetRoot } = boot;
  const fileName = servedBasemapFile(boot);
  if (!fileName) return null;
  const files = Promise.all([fileName, referenceFileOf(fileName)].map((name) => bytesOf(`${assetRoot}/json/${name}`)));
  const events = branch?.hasEvents ? eventsOf(apiRoot + apiPaths.events(branch.shortId)) : Promise.resolve([]);
  const link = connectEngine();
  const fill = async () => {
    const [snapshot, names] = (await files) as [ArrayBuffer, ArrayBuffer];
    const filled = await link.engine.fill({
      where: { branch, main, apiRoot: new URL(apiRoot, location.href).href },
      snapshot,
      names,
    });
    started.filled = filled;
    void link.engine.setEvents(await Promise.race([events, after(patience)]));
    if (filled.hasProhibitions) void link.engine.use('hours', partUrls().hours);
    return filled;
  };
  const started: StartedGuide = { link, fileName, filled: null, filling: fill() };
  started.filling.catch(() => undefined);
  keepStartedGuide(started);
  return started;
}

/** Events make symbols larger; the places don't wait for them longer than this, ms. */
const patience = 300;
const after = (ms: number) =>
  new Promise<Event[]>((resolve) => {
    setTimeout(() => resolve([]), ms);
  });

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}

const eventsOf = (url: string): Promise<Event[]> =>
  fetch(url).then(
    (response) => (response.ok ? (response.json() as Promise<Event[]>) : []),
    () => [],
  );
