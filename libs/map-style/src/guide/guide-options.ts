import type { Branch } from '@umkreis/contract/branch.ts';
import type { Palette } from '../palette.ts';

/** What the guide's layers depend on. */
export interface GuideLayerOptions {
  colors: Pick<Palette, 'label' | 'labelSoft' | 'halo' | 'ring'>;
  labels: Branch['labels'];
  /** Phones never let labels overlap. */
  isPhone: boolean;
  satellite: boolean;
  /** Places come as vector tiles instead of GeoJSON. */
  itemTiles?: ItemTiles | null;
}

export const labelRules: Branch['labels'] = {
  namesMinZoom: 13,
  pointMinZoom: 17,
  highlightedMinZoom: 17,
  highlightedOptional: false,
  allowOverlapOnWide: false,
};

/**
 * Vector tiles of a branch too large for memory: layer 'items', with nanoId, categoryId, sortOrder, rank, from,
 * prominent, furniture and from zoom 11 title, as points have them.
 */
export interface ItemTiles {
  url: string;
  /** Colours of symbols with the categories that have them; never empty */
  colors: readonly (readonly [color: string, categoryIds: readonly string[]])[];
  /** Categories that are shown; null shows all */
  only: readonly string[] | null;
}
