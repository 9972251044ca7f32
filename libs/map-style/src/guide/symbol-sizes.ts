import { zoomScale } from '../zoom-scale.ts';

/**
 * Sizes of symbol images, px. Images have a pixel ratio that makes icon-size 0.5 their own size.
 */
export const iconSize = 0.5;
/** Icon size of places that only leave a mark. */
export const dotIconSize = 0.2;
/** Icon size of places beside landmarks, until the map is near. */
export const minorIconSize = 0.36;
export const labelSize = 12;

const discRadius = 18;
/** Em from the point to its label: 1.1 for a symbol of 24 px, and what the disc with its ring is larger. */
export const radialOffset = 1.1 + (discRadius - 12) / labelSize;

/** Icon size of landmarks: as the map comes near, that of all places. */
export const landmarkIconSize = zoomScale(
  [
    [10, minorIconSize],
    [13, 0.42],
    [16, iconSize],
  ],
  1,
);
/** Em from a landmark to its name, whose disc grows with the map. */
export const landmarkRadialOffset = zoomScale(
  [
    [13, 1.1 + (discRadius * (0.42 / iconSize) - 12) / labelSize],
    [16, radialOffset],
  ],
  1,
);

/**
 * Sides of a symbol where its label may stand, the best first: in rows of stands and shops under or over it, so that it
 * covers no neighbour.
 */
export const labelAnchors = (isDense: boolean): ('left' | 'right' | 'top' | 'bottom')[] =>
  isDense ? ['top', 'bottom'] : ['left', 'right', 'top', 'bottom'];

/** Opacity of places that are not among the search results. */
export const dimmed = (satellite: boolean) => (satellite ? 0.4 : 0.3);
/** Opacity of ways of search results. */
export const highlightedWay = (satellite: boolean) => (satellite ? 0.4 : 0.3);
/** Opacities of the geometry of search results. */
export const highlightedShape = (satellite: boolean) =>
  satellite ? { fill: 0.6, line: 0.8 } : { fill: 0.5, line: 0.7 };
/** Opacity of ways that are always on the map, and of the selection's. */
export const permanentWay = 1;
