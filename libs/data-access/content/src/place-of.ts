import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { firstPlace } from '@umkreis/places/first-place.ts';
import type { ContentState } from './content-state.ts';

interface At {
  lat: number;
  lon: number;
  /** Time zone and holidays of the item itself. */
  hours_place?: HoursPlace | null;
}

/** Time zone and holidays of the item, else of its owner, at the item's position. */
export type PlaceOf = (owner: number, at: At) => OpeningPlace;

/** Time zone and holidays of an owner. */
export const hoursPlaceOf =
  (content: ContentState) =>
  (owner: number): HoursPlace => {
    const server = content.branches.get(owner);
    const config = content.defaults.get(owner);
    return {
      timeZone: server?.timeZone ?? config?.timeZone ?? firstPlace.timeZone,
      countryCode: server?.countryCode ?? config?.countryCode ?? firstPlace.countryCode,
      state: (server?.countryCode ? server.state : config?.state) ?? null,
    };
  };

/** Time zone of an owner. */
export const timeZoneOf =
  (content: ContentState) =>
  (owner: number): string =>
    hoursPlaceOf(content)(owner).timeZone;

export const createPlaceOf =
  (content: ContentState): PlaceOf =>
  (owner, { lat, lon, hours_place }) => ({ lat, lon, ...(hours_place ?? hoursPlaceOf(content)(owner)) });
