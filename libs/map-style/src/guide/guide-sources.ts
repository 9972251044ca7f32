import type { GeoJSONSourceSpecification, SourceSpecification } from '@maplibre/maplibre-gl-style-spec';

/** Sources of the guide's own data, in the order they were made for. */
export const guideSources = {
  /** All places that pass the filters */
  items: 'guide-items',
  /** Search results, over dimmed places */
  highlights: 'guide-highlights',
  /** The selected place and its way-points */
  selected: 'guide-selected',
  /** Halls, booths, zones and what is permanently visible */
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

/** They hold points alone: one beyond a tile's edge is drawn by the next tile, so that none needs a margin. */
const pointSources: readonly string[] = [guideSources.items, guideSources.highlights, guideSources.selected];

/** Empty sources; the map fills them. */
export function guideSourceSpecifications(): Record<string, GeoJSONSourceSpecification> {
  const empty = (id: string): GeoJSONSourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    ...(pointSources.includes(id) && { buffer: 0 }),
  });
  return Object.fromEntries(Object.values(guideSources).map((id) => [id, empty(id)]));
}

/**
 * Whether a source of the guide has nothing to draw. Its layers are hidden then: the map asks for no tiles of it and
 * clears nothing for them in each frame.
 */
export const isEmptySource = (source: SourceSpecification | undefined): boolean =>
  source?.type === 'geojson' &&
  typeof source.data === 'object' &&
  source.data.type === 'FeatureCollection' &&
  source.data.features.length === 0;
