import { useMessages } from '@umkreis/i18n/language.tsx';
import { takesPlace } from '@umkreis/places/events/current-events.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useAreHoursComing } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { useIsServedHoursComing } from '@umkreis/guide-core/served-hours.ts';
import { useOpenState } from '@umkreis/guide-core/hours/use-open-state.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

/** Opening state, distance or current event of a place in a list. @param hasButton next to it, a button of the row */
export function PlaceRowState({
  place,
  distance,
  at,
  hasButton,
}: {
  place: Place;
  distance: string | undefined;
  at: Date | null | undefined;
  hasButton: boolean;
}) {
  const { servedHours } = useGuide();
  const t = useMessages(guideMessages);
  const { details } = place.item;
  const openState = useOpenState(place, details, at);
  // Reserves the line of the opening state, so that the rows below don't move when it loads.
  const hasHours = Boolean(details?.hours ?? details?.operatingHours);
  const isCodeComing = useAreHoursComing(hasHours && !servedHours);
  const isServedHoursComing = useIsServedHoursComing(servedHours, place.item.nanoId, hasHours);
  const isComing = isCodeComing || isServedHoursComing;
  const isNarrow = Boolean(hasButton && place.item.image);
  const event = place.events.find(takesPlace);
  return (
    <>
      {isComing && !event && !distance && !isNarrow && <span className="block text-sm">&nbsp;</span>}
      {(openState ?? event ?? distance ?? (isComing && isNarrow)) && (
        <span className="grid text-sm *:[grid-area:1/1]">
          {isNarrow && hasHours && (
            // Next to picture and button the state may wrap to two lines; reserves them before it is loaded.
            <span aria-hidden="true" className="invisible line-clamp-2">
              {t.longState}
            </span>
          )}
          {/* below the button at the side there is room */}
          <span
            className={classNames('line-clamp-2', hasButton && (place.item.image ? 'max-[319px]:-mr-10' : '-mr-10'))}
          >
            {distance && (
              <span className="tabular text-ink-soft">
                {distance}
                {(openState ?? event) && ' · '}
              </span>
            )}
            {openState ? (
              <OpenStateBadge {...openState} />
            ) : (
              event && <span className="text-ink-soft">{t.eventAt({ title: event.title })}</span>
            )}
          </span>
        </span>
      )}
    </>
  );
}
