import type { LayerSpecification, SourceSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { isTerrainArchive, TERRAIN_ZOOM } from '@umkreis/contract/terrain-url.ts';
import type { Palette } from '../palette.ts';
import type { Flavour } from '../style-options.ts';
import { contourHeightLayers, contourLayers, contourSource } from './contours.ts';

/** Separate sources: MapLibre loads terrain and hillshade tiles at different zooms. */
const terrain = 'terrain';
const shaded = 'relief';
/** Exaggerates the terrain so that hills look as high as from nearby. */
const EXAGGERATION = 1.2;

/** Only these flavours show relief. */
const hasRelief = (flavour: Flavour) => flavour === 'topo' || flavour === '3d';

const heights = (url: string): SourceSpecification => ({
  type: 'raster-dem',
  encoding: 'terrarium',
  tileSize: 256,
  ...(isTerrainArchive(url) ? { url: `pmtiles://${url}` } : { tiles: [url], maxzoom: TERRAIN_ZOOM }),
});

/** Shaded relief, contour lines in topo, terrain in 3D. @param url of the elevation tiles; null: none of them */
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
      ...(flavour === '3d' && { [terrain]: heights(url) }),
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
    terrain: flavour === '3d' ? { terrain: { source: terrain, exaggeration: EXAGGERATION } } : {},
  };
}
