import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

/** Placeholder for the map in browsers that can't draw it; next to the panel, on phones above the sheet. */
export function MapMissing() {
  const t = useMessages(mapMessages);
  return (
    <div
      role="alert"
      className="absolute inset-x-0 top-[calc(var(--overlay-top)+8.5rem)] grid justify-items-center gap-1 px-8 text-center sm:inset-y-0 sm:top-0 sm:left-[24rem] sm:place-content-center"
    >
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon name="list" size={24} />
      </span>
      <p className="text-lg font-title">{t.mapFailed}</p>
      <p className="max-w-96 text-sm text-ink-soft">{t.mapFailedText}</p>
    </div>
  );
}
