import { isSameHoursPlace } from '@umkreis/contract/hours-place.ts';
import { knowsPublicHolidays } from '@umkreis/opening-hours/known-holidays.ts';
import { hoursPlaceOf, mostOf, withDefaults } from './hours-places.ts';
import type { LocatedItem } from './model.ts';
import type { Choice } from './owners.ts';
import type { Region } from './read-region.ts';
import type { Shares } from './share-out.ts';
import type { RegionLocation } from './location.ts';

export interface Located {
  items: LocatedItem[];
  /** By short id */
  branches: ReadonlyMap<number, RegionLocation>;
  all: RegionLocation;
}

/** Time zone, country and state of each branch, where most of its places are, and of places elsewhere. */
export function locate(
  { locationOf, bounds }: Pick<Region, 'locationOf' | 'bounds'>,
  { targets }: Choice,
  { items, streets, buildings }: Shares,
): Located {
  const owned = Map.groupBy(items, (item) => item.owner);
  const streetsAndBuildings = Map.groupBy([...streets, ...buildings], (one) => one.owner);
  const branches = new Map(
    targets.map(({ shortId, area }) => {
      const [west, south, east, north] = area?.box ?? bounds;
      const own = owned.get(shortId) ?? streetsAndBuildings.get(shortId);
      const positions = own?.map((one) => one.position) ?? [[(west + east) / 2, (south + north) / 2]];
      return [shortId, mostOf(positions, locationOf)];
    }),
  );
  const placeOf = new Map([...branches].map(([shortId, at]) => [shortId, hoursPlaceOf(at)]));
  return {
    branches,
    all: mostOf(
      items.map((item) => item.position),
      locationOf,
    ),
    items: items.map((item) => {
      const at = withDefaults(locationOf(item.position), branches.get(item.owner)!);
      const [own, branch] = [hoursPlaceOf(at), placeOf.get(item.owner)];
      return {
        ...item,
        countryCode: at.countryCode,
        stateId: at.state?.id,
        hoursPlace: own && branch && !isSameHoursPlace(own, branch) ? own : undefined,
      };
    }),
  };
}

/** Countries of the places without public-holiday data. */
export function countriesWithoutHolidays({ items, branches }: Located): string[] {
  const places = [...[...branches.values()].map(hoursPlaceOf), ...items.map((item) => item.hoursPlace)];
  const unknown = places.flatMap((place) =>
    place && !knowsPublicHolidays(place.countryCode, place.state) ? [place.countryCode] : [],
  );
  return [...new Set(unknown)].toSorted();
}
