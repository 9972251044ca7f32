import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';

type Level = BranchSettings['levels'][number];

interface Props {
  level: Level;
  errorOf: { key: string | null; layerPath: string | null };
  isFirst: boolean;
  isLast: boolean;
  onChange(part: Partial<Level>): void;
  onDefault(): void;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

/** A floor in the list of floors, with its short name, its map and its place in the order. */
export function LevelRow({ level, errorOf, isFirst, isLast, onChange, onDefault, onMove, onRemove }: Props) {
  const t = useMessages(branchMessages);
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-t border-line pt-2">
      <TextField
        label={t.levelKey}
        maxLength={12}
        value={level.key}
        error={errorOf.key}
        onChange={({ target }) => onChange({ key: target.value })}
      />
      <TextField
        label={t.levelPath}
        hint={t.levelPathHint}
        placeholder={`/branches/…/tiles_${level.key.toLowerCase()}/`}
        value={level.layerPath ?? ''}
        error={errorOf.layerPath}
        onChange={({ target }) => onChange({ layerPath: target.value.trim() || null })}
      />
      <div className="col-span-2 flex flex-wrap items-center gap-2">
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="radio"
            name="default-level"
            checked={level.isDefault}
            onChange={onDefault}
            className="size-5 accent-accent"
          />
          {t.isDefault}
        </label>
        <span className="ml-auto" />
        <IconButton
          icon="chevronUp"
          label={t.moveUp({ name: t.level({ key: level.key }) })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevronDown"
          label={t.moveDown({ name: t.level({ key: level.key }) })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={`${t.level({ key: level.key })}: ${t.remove}`} onClick={onRemove} />
      </div>
    </div>
  );
}
