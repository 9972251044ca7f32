import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
import { categoriesOf } from '../categorise/categories-of.ts';
import { detailsOf } from '../categorise/details-of.ts';
import { tagsOf } from '../categorise/tags-of.ts';
import { titleOf } from '../categorise/title-of.ts';
import { innerPoint } from '../geometry/inner-point.ts';
import { lineMiddle, ringArea } from '../geometry/measure.ts';
import { assemble, ringOf, type Polygon } from '../geometry/polygons.ts';
import { positionsOf, type OsmData, type OsmWay, type Position, type Tags } from '../shared/osm-data.ts';
import type { AddressOf } from './addresses.ts';
import type { ItemDraft, Tally } from './model.ts';
import { withoutRepeats, type PlaceDraft } from './repeats.ts';

/** Minimum size of a place to store its outline, m² */
const MIN_OUTLINE = 500;
const privateKinds = new Set([
  'Parking',
  'Swimming',
  'Bicycle parking',
  'Playground',
  'Sports pitch',
  'Tennis',
  'Picnic table',
  'Bench',
  'Table tennis',
  'Barbecue',
]);

interface Shape {
  position: Position;
  polygons: Polygon[];
}

/** All places in the extract, except routes and lifts. */
export function places(
  data: OsmData,
  ways: ReadonlyMap<number, OsmWay>,
  addressOf: AddressOf,
  left: Tally,
): ItemDraft[] {
  const drafts: PlaceDraft[] = [];
  for (const { ref, tags, categories, shape } of candidates(data, ways, left)) {
    const shapeOfPlace = shape();
    if (!shapeOfPlace) {
      left.add('place whose outline is not in the extract');
      continue;
    }
    const { position, polygons } = shapeOfPlace;
    const isBuilding = tags.building !== undefined && tags.building !== 'no';
    const details = detailsOf(tags, categories);
    for (const detail of details.rejected) left.reject({ ref, ...detail });
    const draft: ItemDraft = {
      ref,
      type: 'place',
      title: titleOf(tags, categories),
      position,
      categories,
      tags: tagsOf(tags, categories),
      details: details.details,
      address: addressOf(tags, position),
      lines: [],
      polygons: isBuilding ? [] : polygons.filter((polygon) => ringArea(polygon[0]!) >= MIN_OUTLINE),
      stops: [],
      ...externalReferences(tags),
    };
    drafts.push({ draft, tags, polygons });
  }
  return withoutRepeats(drafts, left);
}

interface Candidate {
  ref: string;
  tags: Tags;
  categories: CategoryRow[];
  shape(): Shape | undefined;
}

function* candidates(data: OsmData, ways: ReadonlyMap<number, OsmWay>, left: Tally): Generator<Candidate> {
  const accept = (tags: Tags) => {
    const categories = categoriesOf(tags);
    if (categories.length === 0) {
      left.add(reasonFor(tags));
      return undefined;
    }
    if (!tags.name && ['private', 'no'].includes(tags.access ?? '') && privateKinds.has(categories[0]!.subCategory)) {
      left.add('private and without a name');
      return undefined;
    }
    return categories;
  };
  for (const { id, tags, position } of data.taggedNodes) {
    const categories = accept(tags);
    if (categories) yield { ref: `node/${id}`, tags, categories, shape: () => ({ position, polygons: [] }) };
  }
  for (const way of data.ways) {
    if (Object.keys(way.tags).length === 0 || isLine(way.tags)) continue;
    const categories = accept(way.tags);
    if (categories) yield { ref: `way/${way.id}`, tags: way.tags, categories, shape: () => shapeOfWay(way, data) };
  }
  for (const relation of data.relations) {
    if (
      !['multipolygon', 'boundary', 'site'].includes(relation.tags.type ?? '') ||
      relation.tags.boundary === 'administrative'
    )
      continue;
    const categories = accept(relation.tags);
    if (categories) {
      yield {
        ref: `relation/${relation.id}`,
        tags: relation.tags,
        categories,
        shape: () => {
          const { polygons } = assemble(relation, ways, data.nodes);
          return polygons.length > 0 ? { position: innerPoint(polygons), polygons } : undefined;
        },
      };
    }
  }
}

/** Ways handled as streets, routes or lifts. */
const isLine = (tags: Tags) =>
  (tags.highway !== undefined &&
    tags.area !== 'yes' &&
    !['rest_area', 'services', 'elevator', 'platform'].includes(tags.highway)) ||
  tags.waterway !== undefined ||
  tags['piste:type'] !== undefined ||
  (tags.aerialway !== undefined && tags.aerialway !== 'station');

function shapeOfWay(way: OsmWay, data: OsmData): Shape | undefined {
  const ring = ringOf(way, data.nodes);
  if (ring) return { position: innerPoint([[ring]]), polygons: [[ring]] };
  const line = positionsOf(way, data.nodes);
  return line.length > 0 ? { position: line.length > 1 ? lineMiddle(line) : line[0]!, polygons: [] } : undefined;
}

/** Articles and entries about the object itself; other keys are about its brand or architect. */
function externalReferences(tags: Tags): Pick<ItemDraft, 'wikipedia' | 'wikidata'> {
  return { wikipedia: tags.wikipedia?.trim() || undefined, wikidata: tags.wikidata?.trim() || undefined };
}

function reasonFor(tags: Tags): string {
  if (tags.highway || tags.barrier || tags.railway || tags.power || tags.traffic_sign || tags.crossing)
    return 'road and rail furniture, barriers, power lines (on the basemap, or of no interest)';
  if (tags.public_transport === 'stop_position') return 'stopping point of a bus on the road (its stop is imported)';
  if (tags.public_transport) return 'platform, stop area or network (its stop is imported)';
  if (tags.building) return 'building without its own use (on the basemap; with a house number also as a building)';
  if (tags.landuse || tags.natural || tags.waterway || tags.leisure)
    return 'land cover and water without a name (on the basemap only)';
  if (Object.keys(tags).some((key) => key.startsWith('addr:'))) return 'address point (imported with its building)';
  if (['building:part', 'entrance', 'playground', 'boundary', 'roof:ridge'].some((key) => tags[key]))
    return 'part of something imported or drawn: building part, entrance, border, play equipment';
  if (
    [
      'man_made',
      'emergency',
      'location',
      'marker',
      'traffic_calming',
      'noexit',
      'ford',
      'aerialway',
      'enforcement',
    ].some((key) => tags[key])
  )
    return 'technical object: pipeline, flagpole, siren, pylon, end of a road';
  return 'no category for its tags';
}
