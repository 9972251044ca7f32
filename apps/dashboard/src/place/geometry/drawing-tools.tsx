import type { Feature } from 'geojson';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { ImportShapes } from './import-shapes.tsx';
import { drawingTools, type DrawingTool } from './new-drawing.ts';
import type { EditSteps } from './use-edit-steps.ts';

interface Props {
  tool: DrawingTool;
  onTool(tool: DrawingTool): void;
  isSnapping: boolean;
  onSnapping(isSnapping: boolean): void;
  steps: EditSteps;
  onImported(features: Feature[]): void;
}

/** Selects the drawing tool, switches snapping, undoes and redoes steps, and imports a file. */
export function DrawingTools({ tool, onTool, isSnapping, onSnapping, steps, onImported }: Props) {
  const t = useMessages(geometryMessages);
  const names: Record<DrawingTool, string> = {
    select: t.select,
    point: t.point,
    linestring: t.line,
    polygon: t.area,
    rectangle: t.rectangle,
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset aria-label={t.tools} className="flex min-w-0 flex-wrap gap-1.5">
        {drawingTools.map((one) => (
          <Chip key={one} pressed={tool === one} onClick={() => onTool(one)}>
            {names[one]}
          </Chip>
        ))}
      </fieldset>
      <span className="flex">
        <IconButton icon="M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11" label={t.undo} {...steps.undo} />
        <IconButton icon="M15 14l5-5-5-5M20 9H9.500a5.500 5.500 0 0 0 0 11H13" label={t.redo} {...steps.redo} />
      </span>
      <Chip
        pressed={isSnapping}
        icon={isSnapping && <Icon name="check" size={16} />}
        onClick={() => onSnapping(!isSnapping)}
        title={t.snappingHint}
      >
        {t.snapping}
      </Chip>
      <ImportShapes onImported={onImported} />
    </div>
  );
}

/** How the current tool is used; below the map, so that the map doesn't move when the tool changes. */
export function ToolHint({ tool }: { tool: DrawingTool }) {
  const t = useMessages(geometryMessages);
  const hints: Record<DrawingTool, string> = {
    select: t.selectHint,
    point: t.pointHint,
    linestring: t.drawHint,
    polygon: t.drawHint,
    rectangle: t.rectangleHint,
  };
  return (
    <div className="grid gap-1 text-xs text-ink-soft">
      <p>{hints[tool]}</p>
      <p className="max-sm:hidden">{tool === 'select' ? t.cornerKeysHint : t.keyboardHint}</p>
    </div>
  );
}
