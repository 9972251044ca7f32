import type { Language } from '@umkreis/contract/boot.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';
import { durationText } from '@umkreis/places/duration-text.ts';

/** Length and time of a way, '5.2 km · 1 h 40 min', as far as available. @param details '5.2 km', '1.67 h' */
export function wayLine(details: BasemapItem['details'], language: Language): string {
  const km = /^(\d+(?:[.,]\d+)?) (km|m)$/.exec(details?.activityWayLength ?? '');
  const hours = /^(\d+(?:[.,]\d+)?) h$/.exec(details?.activityWayWalkingDuration ?? '');
  const value = (text: string) => Number(text.replace(',', '.'));
  return [
    km && `${numberText(value(km[1]!), language, 1)} ${km[2]}`,
    hours && value(hours[1]!) > 0 && durationText(value(hours[1]!)),
  ]
    .filter(Boolean)
    .join(' · ');
}
