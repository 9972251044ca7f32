import type { ExpressionSpecification, FilterSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { GuideLayerOptions } from './guide-options.ts';
import { landmarkZooms } from '../points/landmarks.ts';
import { isAskedOfTiles, itemLayerIds, itemLayers, never } from './item-layers.ts';

/** Numbers of places, as many as there are. */
export type PlaceNumbers = readonly number[] | Int32Array<ArrayBuffer>;

/** Which places the item layers leave out. */
export interface ShownItems {
  /** Numbers of the places that pass the filter; null: all */
  shown: PlaceNumbers | null;
  /** Of those, the ones that are symbols below zoom 14 */
  prominent: PlaceNumbers;
  /** And the landmarks, by the zoom from which they are, as `landmarkZooms` has them */
  landmarks: readonly PlaceNumbers[];
  /** A filter is on: street furniture among them was asked for */
  isAsked: boolean;
  /** Places in the source */
  total: number;
  /** The selected place: drawn in a layer of its own */
  selectedNanoId: string | null;
}

const nothing: ExpressionSpecification = ['literal', false] as unknown as ExpressionSpecification;
const isOneOf = (numbers: PlaceNumbers): ExpressionSpecification =>
  numbers.length === 0 ? nothing : ['match', ['get', 'nr'], [...numbers], true, false];

/** More ranges than this cost the map more than a list of numbers, which it looks up at once. */
const mostRanges = 24;

/** Numbers as ranges, where they lie in few rows; else null. */
export function rangesOf(numbers: PlaceNumbers): [from: number, to: number][] | null {
  const ranges: [number, number][] = [];
  for (const nr of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && nr - last[1] <= 1) last[1] = nr;
    else if (ranges.push([nr, nr]) > mostRanges) return null;
  }
  return ranges;
}

const isWithin = ([from, to]: [number, number]): ExpressionSpecification => [
  'all',
  ['>=', ['get', 'nr'], from],
  ['<=', ['get', 'nr'], to],
];

/** The zoom from which a place is a landmark, by its number. */
function firstZoomOf(landmarks: readonly PlaceNumbers[]): ExpressionSpecification {
  const branches = landmarks.flatMap((numbers, at) => (numbers.length > 0 ? [[...numbers], landmarkZooms[at]!] : []));
  return branches.length === 0
    ? ['literal', never]
    : (['match', ['get', 'nr'], ...branches, never] as unknown as ExpressionSpecification);
}

/** Ranges, or the shorter of two lists: what is shown or what is not. */
function passes(shown: PlaceNumbers, total: number): ExpressionSpecification {
  const ranges = rangesOf(shown);
  if (ranges) return ranges.length === 0 ? nothing : ['any', ...ranges.map(isWithin)];
  if (shown.length <= total / 2) return isOneOf(shown);
  const kept = new Set(shown);
  const left = Array.from({ length: total }, (_, nr) => nr).filter((nr) => !kept.has(nr));
  return ['!', isOneOf(left)];
}

/** Filters of the item layers, by layer id. Changing them is cheaper than sending the points to the map again. */
export function itemFilters(
  options: GuideLayerOptions,
  { shown, prominent, landmarks, isAsked, total, selectedNanoId }: ShownItems,
): Record<(typeof itemLayerIds)[number], FilterSpecification> {
  const filtered = shown && !options.itemTiles ? passes(shown, total) : null;
  const extra: ExpressionSpecification[] = [
    ...(filtered ? [filtered] : []),
    ...(selectedNanoId ? [['!=', ['get', 'nanoId'], selectedNanoId] satisfies ExpressionSpecification] : []),
  ];
  const filters = new Map(
    itemLayers(options, isAsked || isAskedOfTiles(options), !filtered).map((layer) => [
      layer.id,
      'filter' in layer ? (layer.filter as ExpressionSpecification) : nothing,
    ]),
  );
  if (filtered)
    filters.set('guide-names', ['all', filters.get('guide-symbols')!, ['<=', firstZoomOf(landmarks), ['zoom']]]);
  // a place that a filter leaves alone may stand out where it did not before
  if (filtered) filters.set('guide-symbols-prominent', ['all', filters.get('guide-symbols')!, isOneOf(prominent)]);
  return Object.fromEntries(
    itemLayerIds.map((id) => [id, extra.length === 0 ? filters.get(id)! : ['all', filters.get(id)!, ...extra]]),
  ) as ReturnType<typeof itemFilters>;
}
