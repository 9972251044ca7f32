import type { Branch } from '@umkreis/contract/branch.ts';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import type { BareVariant } from './bare-variants.ts';

/** Settings of a bare page. */
export interface BareSettings {
  center: [number, number];
  zoom: number;
  archive: string;
  variant: BareVariant;
  font: string;
  isPhone: boolean;
  labels: Branch['labels'];
  /** Icon title → path data on a 15×15 grid. */
  glyphs: Readonly<Record<string, string>>;
  /** Category ID → its symbol. */
  symbols: Readonly<Record<string, SymbolImage>>;
}
