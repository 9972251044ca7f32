import type { StateRow } from '@umkreis/taxonomy/states.ts';
import { Area, assemble, ringOf } from '../geometry/polygons.ts';
import type { OsmData, OsmWay, Position, Tags } from '../shared/osm-data.ts';
import { stateOfArea } from './state-evidence.ts';

export interface AdminArea {
  /** Id of the relation or, negative, of the way */
  id: number;
  level: number;
  name: string;
  area: Area;
  complete: boolean;
  countryCode: string | undefined;
  /** The state that it is or is in, by its codes */
  state: StateRow | undefined;
}

/** Electoral districts */
const electoral = /constituency|electoral|wahlkreis|parliamentary|polling|voting/i;

/** Whether it is the border of an administrative area. Constituencies share the tags of municipalities. */
function isAdministrative(tags: Tags): boolean {
  if (!tags.boundary?.split(';').includes('administrative') || !tags.name || !tags.admin_level) return false;
  const kind = [tags.designation, tags.border_type, tags.political_division, tags['boundary:type']].join(' ');
  return tags.political_division === undefined && !electoral.test(kind);
}

/** Older extracts contain borders as multipolygons, some as closed ways. */
const isArea = (tags: Tags) => tags.type === 'boundary' || tags.type === 'multipolygon';

/** Names of administrative areas with an incomplete border in the extract, with their level. */
export function openAreas(data: OsmData, areas: readonly AdminArea[]): { level: number; name: string }[] {
  const closed = new Set(areas.filter((area) => area.complete).map((area) => area.id));
  return data.relations
    .filter(({ id, tags }) => isArea(tags) && isAdministrative(tags) && !closed.has(id))
    .map(({ tags }) => ({ level: Number(tags.admin_level), name: tags.name! }));
}

/** Administrative areas with at least one closed ring in the extract, smallest first. */
export function adminAreas(data: OsmData, ways: ReadonlyMap<number, OsmWay>): AdminArea[] {
  const relations = data.relations.filter(({ tags }) => isArea(tags) && isAdministrative(tags));
  const named = new Set(relations.map(({ tags }) => `${tags.admin_level}/${tags.name}`));
  const fromRelations = relations.flatMap((relation) => {
    const { polygons, complete } = assemble(relation, ways, data.nodes);
    return polygons.length > 0 ? [areaOf(relation.id, relation.tags, new Area(polygons), complete)] : [];
  });
  const fromWays = data.ways
    .filter(({ tags }) => isAdministrative(tags) && !named.has(`${tags.admin_level}/${tags.name}`))
    .flatMap((way) => {
      const ring = ringOf(way, data.nodes);
      return ring ? [areaOf(-way.id, way.tags, new Area([[ring]]), true)] : [];
    });
  return [...fromRelations, ...fromWays].toSorted((a, b) => a.area.size - b.area.size);
}

function areaOf(id: number, tags: Tags, area: Area, complete: boolean): AdminArea {
  const code = (tags['ISO3166-1:alpha2'] ?? tags['ISO3166-1'] ?? tags['ISO3166-2']?.slice(0, 2))?.toLowerCase();
  const countryCode = /^[a-z]{2}$/.test(code ?? '') ? code : undefined;
  return {
    id,
    level: Number(tags.admin_level),
    name: tags.name!,
    area,
    complete,
    countryCode,
    state: stateOfArea(tags, countryCode),
  };
}

/** Municipality of a position: the smallest area of level 8, otherwise of level 6 or 7. */
export function municipalityFinder(areas: readonly AdminArea[]): (position: Position) => string | undefined {
  const candidates = [8, 7, 6].flatMap((level) => areas.filter((area) => area.level === level));
  return (position) => candidates.find(({ area }) => area.has(position))?.name;
}
