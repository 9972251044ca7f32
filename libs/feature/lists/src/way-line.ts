import type { Language } from '@umkreis/contract/boot.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';
import { durationText } from '@umkreis/places/walks/duration-text.ts';
import { wayValue } from '@umkreis/places/walks/way-values.ts';

/** Length, time and ascent of a way, '5.2 km · 1 h 40 min · 320 m ↑', as far as available. */
export function wayLine(details: BasemapItem['details'], language: Language): string {
  const km = wayValue(details, 'km');
  const hours = wayValue(details, 'hours');
  const climb = wayValue(details, 'climb');
  return [
    km && (km < 1 ? `${numberText(km * 1000, language)} m` : `${numberText(km, language, 1)} km`),
    hours && durationText(hours),
    climb && `${numberText(climb, language)} m ↑`,
  ]
    .filter(Boolean)
    .join(' · ');
}
