import { contours } from 'd3-contour';
import type { Box } from '../geometry/measure.ts';
import { oriented } from '../geometry/polygons.ts';
import type { Position } from '../shared/osm-data.ts';
import { area, line, type BaseFeature, type LayerName } from './base-feature.ts';
import { CoverageGrid, grown, shrunk } from './coverage-grid.ts';

/**
 * Layers that don't indicate the edge of the extract: borders and transport lines continue beyond it, names are
 * isolated
 */
const unbound: ReadonlySet<LayerName> = new Set<LayerName>([
  'boundaries',
  'boundary_labels',
  'place_labels',
  'ferries',
  'water_lines',
  'water_lines_labels',
]);
/** Gaps of up to this number of cells on each side are closed: fields and woods that are not mapped. */
const CLOSED = 4;
/** Cells of land behind a shore, which is the edge of the land, not of the map */
const ALONG_SHORE = 5;
/** Cells of map around a place, and around an isolated road or village; smoothing removes fewer. */
const AROUND_PLACE = 3;

/**
 * The area outside the part covered by an extract, and the line along which the map fades out. In dense areas the
 * line is slightly inside; isolated roads are kept.
 * @param bounds declared bounds of the extract; beyond them only the surroundings of places are kept
 * @param places positions of places
 */
export function veilFeatures(
  features: readonly BaseFeature[],
  all: Box,
  bounds: Box,
  places: readonly Position[],
): BaseFeature[] {
  const grid = new CoverageGrid(all);
  for (const { layer, geometry } of features) {
    if (unbound.has(layer)) continue;
    if (geometry.type === 'Point') grid.point(geometry.coordinates);
    else if (geometry.type === 'LineString') grid.line(geometry.coordinates);
    else for (const polygon of geometry.coordinates) grid.area(polygon);
  }
  const { width, height } = grid;
  const drawn = grid.cells;
  const closed = shrunk(grown(drawn, width, CLOSED), width, CLOSED);
  const dense = grown(shrunk(closed, width, 2), width, 2);
  const thin = grown(
    drawn.map((cell, at) => (dense[at] ? 0 : cell)),
    width,
    AROUND_PLACE,
  );
  grid.cells = new Uint8Array(drawn.length);
  grid.area([ringOf(bounds)]);
  const inside = shrunk(grid.cells, width, 1);
  grid.cells = new Uint8Array(drawn.length);
  for (const place of places) grid.point(place);
  const near = grown(grid.cells, width, AROUND_PLACE);
  grid.cells = new Uint8Array(drawn.length);
  for (const { layer, geometry } of features)
    if (layer === 'ocean' && geometry.type === 'MultiPolygon')
      for (const ring of geometry.coordinates.flat()) grid.line(ring);
  const shore = grown(grid.cells, width, ALONG_SHORE);
  const inner = shrunk(dense, width, 1);
  const covered = drawn.map((_, at) => (near[at] || (inside[at] && (inner[at] || thin[at] || shore[at])) ? 1 : 0));

  const outline = contours()
    .size([width, height])
    .thresholds([0.5])(softened(softened(softened(covered, width), width), width))
    .flatMap(({ coordinates }) => coordinates.map(([outer]) => outer!))
    .map((ring) => ring.map(([column, row]) => grid.positionAt(column!, row!)));
  if (outline.length === 0) return [];
  const frame: Position[] = ringOf([
    ...grid.positionAt(-width, 2 * height),
    ...grid.positionAt(2 * width, -height),
  ] as Box);
  return [
    {
      layer: 'extract_outside',
      minZoom: 0,
      properties: {},
      geometry: area([[oriented(frame, true), ...outline.map((ring) => oriented(ring, false))]]),
    },
    ...outline.map((ring): BaseFeature => ({
      layer: 'extract_edge',
      minZoom: 0,
      properties: {},
      geometry: line(ring),
    })),
  ];
}

const ringOf = ([west, south, east, north]: Box): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** The mean of each cell and its eight neighbours, to round the outlines. */
function softened(cells: ArrayLike<number>, width: number): number[] {
  return Array.from(cells, (_, at) => {
    let sum = 0;
    for (const row of [-width, 0, width]) for (const column of [-1, 0, 1]) sum += cells[at + row + column] ?? 0;
    return sum / 9;
  });
}
