import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { openPlaces } from '@umkreis/guide/hours/open-places.ts';
import { openingPlaceOf, timeZoneOf } from '@umkreis/place-rules/opening-place-of.ts';
import type { HoursModule } from '@umkreis/guide/hours/use-hours-module.ts';
import { joinPlaces } from '@umkreis/place-rules/join-places.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { documentItems } from '@umkreis/place-rules/document-items.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import { numberPlaces } from '@umkreis/map-style/points/number-places.ts';
import type { FeatureFile } from '@umkreis/map-view/sources/source-data.ts';
import { drawingOf, placesLeft, type Drawing, type DrawingQuery } from './drawing.ts';

const quarterOfAnHour = 900_000;

export type Names = Pick<ReferenceDocument, 'categories' | 'tags' | 'icons'>;

/** What a branch's guide is made of. */
export interface Content {
  /** Whose guide it is */
  where: Pick<Boot, 'branch' | 'main'>;
  /** The snapshot as it was fetched, JSON in UTF-8 */
  snapshot: ArrayBuffer;
  /** Categories, tags and icons: as fetched, or read already */
  names: ArrayBuffer | Names;
}

/** What the page needs to know of the content. */
export interface Filled {
  version: string;
  /** The branch is too large for memory: its places come as tiles. */
  isTiled: boolean;
  names: Names;
  /** Prohibitions are in force by the hour: `useHours` tells which. */
  hasProhibitions: boolean;
}

/** The guide's places and what is asked of them; in a worker of its own (`connectEngine`) or, in tests, in place. */
export interface Engine {
  /** Takes the content of a branch instead of what was there. @throws Error when it can't be read */
  fill(content: Content): Filled;
  setEvents(events: readonly Event[]): void;
  /** Reads opening hours from now on. @param url of the module */
  useHours(url: string): Promise<void>;
  /**
   * All places as points, joined anew when content, events or the quarter of an hour are others.
   * @param at the instant at which events are current and prohibitions in force, ms
   */
  items(at: number): FeatureFile;
  /** Of the places as `items` joined them last. */
  draw(query: DrawingQuery): Drawing;
}

/** @param loadHours fetches the code that reads opening hours */
export function createEngine(loadHours: (url: string) => Promise<HoursModule>): Engine {
  let filled: { where: Content['where']; document: BasemapDocument } | null = null;
  let names: Names = { categories: [], tags: [], icons: [] };
  let tags: ReadonlyMap<string, Tag> = new Map();
  let events: readonly Event[] = [];
  let hours: HoursModule | null = null;
  let places: readonly Place[] = [];
  let numbers: ReadonlyMap<string, number> = new Map();
  /** Grows with whatever joining follows from */
  let edition = 0;
  let file: FeatureFile | null = null;

  function join(at: number): void {
    if (!filled) return;
    const { where, document } = filled;
    const now = new Date(at);
    const categories = new Map(names.categories.map((category) => [category.id, category]));
    const read = hours;
    places = joinPlaces(documentItems(document, tags, !where.branch), {
      categories,
      tags,
      events,
      now,
      timeZone: timeZoneOf(where),
      ...(read && { isForbiddenNow: (value, item) => read.isForbiddenNow(value, now, openingPlaceOf(where, item)) }),
    });
    numbers = numberPlaces(places);
  }

  return {
    fill(content) {
      const next = read<BasemapDocument>(content.snapshot);
      names = content.names instanceof ArrayBuffer ? read<Names>(content.names) : content.names;
      tags = new Map(names.tags.map((tag) => [tag.id, tag]));
      edition += 1;
      filled = { where: content.where, document: next };
      return {
        version: next.version,
        isTiled: next.tiled,
        names,
        hasProhibitions: next.items.some(({ details }) => details?.transportForbiddenHours),
      };
    },
    setEvents(next) {
      if (JSON.stringify(next) === JSON.stringify(events)) return;
      events = next;
      edition += 1;
    },
    async useHours(url) {
      if (hours) return;
      hours = await loadHours(url);
      edition += 1;
    },
    items(at) {
      const key = `${edition}-${Math.floor(at / quarterOfAnHour)}`;
      if (file?.key === key) return file;
      join(at);
      const features = itemFeatures(places);
      file = {
        file: new Blob([JSON.stringify({ type: 'FeatureCollection', features })], { type: 'application/geo+json' }),
        key,
        total: places.length,
      };
      return file;
    },
    draw(query) {
      const isOpen =
        query.filter.openNow && hours && filled ? openPlaces(hours, filled.where, new Date(query.at)) : undefined;
      return drawingOf(placesLeft(places, tags, query, isOpen), places, numbers, query.level);
    },
  };
}

const read = <T>(bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)) as T;
