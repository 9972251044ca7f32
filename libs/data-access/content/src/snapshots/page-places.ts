import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import type { ItemPage } from './item-page.ts';

export interface ArchivedBranch {
  /** null: the main site. */
  shortId: number | null;
  timeZone: string;
  hoursPlaces: Record<string, HoursPlace>;
}

/** Names of a branch's reference data. */
export type ArchivedNames = Pick<ReferenceDocument, 'categories' | 'tags'>;

/** The places of a page. */
export interface PagePlaces {
  places: readonly MapPlace[];
  /** A place of it will close permanently, so they depend on the time. */
  isTemporary: boolean;
}

/**
 * Reads the places of pages for the map. Excludes events and prohibitions, as these change while the file stays the
 * same. Places that are closed at that time are grey.
 * @param at when the snapshot was created
 */
export function placesReader(
  { shortId, timeZone, hoursPlaces }: ArchivedBranch,
  { categories, tags }: ArchivedNames,
  at: Date,
): (page: ItemPage) => Promise<PagePlaces> {
  const names = {
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map(tags.map((tag) => [tag.id, tag])),
  };
  return async (page) => {
    const document = { items: JSON.parse(`[${(await page.text()).toString()}]`) as BasemapItem[], hoursPlaces };
    const visible = documentItems(document, names.tags, shortId === null);
    const places = joinPlaces(visible, { ...names, events: [], now: at, timeZone });
    return {
      places: places.map(slim),
      isTemporary: places.some(({ item, isPermanentlyClosed }) => item.closed !== undefined && !isPermanentlyClosed),
    };
  };
}

/** Details that determine a point; of hours only whether there are any. */
function pointDetails(details: BasemapItem['details']): BasemapItem['details'] {
  const { parkingMaxParkingTime, hours, operatingHours } = details ?? {};
  if (!parkingMaxParkingTime && !hours && !operatingHours) return undefined;
  return {
    ...(parkingMaxParkingTime && { parkingMaxParkingTime }),
    ...((hours || operatingHours) && { hours: 'any' }),
  };
}

/** All places of a branch are in memory at once, so unneeded fields are dropped. */
function slim({ item, categories, tags, hasEvents, isPermanentlyClosed: isGone, isDormant }: MapPlace): MapPlace {
  const { id, nanoId, title, lat, lon, image, parents, children, hasMentions, renown } = item;
  const details = pointDetails(item.details);
  return {
    item: {
      id,
      nanoId,
      title,
      lat,
      lon,
      categories: item.categories,
      ...(image && { image }),
      ...(parents && { parents }),
      ...(children && { children }),
      ...(hasMentions && { hasMentions }),
      ...(renown && { renown }),
      ...(item.ways && { ways: [''] }),
      ...(details && { details }),
    },
    categories,
    tags,
    hasEvents,
    isPermanentlyClosed: isGone,
    isDormant,
  };
}
