import type { Feature } from 'geojson';
import { useRef, useState } from 'react';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { readGeojsonFile } from './read-geojson-file.ts';
import { drawingTools, type DrawingTool } from './use-drawing.ts';

interface Props {
  tool: DrawingTool;
  onTool(tool: DrawingTool): void;
  canUndo: boolean;
  onUndo(): void;
  onImported(features: Feature[]): void;
}

/** Selects the drawing tool, undoes the last step, and imports a file. */
export function DrawingTools({ tool, onTool, canUndo, onUndo, onImported }: Props) {
  const t = useMessages(geometryMessages);
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<{ text: string; isError: boolean }>();
  const names: Record<DrawingTool, string> = { select: t.select, point: t.point, linestring: t.line, polygon: t.area };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = readGeojsonFile(await file.text());
    if ('features' in result) {
      onImported(result.features);
      setNote({ text: t.imported({ count: result.features.length }), isError: false });
    } else {
      const text =
        result.error === 'invalid'
          ? t.importInvalid({ reason: result.reason })
          : result.error === 'nothing'
            ? t.importNothing
            : t.importNotJson;
      setNote({ text, isError: true });
    }
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <fieldset aria-label={t.tools} className="flex min-w-0 flex-wrap gap-1.5 max-sm:hidden">
          {drawingTools.map((one) => (
            <Chip key={one} pressed={tool === one} onClick={() => onTool(one)}>
              {names[one]}
            </Chip>
          ))}
        </fieldset>
        <Button size="small" icon="refresh" disabled={!canUndo} onClick={onUndo}>
          {t.undo}
        </Button>
        <Button size="small" icon="upload" onClick={() => input.current?.click()}>
          {t.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".geojson,.json,application/geo+json,application/json"
          aria-label={t.import}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <p className="text-xs text-ink-soft max-sm:hidden">{tool === 'select' ? t.selectHint : t.drawHint}</p>
      <p className="text-xs text-ink-soft sm:hidden">{t.phoneHint}</p>
      <output className={note?.isError ? 'text-xs break-words text-danger' : 'text-xs text-ink-soft'}>
        {note?.text}
      </output>
    </div>
  );
}
