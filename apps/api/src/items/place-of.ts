import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import type { ContentState } from '../snapshots/content-state.ts';

/** Clock and holidays of the item's owner, at the item. */
export type PlaceOf = (owner: number, at: { lat: number; lon: number }) => OpeningPlace;

export const createPlaceOf = (content: ContentState): PlaceOf => (owner, { lat, lon }) => {
  const server = content.branches.get(owner);
  const config = branchConfigs.find((one) => one.shortId === owner);
  return { lat, lon, timeZone: server?.timeZone ?? config?.timeZone ?? 'Europe/Vaduz', countryCode: server?.countryCode ?? config?.countryCode ?? 'li', state: config?.state ?? null };
};
