import { useId } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

interface Props {
  levels: Branch['levels'];
  /** The floor whose shapes are visible; empty: all */
  level: string;
  onLevel(level: string): void;
}

/** The floor that the map shows. */
export function GeometryOptions({ levels, level, onLevel }: Props) {
  const t = useMessages(geometryMessages);
  const levelsId = useId();
  if (levels.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1">
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
  );
}
