import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';

/** A value interpolated by zoom, from pairs of zoom and value; `base` 1 is linear. */
export function zoomScale(
  stops: readonly (readonly [zoom: number, value: number | ExpressionSpecification])[],
  base = 1.5,
): ExpressionSpecification {
  return ['interpolate', ['exponential', base], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;
}

/** Whether a property is one of `values`. */
export function isOneOf(property: string, values: readonly string[]): ExpressionSpecification {
  return ['in', ['get', property], ['literal', [...values]]];
}
