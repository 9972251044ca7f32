import type { Boot } from '@umkreis/contract/boot.ts';
import { matchPath } from '@umkreis/contract/match-path.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { chosenLanguage } from '@umkreis/federation/chosen-language.ts';
import { seasonOfView } from '@umkreis/guide-core/season-and-level/season-of-view.ts';
import { levelOf, seasonIdOf } from '@umkreis/guide-core/season-and-level/shown-level.ts';
import { timeOf } from '@umkreis/guide-core/time/chosen-time.ts';
import { filterCount, filterOf } from '@umkreis/guide-engine/filters/filter-state.ts';
import type { DrawingQuery } from '@umkreis/guide-engine/results/drawing.ts';
import type { BasemapChoice } from '@umkreis/map-core/guide-style/basemap-style-choice.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import type { MapStart } from '@umkreis/map-core/map/create-map.ts';
import { flavours } from '@umkreis/map-style/style-options.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { viewOfHash } from '../camera/view-hash.ts';

/** The parts of a page's URL that determine its map. */
export type MapAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

export interface FirstView {
  /** Style settings; a topic's own style is applied once the shell has loaded the topic */
  choice: BasemapChoice;
  camera: MapStart;
  drawing: DrawingQuery;
  /** Some places may be filtered out; the engine determines which. */
  isNarrowed: boolean;
  /** A selection or search is queried while the map draws. */
  isQueried: boolean;
}

/** What the guide's map shows first, from boot data, address, window and device. */
export function firstView(boot: Boot, { pathname, search, hash }: MapAddress): FirstView {
  const query = new URLSearchParams(search);
  const timeZone = timeZoneOf(boot);
  const chosen = timeOf(query.get('time'), timeZone);
  const named = matchPath(routes.mapSeason.path, pathname)?.season ?? query.get('season');
  const season = seasonOfView(boot.branch, named, chosen, timeZone);
  const level = levelOf(boot.branch, query.get('level'));
  const drawing: DrawingQuery = {
    seasonId: seasonIdOf(boot.branch, season),
    level,
    filter: filterOf(query),
    at: (chosen ?? new Date()).getTime(),
  };
  const isKiosk = Boolean(boot.branch?.hasKiosk) && query.has('iskiosk');
  return {
    choice: {
      boot,
      flavour: flavours.find((flavour) => flavour === query.get('style')) ?? 'strasse',
      season,
      shortcut: null,
      level,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      isPhone: matchMedia('(max-width: 599.98px)').matches,
      language: chosenLanguage(),
      placeTiles: null,
    },
    camera:
      (isKiosk ? null : viewOfHash(hash)) ?? startCamera(boot, { width: innerWidth, height: innerHeight }, isKiosk),
    drawing,
    isNarrowed: Boolean(drawing.seasonId || level) || filterCount(drawing.filter) > 0,
    isQueried: !matchPath(routes.map.path, pathname) || query.has('q'),
  };
}
