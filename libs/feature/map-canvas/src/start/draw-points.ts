import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { allDrawn } from '@umkreis/guide-engine/results/drawing.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import { guideSources, guideSourceSpecifications } from '@umkreis/map-style/guide/guide-sources.ts';
import { markFirstIdle } from '@umkreis/map-core/idle-mark.ts';
import { markPlacesDrawn } from '@umkreis/map-core/places-drawn.ts';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import { setSourceData } from '@umkreis/map-core/sources/source-data.ts';
import type { StartedMap } from '@umkreis/map-core/start/started-map.ts';
import { resolveSymbols } from '@umkreis/map-core/symbols/resolve-symbols.ts';
import { symbolsOf } from '@umkreis/map-core/guide-style/item-tiles.ts';
import type { StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

/** Timeout for the map to become idle after it has its places, ms; then the engine starts. */
const idleTimeoutMs = 1000;
/** Timeout for the map altogether, ms: a hidden page may never draw it. */
const longest = 8000;

/** Interactions that may be followed by a query */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** The source of places in the style: loads the points file generated with the snapshot. */
export const pointsSource = (url: string) =>
  ({
    sources: { [guideSources.items]: { ...guideSourceSpecifications()[guideSources.items]!, data: url } },
  }) as unknown as StyleSpecification;

/** Data for rendering symbols */
export const symbolSourceOf = ({ icons, categories }: Names) => ({
  glyphs: new Map(icons.map(({ title, iconSvg }) => [title, iconSvg])),
  defaults: symbolsOf(categories),
});

/** For maps that load the places as tiles: starts the engine when they are drawn. */
export function drawTiles({ map }: StartedMap, guide: StartedGuide): void {
  const source = guide.naming.then(symbolSourceOf);
  resolveSymbols(map, () => source);
  followMap(map, guide);
}

/**
 * For maps that load the points file: starts the engine when they are drawn. If the file can't be loaded, the
 * engine creates the points.
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
    guide.prioritize();
    void createPoints(started, guide).then(
      () => markPlaces(map, guide),
      () => undefined,
    );
  });
}

/**
 * Sets performance marks and starts the engine when the map is ready. @returns a function that stops waiting for
 * the places
 */
function followMap(map: MapLibreMap, guide: StartedGuide): () => void {
  const stop = markPlaces(map, guide);
  map.once('idle', guide.prioritize);
  for (const touch of touches) addEventListener(touch, guide.prioritize, { once: true, capture: true });
  setTimeout(guide.prioritize, longest);
  return stop;
}

function markPlaces(map: MapLibreMap, guide: StartedGuide): () => void {
  const stop = markPlacesDrawn(map, guideSources.items, () => setTimeout(guide.prioritize, idleTimeoutMs));
  markFirstIdle(map);
  return stop;
}

/** The page may have set the same points file on the source, so the engine's points are set on the map directly. */
async function createPoints({ map }: StartedMap, { filling, link }: StartedGuide): Promise<void> {
  await filling;
  await link.engine.forgetPoints();
  setSourceData(map, guideSources.items, await link.engine.items(Date.now()));
}
