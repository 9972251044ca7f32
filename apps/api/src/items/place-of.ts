import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import type { ContentState } from '../snapshots/content-state.ts';

/** Clock and holidays of the item's owner, at the item. */
export type PlaceOf = (owner: number, at: { lat: number; lon: number }) => OpeningPlace;

/** Clock of an owner. */
export const timeZoneOf =
  (content: ContentState) =>
  (owner: number): string =>
    content.branches.get(owner)?.timeZone ??
    branchConfigs.find((one) => one.shortId === owner)?.timeZone ??
    'Europe/Vaduz';

export const createPlaceOf =
  (content: ContentState): PlaceOf =>
  (owner, { lat, lon }) => {
    const server = content.branches.get(owner);
    const config = branchConfigs.find((one) => one.shortId === owner);
    return {
      lat,
      lon,
      timeZone: timeZoneOf(content)(owner),
      countryCode: server?.countryCode ?? config?.countryCode ?? 'li',
      state: config?.state ?? null,
    };
  };
