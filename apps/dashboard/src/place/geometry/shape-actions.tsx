import type { Geometry } from 'geojson';
import { useState } from 'react';
import { moveShape, offsetCopy, rotateShape } from '@umkreis/geometry/shapes/transform-shape.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { geometryMessages } from '../messages/geometry.ts';
import { kindsOf } from './shape-kind.ts';
import type { Shape } from './shapes.ts';
import { typeName, type GeojsonType } from './type-name.ts';

interface Props {
  shape: Shape;
  /** Distance of a copy from its original, m */
  copyOffset(): number;
  onKind(kind: GeojsonType): void;
  onGeometry(geometry: Geometry): void;
  onCopied(geometry: Geometry): void;
}

const STEP_M = 1;
const LARGE_STEP_M = 10;
const most = 360;

/** What can be done with the selected shape: its kind, a copy, and its rotation and position by numbers. */
export function ShapeActions({ shape, copyOffset, onKind, onGeometry, onCopied }: Props) {
  const t = useMessages(geometryMessages);
  const { geometry } = shape.feature;
  return (
    <fieldset aria-label={t.shapeActions} className="flex min-w-0 flex-wrap items-end gap-3">
      <SelectField
        label={t.type}
        value={String(shape.kind)}
        className="min-w-0 max-sm:w-full"
        onChange={(next) => onKind(Number(next) as GeojsonType)}
      >
        {kindsOf(geometry).map((kind) => (
          <option key={kind} value={kind}>
            {typeName(kind, t)}
          </option>
        ))}
      </SelectField>
      <Button icon="copy" onClick={() => onCopied(offsetCopy(geometry, copyOffset()))}>
        {t.copy}
      </Button>
      {!/Point/.test(geometry.type) && (
        <RotateField onRotate={(degrees) => onGeometry(rotateShape(geometry, degrees))} />
      )}
      <MoveButtons onMove={(east, north) => onGeometry(moveShape(geometry, east, north))} />
    </fieldset>
  );
}

/** Rotates by a number of degrees. */
function RotateField({ onRotate }: { onRotate(degrees: number): void }) {
  const t = useMessages(geometryMessages);
  const [text, setText] = useState('15');
  const degrees = Number(text.replace(',', '.'));
  const isInvalid = text.trim() === '' || !Number.isFinite(degrees) || Math.abs(degrees) > most;
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isInvalid) onRotate(degrees);
      }}
    >
      <TextField
        label={t.rotateBy}
        value={text}
        inputMode="decimal"
        maxLength={8}
        className="w-36"
        error={isInvalid ? t.degreesError({ most }) : null}
        after={<span aria-hidden="true">°</span>}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={isInvalid} className={isInvalid ? 'self-center' : undefined}>
        {t.rotate}
      </Button>
    </form>
  );
}

/** Moves by a metre, with the shift key by ten. */
function MoveButtons({ onMove }: { onMove(east: number, north: number): void }) {
  const t = useMessages(geometryMessages);
  const directions = [
    ['back', t.west, -1, 0],
    ['M12 19V5M5 12l7-7 7 7', t.north, 0, 1],
    ['M12 5v14M19 12l-7 7-7-7', t.south, 0, -1],
    ['M5 12h14M12 5l7 7-7 7', t.east, 1, 0],
  ] as const;
  return (
    <fieldset aria-label={t.move} className="min-w-0">
      <span aria-hidden="true" className="mb-1 block text-sm leading-5 font-medium text-ink-soft">
        {t.move}
      </span>
      <div className="flex">
        {directions.map(([icon, direction, east, north]) => (
          <IconButton
            key={direction}
            icon={icon}
            label={t.moveBy({ direction })}
            onClick={({ shiftKey }) => {
              const metres = shiftKey ? LARGE_STEP_M : STEP_M;
              onMove(east * metres, north * metres);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
