import type { ErrorEvent, Map as MapLibreMap } from 'maplibre-gl';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import type { CurrentPlaces } from '@umkreis/guide-engine/results/drawing.ts';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import { markFirstIdle } from '@umkreis/map-core/idle-mark.ts';
import { markPlacesDrawn } from '@umkreis/map-core/places-drawn.ts';
import { setSourceData, showLayers } from '@umkreis/map-core/sources/source-data.ts';
import { symbolsOf } from '@umkreis/map-core/guide-style/place-tiles.ts';
import type { StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

/** Timeout for the map to become idle after it has its places, ms; then the engine starts. */
const idleTimeoutMs = 1000;
/** Timeout for the map altogether, ms: a hidden page may never draw it. */
const longest = 8000;

/** Interactions that may be followed by a query */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Data for rendering symbols */
export const symbolSourceOf = ({ icons, categories }: Names) => ({
  glyphs: new Map(icons.map(({ title, iconSvg }) => [title, iconSvg])),
  defaults: symbolsOf(categories),
});

/** Marks when the map has its places, and starts the engine then. */
export function watchPlaces(map: MapLibreMap, guide: StartedGuide): void {
  markPlacesDrawn(map, () => setTimeout(guide.prioritize, idleTimeoutMs));
  markFirstIdle(map);
  map.once('idle', guide.prioritize);
  for (const touch of touches) addEventListener(touch, guide.prioritize, { once: true, capture: true });
  setTimeout(guide.prioritize, longest);
}

/** What the map needs of the engine when it can't read the archive. */
interface LostArchive {
  forgetArchive(): PromiseLike<void>;
  currentPlaces(at: number): PromiseLike<CurrentPlaces>;
}

/**
 * If the archive can't be read, draws the engine's places instead.
 * @param engineOf called then; fulfilled when the engine has the places or failed to read them
 */
export function watchArchive(map: MapLibreMap, engineOf: () => Promise<LostArchive>): void {
  const lost = map.on('error', (event: ErrorEvent & { sourceId?: string }) => {
    if (event.sourceId !== guideSources.items) return;
    lost.unsubscribe();
    drawAll(map, engineOf).catch(() => undefined);
  });
}

async function drawAll(map: MapLibreMap, engineOf: () => Promise<LostArchive>): Promise<void> {
  const engine = await engineOf();
  await engine.forgetArchive();
  const { features } = await engine.currentPlaces(Date.now());
  showLayers(map, guideSources.items, false);
  setSourceData(map, guideSources.current, features);
}
