import { dateOfSnapshot } from '@umkreis/contract/served-basemap-file.ts';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useOnline } from './use-online.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';

/** Above the sheet of a phone, or at the bottom of a wide map */
const onMap =
  'top-[calc(var(--overlay-top)+7.5rem)] left-1/2 z-10 max-w-[calc(100%-2rem)] -translate-x-1/2 text-xs sm:top-auto sm:bottom-[calc(var(--below-panel)+0.25rem)] sm:text-sm';

/**
 * Shown without a connection, or while the server does not respond, with the date of the guide's data.
 * @param place classes that position it
 */
export function OfflineNote({ place = onMap }: { place?: string }) {
  const { boot, timeZone } = useGuide();
  const language = useLanguage();
  const t = useMessages(mapMessages);
  const isOnline = useOnline(boot);
  const snapshotDate = dateOfSnapshot(useBasemapFileName(boot));
  if (isOnline) return null;
  const date =
    snapshotDate &&
    dateFormat(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone }).format(
      snapshotDate,
    );
  return (
    <output
      className={classNames(
        'pointer-events-none absolute w-max rounded-full bg-ink px-3.5 py-1.5 text-center font-medium text-paper shadow-float',
        place,
      )}
    >
      {date ? t.offlineSince({ date }) : t.offlineNote}
    </output>
  );
}
