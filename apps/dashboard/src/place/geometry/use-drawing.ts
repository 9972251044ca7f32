import type { Feature, Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TerraDraw } from 'terra-draw';
import { drawable, newDrawing, partId, partOf, positionsOf, type DrawingTool } from './new-drawing.ts';
import { partsOf, type Part, type Shape } from './shapes.ts';
import type { Snapper } from './snapper.ts';
import { SnappingAdapter } from './snapping-adapter.ts';

interface Options {
  map: MapLibreMap | null;
  snapper: Snapper;
  shapes: readonly Shape[];
  /** Incremented when the shapes change other than by drawing: the drawing is then reloaded from them. */
  round: number;
  tool: DrawingTool;
  /** Key of the selected shape */
  selected: string | null;
  /** The selected shape while it is rotated */
  rotated: Feature | null;
  onDrawn(key: string, part: Pick<Part, 'kind' | 'positions'>): void;
  onMoved(key: string, index: number, positions: Position[]): void;
  onSelect(key: string | null): void;
}

export interface Drawing {
  /** Keys of shapes that it cannot draw, such as lines with more than 20,000 positions */
  undrawable: readonly string[];
  /** Whether a point of the unfinished shape can be undone, or set again */
  points: { canUndo: boolean; canRedo: boolean };
  drawRef: RefObject<TerraDraw | null>;
  adapterRef: RefObject<SnappingAdapter | null>;
}

const noPoints = { canUndo: false, canRedo: false };

/** Draws and edits shapes on a map with terra-draw. */
export function useDrawing(options: Options): Drawing {
  const { map, shapes, round, tool, selected, rotated } = options;
  const { drawRef, adapterRef, isReady, points } = useTerraDraw(options);
  const [undrawable, setUndrawable] = useState<readonly string[]>([]);

  const reload = useEffectEvent(() => {
    const own = drawRef.current;
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
    if (adapterRef.current) adapterRef.current.isDrawing = tool !== 'select';
    if (isReady && drawRef.current?.getMode() !== tool) drawRef.current?.setMode(tool);
  }, [drawRef, adapterRef, map, isReady, tool]);
  const choose = useEffectEvent(() => {
    const own = drawRef.current;
    if (tool !== 'select' || !selected || !own?.hasFeature(selected)) return;
    if (!own.getSnapshotFeature(selected)?.properties.selected) own.selectFeature(selected);
  });
  useEffect(() => {
    if (isReady) choose();
  }, [isReady, selected, round, tool]);
  useEffect(() => {
    if (!rotated || !selected) return;
    for (const [index, part] of partsOf(rotated).entries()) {
      const id = partId(selected, index);
      if (drawRef.current?.hasFeature(id)) drawRef.current.updateFeatureGeometry(id, drawable(part, id).geometry);
    }
  }, [drawRef, rotated, selected]);
  return { undrawable, points, drawRef, adapterRef };
}

/** Starts terra-draw on a map and reports what is drawn, moved and selected. */
function useTerraDraw({ map, snapper, onDrawn, onMoved, onSelect }: Options) {
  const drawRef = useRef<TerraDraw>(null);
  const adapterRef = useRef<SnappingAdapter>(null);
  const [isReady, setReady] = useState(false);
  const [points, setPoints] = useState(noPoints);
  const finish = useEffectEvent((id: string, action: string) => {
    const drawn = drawRef.current?.getSnapshotFeature(id);
    if (!drawn) return;
    setPoints(noPoints);
    snapper.clear();
    const kind = drawn.geometry.type;
    let positions = positionsOf(drawn);
    if (action === 'draw') {
      // A rectangle is an area like any other from now on.
      if (drawn.properties.mode === 'rectangle') {
        drawRef.current?.removeFeatures([id]);
        drawRef.current?.addFeatures([drawable({ kind, positions }, id)]);
      }
      return onDrawn(id, { kind, positions });
    }
    const [key, index] = partOf(id);
    if (action === 'dragFeature') {
      positions = snapper.snapTogether(positions, key);
      drawRef.current?.updateFeatureGeometry(id, drawable({ kind, positions }, id).geometry);
    }
    onMoved(key, index, positions);
  });
  const select = useEffectEvent((id: string | null) => onSelect(id && partOf(id)[0]));
  useEffect(() => {
    if (!map) return;
    const ownAdapter = new SnappingAdapter(map, snapper);
    const own = newDrawing(ownAdapter, (at, id) => snapper.snap(at, partOf(id)[0]));
    const start = () => {
      own.start();
      own.on('finish', (id, { action }) => finish(String(id), action));
      own.on('select', (id) => select(String(id)));
      own.on('deselect', () => select(null));
      own.on('history', () => setPoints({ canUndo: own.canUndo(), canRedo: own.canRedo() }));
      drawRef.current = own;
      adapterRef.current = ownAdapter;
      snapper.attach(map);
      setReady(true);
    };
    const isStarted = () => drawRef.current === own;
    if (map.isStyleLoaded()) start();
    else void map.once('idle', () => !isStarted() && start());
    return () => {
      drawRef.current = null;
      adapterRef.current = null;
      snapper.attach(null);
      setReady(false);
      // The map may be removed first, including its layers.
      if (own.enabled && map.getCanvas().isConnected) own.stop();
    };
  }, [map, snapper]);
  return { drawRef, adapterRef, isReady, points };
}
