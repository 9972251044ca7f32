import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { allDrawn } from '@umkreis/guide-engine/answers/drawing.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import { guideSources, guideSourceSpecifications } from '@umkreis/map-style/guide/guide-sources.ts';
import { markFirstIdle } from '@umkreis/map-view/idle-mark.ts';
import { markPlacesDrawn } from '@umkreis/map-view/places-drawn.ts';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import { setSourceData } from '@umkreis/map-view/sources/source-data.ts';
import type { StartedMap } from '@umkreis/map-view/start/started-map.ts';
import { resolveSymbols } from '@umkreis/map-view/symbols/resolve-symbols.ts';
import { symbolsOf } from '../state/item-tiles.ts';
import type { StartedGuide } from '@umkreis/guide/engine/started-guide.ts';

/** A map that has its places rests soon: the engine waits for that, but not longer than this, ms. */
const patience = 1000;
/** Nobody may look at the map at all: the engine is not kept waiting longer than this, ms. */
const longest = 8000;

/** Whoever does this may ask for places next. */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** The source of places, as part of a style, that reads the points which were made with the snapshot. */
export const pointsSource = (url: string) =>
  ({
    sources: { [guideSources.items]: { ...guideSourceSpecifications()[guideSources.items]!, data: url } },
  }) as unknown as StyleSpecification;

/** What symbols are drawn from. */
export const symbolSourceOf = ({ icons, categories }: Names) => ({
  glyphs: new Map(icons.map(({ title, iconSvg }) => [title, iconSvg])),
  defaults: symbolsOf(categories),
});

/** Follows a map whose style asks for the places as tiles: the engine begins when they are drawn. */
export function drawTiles({ map }: StartedMap, guide: StartedGuide): void {
  const source = guide.naming.then(symbolSourceOf);
  resolveSymbols(map, () => source);
  followMap(map, guide);
}

/**
 * Follows a map whose style reads the points: the engine begins when they are drawn, and makes them itself when they
 * can't be had.
 */
export function drawPoints(started: StartedMap, guide: StartedGuide): void {
  const { map, drawn } = started;
  const source = guide.naming.then(symbolSourceOf);
  resolveSymbols(map, () => source);
  const items: FeatureFile = { file: guide.points!, key: guide.points!, total: null };
  drawn.set(guideSources.items, items);
  guide.drawn = { items, drawing: allDrawn };
  const stop = followMap(map, guide);

  map.on('error', (event) => {
    if ((event as { sourceId?: string }).sourceId !== guideSources.items || !guide.points) return;
    stop();
    guide.points = null;
    guide.drawn = null;
    drawn.delete(guideSources.items);
    guide.hurry();
    void makeThem(started, guide).then(
      () => markPlaces(map, guide),
      () => undefined,
    );
  });
}

/** Marks what the map shows, and tells the engine when to begin. @returns what stops waiting for the places */
function followMap(map: MapLibreMap, guide: StartedGuide): () => void {
  const stop = markPlaces(map, guide);
  map.once('idle', guide.hurry);
  for (const touch of touches) addEventListener(touch, guide.hurry, { once: true, capture: true });
  setTimeout(guide.hurry, longest);
  return stop;
}

function markPlaces(map: MapLibreMap, guide: StartedGuide): () => void {
  const stop = markPlacesDrawn(map, guideSources.items, () => setTimeout(guide.hurry, patience));
  markFirstIdle(map);
  return stop;
}

/** The page may have given the map the same file: so that of the engine goes to the map itself. */
async function makeThem({ map }: StartedMap, { filling, link }: StartedGuide): Promise<void> {
  await filling;
  await link.engine.forgetPoints();
  setSourceData(map, guideSources.items, await link.engine.items(Date.now()));
}
