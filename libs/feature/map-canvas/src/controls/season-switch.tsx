import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useAtom } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { seasonAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';

/** Switches between summer and winter: another map and, if the branch wants it, other places. */
export function SeasonSwitch() {
  const seasons = useGuide().boot.branch?.seasons ?? [];
  const t = useMessages(mapMessages);
  const pick = usePick();
  const [selected, select] = useAtom(seasonAtom);
  if (seasons.length < 2) return null;
  return (
    <fieldset className="flex rounded-control bg-paper p-1 shadow-float">
      <legend className="sr-only">{t.season}</legend>
      {seasons.map((season) => {
        const isOn = season.id === selected?.id;
        return (
          <button
            key={season.id}
            type="button"
            aria-pressed={isOn}
            title={pick(season.title)}
            onClick={() => select(season)}
            className={classNames(
              'flex h-9 items-center gap-1.5 rounded-control px-2.5 text-sm font-medium',
              isOn ? 'bg-ink text-paper' : 'hover:bg-hover',
            )}
          >
            <Icon name={season.id === '[winter]' ? rareIcons.snowflake : rareIcons.sun} size={18} />
            <span className={isOn ? undefined : 'sr-only'}>{pick(season.title)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
