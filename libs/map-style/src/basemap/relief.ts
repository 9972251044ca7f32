import type { LayerSpecification, SourceSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { isTerrainArchive, TERRAIN_ZOOM } from '@umkreis/contract/terrain-url.ts';
import type { Palette } from '../palette.ts';
import type { Flavour } from '../style-options.ts';
import { contourHeightLayers, contourLayers, contourSource } from './contours.ts';

/** Sources of their own: one that the ground stands on is read in other steps than one that is shaded. */
const ground = 'terrain';
const shaded = 'relief';
/** Hills look as high as from a hill beside them. */
const EXAGGERATION = 1.2;

/** Flavours that show the ground's form; the others stay light. */
const hasRelief = (flavour: Flavour) => flavour === 'topo' || flavour === '3d';

const heights = (url: string): SourceSpecification => ({
  type: 'raster-dem',
  encoding: 'terrarium',
  tileSize: 256,
  ...(isTerrainArchive(url) ? { url: `pmtiles://${url}` } : { tiles: [url], maxzoom: TERRAIN_ZOOM }),
});

/** Shaded relief, contour lines in topo, ground with heights in 3D. @param url of heights; null: nothing is drawn */
export function relief(
  url: string | null | undefined,
  flavour: Flavour,
  { dark, colors }: { dark: boolean; colors: Palette },
): {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
  labels: LayerSpecification[];
  terrain: Pick<StyleSpecification, 'terrain'>;
} {
  if (!url || !hasRelief(flavour)) return { sources: {}, layers: [], labels: [], terrain: {} };
  const hasLines = flavour === 'topo';
  return {
    sources: {
      [shaded]: heights(url),
      ...(flavour === '3d' && { [ground]: heights(url) }),
      ...(hasLines && contourSource(url)),
    },
    layers: [
      {
        id: 'relief',
        type: 'hillshade',
        source: shaded,
        paint: {
          'hillshade-exaggeration': dark ? 0.35 : 0.25,
          'hillshade-shadow-color': dark ? '#050308' : '#5A5148',
          'hillshade-highlight-color': dark ? '#6A6577' : '#FFFFFF',
          'hillshade-accent-color': dark ? '#2A2731' : '#7A7064',
        },
      },
      ...(hasLines ? contourLayers(colors) : []),
    ],
    labels: hasLines ? contourHeightLayers(colors) : [],
    terrain: flavour === '3d' ? { terrain: { source: ground, exaggeration: EXAGGERATION } } : {},
  };
}
