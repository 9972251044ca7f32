import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { wayValue } from '@umkreis/places/walks/way-values.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { offlineGuideMessages } from './messages/offline-guide.ts';
import { useUnsavedGuide } from './use-unsaved-guide.ts';

/** A walk from this length on often leaves the mobile network, km. */
const LONG_KM = 5;

/** Offers to save the guide before a long walk. */
export function WalkOffer({ place }: { place: Place }) {
  const t = useMessages(offlineGuideMessages);
  const isUnsaved = useUnsavedGuide();
  const [, setIsOpen] = useOpened('keep');
  const km = wayValue(place.item.details, 'km');
  if (!isUnsaved || km === undefined || km < LONG_KM) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-sunken py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 flex-1 basis-44 py-1.5 text-ink-soft">{t.walkOffer}</p>
      <Button kind="quiet" size="small" icon="download" onClick={() => setIsOpen(true)}>
        {t.takeMap}
      </Button>
    </div>
  );
}
