import type { Boot } from '@umkreis/contract/boot.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { firstPlace } from './first-place.ts';

type Where = Pick<Boot, 'branch' | 'main'>;

const hoursPlaceOf = ({ branch, main }: Where): HoursPlace => branch ?? main.hoursPlace ?? firstPlace;

/**
 * What texts of a guide depend on besides the language of the page: the country whose spelling they follow (ISO 3166-1
 * alpha-2, lower case), and the language of its titles and texts (BCP 47).
 */
export const localeOf = (boot: Where): { countryCode: string; contentLanguage: string } => ({
  countryCode: hoursPlaceOf(boot).countryCode,
  contentLanguage: contentLanguageOf(boot.branch),
});

export const timeZoneOf = (boot: Where): string => hoursPlaceOf(boot).timeZone;

/**
 * Where an item's hours apply: its own time zone and holidays, otherwise those of the branch; its own position for
 * the sun.
 */
export function openingPlaceOf(
  boot: Where,
  { lat, lon, hoursPlace }: Pick<BasemapItem, 'lat' | 'lon' | 'hoursPlace'>,
): OpeningPlace {
  const { timeZone, countryCode, state } = hoursPlace ?? hoursPlaceOf(boot);
  return { timeZone, countryCode, state, lat, lon };
}
