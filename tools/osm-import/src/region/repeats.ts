import { boxOf, distance } from '../geometry/measure.ts';
import { Area, type Polygon } from '../geometry/polygons.ts';
import type { Position, Tags } from '../shared/osm-data.ts';
import { ownAddress } from './addresses.ts';
import type { ItemDraft, Tally } from './model.ts';

/** A place with what identifies it. */
export interface PlaceDraft {
  draft: ItemDraft;
  tags: Tags;
  /** Its outline, also of a building */
  polygons: readonly Polygon[];
}

/** Two nodes closer than this are at the same point, m. */
const SAME_POINT = 1;
/** Each direction and platform of a stop is mapped; they are one place. */
const stops = new Set(['Tram stop', 'Railway station', 'Bus station', 'Ferry']);
const SAME_STOP = 80;
/** Different values of these are different objects. */
const identifying = ['level', 'ref', 'phone', 'contact:phone', 'website', 'contact:website', 'operator', 'wikidata'];

/**
 * Leaves out objects that were mapped twice: with the same name and category, no contradiction in address, level or
 * contact, and at the same point or one inside the outline of the other; also the platforms of a stop. The one with
 * more details stays.
 */
export function withoutRepeats(places: readonly PlaceDraft[], left: Tally): ItemDraft[] {
  const weight = ({ draft }: PlaceDraft) => draft.details.length + draft.tags.length;
  const groups = new Map<string, PlaceDraft[]>();
  const repeats = new Set<ItemDraft>();
  for (const place of places.toSorted((a, b) => weight(b) - weight(a))) {
    const { title, categories } = place.draft;
    if (!title || categories[0]!.subCategory === 'Bus stop') continue;
    const key = `${categories[0]!.id}/${title}`;
    const group = groups.get(key);
    if (group?.some((other) => isSameObject(other, place))) {
      left.add('repeats the same place: same name, category and address, one inside the other');
      repeats.add(place.draft);
    } else if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return places.map(({ draft }) => draft).filter((draft) => !repeats.has(draft));
}

function isSameObject(a: PlaceDraft, b: PlaceDraft): boolean {
  const contradicts = (one: string | undefined, other: string | undefined) =>
    Boolean(one?.trim() && other?.trim() && one.trim() !== other.trim());
  if (identifying.some((key) => contradicts(a.tags[key], b.tags[key]))) return false;
  const [addressA, addressB] = [ownAddress(a.tags), ownAddress(b.tags)];
  if (contradicts(addressA.street, addressB.street) || contradicts(addressA.housenumber, addressB.housenumber))
    return false;
  const [positionA, positionB] = [a.draft.position, b.draft.position];
  const same = stops.has(a.draft.categories[0]!.subCategory) ? SAME_STOP : SAME_POINT;
  return distance(positionA, positionB) < same || isInside(positionA, b) || isInside(positionB, a);
}

function isInside(position: Position, { polygons }: PlaceDraft): boolean {
  if (polygons.length === 0) return false;
  const [west, south, east, north] = boxOf(polygons.flatMap((polygon) => polygon[0]!));
  const isNear = position[0] >= west && position[0] <= east && position[1] >= south && position[1] <= north;
  return isNear && new Area(polygons).has(position);
}
