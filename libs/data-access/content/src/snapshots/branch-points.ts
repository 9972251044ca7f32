import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';

interface Branch {
  /** null: the main site. */
  shortId: number | null;
  timeZone: string;
  hoursPlaces: Record<string, HoursPlace>;
}

/** Features that are serialized at a time. */
const PAGE = 1000;

/**
 * The places of a snapshot as map points, a GeoJSON file in chunks. Excludes events and prohibitions, as these
 * change while the file stays the same. Places that are closed at that time are grey.
 * @param pieces the snapshot's items, as chunks of the inside of a JSON array
 * @param at when the snapshot was created
 */
export async function* branchPoints(
  { shortId, timeZone, hoursPlaces }: Branch,
  pieces: AsyncIterable<Buffer>,
  { categories, tags }: Pick<ReferenceDocument, 'categories' | 'tags'>,
  at: Date,
): AsyncGenerator<Buffer> {
  const names = {
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map(tags.map((tag) => [tag.id, tag])),
  };
  const places: MapPlace[] = [];
  for await (const piece of pieces) {
    const document = { items: JSON.parse(`[${piece.toString()}]`) as BasemapItem[], hoursPlaces };
    const visible = documentItems(document, names.tags, shortId === null);
    for (const place of joinPlaces(visible, { ...names, events: [], now: at, timeZone })) places.push(slim(place));
  }
  yield Buffer.from('{"type":"FeatureCollection","features":[');
  const features = itemFeatures(places);
  for (let start = 0; start < features.length; start += PAGE) {
    const text = JSON.stringify(features.slice(start, start + PAGE)).slice(1, -1);
    yield Buffer.from(start > 0 ? `,${text}` : text);
  }
  yield Buffer.from(']}');
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

/** All places of a branch are in memory at once here, so unneeded fields are dropped. */
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
