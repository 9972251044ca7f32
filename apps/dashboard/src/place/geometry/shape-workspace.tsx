import type { Feature } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { metresPerPixel } from '@umkreis/geometry/shapes/snap-position.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { DrawingTools, ToolHint } from './drawing-tools.tsx';
import { GeometryMap, ZOOM } from './geometry-map.tsx';
import type { DrawingTool } from './new-drawing.ts';
import { SelectedShape } from './selected-shape.tsx';
import { shapeEdits } from './shape-edits.ts';
import { ShapeList } from './shape-list.tsx';
import { boundsOf } from './shapes.ts';
import type { GeojsonType } from './type-name.ts';
import type { Drawing } from './use-drawing.ts';
import { useEditSteps } from './use-edit-steps.ts';
import { useRotation } from './use-rotation.ts';
import type { EditedShapes } from './use-shapes.ts';
import { useSnapper } from './use-snapper.ts';
import { useVisibleShapes } from './use-visible-shapes.ts';

interface Props {
  item: Item;
  branch: Branch | undefined;
  edited: EditedShapes;
  /** Id of the edited geometry; undefined: a new one */
  itemGeojsonId: string | undefined;
  /** Its stored kind */
  kind: GeojsonType | undefined;
  /** The floor whose shapes are visible; empty: all */
  level: string;
}

/** Offset of a copy, px */
const COPY_PX = 20;

/** What is selected in the workspace. */
interface View {
  tool: DrawingTool;
  selected: string | null;
  isSnapping: boolean;
}

/** Draws, selects, styles and removes the shapes of a geometry on the map as visitors will see it. */
export function ShapeWorkspace({ item, branch, edited, itemGeojsonId, kind, level }: Props) {
  const { boot } = useDashboard();
  const [{ tool, selected, isSnapping }, setView] = useState(firstView);
  const show = (part: Partial<View>) => setView((view) => ({ ...view, ...part }));
  const [{ drawing, map }, setDrawing] = useState(noDrawing);
  const [bounds, setBounds] = useState(() => boundsOf(edited.shapes));
  const { shapes } = edited;
  const edits = shapeEdits(edited, kind);
  const shape = shapes.find(({ key }) => key === selected);
  const replace = (feature: Feature) => shape && edits.replace({ ...shape, feature }, false);
  const rotation = useRotation(shape, replace);
  const floor = level || null;
  const { rotated } = rotation;
  const preview = useVisibleShapes({ item, itemGeojsonId, shapes, level: floor, selected, rotated });
  const snapper = useSnapper(item.title, preview.targets, shapes, isSnapping);
  const steps = useEditSteps(edited, drawing);
  return (
    <>
      <DrawingTools
        tool={tool}
        onTool={(next) => show({ tool: next })}
        isSnapping={isSnapping}
        onSnapping={(next) => show({ isSnapping: next })}
        steps={steps}
        onImported={(features) => setBounds(boundsOf(edits.add(features)))}
      />
      <GeometryMap
        boot={{ ...boot, branch: branch ?? boot.branch }}
        center={[item.lon, item.lat]}
        bounds={bounds}
        level={floor}
        visible={preview.visible}
        chosen={preview.chosen}
        shapes={shapes}
        round={edited.round}
        tool={tool}
        selected={selected}
        snapper={snapper}
        rotation={rotation}
        onDrawn={(key, part) => {
          edits.draw(key, part, level ? { level } : {});
          show({ selected: key });
        }}
        onMoved={edited.move}
        onSelect={(key) => show({ selected: key })}
        onPreviewRotation={rotation.preview}
        onRotate={rotation.rotate}
        onFeature={replace}
        onDrawing={(current, currentMap) => setDrawing({ drawing: current, map: currentMap })}
      />
      <ToolHint tool={tool} />
      <ShapeList
        shapes={shapes}
        selected={selected}
        undrawable={drawing?.undrawable ?? []}
        onSelect={(key) => show({ selected: key, tool: 'select' })}
        onRemove={edits.remove}
      />
      {shape && (
        <SelectedShape
          key={shape.key}
          item={item}
          shape={shape}
          edits={edits}
          keyNames={preview.keyNames}
          levels={branch?.levels ?? []}
          copyOffset={() => COPY_PX * metresPerPixel(item.lat, map?.getZoom() ?? ZOOM)}
          onCopied={({ key }) => show({ selected: key, tool: 'select' })}
        />
      )}
    </>
  );
}

const firstView: View = { tool: 'select', selected: null, isSnapping: true };
const noDrawing: { drawing: Drawing | null; map: MapLibreMap | null } = { drawing: null, map: null };
