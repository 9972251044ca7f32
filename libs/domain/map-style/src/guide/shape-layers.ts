import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { regular, semibold } from '../font-faces.ts';
import { palette } from '../palette.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSources } from './guide-sources.ts';
import { highlightedShape } from './symbol-sizes.ts';

/** Properties of a place's polygon or line, with the defaults of its type. */
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
  /** '': dark */
  labelColor: string;
}

const isArea: ['==', ['geometry-type'], 'Polygon'] = ['==', ['geometry-type'], 'Polygon'];
const isLine: ['==', ['geometry-type'], 'LineString'] = ['==', ['geometry-type'], 'LineString'];

interface Look {
  fill: number | ExpressionSpecification;
  line: number | ExpressionSpecification;
  outlineWidth: number;
}

const own: Look = { fill: ['get', 'fillOpacity'], line: ['get', 'lineOpacity'], outlineWidth: 1.2 };

function shapes(source: string, { fill, line, outlineWidth }: Look): LayerSpecification[] {
  return [
    {
      id: `${source}-fill`,
      type: 'fill',
      source,
      filter: isArea,
      paint: { 'fill-color': ['get', 'fillColor'], 'fill-opacity': fill },
    },
    {
      id: `${source}-outline`,
      type: 'line',
      source,
      filter: isArea,
      paint: { 'line-color': ['get', 'fillOutlineColor'], 'line-width': outlineWidth },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      filter: isLine,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': ['get', 'lineColor'], 'line-width': ['get', 'lineWidth'], 'line-opacity': line },
    },
  ];
}

/**
 * Polygons, halls, booths, walls and zones; those of search results; those of the selection, with the selected
 * street or building.
 */
export function shapeLayers({ satellite }: GuideLayerOptions): LayerSpecification[] {
  const highlighted = highlightedShape(satellite);
  return [
    ...shapes(guideSources.shapes, own),
    // Shapes that contain others have no fill, which would cover them.
    ...shapes(guideSources.highlightedShapes, {
      fill: ['case', ['==', ['get', 'fillOpacity'], 0], 0, highlighted.fill],
      line: highlighted.line,
      outlineWidth: 1.2,
    }),
    ...shapes(guideSources.selectedShapes, { ...own, outlineWidth: 2.4 }),
  ];
}

/** Areas are light in every theme and over imagery, so their titles are dark. */
const { label: titleColor, halo: titleHalo } = palette({ topo: false, winter: false, dark: false });

/** Titles in the middle of zones and halls, and at points. */
export function shapeLabelLayers(): LayerSpecification[] {
  return [guideSources.shapes, guideSources.selectedShapes].map(
    (source) =>
      ({
        id: `${source}-labels`,
        type: 'symbol',
        source,
        minzoom: 15,
        filter: ['all', ['!=', ['geometry-type'], 'LineString'], ['!=', ['get', 'mainTitleLabel'], '']],
        layout: {
          'text-field': [
            'format',
            ['get', 'mainTitleLabel'],
            { 'text-font': ['literal', semibold] },
            '\n',
            {},
            ['get', 'subTitleLabel'],
            { 'font-scale': 0.85, 'text-font': ['literal', regular] },
          ],
          'text-font': semibold,
          'text-size': 13,
          'text-max-width': 9,
        },
        paint: {
          'text-color': ['case', ['==', ['get', 'labelColor'], ''], titleColor, ['get', 'labelColor']],
          'text-halo-color': titleHalo,
          'text-halo-width': 1.2,
        },
      }) satisfies LayerSpecification,
  );
}
