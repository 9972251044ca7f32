import type { Feature } from 'geojson';
import { fittingKind } from './shape-kind.ts';
import type { Part, Shape } from './shapes.ts';
import type { GeojsonType } from './type-name.ts';
import type { EditedShapes } from './use-shapes.ts';

/** Changes of the edited shapes. */
export interface ShapeEdits {
  /** @param isDrawn the drawing already shows it */
  replace(shape: Shape, isDrawn: boolean): void;
  remove(key: string): void;
  /** @param kind of all that can have it; default: the kind of the last shape that fits */
  add(features: readonly Feature[], kind?: GeojsonType): Shape[];
  draw(key: string, part: Pick<Part, 'kind' | 'positions'>, properties: Feature['properties']): void;
}

/** @param storedKind kind of the stored geometry */
export function shapeEdits(edited: EditedShapes, storedKind: GeojsonType | undefined): ShapeEdits {
  const { shapes } = edited;
  const usual = () => [...shapes.map(({ kind }) => kind).toReversed(), storedKind];
  return {
    replace(shape, isDrawn) {
      edited.set(
        shapes.map((one) => (one.key === shape.key ? shape : one)),
        isDrawn,
      );
    },
    remove: (key) => edited.set(shapes.filter((one) => one.key !== key)),
    add(features, kind) {
      const wanted = kind === undefined ? usual() : [kind];
      const added = features.map((feature) => ({
        key: crypto.randomUUID(),
        kind: fittingKind(feature.geometry, wanted),
        feature,
      }));
      edited.set([...shapes, ...added]);
      return added;
    },
    draw: (key, part, properties) =>
      edited.draw({ key, kind: fittingKind({ type: part.kind }, usual()) }, part, properties),
  };
}
