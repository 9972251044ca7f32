import type { Level } from '@umkreis/contract/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { classNames } from '@umkreis/ui/class-names.ts';

/** One button per floor, the highest on top. */
export function LevelSwitcher({
  levels,
  selected,
  onSelect,
}: {
  levels: readonly Level[];
  selected: string | null;
  onSelect(key: string): void;
}) {
  const t = useMessages(mapMessages);
  return (
    <fieldset className="overflow-hidden rounded-control bg-paper shadow-float">
      <legend className="sr-only">{t.levels}</legend>
      {levels
        .toSorted((a, b) => b.sortOrder - a.sortOrder)
        .map(({ key }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === selected}
            aria-label={t.level(key)}
            onClick={() => onSelect(key)}
            className={classNames(
              'block h-11 w-12 text-sm font-semibold',
              key === selected ? 'bg-accent text-on-accent' : 'hover:bg-hover',
            )}
          >
            {key}
          </button>
        ))}
    </fieldset>
  );
}
