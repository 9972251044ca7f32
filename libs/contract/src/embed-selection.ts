import type { EmbedTopicKind, EmbedView } from './embed-address.ts';
import type { LngLat } from './ref.ts';

/** Which entries an embedded page shows, and where its map starts. */
export interface EmbedSelection {
  /** Maximum number of entries, 1 to 100; null: all */
  rows: number | null;
  /** by title, or open places first; null: the usual order of the content */
  sort: 'title' | 'open' | null;
  /** Only places that are open now */
  isOpenNow: boolean;
  /** First and last day of events, `YYYY-MM-DD` in the guide's zone; null: no limit */
  from: string | null;
  to: string | null;
  /** Centre of the map; null: the map fits the places */
  center: LngLat | null;
  /** Zoom of the map, 0 to 22; null: the map fits the places, or 14 with a centre */
  zoom: number | null;
}

export const everyEntry: EmbedSelection = {
  rows: null,
  sort: null,
  isOpenNow: false,
  from: null,
  to: null,
  center: null,
  zoom: null,
};

/** Names of the query parameters, which are also attributes of the element. */
export const selectionNames = ['rows', 'sort', 'open-now', 'from', 'to', 'center', 'zoom'] as const;
type SelectionName = (typeof selectionNames)[number];

const MOST_ROWS = 100;
const MOST_ZOOM = 22;
/** Zoom at a centre without a zoom */
export const USUAL_ZOOM = 14;

/**
 * Reads a selection from query parameters or attributes; what is missing or not understood has its default.
 * @param get the value of a parameter; null: it is missing
 * @param onIgnored called with each value that is not understood, and what is expected instead
 */
export function readSelection(
  get: (name: SelectionName) => string | null,
  onIgnored: (name: SelectionName, value: string, expected: string) => void = () => undefined,
): EmbedSelection {
  const read = <T>(name: SelectionName, parse: (value: string) => T | null, expected: string): T | null => {
    const value = get(name)?.trim();
    if (!value) return null;
    const parsed = parse(value);
    if (parsed === null) onIgnored(name, value, expected);
    return parsed;
  };
  return {
    rows: read('rows', numberIn(1, MOST_ROWS, /^\d+$/), `1 to ${MOST_ROWS}`),
    sort: read('sort', sortOf, 'title or open'),
    isOpenNow: isSet(get('open-now')),
    from: read('from', dayOf, 'YYYY-MM-DD'),
    to: read('to', dayOf, 'YYYY-MM-DD'),
    center: read('center', readCenter, 'latitude,longitude'),
    zoom: read('zoom', numberIn(0, MOST_ZOOM, /^\d+(\.\d+)?$/), `0 to ${MOST_ZOOM}`),
  };
}

/** The query parameters of a selection, without defaults. */
export function selectionParameters(selection: EmbedSelection): readonly (readonly [SelectionName, string])[] {
  const { rows, sort, isOpenNow, from, to, center, zoom } = selection;
  const values: Record<SelectionName, string | null> = {
    rows: rows === null ? null : String(rows),
    sort,
    'open-now': isOpenNow ? '1' : null,
    from,
    to,
    center: center && `${center[1]},${center[0]}`,
    zoom: zoom === null ? null : String(zoom),
  };
  return selectionNames.flatMap((name) => (values[name] === null ? [] : [[name, values[name]] as const]));
}

const placeViews: readonly EmbedView[] = ['list', 'list-map', 'tiles'];

/** Without the parts that a view does not use. */
export function selectionOfView(selection: EmbedSelection, of: EmbedTopicKind, view: EmbedView): EmbedSelection {
  const { rows, sort, isOpenNow, from, to, center, zoom } = selection;
  if (of === 'place' && view !== 'agenda') return { ...everyEntry, ...(view !== 'list' && { center, zoom }) };
  return {
    ...everyEntry,
    ...(view !== 'map' && { rows }),
    ...(placeViews.includes(view) && { sort }),
    ...(view === 'agenda' ? { from, to } : { isOpenNow }),
    ...((view === 'map' || view === 'list-map') && { center, zoom }),
  };
}

const numberIn = (least: number, most: number, pattern: RegExp) => (value: string) => {
  const number = Number(value);
  return pattern.test(value) && number >= least && number <= most ? number : null;
};

function sortOf(value: string): EmbedSelection['sort'] {
  const sort = value.toLowerCase();
  return sort === 'title' || sort === 'open' ? sort : null;
}

/** An attribute without a value is set. */
const isSet = (value: string | null) => value !== null && !/^(0|false|no)$/i.test(value.trim());

function dayOf(value: string): string | null {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
    ? value
    : null;
}

/** `latitude,longitude` in degrees, as map services write it. */
export function readCenter(value: string): LngLat | null {
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return lat !== undefined && Math.abs(Number(lat)) <= 85 && Math.abs(Number(lon)) <= 180
    ? [Number(lon), Number(lat)]
    : null;
}
