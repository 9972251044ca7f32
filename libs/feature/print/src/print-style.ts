import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';

/** Paint properties that the map on the screen changes at runtime */
const opacities = ['icon-opacity', 'text-opacity', 'circle-opacity', 'circle-stroke-opacity'];

/**
 * The style of the printed map, with the filters, visibility and opacities of the map on the screen.
 * @param light the map's light style, with the sources of `screenStyle`
 * @param screenStyle the current style of the map on the screen
 */
export function printStyle(light: StyleSpecification, screenStyle: StyleSpecification): StyleSpecification {
  const screenLayers = new Map(screenStyle.layers.map((layer) => [layer.id, layer]));
  return { ...light, layers: light.layers.map((layer) => withScreenState(layer, screenLayers.get(layer.id))) };
}

function withScreenState(layer: LayerSpecification, screenStyle: LayerSpecification | undefined): LayerSpecification {
  if (!screenStyle || !('filter' in screenStyle || 'layout' in screenStyle || 'paint' in screenStyle)) return layer;
  const paint = Object.entries(screenStyle.paint ?? {}).filter(([name]) => opacities.includes(name));
  const visibility = screenStyle.layout?.visibility;
  return {
    ...layer,
    ...('filter' in screenStyle && screenStyle.filter && { filter: screenStyle.filter }),
    paint: { ...('paint' in layer && layer.paint), ...Object.fromEntries(paint) },
    layout: { ...('layout' in layer && layer.layout), ...(visibility && { visibility }) },
  } as LayerSpecification;
}
