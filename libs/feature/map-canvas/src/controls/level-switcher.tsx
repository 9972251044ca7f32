import { useAtom } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';

/** One button per floor, the highest on top. */
export function LevelSwitcher() {
  const levels = useGuide().boot.branch?.levels ?? [];
  const t = useMessages(mapMessages);
  const [selected, select] = useAtom(levelAtom);
  if (levels.length < 2) return null;
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
            aria-label={t.level({ key })}
            onClick={() => select(key)}
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
