import type { Language } from '@umkreis/contract/boot.ts';
import type { FontUrls } from './font-faces.ts';
import type { Palette } from './palette.ts';

/** The map's flavours. 'satellit' needs a provider of imagery. */
export const flavours = ['strasse', 'topo', 'satellit', '3d'] as const;
export type Flavour = (typeof flavours)[number];

export interface StyleOptions {
  flavour: Flavour;
  winter: boolean;
  dark: boolean;
  /** PMTiles archive in the Shortbread schema, absolute; null draws the land colour only. */
  archiveUrl: string | null;
  /** Raster tiles of the satellite flavour, `{z}/{x}/{y}`. */
  imageryUrl?: string | null;
  /** Heights of the ground, terrarium PNG: tiles `{z}/{x}/{y}` or a PMTiles archive, absolute; null: flat. */
  terrainUrl?: string | null;
  /** Raster tiles of 256 px drawn over the basemap and under its labels, `{z}/{x}/{y}`. */
  rasterOverlays?: string[];
  attribution: string;
  fonts: FontUrls;
  language: Language;
}

/** What a group of layers is built from. */
export interface LayerContext {
  colors: Palette;
  flavour: Flavour;
  winter: boolean;
  /** Source of the vector tiles. */
  source: string;
  /** Property that holds names in the interface's language. */
  language: Language;
}
