import { useId } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import { geojsonTypeOf } from '@umkreis/contract/geometry-kinds.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { typeName, type GeojsonType } from './type-name.ts';

const types = Object.keys(geojsonTypeOf).map(Number) as GeojsonType[];

interface Props {
  type: GeojsonType;
  levels: Branch['levels'];
  /** The floor whose shapes are visible; empty: all */
  level: string;
  onType(type: GeojsonType): void;
  onLevel(level: string): void;
}

/** What a geometry is, and the floor that the map shows. */
export function GeometryOptions({ type, levels, level, onType, onLevel }: Props) {
  const t = useMessages(geometryMessages);
  const levelsId = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField label={t.type} value={String(type)} onChange={(next) => onType(Number(next) as GeojsonType)}>
        {types.map((one) => (
          <option key={one} value={one}>
            {typeName(one, t)}
          </option>
        ))}
      </SelectField>
      {levels.length > 0 && (
        <div className="grid gap-1">
          <label htmlFor={levelsId} className="text-sm font-medium text-ink-soft">
            {t.showLevel}
          </label>
          <select
            id={levelsId}
            value={level}
            onChange={(event) => onLevel(event.target.value)}
            className="h-11 rounded-control bg-paper px-3 text-sm ring-1 ring-line-strong ring-inset"
          >
            <option value="">{t.everyLevel}</option>
            {levels.map(({ key }) => (
              <option key={key} value={key}>
                {key}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
