import type { Layer } from '@deck.gl/core';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** Groups of layers that are drawn together, bottom to top. */
export const deckGroups = ['floors', 'vehicles'] as const;
export type DeckGroup = (typeof deckGroups)[number];

/** deck.gl on a map: one overlay in the map's own canvas for all that it draws. */
export interface DeckOverlay { set(group: DeckGroup, layers: readonly Layer[]): void }

const overlays = new WeakMap<MapLibreMap, DeckOverlay>();

/** The overlay of a map, made when it is first asked for. It goes with the map. */
export function deckOverlayOf(map: MapLibreMap): DeckOverlay {
  const known = overlays.get(map);
  if (known) return known;
  const layers: Record<DeckGroup, readonly Layer[]> = { floors: [], vehicles: [] };
  const overlay = new MapLibreOverlay({ interleaved: true, layers: [] });
  map.addControl(overlay);
  const created: DeckOverlay = {
    set(group, next) {
      if (layers[group].length === 0 && next.length === 0) return;
      layers[group] = next;
      overlay.setProps({ layers: deckGroups.flatMap((name) => [...layers[name]]) });
    },
  };
  overlays.set(map, created);
  return created;
}

/** '#rrggbb' and an opacity 0–1 as deck.gl wants colours; other colours are grey. */
export function rgba(color: string, opacity = 1): [number, number, number, number] {
  const value = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  const number = Number.parseInt(value ?? '857f90', 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255, Math.round(opacity * 255)];
}
