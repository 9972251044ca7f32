import type { Branch } from '@umkreis/contract/branch.ts';
import type { Palette } from '../palette.ts';

/** Options of the guide's layers. */
export interface GuideLayerOptions {
  colors: Pick<Palette, 'label' | 'labelSoft' | 'halo' | 'ring'>;
  labels: Branch['labels'];
  /** On phones labels never overlap. */
  isPhone: boolean;
  satellite: boolean;
  /** Places are loaded as vector tiles instead of GeoJSON. */
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
 * Vector tiles of a branch with too many places for memory: layer 'items', with the properties of points: nanoId,
 * categoryId, sortOrder, rank, from, prominent, furniture, and from zoom 11 title.
 */
export interface ItemTiles {
  url: string;
  /** Colours of symbols with their categories; never empty */
  colors: readonly (readonly [color: string, categoryIds: readonly string[]])[];
  /** Visible categories; null: all */
  only: readonly string[] | null;
}
