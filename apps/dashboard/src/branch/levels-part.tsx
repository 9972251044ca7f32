import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from '../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { swapped } from '../shared/swapped.ts';
import type { PartProps } from './form-props.ts';
import { usePartError } from './use-part-error.ts';

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
        <div
          // The index is the key, because the short name is being edited.
          key={index}
          className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-t border-line pt-2"
        >
          <TextField
            label={t.levelKey}
            maxLength={12}
            value={row.key}
            error={errorOf(isOnce(row) ? `${levels.indexOf(row)}/key` : '')}
            onChange={({ target }) => change(index, { key: target.value })}
          />
          <TextField
            label={t.levelPath}
            hint={t.levelPathHint}
            placeholder={`/branches/…/tiles_${row.key.toLowerCase()}/`}
            value={row.layerPath ?? ''}
            error={errorOf(`${levels.indexOf(row)}/layerPath`)}
            onChange={({ target }) => change(index, { layerPath: target.value.trim() || null })}
          />
          <div className="col-span-2 flex flex-wrap items-center gap-2">
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="radio"
                name="default-level"
                checked={row.isDefault}
                onChange={() => write(rows.map((one, at) => ({ ...one, isDefault: at === index })))}
                className="size-5 accent-accent"
              />
              {t.isDefault}
            </label>
            <span className="ml-auto" />
            <IconButton
              icon="chevronUp"
              label={t.moveUp(t.level(row.key))}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="chevronDown"
              label={t.moveDown(t.level(row.key))}
              disabled={index === rows.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon="trash"
              label={`${t.level(row.key)}: ${t.remove}`}
              onClick={() => write(rows.filter((_, at) => at !== index))}
            />
          </div>
        </div>
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
