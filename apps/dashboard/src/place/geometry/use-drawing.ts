import type { Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type GeoJSONStoreFeatures,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { drawnPositions, partsOf, type Part, type Shape } from './shapes.ts';

export const drawingTools = ['select', 'point', 'linestring', 'polygon'] as const;
export type DrawingTool = (typeof drawingTools)[number];

interface Options {
  map: MapLibreMap | null;
  shapes: readonly Shape[];
  /** Incremented when the shapes change other than by drawing: the drawing is then reloaded from them. */
  round: number;
  tool: DrawingTool;
  /** Key of the selected shape */
  selected: string | null;
  onDrawn(key: string, part: Pick<Part, 'kind' | 'positions'>): void;
  onMoved(key: string, index: number, positions: Position[]): void;
  onSelect(key: string | null): void;
}

const accent = '#6f3bf5';
const modes: Record<Part['kind'], Exclude<DrawingTool, 'select'>> = {
  Point: 'point',
  LineString: 'linestring',
  Polygon: 'polygon',
};
/** The first part has the key of its shape, so that a newly drawn shape keeps its id. */
const partId = (key: string, index: number) => (index === 0 ? key : `${key}/${index}`);
const partOf = (id: string): [string, number] => {
  const [key, index] = id.split('/');
  return [key!, Number(index ?? 0)];
};

function drawable({ kind, positions }: Part, id: string): GeoJSONStoreFeatures {
  const drawn = drawnPositions(positions);
  const coordinates = kind === 'Point' ? drawn[0]! : kind === 'LineString' ? drawn : [drawn];
  return {
    type: 'Feature',
    id,
    properties: { mode: modes[kind] },
    geometry: { type: kind, coordinates } as GeoJSONStoreFeatures['geometry'],
  };
}

const positionsOf = ({ geometry }: GeoJSONStoreFeatures): Position[] =>
  geometry.type === 'Point'
    ? [geometry.coordinates]
    : geometry.type === 'LineString'
      ? geometry.coordinates
      : geometry.coordinates[0]!;

/** Corners and thin lines of the shapes, drawn above the styled preview. */
function newDrawing(map: MapLibreMap): TerraDraw {
  const corners = { midpoints: true, draggable: true, deletable: true };
  const shape = { feature: { draggable: true, coordinates: corners } };
  const thin = { lineStringColor: accent, lineStringWidth: 2 } as const;
  return new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 9 }),
    idStrategy: { getId: () => crypto.randomUUID(), isValidId: (id) => typeof id === 'string' },
    modes: [
      new TerraDrawSelectMode({
        flags: { point: { feature: { draggable: true } }, linestring: shape, polygon: shape },
        styles: { selectedPolygonFillOpacity: 0.1, selectedPolygonColor: accent, selectionPointColor: accent },
      }),
      new TerraDrawPointMode({ styles: { pointColor: accent, pointWidth: 6 } }),
      new TerraDrawLineStringMode({ styles: thin }),
      new TerraDrawPolygonMode({
        styles: { fillColor: accent, fillOpacity: 0.05, outlineColor: accent, outlineWidth: 2 },
      }),
    ],
  });
}

/**
 * Draws and edits shapes on a map with terra-draw.
 * @returns keys of shapes that it cannot draw, such as lines with more than 20,000 positions
 */
export function useDrawing({
  map,
  shapes,
  round,
  tool,
  selected,
  onDrawn,
  onMoved,
  onSelect,
}: Options): readonly string[] {
  const drawing = useRef<TerraDraw>(null);
  const [isReady, setReady] = useState(false);
  const [undrawable, setUndrawable] = useState<readonly string[]>([]);
  const finish = useEffectEvent((id: string, action: string) => {
    const drawn = drawing.current?.getSnapshotFeature(id);
    if (!drawn) return;
    const positions = positionsOf(drawn);
    if (action === 'draw') return onDrawn(id, { kind: drawn.geometry.type, positions });
    onMoved(...partOf(id), positions);
  });
  const select = useEffectEvent((id: string | null) => onSelect(id && partOf(id)[0]));

  useEffect(() => {
    if (!map) return;
    const own = newDrawing(map);
    const start = () => {
      own.start();
      own.on('finish', (id, { action }) => finish(String(id), action));
      own.on('select', (id) => select(String(id)));
      own.on('deselect', () => select(null));
      drawing.current = own;
      setReady(true);
    };
    const isStarted = () => drawing.current === own;
    if (map.isStyleLoaded()) start();
    else void map.once('idle', () => !isStarted() && start());
    return () => {
      drawing.current = null;
      setReady(false);
      // The map may be removed first, including its layers.
      if (own.enabled && map.getCanvas().isConnected) own.stop();
    };
  }, [map]);

  const reload = useEffectEvent(() => {
    const own = drawing.current;
    if (!own) return;
    own.clear();
    const features = shapes.flatMap(({ key, feature }) =>
      partsOf(feature).map((part, index) => drawable(part, partId(key, index))),
    );
    const results = own.addFeatures(features);
    setUndrawable([...new Set(results.filter(({ valid }) => !valid).map(({ id }) => partOf(String(id))[0]))]);
    own.setMode(tool);
  });
  useEffect(() => {
    if (isReady) reload();
  }, [isReady, round]);
  useEffect(() => {
    if (isReady && drawing.current?.getMode() !== tool) drawing.current?.setMode(tool);
  }, [isReady, tool]);
  const choose = useEffectEvent(() => {
    const own = drawing.current;
    if (tool !== 'select' || !selected || !own?.hasFeature(selected)) return;
    if (!own.getSnapshotFeature(selected)?.properties.selected) own.selectFeature(selected);
  });
  useEffect(() => {
    if (isReady) choose();
  }, [isReady, selected, round, tool]);
  return undrawable;
}
