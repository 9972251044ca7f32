import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';

/** Maximum delay for the other tiles after the first one, ms */
const forOthers = 900;
/** Maximum delay for the first tile, ms */
const forFirst = 1500;

const delayedMaps = new WeakSet<MapLibreMap>();

/** Whether the map has drawn nothing yet. */
export const isDelayed = (map: MapLibreMap): boolean => delayedMaps.has(map);

/**
 * Delays the first frame until the view is complete or a timeout has passed: earlier frames, with the background
 * and single tiles, would take CPU time from loading the rest. Labels aren't placed before either, which otherwise
 * happens again in each frame until the map is idle. Everything else in a frame is executed.
 * @param onFirstFrame called with the first frame
 */
export function delayFirstFrame(map: MapLibreMap, onFirstFrame: () => void): void {
  const { painter, style } = map;
  const ownRender = painter.render;
  const ownPlacement = style._updatePlacement;
  let isLate = false;
  let timer = setTimeout(show, forFirst);
  delayedMaps.add(map);
  const isPending = () => !map.loaded() && !isLate;
  style._updatePlacement = function updatePlacement(...frame) {
    // The first call initializes what each frame reads.
    return style.placement && isPending() ? false : ownPlacement.apply(style, frame);
  };
  painter.render = function render(...frame) {
    if (isPending()) return;
    release();
    ownRender.apply(painter, frame);
    onFirstFrame();
  };
  map.on('sourcedata', wait);
  map.on('movestart', show);
  map.on('idle', show);
  map.on('remove', release);

  function wait({ tile }: MapSourceDataEvent): void {
    if (!tile) return;
    map.off('sourcedata', wait);
    clearTimeout(timer);
    timer = setTimeout(show, forOthers);
  }
  function show(): void {
    isLate = true;
    map.triggerRepaint();
  }
  function release(): void {
    clearTimeout(timer);
    delayedMaps.delete(map);
    painter.render = ownRender;
    style._updatePlacement = ownPlacement;
    map.off('sourcedata', wait);
    map.off('movestart', show);
    map.off('idle', show);
    map.off('remove', release);
  }
}
