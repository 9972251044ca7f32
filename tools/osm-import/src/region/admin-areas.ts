import { Area, assemble } from '../geometry/polygons.ts';
import type { OsmData, OsmWay, Position } from '../osm-data.ts';

export interface AdminArea {
  id: number;
  level: number;
  name: string;
  area: Area;
  complete: boolean;
  countryCode: string | undefined;
  stateName: string | undefined;
}

/** Administrative areas with at least one closed ring in the extract, smallest first. */
export function adminAreas(data: OsmData, ways: ReadonlyMap<number, OsmWay>): AdminArea[] {
  return data.relations
    .filter(
      ({ tags }) => tags.boundary === 'administrative' && tags.type === 'boundary' && tags.name && tags.admin_level,
    )
    .flatMap((relation) => {
      const { polygons, complete } = assemble(relation, ways, data.nodes);
      if (polygons.length === 0) return [];
      const { tags } = relation;
      return [
        {
          id: relation.id,
          level: Number(tags.admin_level),
          name: tags.name!,
          area: new Area(polygons),
          complete,
          countryCode: (tags['ISO3166-1:alpha2'] ?? tags['ISO3166-1'] ?? tags['ISO3166-2']?.slice(0, 2))?.toLowerCase(),
          stateName: tags.admin_level === '4' ? tags.name : undefined,
        },
      ];
    })
    .toSorted((a, b) => a.area.size - b.area.size);
}

/** Municipality of a position: the smallest area of level 8, else of level 6 or 7. */
export function municipalityFinder(areas: readonly AdminArea[]): (position: Position) => string | undefined {
  const candidates = [8, 7, 6].flatMap((level) => areas.filter((area) => area.level === level));
  return (position) => candidates.find(({ area }) => area.has(position))?.name;
}

/**
 * Country of an extract: that of a complete country in it, else of a state that reaches into it, else what its
 * addresses say most often.
 * @returns ISO 3166-1 alpha-2, lower case
 */
export function countryOf(data: OsmData, areas: readonly AdminArea[], middle: Position): string | undefined {
  const around = areas.filter(({ area, countryCode }) => countryCode && area.has(middle));
  if (around.length > 0) return around.toSorted((a, b) => a.level - b.level)[0]!.countryCode;
  const votes = new Map<string, number>();
  const vote = (code: string | undefined, weight: number) => {
    if (code && /^[a-z]{2}$/.test(code)) votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  for (const { tags } of [...data.taggedNodes, ...data.ways]) vote(tags['addr:country']?.toLowerCase(), 1);
  if (votes.size === 0) {
    const present = new Set(data.ways.map((way) => way.id));
    for (const { tags, members } of data.relations) {
      if (tags.boundary !== 'administrative') continue;
      const code = (tags['ISO3166-1:alpha2'] ?? tags['ISO3166-1'] ?? tags['ISO3166-2']?.slice(0, 2))?.toLowerCase();
      vote(code, members.filter((member) => present.has(member.ref)).length);
    }
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
