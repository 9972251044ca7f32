import type { Feature } from 'geojson';
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
import type { DrawingTool } from './new-drawing.ts';
import { CornerHandle } from './corner-handle.tsx';
import { RotateHandle } from './rotate-handle.tsx';
import type { Shape } from './shapes.ts';
import { SnapHint } from './snap-hint.tsx';
import type { Snapper } from './snapper.ts';
import { useDrawing, type Drawing } from './use-drawing.ts';
import { useKeyboardDrawing } from './use-keyboard-drawing.ts';

/** Zoom of the first view without shapes, for tiles of 512 px */
export const ZOOM = 17;
const PADDING_PX = 48;

type DrawingOptions = Parameters<typeof useDrawing>[0];

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
  snapper: Snapper;
  /** The selected shape while it is rotated, and by how many degrees it was rotated before */
  rotation: { rotated: Feature | null; degrees: number };
  onDrawn: DrawingOptions['onDrawn'];
  onMoved: DrawingOptions['onMoved'];
  onSelect: DrawingOptions['onSelect'];
  onPreviewRotation(degrees: number): void;
  onRotate(degrees: number): void;
  /** The selected shape with other corners */
  onFeature(feature: Feature): void;
  onDrawing(drawing: Drawing, map: MapLibreMap | null): void;
}

/** The branch's map with the shapes as visitors see them, and the drawing layer above. */
export function GeometryMap(props: Props) {
  const { boot, center, bounds, level, visible, chosen, tool, selected, snapper, rotation } = props;
  const t = useMessages(geometryMessages);
  const start = () => ({ center, zoom: ZOOM, pitch: 0, bearing: 0 });
  const { container, map, hasFailed } = useSmallMap(boot, t.map, start, { level, hasLayers: true });
  useSourceData(map, guideSources.shapes, visible);
  useSourceData(map, guideSources.selectedShapes, chosen);
  const drawing = useDrawing({ ...props, map, rotated: rotation.rotated });
  useReported(drawing, map, props.onDrawing);
  const isAiming = useKeyboardDrawing(map, drawing.adapterRef, tool !== 'select');
  useFirstBounds(map, bounds);
  if (hasFailed) return null;
  const shape = tool === 'select' ? props.shapes.find(({ key }) => key === selected) : undefined;
  return (
    <SmallMapFrame boot={boot} container={container} name="geometry" className="h-[28rem] ring-1 ring-line ring-inset">
      <SnapHint snapper={snapper} />
      {isAiming && <Crosshair />}
      {map && shape && !/Point/.test(shape.feature.geometry.type) && (
        <RotateHandle
          key={shape.key}
          map={map}
          feature={shape.feature}
          degrees={rotation.degrees}
          onPreview={props.onPreviewRotation}
          onRotate={props.onRotate}
        />
      )}
      {map && shape && !/Point/.test(shape.feature.geometry.type) && (
        <CornerHandle key={`corner ${shape.key}`} map={map} feature={shape.feature} onFeature={props.onFeature} />
      )}
    </SmallMapFrame>
  );
}

/** Marks the middle of the map, where the space bar sets a point. */
const Crosshair = () => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden="true"
    data-crosshair=""
    className="pointer-events-none absolute top-1/2 left-1/2 size-8 -translate-1/2 text-accent"
  >
    <path d="M16 2v10M16 20v10M2 16h10M20 16h10" stroke="#fff" strokeWidth="5" />
    <path d="M16 2v10M16 20v10M2 16h10M20 16h10" stroke="currentColor" strokeWidth="2.500" />
  </svg>
);

function useReported(drawing: Drawing, map: MapLibreMap | null, onDrawing: Props['onDrawing']): void {
  const { points, undrawable } = drawing;
  const report = useEffectEvent(() => onDrawing(drawing, map));
  useEffect(() => report(), [map, points, undrawable]);
}

function useFirstBounds(map: MapLibreMap | null, bounds: Props['bounds']): void {
  useEffect(() => {
    if (bounds) map?.fitBounds(bounds, { padding: PADDING_PX, maxZoom: 19, animate: false });
  }, [map, bounds]);
}
