import { PathLayer, SolidPolygonLayer } from '@deck.gl/layers';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { FloorArea } from '../features/floor-stack.ts';
import { deckOverlayOf, rgba } from './deck-overlay.ts';

/** Outlines lie this much above their area, m: at one height they would flicker. */
const lineLift = 0.2;
const ghost = { color: '#8A84A0', plate: 0.16, area: 0.22, outline: 0.55 };
/** Below the guide's symbols. */
const place: object = { beforeId: 'guide-dots' };

/** Draws the floors above and below the selected one as ghosts; that one the map draws itself, under its symbols. An empty list takes them away. */
export function drawFloors(map: MapLibreMap, areas: readonly FloorArea[]): void {
  const overlay = deckOverlayOf(map);
  if (areas.length === 0) {
    overlay.set('floors', []);
    return;
  }
  // from below: what is higher is seen through
  const sorted = areas.filter(({ isSelected }) => !isSelected).toSorted((a, b) => a.middle[2] - b.middle[2]);
  overlay.set('floors', [
    new SolidPolygonLayer<FloorArea>({
      id: 'guide-deck-floors', ...place, data: sorted, getPolygon: ({ rings }) => rings, _normalize: true, extruded: false,
      getFillColor: ({ isPlate }) => rgba(ghost.color, isPlate ? ghost.plate : ghost.area),
    }),
    new PathLayer<FloorArea>({
      id: 'guide-deck-floor-lines', ...place, data: sorted, getPath: ({ rings }) => rings[0]!.map(([lon, lat, z]): [number, number, number] => [lon, lat, z + lineLift]), widthUnits: 'pixels', getWidth: ({ isPlate }) => (isPlate ? 2 : 1),
      getColor: ({ outline }) => rgba(outline === '#D8D8D8' ? '#60677B' : outline, ghost.outline),
    }),
  ]);
}
