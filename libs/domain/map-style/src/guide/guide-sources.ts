import type { GeoJSONSourceSpecification, SourceSpecification } from '@maplibre/maplibre-gl-style-spec';

/** Sources of the guide's data */
export const guideSources = {
  /** All places that pass the filters */
  items: 'guide-items',
  /** Search results, above dimmed places */
  highlights: 'guide-highlights',
  /** The selected place and its way-points */
  selected: 'guide-selected',
  /** Halls, booths, zones and everything permanently visible */
  shapes: 'guide-shapes',
  /** Geometry of search results */
  highlightedShapes: 'guide-highlighted-shapes',
  /** Geometry of the selection */
  selectedShapes: 'guide-selected-shapes',
  /** Lifts, bus lines and permanently visible ways */
  ways: 'guide-ways',
  /** Ways of search results */
  highlightedWays: 'guide-highlighted-ways',
  /** Ways of the selection */
  selectedWays: 'guide-selected-ways',
} as const;

export type GuideSource = (typeof guideSources)[keyof typeof guideSources];

/** These only contain points: one beyond a tile's edge is drawn by the neighbour, so tiles need no margin. */
const pointSources: readonly string[] = [guideSources.items, guideSources.highlights, guideSources.selected];

/** Empty sources; the map sets their data. */
export function guideSourceSpecifications(): Record<string, GeoJSONSourceSpecification> {
  const empty = (id: string): GeoJSONSourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    ...(pointSources.includes(id) && { buffer: 0 }),
  });
  return Object.fromEntries(Object.values(guideSources).map((id) => [id, empty(id)]));
}

/**
 * Whether a source of the guide is empty. Its layers are hidden then, so that the map requests no tiles and does no
 * work for them in each frame.
 */
export const isEmptySource = (source: SourceSpecification | undefined): boolean =>
  source?.type === 'geojson' &&
  typeof source.data === 'object' &&
  source.data.type === 'FeatureCollection' &&
  source.data.features.length === 0;
