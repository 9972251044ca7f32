import type { Branch } from './branch.ts';
import type { Bounds, LngLat } from './ref.ts';

/**
 * A map page with this query in a frame of its own origin displays the branch that the embedding page sends, and
 * records no metrics. The query is read once, at the start.
 */
export const previewQuery = 'preview';

/** View of an idle map. */
export interface MapView {
  center: LngLat;
  /** MapLibre zoom. */
  zoom: number;
  /** Degrees. */
  pitch: number;
  /** Degrees clockwise from north. */
  bearing: number;
  bounds: Bounds;
}

/** From the embedding page, to its own origin. */
export interface ShowPreview {
  umkreisPreview: 'show';
  branch: Branch;
  /** A different value recreates the map, e.g. with another start view. */
  start: string;
}

/** To the embedding page of the same origin. */
export type PreviewNews = { umkreisPreview: 'ready' } | { umkreisPreview: 'view'; view: MapView };
