import type { Branch } from '@umkreis/contract/branch.ts';
import type { Palette } from '../palette.ts';

/** What the guide's layers depend on. */
export interface GuideLayerOptions {
  colors: Pick<Palette, 'label' | 'halo' | 'ring'>;
  labels: Branch['labels'];
  /** Phones never let labels overlap. */
  isPhone: boolean;
  satellite: boolean;
  /** Places come as vector tiles (layer 'items') instead of GeoJSON. */
  itemTilesUrl?: string | null;
}

export const labelRules: Branch['labels'] = { pointMinZoom: 17, highlightedMinZoom: 17, highlightedOptional: false, allowOverlapOnWide: false };
