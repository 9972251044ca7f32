import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { SmallMapFrame } from '@umkreis/map-core/small-map/small-map-frame.tsx';
import { useSmallMap } from '@umkreis/map-core/small-map/use-small-map.ts';
import { useSourceData } from '@umkreis/map-core/behaviours/use-source-data.ts';
import type { Shape } from './shapes.ts';
import { useDrawing, type DrawingTool } from './use-drawing.ts';

const ZOOM = 17;
const PADDING_PX = 48;

interface Props {
  /** Boot data of the page */
  boot: Boot;
  center: [number, number];
  /** Initial bounds [west, south, east, north]; null: centred on `center` */
  bounds: [number, number, number, number] | null;
  level: string | null;
  visible: ShapeFeature[];
  chosen: ShapeFeature[];
  shapes: readonly Shape[];
  round: number;
  tool: DrawingTool;
  selected: string | null;
  onDrawn: Parameters<typeof useDrawing>[0]['onDrawn'];
  onMoved: Parameters<typeof useDrawing>[0]['onMoved'];
  onSelect: Parameters<typeof useDrawing>[0]['onSelect'];
  onUndrawable(keys: readonly string[]): void;
}

/** The branch's map with the shapes as visitors see them, and the drawing layer above. */
export function GeometryMap(props: Props) {
  const { boot, center, bounds, level, visible, chosen, round, onUndrawable: onRejected, ...drawing } = props;
  const t = useMessages(geometryMessages);
  const start = () => ({ center, zoom: ZOOM, pitch: 0, bearing: 0 });
  const { container, map, hasFailed } = useSmallMap(boot, t.map, start, { level, hasLayers: true });
  useSourceData(map, guideSources.shapes, visible);
  useSourceData(map, guideSources.selectedShapes, chosen);
  const undrawable = useDrawing({ map, round, ...drawing });
  const report = useEffectEvent(() => onRejected(undrawable));
  useEffect(() => report(), [undrawable]);
  useFirstBounds(map, bounds);
  if (hasFailed) return null;
  return (
    <SmallMapFrame
      boot={boot}
      container={container}
      name="geometry"
      className="h-[28rem] ring-1 ring-line ring-inset"
    />
  );
}

function useFirstBounds(map: MapLibreMap | null, bounds: Props['bounds']): void {
  useEffect(() => {
    if (bounds) map?.fitBounds(bounds, { padding: PADDING_PX, maxZoom: 19, animate: false });
  }, [map, bounds]);
}
