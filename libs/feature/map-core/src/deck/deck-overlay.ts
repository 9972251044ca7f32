import type { Layer } from '@deck.gl/core';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** Groups of layers drawn together, bottom to top. */
const deckGroups = ['floors', 'vehicles'] as const;
type DeckGroup = (typeof deckGroups)[number];

/** deck.gl on a map: a single overlay in the map's own canvas. */
export interface DeckOverlay {
  set(group: DeckGroup, layers: readonly Layer[]): void;
}

/** deck.gl runs in each frame, even if it draws nothing: an overlay that is empty for so long is removed. */
const EMPTY_FOR_MS = 10_000;

const overlays = new WeakMap<MapLibreMap, DeckOverlay>();

/** Draws a deck.gl layer below a layer of the map's style. */
export const below = (layerId: string): object => ({ beforeId: layerId });
const nextAbove = ({ props }: Layer) => (props as { beforeId?: string }).beforeId ?? '';

/** The overlay of a map. */
export function deckOverlayOf(map: MapLibreMap): DeckOverlay {
  const existing = overlays.get(map);
  if (existing) return existing;
  const created = createOverlay(map);
  overlays.set(map, created);
  return created;
}

/**
 * deck.gl inserts a layer into the style only while no tile is loading and draws it on top until then
 * (visgl/deck.gl#10733), so layers without a position are left out until the first frame with all tiles.
 */
function createOverlay(map: MapLibreMap): DeckOverlay {
  const layers: Record<DeckGroup, readonly Layer[]> = { floors: [], vehicles: [] };
  let placed = new Set<string>();
  let isToBePlaced = false;
  let overlay: MapLibreOverlay | undefined;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const add = () => {
    const added = new MapLibreOverlay({
      interleaved: true,
      layers: [],
      layerFilter: ({ layer }) => placed.has(nextAbove(layer)),
    });
    map.addControl(added);
    return added;
  };
  const remove = () => {
    if (overlay) map.removeControl(overlay);
    overlay = undefined;
  };
  const draw = () => {
    const all = deckGroups.flatMap((name) => [...layers[name]]);
    const isReady = Boolean(map.isStyleLoaded());
    if (isReady) placed = new Set(all.map(nextAbove));
    isToBePlaced = !isReady;
    clearTimeout(removal);
    if (all.length > 0) overlay ??= add();
    else removal = setTimeout(remove, EMPTY_FOR_MS);
    overlay?.setProps({ layers: all });
  };
  map.on('style.load', () => {
    placed.clear();
  });
  map.on('styledata', () => {
    isToBePlaced = true;
  });
  map.on('render', () => {
    if (overlay && isToBePlaced && map.isStyleLoaded()) draw();
  });
  map.once('remove', () => {
    clearTimeout(removal);
    overlay = undefined;
  });

  return {
    set(group, next) {
      if (layers[group].length === 0 && next.length === 0) return;
      layers[group] = next;
      draw();
    },
  };
}

/** '#rrggbb' and an opacity 0–1 as a deck.gl colour; other colours become grey. */
export function rgba(color: string, opacity = 1): [number, number, number, number] {
  const value = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  const number = Number.parseInt(value ?? '857f90', 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255, Math.round(opacity * 255)];
}
