import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawModeUndoRedo,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawRectangleMode,
  TerraDrawSelectMode,
  type GeoJSONStoreFeatures,
} from 'terra-draw';
import type { Position } from 'geojson';
import { drawnPositions, type Part } from './shapes.ts';
import type { SnappingAdapter } from './snapping-adapter.ts';

export const drawingTools = ['select', 'point', 'linestring', 'polygon', 'rectangle'] as const;
export type DrawingTool = (typeof drawingTools)[number];

const accent = '#6f3bf5';
/** Distance at which a click on the first or last point completes a shape, px */
const CLOSING_PX = 20;
const modes: Record<Part['kind'], Exclude<DrawingTool, 'select'>> = {
  Point: 'point',
  LineString: 'linestring',
  Polygon: 'polygon',
};

/** The first part has the key of its shape, so that a newly drawn shape keeps its id. */
export const partId = (key: string, index: number): string => (index === 0 ? key : `${key}/${index}`);
export const partOf = (id: string): [key: string, index: number] => {
  const [key, index] = id.split('/');
  return [key!, Number(index ?? 0)];
};

export function drawable({ kind, positions }: Pick<Part, 'kind' | 'positions'>, id: string): GeoJSONStoreFeatures {
  const drawn = drawnPositions(positions);
  const coordinates = kind === 'Point' ? drawn[0]! : kind === 'LineString' ? drawn : [drawn];
  return {
    type: 'Feature',
    id,
    properties: { mode: modes[kind] },
    geometry: { type: kind, coordinates } as GeoJSONStoreFeatures['geometry'],
  };
}

export const positionsOf = ({ geometry }: GeoJSONStoreFeatures): Position[] =>
  geometry.type === 'Point'
    ? [geometry.coordinates]
    : geometry.type === 'LineString'
      ? geometry.coordinates
      : geometry.coordinates[0]!;

/**
 * Corners and thin lines of the shapes, drawn above the styled preview.
 * @param snapCorner returns where a dragged corner of a shape snaps
 */
export function newDrawing(
  adapter: SnappingAdapter,
  snapCorner: (at: Position, id: string) => Position | undefined,
): TerraDraw {
  const snappable = {
    toCustom: ({ lng, lat }: { lng: number; lat: number }, { currentId }: { currentId?: string | number }) =>
      snapCorner([lng, lat], String(currentId)),
  };
  const corners = { midpoints: true, draggable: true, deletable: true, snappable };
  const shape = { feature: { draggable: true, coordinates: corners } };
  const thin = { lineStringColor: accent, lineStringWidth: 2 } as const;
  const outlined = { fillColor: accent, fillOpacity: 0.05, outlineColor: accent, outlineWidth: 2 } as const;
  return new TerraDraw({
    adapter,
    idStrategy: { getId: () => crypto.randomUUID(), isValidId: (id) => typeof id === 'string' },
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    modes: [
      new TerraDrawSelectMode({
        flags: { point: { feature: { draggable: true } }, linestring: shape, polygon: shape },
        styles: {
          selectedPolygonFillOpacity: 0.1,
          selectedPolygonColor: accent,
          selectedPolygonOutlineColor: accent,
          selectedLineStringColor: accent,
          selectionPointColor: accent,
          midPointColor: accent,
        },
      }),
      new TerraDrawPointMode({ styles: { pointColor: accent, pointWidth: 6 } }),
      new TerraDrawLineStringMode({ styles: thin, pointerDistance: CLOSING_PX }),
      new TerraDrawPolygonMode({ styles: outlined, pointerDistance: CLOSING_PX }),
      new TerraDrawRectangleMode({ styles: outlined, drawInteraction: 'click-move-or-drag' }),
    ],
  });
}
