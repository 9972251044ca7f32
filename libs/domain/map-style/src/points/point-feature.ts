import type { Feature, Point } from 'geojson';
import type { PointProperties } from './point-properties.ts';
import { hasTag, isSettlement, type MapPlace } from './map-place.ts';
import { imageId, type SymbolImage } from './image-id.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { eventCategoryId } from '@umkreis/places/events/current-events.ts';
import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { rankOf } from '@umkreis/places/rank.ts';
import { sortOrder } from '@umkreis/places/sort-order.ts';

export type PointFeature = Feature<Point, PointProperties & { selected?: boolean }>;

const fallbackCategory = '00000000-0000-5000-8000-000000000000';
/** Colour of places that are closed or have no category */
export const mutedColor = '#857F90';

/** Label on the map: the title, for car parks with the maximum stay below it. */
export function labelOf({ item }: Pick<MapPlace, 'item'>): string {
  const stay = item.details?.parkingMaxParkingTime;
  return stay ? `${item.title}\nMax. ${stay}`.trim() : item.title;
}

/** The symbol of a place; grey for closed and dormant places. */
function symbolOf(place: MapPlace, type: SymbolImage['type'] = place.hasEvents ? 'event' : 'circle'): string {
  const category = place.categories[0];
  const muted = place.isPermanentlyClosed || place.isDormant;
  return imageId(eventCategoryId(category?.id ?? fallbackCategory, place.hasEvents), {
    type: place.isDormant ? 'nosymbol' : type,
    icon: category?.iconTitle ?? 'pin',
    foreground: category?.colorName ?? '#FFFFFF',
    background: muted ? mutedColor : (category?.backgroundColorName ?? mutedColor),
  });
}

/** Prominence of a point among those of its source. */
interface Standing {
  isProminent?: boolean;
  /** Minimum zoom as a landmark; undefined: never */
  from?: number | undefined;
  /** Minimum zoom as a dot; undefined: at every zoom */
  dot?: number | undefined;
  /** Minimum zoom of a result as a symbol; undefined: at every zoom */
  pin?: number | undefined;
  /** Its number in the source, for filters */
  nr?: number | undefined;
}

/** A place as a point of the map's sources. */
export function pointFeature(place: MapPlace, { isProminent, from, dot, pin, nr = -1 }: Standing = {}): PointFeature {
  const { item } = place;
  const properties: PointProperties = {
    nanoId: item.nanoId,
    nr,
    title: labelOf(place),
    image: symbolOf(place),
    color:
      place.isPermanentlyClosed || place.isDormant
        ? mutedColor
        : (place.categories[0]?.backgroundColorName ?? mutedColor),
    sortOrder: sortOrder(place),
    rank: rankOf(place),
  };
  if (from !== undefined) properties.from = from;
  if (dot !== undefined) properties.dot = dot;
  if (pin !== undefined) properties.pin = pin;
  if (isProminent) properties.prominent = true;
  if (isStreetFurniture(place.categories[0])) properties.furniture = true;
  if (place.isDormant || isSettlement(place)) properties.small = true;
  if (hasTag(place, 'mapPin', 'highAltitudeLabel')) properties.altitude = true;
  if (hasTag(place, 'symbolAlwaysHidden')) properties.hidden = true;
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [item.lon, item.lat] }, properties };
}

/** The selected place's pin; its label prefers the detail mapTitle. */
export function selectedFeature(place: MapPlace): PointFeature {
  const {
    properties: { small: _, ...usual },
    ...feature
  } = pointFeature(place, { isProminent: true });
  return {
    ...feature,
    properties: {
      ...usual,
      title: place.item.details?.mapTitle ?? labelOf(place),
      image: symbolOf(place, 'selected'),
      selected: true,
    },
  };
}

/** A pin at a position that is no place. */
export const positionFeature = (at: LngLat, title: string): PointFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [...at] },
  properties: {
    nanoId: '',
    nr: -1,
    title,
    image: imageId(fallbackCategory, { type: 'selected', icon: 'pin', foreground: '#FFFFFF', background: mutedColor }),
    color: mutedColor,
    sortOrder: 0,
    rank: 0,
    prominent: true,
    selected: true,
  },
});
