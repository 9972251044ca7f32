import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { swapped } from '../choice/swapped.ts';
import type { PartProps } from './form-props.ts';
import { usePartError } from './use-part-error.ts';
import { LevelRow } from './level-row.tsx';

type Level = BranchSettings['levels'][number];

/** Floors of a building, lowest first. */
export function LevelsPart({ settings: { levels }, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const errorOf = usePartError('levels', levels);
  const isOnce = ({ key }: Level) => levels.filter((one) => one.key === key).length === 1;
  const rows = levels.toSorted((a, b) => a.sortOrder - b.sortOrder);
  const write = (next: Level[]) =>
    onChange({
      levels: next.map((one, index) => ({
        ...one,
        sortOrder: index,
        isDefault: next.some(({ isDefault }) => isDefault) ? one.isDefault : index === 0,
      })),
    });
  const change = (index: number, part: Partial<Level>) =>
    write(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const move = (index: number, step: number) => write(swapped(rows, index, index + step));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium text-ink-soft">{t.levels}</legend>
      <p className="text-xs text-ink-soft">{rows.length === 0 ? t.noLevels : t.levelsHint}</p>
      {rows.map((row, index) => (
        <LevelRow
          // The index is the key, because the short name is being edited.
          key={index}
          level={row}
          errorOf={{
            key: errorOf(isOnce(row) ? `${levels.indexOf(row)}/key` : ''),
            layerPath: errorOf(`${levels.indexOf(row)}/layerPath`),
          }}
          isFirst={index === 0}
          isLast={index === rows.length - 1}
          onChange={(part) => change(index, part)}
          onDefault={() => write(rows.map((one, at) => ({ ...one, isDefault: at === index })))}
          onMove={(step) => move(index, step)}
          onRemove={() => write(rows.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        size="small"
        icon="plus"
        className="justify-self-start"
        onClick={() =>
          write([...rows, { key: String(rows.length), sortOrder: 0, layerId: null, layerPath: null, isDefault: false }])
        }
      >
        {t.addLevel}
      </Button>
    </fieldset>
  );
}
