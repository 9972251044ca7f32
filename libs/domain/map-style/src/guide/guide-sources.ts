import type {
  GeoJSONSourceSpecification,
  SourceSpecification,
  VectorSourceSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { PlaceTiles } from './guide-options.ts';

/** Sources of the guide's data */
export const guideSources = {
  /** Vector tiles of all places */
  items: 'guide-items',
  /** Places that look different from their tile at the current time; all of them if there are no tiles */
  current: 'guide-current',
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
const pointSources: readonly string[] = [guideSources.current, guideSources.highlights, guideSources.selected];

const collections = Object.values(guideSources).filter((id) => id !== guideSources.items);

/** Empty sources of GeoJSON; the map sets their data. */
export function guideSourceSpecifications(): Record<string, GeoJSONSourceSpecification> {
  const empty = (id: string): GeoJSONSourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    ...(pointSources.includes(id) && { buffer: 0 }),
  });
  return Object.fromEntries(collections.map((id) => [id, empty(id)]));
}

/** Zoom of the last tiles of the API, which have every place; at lower zooms they only have the most important ones */
const lastTileZoom = 16;

/** The source of places as vector tiles. */
export const placeTileSource = ({ url }: PlaceTiles): VectorSourceSpecification =>
  url.startsWith('pmtiles://')
    ? { type: 'vector', url }
    : { type: 'vector', tiles: [url], minzoom: 0, maxzoom: lastTileZoom };

/**
 * Whether a source of the guide is empty. Its layers are hidden then, so that the map requests no tiles and does no
 * work for them in each frame.
 */
export const isEmptySource = (source: SourceSpecification | undefined): boolean =>
  source?.type === 'geojson' &&
  typeof source.data === 'object' &&
  source.data.type === 'FeatureCollection' &&
  source.data.features.length === 0;
