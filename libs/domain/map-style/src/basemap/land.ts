import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { isOneOf, zoomScale } from '../zoom-scale.ts';

/** Areas of some kinds in one colour; fades in over two zoom levels. */
const coverLayer =
  (source: string) =>
  (id: string, kinds: string[], color: string, minzoom = 7): LayerSpecification => ({
    id: `land-${id}`,
    type: 'fill',
    source,
    'source-layer': 'land',
    minzoom,
    filter: isOneOf('kind', kinds),
    paint: {
      'fill-color': color,
      'fill-antialias': true,
      'fill-opacity': zoomScale(
        [
          [minzoom, 0.4],
          [minzoom + 2, 1],
        ],
        1,
      ),
    },
  });

/** Land cover and large sites. */
export function landLayers({ colors, source }: LayerContext): LayerSpecification[] {
  const cover = coverLayer(source);
  return [
    cover(
      'residential',
      [
        'residential',
        'commercial',
        'industrial',
        'retail',
        'garages',
        'railway',
        'farmyard',
        'landfill',
        'brownfield',
        'greenhouse_horticulture',
      ],
      colors.residential,
      10,
    ),
    cover('farmland', ['farmland', 'orchard', 'vineyard', 'plant_nursery', 'allotments'], colors.farmland, 9),
    cover(
      'grass',
      [
        'grass',
        'grassland',
        'meadow',
        'park',
        'garden',
        'village_green',
        'recreation_ground',
        'golf_course',
        'miniature_golf',
        'playground',
        'heath',
        'greenfield',
        'bog',
        'marsh',
        'swamp',
        'string_bog',
        'wet_meadow',
        'wetland',
      ],
      colors.grass,
      9,
    ),
    cover('wood', ['forest', 'wood', 'scrub'], colors.wood),
    cover('rock', ['bare_rock', 'scree', 'shingle', 'quarry'], colors.rock, 8),
    cover('sand', ['sand', 'beach'], colors.sand, 10),
    cover('cemetery', ['cemetery', 'grave_yard'], colors.cemetery, 12),
    {
      id: 'sites',
      type: 'fill',
      source,
      'source-layer': 'sites',
      minzoom: 13,
      filter: isOneOf('kind', [
        'school',
        'university',
        'college',
        'hospital',
        'sports_center',
        'parking',
        'construction',
      ]),
      paint: { 'fill-color': ['match', ['get', 'kind'], 'sports_center', colors.grass, colors.site] },
    },
  ];
}
