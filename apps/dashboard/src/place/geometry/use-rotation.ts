import type { Feature } from 'geojson';
import { useState } from 'react';
import { rotateShape } from '@umkreis/geometry/shapes/transform-shape.ts';
import { withGeometry, type Shape } from './shapes.ts';

interface Rotation {
  /** The shape while its handle is dragged */
  rotated: Feature | null;
  /** Rotation since it was selected, degrees */
  degrees: number;
  preview(degrees: number): void;
  rotate(degrees: number): void;
}

/** Rotation of the selected shape by its handle. @param onRotated the rotation is complete */
export function useRotation(shape: Shape | undefined, onRotated: (feature: Feature) => void): Rotation {
  const [dragged, setDragged] = useState(0);
  const [sum, setSum] = useState({ key: shape?.key, degrees: 0 });
  const degrees = sum.key === shape?.key ? sum.degrees : 0;
  return {
    rotated: shape && dragged !== 0 ? rotatedFeature(shape.feature, dragged) : null,
    degrees: degrees + dragged,
    preview: setDragged,
    rotate(by) {
      setDragged(0);
      if (!shape || by === 0) return;
      setSum({ key: shape.key, degrees: degrees + by });
      onRotated(rotatedFeature(shape.feature, by));
    },
  };
}

const rotatedFeature = (feature: Feature, degrees: number): Feature =>
  withGeometry(feature, rotateShape(feature.geometry, degrees));
