import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';

/** After the first tile of the view the others are waited for so long, ms. */
const forOthers = 900;
/** And for the first one so long, ms. */
const forFirst = 1500;

const held = new WeakSet<MapLibreMap>();

/** Whether the map has drawn nothing yet. */
export const isHeld = (map: MapLibreMap): boolean => held.has(map);

/**
 * Draws nothing until all of the view is there, or what is there has waited long enough: the frames before, of bare
 * ground and single tiles, take the processor from what the rest of them is made with. Nor are names and symbols given
 * their room before, which until the map first rests each frame does anew. All else of a frame happens.
 * @param shown called with the first frame
 */
export function holdFrames(map: MapLibreMap, shown: () => void): void {
  const { painter, style } = map;
  const ownRender = painter.render;
  const ownPlacement = style._updatePlacement;
  let isLate = false;
  let timer = setTimeout(show, forFirst);
  held.add(map);
  const isWaiting = () => !map.loaded() && !isLate;
  style._updatePlacement = function updatePlacement(...frame) {
    // the first one makes what each frame reads
    return style.placement && isWaiting() ? false : ownPlacement.apply(style, frame);
  };
  painter.render = function render(...frame) {
    if (isWaiting()) return;
    release();
    ownRender.apply(painter, frame);
    shown();
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
    held.delete(map);
    painter.render = ownRender;
    style._updatePlacement = ownPlacement;
    map.off('sourcedata', wait);
    map.off('movestart', show);
    map.off('idle', show);
    map.off('remove', release);
  }
}
