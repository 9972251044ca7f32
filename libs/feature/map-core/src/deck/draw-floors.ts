import type { Layer } from '@deck.gl/core';
import { PathLayer, SolidPolygonLayer } from '@deck.gl/layers';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { FloorArea } from '@umkreis/map-style/features/floor-areas.ts';
import { below, deckOverlayOf, rgba } from './deck-overlay.ts';
import { onTerrain } from './on-terrain.ts';

const ghost = { color: '#8A84A0', plate: 0.16, area: 0.22, outline: 0.55 };
/** Lower floors are drawn below the selected floor's plan, upper ones above it; none covers symbols or labels. */
const places = { lower: below('guide-shapes-fill'), upper: below('guide-shapes-labels') };

/** Sorted from bottom to top and transparent: nothing of a floor hides another one, nor does the terrain. */
const parameters = { depthCompare: 'always', depthWriteEnabled: false } as const;

/**
 * Draws the floors above and below the selected one as ghosts; the map draws the selected one, below its symbols.
 * They follow the terrain, whose tiles may be loaded later.
 * @returns a function that removes them
 */
export function drawFloors(map: MapLibreMap, areas: readonly FloorArea[]): () => void {
  const overlay = deckOverlayOf(map);
  const others = areas.filter(({ isSelected }) => !isSelected).toSorted((a, b) => a.middle[2] - b.middle[2]);
  const lower = others.filter(({ middle }) => middle[2] < 0);
  const upper = others.filter(({ middle }) => middle[2] >= 0);
  let ground: number | undefined;
  const draw = () => {
    const now = others[0] ? onTerrain(map, [others[0].middle[0], others[0].middle[1]])[2] : 0;
    if (now === ground) return;
    ground = now;
    overlay.set('floors', [...ghosts(map, 'lower', lower), ...ghosts(map, 'upper', upper)]);
  };
  draw();
  map.on('idle', draw);
  return () => {
    map.off('idle', draw);
    overlay.set('floors', []);
  };
}

function ghosts(map: MapLibreMap, side: keyof typeof places, areas: readonly FloorArea[]): Layer[] {
  if (areas.length === 0) return [];
  const data = areas.map((area) => ({
    ...area,
    rings: area.rings.map((ring) => ring.map(([lon, lat, above]) => onTerrain(map, [lon, lat], above))),
  }));
  return [
    new SolidPolygonLayer<FloorArea>({
      id: `guide-deck-floors-${side}`,
      ...places[side],
      data,
      parameters,
      getPolygon: ({ rings }) => rings,
      _normalize: true,
      extruded: false,
      getFillColor: ({ isPlate }) => rgba(ghost.color, isPlate ? ghost.plate : ghost.area),
    }),
    new PathLayer<FloorArea>({
      id: `guide-deck-floor-lines-${side}`,
      ...places[side],
      data,
      parameters,
      getPath: ({ rings }) => rings[0]!,
      widthUnits: 'pixels',
      getWidth: ({ isPlate }) => (isPlate ? 2 : 1),
      getColor: ({ outline }) => rgba(outline === '#D8D8D8' ? '#60677B' : outline, ghost.outline),
    }),
  ];
}
