import type { Branch } from './branch.ts';
import type { Bounds, LngLat } from './ref.ts';

/**
 * A map page with this query, framed by a page of its own origin, shows the branch that this page sends it, and counts
 * for no metric. The query is read once, at the start.
 */
export const previewQuery = 'preview';

/** Where a map came to rest. */
export interface MapView {
  center: LngLat;
  /** MapLibre zoom */
  zoom: number;
  /** Degrees */
  pitch: number;
  /** Degrees clockwise from north */
  bearing: number;
  bounds: Bounds;
}

/** From the page around it, to its own origin. */
export interface ShowPreview {
  umkreisPreview: 'show';
  branch: Branch;
  /** Another one starts the map anew, e.g. with another start view. */
  start: string;
}

/** To the page around it, of its own origin. */
export type PreviewNews = { umkreisPreview: 'ready' } | { umkreisPreview: 'view'; view: MapView };
