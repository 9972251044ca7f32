import type { Branch } from '@umkreis/contract/branch.ts';
import type { Palette } from '../palette.ts';

/** Options of the guide's layers. */
export interface GuideLayerOptions {
  colors: Pick<Palette, 'label' | 'labelSoft' | 'halo' | 'ring'>;
  labels: Branch['labels'];
  /** On phones labels never overlap. */
  isPhone: boolean;
  satellite: boolean;
  /** Vector tiles of the places; null: all of them are in the source of current places */
  placeTiles?: PlaceTiles | null;
  /** Factor of labels and symbols, for screens that are read from a distance; default 1 */
  scale?: number;
}

export const labelRules: Branch['labels'] = {
  namesMinZoom: 13,
  pointMinZoom: 17,
  highlightedMinZoom: 17,
  highlightedOptional: false,
  allowOverlapOnWide: false,
};

/** Vector tiles of a branch's places: an archive next to its snapshot, or, for large branches, from the API. */
export interface PlaceTiles {
  /** 'pmtiles://…' of an archive, or a template with {z}, {x} and {y} */
  url: string;
  /** Visible categories of tiles that the API filters; null: all */
  only: readonly string[] | null;
}
