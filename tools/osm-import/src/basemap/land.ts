import type { Tags } from '../shared/osm-data.ts';
import type { Polygon } from '../geometry/polygons.ts';
import { area, type BaseFeature } from './base-feature.ts';

/** OSM key=value → land kind and first zoom */
const cover: Record<string, [kind: string, minZoom: number]> = {
  'landuse=forest': ['forest', 7],
  'natural=wood': ['forest', 7],
  'natural=scrub': ['scrub', 9],
  'natural=heath': ['heath', 9],
  'natural=fell': ['grassland', 9],
  'natural=grassland': ['grassland', 9],
  'landuse=meadow': ['meadow', 9],
  'landuse=grass': ['grass', 11],
  'landuse=farmland': ['farmland', 9],
  'landuse=orchard': ['orchard', 10],
  'landuse=vineyard': ['vineyard', 10],
  'landuse=allotments': ['allotments', 11],
  'landuse=plant_nursery': ['plant_nursery', 11],
  'landuse=greenhouse_horticulture': ['greenhouse_horticulture', 11],
  'natural=bare_rock': ['bare_rock', 8],
  'natural=scree': ['scree', 8],
  'natural=shingle': ['shingle', 10],
  'natural=sand': ['sand', 10],
  'natural=beach': ['beach', 10],
  'landuse=quarry': ['quarry', 10],
  'landuse=residential': ['residential', 10],
  'landuse=commercial': ['commercial', 10],
  'landuse=retail': ['retail', 10],
  'landuse=industrial': ['industrial', 10],
  'landuse=railway': ['railway', 10],
  'landuse=garages': ['garages', 12],
  'landuse=farmyard': ['farmyard', 10],
  'landuse=landfill': ['landfill', 10],
  'landuse=brownfield': ['brownfield', 10],
  'landuse=greenfield': ['greenfield', 10],
  'landuse=cemetery': ['cemetery', 12],
  'amenity=grave_yard': ['grave_yard', 13],
  'landuse=recreation_ground': ['recreation_ground', 11],
  'landuse=village_green': ['village_green', 11],
  'leisure=park': ['park', 11],
  'leisure=garden': ['garden', 12],
  'leisure=playground': ['playground', 13],
  'leisure=golf_course': ['golf_course', 11],
  'leisure=miniature_golf': ['miniature_golf', 13],
  'leisure=pitch': ['recreation_ground', 13],
  'landuse=winter_sports': ['grassland', 11],
};
const wetlands: Record<string, string> = {
  swamp: 'swamp',
  bog: 'bog',
  string_bog: 'string_bog',
  wet_meadow: 'wet_meadow',
  marsh: 'marsh',
};
const sites: Record<string, string> = {
  'amenity=university': 'university',
  'amenity=college': 'college',
  'amenity=school': 'school',
  'amenity=kindergarten': 'school',
  'amenity=hospital': 'hospital',
  'amenity=prison': 'prison',
  'amenity=parking': 'parking',
  'amenity=bicycle_parking': 'bicycle_parking',
  'landuse=construction': 'construction',
  'leisure=sports_centre': 'sports_center',
  'leisure=stadium': 'sports_center',
  'military=danger_area': 'danger_area',
};
const keys = ['leisure', 'amenity', 'natural', 'landuse', 'military'];

/** Land cover and large sites. */
export function landFeatures(tags: Tags, polygons: Polygon[]): BaseFeature[] {
  const features: BaseFeature[] = [];
  for (const key of keys) {
    const rule = `${key}=${tags[key]}`;
    const found =
      tags.natural === 'wetland' && key === 'natural'
        ? ([wetlands[tags.wetland ?? ''] ?? 'marsh', 10] as const)
        : cover[rule];
    if (found) {
      features.push({ layer: 'land', minZoom: found[1], properties: { kind: found[0] }, geometry: area(polygons) });
      break;
    }
  }
  const site = keys.map((key) => sites[`${key}=${tags[key]}`]).find(Boolean);
  if (site && !(tags.building && tags.building !== 'no'))
    features.push({
      layer: 'sites',
      minZoom: 13,
      properties: { kind: site, amenity: tags.amenity ?? '' },
      geometry: area(polygons),
    });
  return features;
}
