import { useLanguage } from '@umkreis/i18n/language.tsx';
import { useGuide } from '../guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { openStateOf, type OpenState } from './open-state-of.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { useHoursModule } from './use-hours-module.ts';
import { useServedHours } from '../served-hours.ts';
import { useNow } from '../time/guide-time.ts';

/**
 * Whether a place is open (or a lift runs) and when that changes; null without hours or until their code is loaded.
 * @param details newer values than those of the basemap document
 * @param at overrides the guide's time
 */
export function useOpenState(place: Place, details = place.item.details, at: Date | null = null): OpenState | null {
  const { boot, servedHours } = useGuide();
  const language = useLanguage();
  const now = useNow();
  const hours = { hours: details?.hours, operatingHours: details?.operatingHours, closed: place.item.closed };
  const hasAny = Boolean(hours.hours ?? hours.operatingHours ?? hours.closed);
  const served = useServedHours(servedHours, hasAny ? place.item.nanoId : null);
  const own = useHoursModule(hasAny && !servedHours);
  const module = servedHours ? served : own;
  return module && openStateOf(module, hours, at ?? now, openingPlaceOf(boot, place.item), language);
}
