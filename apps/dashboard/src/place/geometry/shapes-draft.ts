import type { Feature, FeatureCollection } from 'geojson';
import { fittingKind } from './shape-kind.ts';
import { shapesOf, type Shape } from './shapes.ts';
import type { GeojsonType } from './type-name.ts';

type Draft = { shapes: Pick<Shape, 'kind' | 'feature'>[] };

/** Unsaved shapes as a text for the device. */
export const shapesDraft = (shapes: readonly Shape[]): string =>
  JSON.stringify({ shapes: shapes.map(({ kind, feature }) => ({ kind, feature })) } satisfies Draft);

/**
 * The unsaved shapes in a text of the device. Older versions stored GeoJSON, whose shapes all had the same kind.
 * @param kind stored kind of the geometry
 * @returns undefined if there are none
 */
export function readShapesDraft(
  text: string | null,
  kind: GeojsonType | undefined,
  newKey: () => string,
): Shape[] | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | Feature | FeatureCollection | null;
    if (!draft) return undefined;
    if ('type' in draft) return shapesOf(draft, kind, newKey);
    return draft.shapes.map((shape) => ({
      key: newKey(),
      kind: fittingKind(shape.feature.geometry, [shape.kind, kind]),
      feature: shape.feature,
    }));
  } catch {
    return undefined;
  }
}
