import type { Boot } from '@umkreis/contract/boot.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';

/** The main site has no branch: its guides lie around the Alpine Rhine. */
const mainTimeZone = 'Europe/Vaduz';
const mainCountry = 'li';

export const timeZoneOf = ({ branch }: Pick<Boot, 'branch'>): string => branch?.timeZone ?? mainTimeZone;

/** Where an item's hours apply: the branch's zone and holiday region, the item's sun. */
export function openingPlaceOf(boot: Pick<Boot, 'branch'>, { lat, lon }: { lat: number; lon: number }): OpeningPlace {
  return {
    timeZone: timeZoneOf(boot),
    countryCode: boot.branch?.countryCode ?? mainCountry,
    state: boot.branch?.state ?? null,
    lat,
    lon,
  };
}
