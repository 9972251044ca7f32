import type { LayerSpecification, SourceSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { fontFaces, ownFontFaces, type FontUrls } from '../font-faces.ts';
import type { GuideLayerOptions } from './guide-options.ts';
import { guideSourceSpecifications, guideSources, isEmptySource, placeTileSource } from './guide-sources.ts';
import { highlightLayers } from './highlight-layers.ts';
import { itemLayers } from './item-layers.ts';
import { scaleSymbols } from './scale-symbols.ts';
import { selectedLayers } from './selected-layers.ts';
import { settlementPrefix } from '../basemap/place-labels.ts';
import { streetPrefix } from '../basemap/street-labels.ts';
import { shapeLabelLayers, shapeLayers } from './shape-layers.ts';
import { wayLabelLayers, wayLayers } from './way-layers.ts';

const isGuideId = (id: string) => id.startsWith('guide-');

/**
 * A basemap (local or hosted) with the guide's layers: areas and ways below the basemap's labels, places above
 * them. Labels of higher layers are placed first: settlements before landmarks (after them at high zoom), streets
 * before other places, results and the selection before everything.
 * @param previous sources and fonts, which keep their data when only the basemap changes
 */
export function composeStyle(
  basemap: StyleSpecification,
  options: GuideLayerOptions,
  fonts: FontUrls,
  previous?: StyleSpecification,
): StyleSpecification {
  const sources: Record<string, SourceSpecification> = guideSourceSpecifications();
  if (options.placeTiles) sources[guideSources.items] = placeTileSource(options.placeTiles);
  for (const [id, source] of Object.entries(previous?.sources ?? {})) {
    if (isGuideId(id) && source.type === sources[id]?.type) sources[id] = source;
  }
  const drawn = (layers: LayerSpecification[]) => layers.map((layer) => withVisibility(layer, sources));
  const under = drawn([...shapeLayers(options), ...wayLayers(options)]);
  const over = drawn([...shapeLabelLayers(), ...wayLabelLayers(options), ...itemLayers(options)]);
  const [settlements, others] = partition(basemap.layers, ({ id }) => id.startsWith(settlementPrefix));
  const [streets, remaining] = partition(others, ({ id }) => id.startsWith(streetPrefix));
  const [landmarks, places] = partition(over, ({ id }) => id.startsWith('guide-names'));
  return {
    ...basemap,
    'font-faces': { ...basemap['font-faces'], ...(ownFontFaces(previous) ?? fontFaces(fonts)) },
    sources: { ...basemap.sources, ...sources },
    layers: scaleSymbols(
      [
        ...insertedBelowLabels(remaining, under),
        ...places,
        ...streets,
        ...settlements.map(adjacentToLandmarks),
        ...landmarks,
        ...settlements.map(fromAfar),
        ...drawn([...highlightLayers(options), ...selectedLayers(options)]),
      ],
      options.scale ?? 1,
    ),
  };
}

/** From this zoom on a landmark in a town centre is placed before the town's name, which moves aside. */
const landmarksFirstZoom = 14;

const fromAfar = (layer: LayerSpecification): LayerSpecification => ({
  ...layer,
  maxzoom: Math.min(layer.maxzoom ?? landmarksFirstZoom, landmarksFirstZoom),
});

/** The same names at high zoom, placed next to landmarks. */
function adjacentToLandmarks(layer: LayerSpecification): LayerSpecification {
  return {
    ...layer,
    id: `${layer.id}-near`,
    minzoom: Math.max(layer.minzoom ?? 0, landmarksFirstZoom),
    layout: {
      ...layer.layout,
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1,
    },
  } as LayerSpecification;
}

function withVisibility(layer: LayerSpecification, sources: Record<string, SourceSpecification>): LayerSpecification {
  const isHidden = 'source' in layer && typeof layer.source === 'string' && isEmptySource(sources[layer.source]);
  return isHidden ? ({ ...layer, layout: { ...layer.layout, visibility: 'none' } } as LayerSpecification) : layer;
}

function partition<T>(values: readonly T[], fits: (value: T) => boolean): [T[], T[]] {
  return [values.filter(fits), values.filter((value) => !fits(value))];
}

function insertedBelowLabels(basemap: LayerSpecification[], layers: LayerSpecification[]): LayerSpecification[] {
  const firstLabel = basemap.findIndex(({ type }) => type === 'symbol');
  return firstLabel < 0 ? [...basemap, ...layers] : basemap.toSpliced(firstLabel, 0, ...layers);
}
