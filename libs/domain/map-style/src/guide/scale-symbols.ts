import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';

/** Layout properties in px, or as a factor of an image's size. Offsets and paddings in em follow the text. */
const sizes = ['text-size', 'icon-size', 'icon-padding', 'text-padding'] as const;

/** The layers with labels and symbols scaled by a factor, for screens that are read from a distance. */
export function scaleSymbols(layers: readonly LayerSpecification[], factor: number): LayerSpecification[] {
  if (factor === 1) return [...layers];
  return layers.map((layer) => {
    if (layer.type !== 'symbol' || !layer.layout) return layer;
    const given = layer.layout as Record<string, unknown>;
    const scaled = sizes.flatMap((name) => (given[name] === undefined ? [] : [[name, scale(given[name], factor)]]));
    const isUnsized = layer.layout['text-field'] !== undefined && layer.layout['text-size'] === undefined;
    return {
      ...layer,
      layout: { ...layer.layout, ...(isUnsized && { 'text-size': 16 * factor }), ...Object.fromEntries(scaled) },
    } as LayerSpecification;
  });
}

/** An expression of the zoom must be the outermost one, so the values inside it are multiplied. */
function scale(value: unknown, factor: number): unknown {
  if (typeof value === 'number') return value * factor;
  if (!Array.isArray(value)) return value;
  const [kind] = value as unknown[];
  // Arguments before the first value: interpolation and input, or input
  const before = kind === 'interpolate' ? 4 : kind === 'step' ? 2 : null;
  if (before === null) return ['*', factor, value];
  return value.map((part: unknown, index) =>
    index >= before && (index - before) % 2 === 0 ? scale(part, factor) : part,
  );
}
