import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { regular, semibold } from '../font-faces.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';

/** Properties of a polygon or line of a place, with the defaults of its type filled in. */
export interface ShapeProperties {
  nanoId: string;
  fillColor: string;
  fillOpacity: number;
  fillOutlineColor: string;
  lineColor: string;
  lineWidth: number;
  lineOpacity: number;
  mainTitleLabel: string;
  subTitleLabel: string;
  /** Empty: the map's label colour */
  labelColor: string;
}

const isArea: ['==', ['geometry-type'], 'Polygon'] = ['==', ['geometry-type'], 'Polygon'];
const isLine: ['==', ['geometry-type'], 'LineString'] = ['==', ['geometry-type'], 'LineString'];

function shapes(source: string): LayerSpecification[] {
  return [
    { id: `${source}-fill`, type: 'fill', source, filter: isArea, paint: { 'fill-color': ['get', 'fillColor'], 'fill-opacity': ['get', 'fillOpacity'] } },
    { id: `${source}-outline`, type: 'line', source, filter: isArea, paint: { 'line-color': ['get', 'fillOutlineColor'], 'line-width': 1.2 } },
    {
      id: `${source}-line`, type: 'line', source, filter: isLine, layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': ['get', 'lineColor'], 'line-width': ['get', 'lineWidth'], 'line-opacity': ['get', 'lineOpacity'] },
    },
  ];
}

/** Polygons, halls, booths, walls, zones, and the selected street or building. */
export function shapeLayers(): LayerSpecification[] {
  return [...shapes(guideSources.shapes), ...shapes(guideSources.selectedShapes)];
}

/** Titles in the middle of zones and halls. */
export function shapeLabelLayers({ colors }: GuideLayerOptions): LayerSpecification[] {
  return [guideSources.shapes, guideSources.selectedShapes].map((source) => ({
    id: `${source}-labels`, type: 'symbol', source, minzoom: 15, filter: ['all', isArea, ['!=', ['get', 'mainTitleLabel'], '']],
    layout: {
      'text-field': ['format', ['get', 'mainTitleLabel'], { 'text-font': ['literal', semibold] }, '\n', {}, ['get', 'subTitleLabel'], { 'font-scale': 0.85, 'text-font': ['literal', regular] }],
      'text-font': semibold, 'text-size': 13, 'text-max-width': 9,
    },
    paint: {
      'text-color': ['case', ['==', ['get', 'labelColor'], ''], colors.label, ['get', 'labelColor']],
      'text-halo-color': colors.halo, 'text-halo-width': 1.2,
    },
  } satisfies LayerSpecification));
}
