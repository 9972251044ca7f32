import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';

/** Paint properties that the map on the screen changes at runtime */
const opacities = ['icon-opacity', 'text-opacity', 'circle-opacity', 'circle-stroke-opacity'];

/**
 * The style of the printed map, with the filters, visibility and opacities of the map on the screen.
 * @param light the map's light style, with the sources of `screenStyle`
 * @param screenStyle the current style of the map on the screen
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
