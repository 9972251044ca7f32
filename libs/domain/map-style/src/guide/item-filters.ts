import type { ExpressionSpecification, FilterSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { GuideLayerOptions } from './guide-options.ts';
import { landmarkZooms } from '../points/landmarks.ts';
import { tileSource, type PlaceSource } from './item-context.ts';
import { areTilesFiltered, itemLayerIds, never, placeLayers, type ItemLayerId } from './item-layers.ts';

/** Numbers of places, in a typed array if there are many */
export type PlaceNumbers = readonly number[] | Int32Array<ArrayBuffer>;

/** Places that the item layers draw. */
export interface VisibleItems {
  /** Numbers of the places that pass the filter; null: all */
  visible: PlaceNumbers | null;
  /** Those drawn as symbols below zoom 14 */
  prominent: PlaceNumbers;
  /** Landmarks by their minimum zoom, in the order of `landmarkZooms` */
  landmarks: readonly PlaceNumbers[];
  /** A filter is active: it includes street furniture at any zoom */
  isFiltered: boolean;
  /** Number of places in the source */
  total: number;
  /** Numbers of the places in the source of current places; null: all */
  current: PlaceNumbers | null;
  /** The selected place, which has its own layer */
  selectedNanoId: string | null;
}

const nothing: ExpressionSpecification = ['literal', false] as unknown as ExpressionSpecification;
const isOneOf = (numbers: PlaceNumbers): ExpressionSpecification =>
  numbers.length === 0 ? nothing : ['match', ['get', 'nr'], [...numbers], true, false];

/** With more ranges a list of numbers is faster, as the map looks it up in a set. */
const mostRanges = 24;

/** Numbers as ranges, if there are few of them; otherwise null. */
export function rangesOf(numbers: PlaceNumbers): [from: number, to: number][] | null {
  const ranges: [number, number][] = [];
  for (const nr of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && nr - last[1] <= 1) last[1] = nr;
    else if (ranges.push([nr, nr]) > mostRanges) return null;
  }
  return ranges;
}

const isInRange = ([from, to]: [number, number]): ExpressionSpecification => [
  'all',
  ['>=', ['get', 'nr'], from],
  ['<=', ['get', 'nr'], to],
];

/** Expression for the zoom from which a place is a landmark, by its number. */
function firstZoomOf(landmarks: readonly PlaceNumbers[]): ExpressionSpecification {
  const branches = landmarks.flatMap((numbers, at) => (numbers.length > 0 ? [[...numbers], landmarkZooms[at]!] : []));
  return branches.length === 0
    ? ['literal', never]
    : (['match', ['get', 'nr'], ...branches, never] as unknown as ExpressionSpecification);
}

/** Ranges, or the shorter of two lists: visible or hidden places. */
function passes(visible: PlaceNumbers, total: number): ExpressionSpecification {
  const ranges = rangesOf(visible);
  if (ranges) return ranges.length === 0 ? nothing : ['any', ...ranges.map(isInRange)];
  if (visible.length <= total / 2) return isOneOf(visible);
  const visibleSet = new Set(visible);
  const left = Array.from({ length: total }, (_, nr) => nr).filter((nr) => !visibleSet.has(nr));
  return ['!', isOneOf(left)];
}

/** Excludes places that the source of current places has. */
function notCurrent(current: PlaceNumbers | null): ExpressionSpecification | null {
  if (!current) return nothing;
  return current.length > 0 ? ['!', isOneOf(current)] : null;
}

/** Filters of a source's layers by layer id. Changing them is cheaper than sending the points to the map again. */
export function itemFilters(
  options: GuideLayerOptions,
  source: PlaceSource,
  { visible, prominent, landmarks, isFiltered, total, current, selectedNanoId }: VisibleItems,
): Record<ItemLayerId, FilterSpecification> {
  const filtered = visible && passes(visible, total);
  const isInTiles = source === tileSource ? notCurrent(current) : null;
  const extra: ExpressionSpecification[] = [
    ...(filtered ? [filtered] : []),
    ...(isInTiles ? [isInTiles] : []),
    ...(selectedNanoId ? [['!=', ['get', 'nanoId'], selectedNanoId] satisfies ExpressionSpecification] : []),
  ];
  const filters = new Map(
    placeLayers(options, source, isFiltered || areTilesFiltered(options), !filtered).map((layer) => [
      layer.id as ItemLayerId,
      'filter' in layer ? (layer.filter as ExpressionSpecification) : nothing,
    ]),
  );
  if (filtered)
    filters.set('guide-names', ['all', filters.get('guide-symbols')!, ['<=', firstZoomOf(landmarks), ['zoom']]]);
  // A place left by a filter may be prominent even if it wasn't before.
  if (filtered) filters.set('guide-symbols-prominent', ['all', filters.get('guide-symbols')!, isOneOf(prominent)]);
  return Object.fromEntries(
    itemLayerIds.map((id) => [id, extra.length === 0 ? filters.get(id)! : ['all', filters.get(id)!, ...extra]]),
  ) as ReturnType<typeof itemFilters>;
}
