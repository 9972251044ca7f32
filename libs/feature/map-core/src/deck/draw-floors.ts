import type { Layer } from '@deck.gl/core';
import { PathLayer, SolidPolygonLayer } from '@deck.gl/layers';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { FloorArea } from '@umkreis/map-style/features/floor-stack.ts';
import { below, deckOverlayOf, rgba } from './deck-overlay.ts';

/** Height of outlines above their area, m; at the same height they would flicker. */
const lineLift = 0.2;
const ghost = { color: '#8A84A0', plate: 0.16, area: 0.22, outline: 0.55 };
/** Lower floors are drawn below the selected floor's plan, upper ones above it; none covers symbols or labels. */
const places = { lower: below('guide-shapes-fill'), upper: below('guide-shapes-labels') };

/**
 * Draws the floors above and below the selected one as ghosts; the map draws the selected one, below its symbols.
 * An empty list removes them.
 */
export function drawFloors(map: MapLibreMap, areas: readonly FloorArea[]): void {
  // Drawn from bottom to top, because upper floors are transparent.
  const others = areas.filter(({ isSelected }) => !isSelected).toSorted((a, b) => a.middle[2] - b.middle[2]);
  deckOverlayOf(map).set('floors', [
    ...ghosts(
      'lower',
      others.filter(({ middle }) => middle[2] < 0),
    ),
    ...ghosts(
      'upper',
      others.filter(({ middle }) => middle[2] >= 0),
    ),
  ]);
}

function ghosts(side: keyof typeof places, areas: FloorArea[]): Layer[] {
  if (areas.length === 0) return [];
  return [
    new SolidPolygonLayer<FloorArea>({
      id: `guide-deck-floors-${side}`,
      ...places[side],
      data: areas,
      getPolygon: ({ rings }) => rings,
      _normalize: true,
      extruded: false,
      getFillColor: ({ isPlate }) => rgba(ghost.color, isPlate ? ghost.plate : ghost.area),
    }),
    new PathLayer<FloorArea>({
      id: `guide-deck-floor-lines-${side}`,
      ...places[side],
      data: areas,
      getPath: ({ rings }) => rings[0]!.map(([lon, lat, z]): [number, number, number] => [lon, lat, z + lineLift]),
      widthUnits: 'pixels',
      getWidth: ({ isPlate }) => (isPlate ? 2 : 1),
      getColor: ({ outline }) => rgba(outline === '#D8D8D8' ? '#60677B' : outline, ghost.outline),
    }),
  ];
}
