import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';

/** What a map on the screen adds to the layers of its style. */
const opacities = ['icon-opacity', 'text-opacity', 'circle-opacity', 'circle-stroke-opacity'];

/**
 * A style for paper that shows what a map shows: its filters, what is hidden and what steps back.
 * @param light the map's style as on paper, with the sources of `shown`
 * @param shown the style of the map on the screen as it is now
 */
export function printStyle(light: StyleSpecification, shown: StyleSpecification): StyleSpecification {
  const known = new Map(shown.layers.map((layer) => [layer.id, layer]));
  return { ...light, layers: light.layers.map((layer) => asShown(layer, known.get(layer.id))) };
}

function asShown(layer: LayerSpecification, shown: LayerSpecification | undefined): LayerSpecification {
  if (!shown || !('filter' in shown || 'layout' in shown || 'paint' in shown)) return layer;
  const paint = Object.entries(shown.paint ?? {}).filter(([name]) => opacities.includes(name));
  const visibility = shown.layout?.visibility;
  return {
    ...layer,
    ...('filter' in shown && shown.filter && { filter: shown.filter }),
    paint: { ...('paint' in layer && layer.paint), ...Object.fromEntries(paint) },
    layout: { ...('layout' in layer && layer.layout), ...(visibility && { visibility }) },
  } as LayerSpecification;
}
