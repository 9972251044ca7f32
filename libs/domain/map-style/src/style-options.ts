import type { Language } from '@umkreis/contract/boot.ts';
import type { TileArea } from '@umkreis/contract/branch.ts';
import type { FontUrls } from './font-faces.ts';
import type { Palette } from './palette.ts';

/** The map's flavours. 'satellit' needs an imagery provider. */
export const flavours = ['strasse', 'topo', 'satellit', '3d'] as const;
export type Flavour = (typeof flavours)[number];

export interface RasterOverlay {
  /** `{z}/{x}/{y}` */
  url: string;
  /** Where tiles exist; undefined: anywhere */
  area?: TileArea | undefined;
}

export interface StyleOptions {
  flavour: Flavour;
  winter: boolean;
  dark: boolean;
  /** Absolute URL of a PMTiles archive in the Shortbread schema; null: only the land colour is drawn */
  archiveUrl: string | null;
  /** Raster tiles of the satellite flavour, `{z}/{x}/{y}` */
  imageryUrl?: string | null;
  /** Absolute URL of elevation data as terrarium PNG: tiles `{z}/{x}/{y}` or a PMTiles archive; null: flat */
  terrainUrl?: string | null;
  /** Raster tiles of 256 px above the basemap and below its labels, bottom to top */
  rasterOverlays?: RasterOverlay[];
  attribution: string;
  fonts: FontUrls;
  language: Language;
}

/** Context for building a group of layers. */
export interface LayerContext {
  colors: Palette;
  flavour: Flavour;
  winter: boolean;
  /** Source of the vector tiles */
  source: string;
  /** Language of names */
  language: Language;
}
