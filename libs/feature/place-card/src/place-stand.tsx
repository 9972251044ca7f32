import type { Item } from '@umkreis/contract/item.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

/** relationshipId */
const exhibitionHall = 3;

/** Number and hall of an exhibitor's stand. */
export function PlaceStand({ place, item }: { place: Place; item: Item | undefined }) {
  const { openPlace } = useGuide();
  const t = useMessages(guideMessages);
  const number = place.item.details?.standId;
  const hall = item?.itemParents.find(({ relationshipId, title }) => relationshipId === exhibitionHall && title);
  if (!number && !hall) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-1 text-base font-semibold">
      {number && <span className="tabular rounded-control bg-accent-soft px-2 py-0.5">{t.stand({ number })}</span>}
      {hall && (
        <button
          type="button"
          onClick={() => openPlace(hall.nanoId, hall.title)}
          className="min-h-6 text-accent underline-offset-2 hover:underline"
        >
          {hall.title}
        </button>
      )}
    </p>
  );
}
